import { by, descending, sorted } from '@chancery/core';
import type { EventOf } from '../events.ts';
import { findHolding, getHolding, unitsInside } from '../rules/find.ts';
import { pointsOf, roomInside } from '../rules/levels.ts';
import type { Scene } from '../rules/scene.ts';
import type { Holding } from '../state.ts';
import { type HoldingId, ROUTE_LEVEL, type UnitId } from '../words.ts';

/** What follows when holdings fall, go, or change hands. */

type WhyLeft = EventOf<'left'>['why'];
type WhyRouteEnded = EventOf<'route-ended'>['why'];

/** Units go to the field of the province (DOM-4.12, 4.16). */
export const turnOut = ({ emit }: Scene, holding: HoldingId, units: readonly UnitId[], why: WhyLeft): void => {
  if (units.length > 0) emit({ kind: 'left', rule: 'DOM-4.16', units, holding, why });
};

/** What exceeds the capacity goes out, latest first (DOM-4.16, 13.21); occupiers have all the room they need (DOM-13.4). */
export const makeRoom = (scene: Scene, id: HoldingId): void => {
  const { setting, state } = scene;
  const holding = getHolding(state, id);
  if (holding.occupiedBy !== null) return;
  let over = -roomInside(state, setting.units, holding);
  const out: UnitId[] = [];
  for (const unit of sorted(unitsInside(state, id), descending(by(({ id: unitId }: { id: UnitId }) => unitId)))) {
    if (over <= 0) break;
    over -= pointsOf(setting.units, [unit]);
    out.push(unit.id);
  }
  turnOut(scene, id, out, 'no room');
};

/** Trade routes of a holding end (DOM-5.7). */
export const endRoutesOf = ({ state, emit }: Scene, id: HoldingId, why: WhyRouteEnded): void => {
  for (const { first, second } of [...state.routes]) {
    if (first === id || second === id) emit({ kind: 'route-ended', rule: 'DOM-5.7', first, second, why });
  }
};

/** A holding has another level: units and routes feel it. */
export const setLevel = (
  scene: Scene,
  id: HoldingId,
  level: number,
  why: EventOf<'holding-level-changed'>['why'],
): void => {
  const { siegeLevel, level: was } = getHolding(scene.state, id);
  const under = siegeLevel === null ? null : Math.max(0, siegeLevel + Math.min(0, level - was));
  scene.emit({ kind: 'holding-level-changed', rule: 'DOM-4.5', holding: id, level, siegeLevel: under, why });
  makeRoom(scene, id);
  if (level < ROUTE_LEVEL) endRoutesOf(scene, id, 'level');
};

/** It is gone: its units stand in the field, its routes end. */
export const removeHolding = (scene: Scene, id: HoldingId, why: EventOf<'holding-removed'>['why']): void => {
  turnOut(
    scene,
    id,
    unitsInside(scene.state, id).map(({ id: unit }) => unit),
    'removed',
  );
  endRoutesOf(scene, id, 'level');
  scene.emit({ kind: 'holding-removed', rule: why === 'razed' ? 'DOM-13.6' : 'DOM-4.7', holding: id, why });
};

/** A domain that has gained a second holding of a kind in a province has one of both (DOM-4.3). */
export const mergeInto = (scene: Scene, gained: Holding): void => {
  const own = scene.state.holdings.find(
    ({ id, owner, province, kind }) =>
      id !== gained.id && owner === gained.owner && province === gained.province && kind === gained.kind,
  );
  if (own === undefined) return;
  const level = own.level + gained.level;
  const higher =
    own.level === gained.level
      ? own.fortified || gained.fortified
      : (own.level > gained.level ? own : gained).fortified;
  endRoutesOf(scene, gained.id, 'owner');
  scene.emit({ kind: 'holdings-merged', rule: 'DOM-4.3', from: gained.id, into: own.id, level, fortified: higher });
};

/** Its routes end with its old owner, and it joins what the new one has there. */
export const afterChangeOfOwner = (scene: Scene, id: HoldingId): void => {
  endRoutesOf(scene, id, 'owner');
  mergeInto(scene, getHolding(scene.state, id));
  const holding = findHolding(scene.state, id);
  if (holding !== null) makeRoom(scene, id);
};

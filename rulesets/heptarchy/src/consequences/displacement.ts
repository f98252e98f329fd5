import { attackerOnTheSpot } from '../battle/fighters.ts';
import { landBattle } from '../battle/land-battle.ts';
import { enterSea } from '../battle/sea-battle.ts';
import { sendHome } from '../battle/send-home.ts';
import { findUnit, getArea, landUnitsIn } from '../rules/find.ts';
import { atWar, mayAnchor, mayEnter } from '../rules/relations.ts';
import type { Board, Scene } from '../scene.ts';
import type { Station, Unit } from '../state.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';
import { presenceOf } from './presence.ts';

/**
 * Displacement, one procedure for every cause (HEP-9.22): all States in ascending number, Land Units in ascending id, then
 * Navies; then those whom a change of owner has thrown together fight (HEP-9.23). Tells whether anything happened.
 */
export const displace = (scene: Scene): boolean => {
  const strangers = scene.state.units.filter((unit) => isOutOfPlace(scene, unit));
  for (const kingdom of [...new Set(strangers.map(({ owner }) => owner))].sort((a, b) => a - b)) {
    const own = strangers.filter(({ owner }) => owner === kingdom).map(({ id }) => id);
    for (const id of own) displaceLandUnit(scene, id);
    putToSea(scene, own);
  }
  const fought = fightThrownTogether(scene);
  return strangers.length > 0 || fought;
};

/** A Land Unit without right of entry (HEP-9.20), a Navy without the right to anchor (HEP-9.19). Those aboard stay aboard. */
const isOutOfPlace = (board: Board, { owner, at }: Unit): boolean => {
  if (at.in === 'area') return !mayEnter(board, owner, at.area);
  return at.in === 'port' && !mayAnchor(board, owner, at.area);
};

const displaceLandUnit = (scene: Scene, id: number): void => {
  const unit = findUnit(scene.state, id);
  if (unit?.at.in === 'area' && isOutOfPlace(scene, unit)) sendHome(scene, unit, 'displaced');
};

/** Navies of a kingdom leave ports where they can't stay, and fight whom they meet, sea by sea (HEP-9.19). */
const putToSea = (scene: Scene, ids: readonly number[]): void => {
  const seas = new Map<number, number[]>();
  for (const id of ids) {
    const navy = findUnit(scene.state, id);
    if (navy?.at.in !== 'port' || !isOutOfPlace(scene, navy)) continue;
    const { sea } = navy.at;
    const to: Station = { in: 'sea', sea };
    scene.emit({
      kind: 'sent',
      rule: 'HEP-9.19',
      unit: id,
      kingdom: navy.owner,
      why: 'put-to-sea',
      from: navy.at,
      to,
    });
    seas.set(sea, [...(seas.get(sea) ?? []), id]);
  }
  for (const [sea, navies] of [...seas].sort(([a], [b]) => a - b)) {
    const there = navies.map((id) => findUnit(scene.state, id)).filter((navy) => navy !== null);
    enterSea(scene, sea, there, null);
  }
};

/** Where hostile Land Units stand together, those who do not own the area attack, in ascending number (HEP-9.23). */
const fightThrownTogether = (scene: Scene): boolean => {
  let fought = false;
  for (const [area, kingdoms] of presenceOf(scene.state).entries()) {
    if (kingdoms === undefined || kingdoms.length < 2) continue;
    for (const kingdom of kingdoms) {
      if (kingdom === getArea(scene.state, area).owner) continue;
      if (!isFacingEnemies(scene, area, kingdom)) continue;
      attackOnTheSpot(scene, area, kingdom);
      fought = true;
    }
  }
  return fought;
};

const isFacingEnemies = ({ state }: Board, area: AreaNumber, kingdom: KingdomNumber): boolean => {
  const owners = landUnitsIn(state, area).map(({ owner }) => owner);
  return owners.includes(kingdom) && owners.some((owner) => atWar(state, owner, kingdom));
};

/** All Land Units of a kingdom in an area attack those of its enemies there, without crossing (HEP-10.21). */
export const attackOnTheSpot = (scene: Scene, area: AreaNumber, kingdom: KingdomNumber): void =>
  landBattle(
    scene,
    area,
    landUnitsIn(scene.state, area)
      .filter(({ owner }) => owner === kingdom)
      .map(attackerOnTheSpot),
  );

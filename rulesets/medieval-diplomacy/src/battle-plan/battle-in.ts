import type { BattleForce, BattlePlan } from '@chancery/core';
import { type Desk, deskOf } from '../known/desk.ts';
import type { Order } from '../order.ts';
import { findProvince } from '../rules/find.ts';
import { areEnemiesIn, areFriends } from '../rules/permission.ts';
import { isSea, mapOf } from '../rules/places.ts';
import { isSoldier } from '../rules/troops.ts';
import type { MdKnown } from '../types.ts';
import { realmOf } from '../unit-id.ts';
import type { UnitView } from '../view-types.ts';
import type { Location, RealmNumber } from '../words.ts';
import { canFight, forceOf, ownForce } from './known-force.ts';

/**
 * The battle that may be fought in a place: who stands there by what is known, and the own units that should be there when
 * movement is over. The owner of a province defends it with their friends; at sea, and where nobody comes, the reader is
 * the one who is attacked.
 */
export const battleIn = (known: MdKnown, drafted: readonly Order[], area: Location): BattlePlan | null => {
  const desk = deskOf(known, drafted);
  if (!desk) return null;
  const atSea = isSea(desk.setting, area);
  const own = ownForces(desk, area, atSea);
  const isMine = !atSea && desk.state.provinces[area]?.owner === desk.realm;
  const [friends, foes] = othersIn(desk, area, atSea);
  const ours = [...own, ...friends];
  const attacks = !atSea && !isMine;
  return {
    attackers: attacks ? ours : foes,
    defenders: attacks ? foes : ours,
    nearby: nearbyForces(desk, area, atSea),
    place: atSea ? 'sea' : wallsOf(desk, area),
    troops: desk.setting.troops.filter((troop) => atSea || isSoldier(troop)).map(({ name }) => name),
  };
};

/** Own units that should be at `from` when movement is over, as they would fight in `area`. */
const ownForces = (desk: Desk, area: Location, atSea: boolean, from = area): readonly BattleForce[] => {
  const { moved, events } = desk.forecast();
  const landed = new Set(events.flatMap((event) => (event.kind === 'unloaded' ? [event.army] : [])));
  const invades = !atSea && desk.state.provinces[area]?.owner !== desk.realm;
  return moved.units
    .filter(({ realm, location }) => realm === desk.realm && location === from)
    .filter((unit) => canFight(desk.setting, unit.stacks, unit.commanders.length, atSea))
    .map((unit) => ownForce(desk, unit, { atSea, landed: invades && landed.has(unit.id), attacks: invades }));
};

/** Foreign forces in the place: those who would stand beside the reader, and all others who would fight them or own the place. */
const othersIn = (desk: Desk, area: Location, atSea: boolean): readonly [BattleForce[], BattleForce[]] => {
  const province = findProvince(desk.state, area);
  const friends: BattleForce[] = [];
  const foes: BattleForce[] = [];
  for (const unit of foreignIn(desk, area, atSea)) {
    const realm = realmOf(unit.id);
    const isFoe = areEnemiesIn(desk.state, province, desk.realm, realm) || sidesWithOwner(desk, province?.owner, realm);
    if (areFriends(desk.state, desk.realm, realm)) friends.push(forceOf(desk, unit, atSea));
    else if (isFoe || atSea) foes.push(forceOf(desk, unit, atSea));
  }
  return [friends, foes];
};

/** The owner of a province and their friends would defend it against whoever comes, at war or not yet. */
const sidesWithOwner = ({ state, realm: me }: Desk, owner: RealmNumber | undefined, realm: RealmNumber): boolean =>
  owner !== undefined && owner !== me && areFriends(state, owner, realm);

const nearbyForces = (desk: Desk, area: Location, atSea: boolean): readonly BattleForce[] =>
  mapOf(desk.setting)
    .neighbours(area)
    .flatMap((next) => [
      ...ownForces(desk, area, atSea, next),
      ...foreignIn(desk, next, atSea).map((unit) => forceOf(desk, unit, atSea)),
    ]);

/** The foreign units of a place that could fight there or beside it. */
const foreignIn = ({ view, setting, realm }: Desk, area: Location, atSea: boolean): readonly UnitView[] =>
  view.units.filter(
    ({ id, location, troops, commanders }) =>
      location === area && realmOf(id) !== realm && canFight(setting, troops, commanders, atSea),
  );

const wallsOf = ({ state }: Desk, area: Location): string => {
  const { fortLevel = 0, fortDamage = 0 } = state.provinces[area] ?? {};
  if (fortLevel === 0) return '';
  return fortDamage === 0 ? `fort ${fortLevel}` : `fort ${fortLevel} damaged ${fortDamage}`;
};

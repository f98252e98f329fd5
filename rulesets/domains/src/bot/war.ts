import { everyNumbered } from '@chancery/kit';
import type { Action, RoundSection } from '../order.ts';
import type { UnitView } from '../view-types.ts';
import type { ProvinceNumber } from '../words.ts';
import {
  against,
  beside,
  fieldArmy,
  isInvaded,
  mainArmy,
  movementOf,
  namesOf,
  pointsOf,
  roadTo,
  roomInProvince,
  strength,
} from './forces.ts';
import { act, alsoMarch, canInvade, chance, isRoundFree, monthsLeft, pick, type Realm, rulerOf } from './realm.ts';
import { setTasks, storm, targetsIn } from './sieges.ts';

/** How war is waged: invaders are driven out, enemy land is entered and held until it is won, unruled land is settled. */
export const wageWar = (realm: Realm): void => {
  const army = mainArmy(realm);
  const [first] = army;
  if (first === undefined) return;
  setTasks(realm);
  driveOut(realm);
  storm(realm);
  const at = first.province;
  if (isWorthHolding(realm, at)) gather(realm, at);
  else if (realm.view.turn > QUIET_MONTHS) advance(realm, army);
  pillage(realm, at);
};

/** Months in which an army is gathered before it goes anywhere. */
const QUIET_MONTHS = 2;

/** What it is too poor to hold, or cannot win any more before the end, it plunders. */
const pillage = (realm: Realm, at: ProvinceNumber): void => {
  const isHopeless = realm.gold < POOR || monthsLeft(realm) <= MONTHS_TO_WIN;
  const pays = isHopeless && canInvade(realm, rulerOf(realm, at)) && against(realm, at) === 0;
  if (pays && chance(realm, 'bot.pillage', PILLAGE_IN)) act(realm, 'r3', { verb: 'PILLAGE', args: { province: at } });
};
const POOR = 16;
const PILLAGE_IN = 2;
/** Land that is entered now becomes one's own in the month after the next (DOM-13.10, 13.13). */
const MONTHS_TO_WIN = 2;

/** Land of an enemy, or of nobody, becomes its own if the army stays, and its holdings fall if it stays longer. */
const isWorthHolding = (realm: Realm, province: ProvinceNumber): boolean => {
  const ruler = rulerOf(realm, province);
  return ruler === null || canInvade(realm, ruler) || targetsIn(realm, province).length > 0;
};

/** The strongest army that is near goes where an enemy has come. */
const driveOut = (realm: Realm): void => {
  const invaded = realm.lands.filter(({ number }) => isInvaded(realm, number));
  for (const { number } of invaded) {
    const armies = [...new Set(realm.units.map(({ province }) => province))]
      .filter((from) => from !== number && beside(realm, from).includes(number))
      .map((from) => fieldArmy(realm, from))
      .sort((one, other) => strength(realm, other) - strength(realm, one));
    const [best] = armies;
    if (best === undefined || best.length === 0 || strength(realm, best) < against(realm, number)) continue;
    if (act(realm, 'r1', { verb: 'MOVE', args: { units: namesOf(best), via: [number] } })) return;
  }
};

/** Into land of an enemy or of nobody that lies beside it; else a step or two towards it. */
const advance = (realm: Realm, army: readonly UnitView[]): void => {
  const own = strength(realm, army);
  let at = army[0]?.province ?? 0;
  for (const section of ['r1', 'r2', 'r3'] as const) {
    if (!isRoundFree(realm, section)) continue;
    if (enter(realm, section, army, { at, own })) return;
    const steps = roadTo(realm, at, (province) => isPrey(realm, province, own))?.slice(0, -1) ?? [];
    const via = steps.slice(0, movementOf(realm, army));
    if (via.length === 0) return;
    act(realm, section, { verb: 'MOVE', args: { units: namesOf(army), via } });
    at = via.at(-1) ?? at;
  }
};

/** Land that it may enter by force, with what it takes to win there. */
const isPrey = (realm: Realm, province: ProvinceNumber, own: number): boolean => {
  const ruler = rulerOf(realm, province);
  const taken = ruler === null && realm.units.some((unit) => unit.province === province);
  return (ruler === null || canInvade(realm, ruler)) && !taken && own > against(realm, province) * CAUTION;
};
const CAUTION = 1.2;

const enter = (
  realm: Realm,
  section: RoundSection,
  army: readonly UnitView[],
  { at, own }: { readonly at: ProvinceNumber; readonly own: number },
): boolean => {
  const prey = beside(realm, at).filter((province) => isPrey(realm, province, own));
  const hostile = prey.filter((province) => rulerOf(realm, province) !== null);
  const target = pick(realm, `bot.prey ${section}`, hostile.length > 0 ? hostile : prey);
  if (target === null) return false;
  const units = namesOf(army);
  const action: Action =
    rulerOf(realm, target) === null
      ? { verb: 'MOVE', args: { units, via: [target] } }
      : { verb: 'INVADE', args: { province: target, units, via: [target] } };
  return act(realm, section, action);
};

/** Others that stand in the fields of its own land come up to the army, as many as can live there. */
const gather = (realm: Realm, to: ProvinceNumber): void => {
  if (rulerOf(realm, to) !== realm.domain && !canInvade(realm, rulerOf(realm, to))) return;
  let room = roomInProvince(realm, to);
  const groups = everyNumbered(realm.view.provinces).flatMap(({ number }) => {
    const units = number === to || isInvaded(realm, number) ? [] : fieldArmy(realm, number).filter(isFighter);
    const via = units.length === 0 ? null : roadTo(realm, number, (province) => province === to);
    return via === null || via.length > movementOf(realm, units) ? [] : [{ units, via }];
  });
  for (const { units, via } of groups) {
    const points = pointsOf(realm, units);
    const isInvasion = rulerOf(realm, to) !== realm.domain;
    if (points > room || !(isRoundFree(realm, 'r2') || marchesIn(realm, 'r2', isInvasion))) continue;
    room -= points;
    const action: Action = isInvasion
      ? { verb: 'INVADE', args: { province: to, units: namesOf(units), via } }
      : { verb: 'MOVE', args: { units: namesOf(units), via } };
    alsoMarch(realm, 'r2', action);
  }
};

const isFighter = ({ type }: UnitView): boolean => type !== 'Scouts' && type !== 'Levies';

const marchesIn = ({ orders }: Realm, section: RoundSection, isInvasion: boolean): boolean =>
  orders.some((order) => order.section === section && order.verb === (isInvasion ? 'INVADE' : 'MOVE'));

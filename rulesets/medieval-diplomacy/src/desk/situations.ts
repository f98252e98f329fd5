import type { Order, Verb } from '../order.ts';
import { marchable } from '../rules/places.ts';
import { isShip, soldiersIn } from '../rules/troops.ts';
import type { MdKnown } from '../types.ts';
import { kindOf, realmOf } from '../unit-id.ts';
import type { Dealings, OwnUnitView, ProvinceView, UnitView } from '../view-types.ts';
import { IND, type Location, type RealmNumber, type TroopType } from '../words.ts';

/** When a hint is of use: by what its ruler sees, and what they plan. */
export type When = (known: MdKnown, drafted: readonly Order[]) => boolean;

export const planned =
  (...verbs: readonly Verb[]): When =>
  (_, drafted) =>
    drafted.some(({ verb }) => verbs.includes(verb));

export const anythingPlanned: When = (_, drafted) => drafted.length > 0;

export const firstTurn: When = ({ view }) => view.turn === 1;
export const laterTurn: When = ({ view }) => view.turn > 1;

const dealings = ({ view }: MdKnown): readonly Dealings[] => view.realms.flatMap((realm) => realm?.dealings ?? []);
const towards = ({ view }: MdKnown, realm: RealmNumber): Dealings | null => view.realms[realm]?.dealings ?? null;

export const atWar: When = (known) => dealings(known).some(({ relation }) => relation === 'war');
export const atWarWithTwo: When = (known) => dealings(known).filter(({ relation }) => relation === 'war').length > 1;
export const allied: When = (known) => dealings(known).some(({ relation }) => relation === 'alliance');
export const alone: When = (known) => !allied(known, []);
export const letsThrough: When = (known) => dealings(known).some(({ passageGiven }) => passageGiven);
export const refusesGifts: When = (known) => dealings(known).some(({ accepts }) => !accepts);

const provinces = ({ view }: MdKnown): readonly ProvinceView[] => view.provinces.flatMap((province) => province ?? []);
const ownProvinces = (known: MdKnown): readonly ProvinceView[] =>
  provinces(known).filter(({ owner }) => owner === known.view.realm);
const ownUnits = ({ view }: MdKnown): readonly UnitView[] => view.units.filter(({ id }) => realmOf(id) === view.realm);
const own = (known: MdKnown): readonly OwnUnitView[] => ownUnits(known).flatMap((unit) => unit.own ?? []);
const soldiers = ({ setting }: MdKnown, { troops }: UnitView): number =>
  troops.reduce((sum, stack) => sum + soldiersIn(setting, [{ rank: 1, ...stack }]), 0);
const hostOf = ({ view }: MdKnown, location: Location): RealmNumber | undefined => view.provinces[location]?.owner;

export const independentsBeside: When = (known) =>
  ownProvinces(known).some(({ number }) => marchable(known.setting, number).some((to) => hostOf(known, to) === IND));
export const notAnnexed: When = (known) => ownProvinces(known).some(({ annexedTo }) => annexedTo !== known.view.realm);
export const notAnnexedByCommoner: When = (known) => known.view.own?.status === 'commoner' && notAnnexed(known, []);
export const damaged: When = (known) => ownProvinces(known).some(({ damage }) => damage > 0);

/** Soldiers of an enemy stand one march away. */
export const enemyBeside: When = (known) => {
  const foes = new Set(
    known.view.units
      .filter((unit) => towards(known, realmOf(unit.id))?.relation === 'war' && soldiers(known, unit) > 0)
      .map(({ location }) => location),
  );
  return ownProvinces(known).some(({ number }) => marchable(known.setting, number).some((to) => foes.has(to)));
};

export const hasArmy: When = (known) =>
  ownUnits(known).some((unit) => kindOf(unit.id) === 'A' && soldiers(known, unit) > 0);
export const hasFleet: When = (known) => ownUnits(known).some(({ id }) => kindOf(id) === 'F');
export const fleetInHarbour: When = (known) =>
  ownUnits(known).some(({ id, location }) => kindOf(id) === 'F' && hostOf(known, location) !== undefined);
export const hasCommander: When = (known) => ownUnits(known).some(({ commanders }) => commanders > 0);
export const follows: When = (known) => own(known).some(({ follow }) => follow !== null);
export const aboard: When = (known) => ownUnits(known).some(({ loadedOn }) => loadedOn !== null);
export const aboardAnother: When = (known) =>
  ownUnits(known).some(({ loadedOn }) => loadedOn !== null && realmOf(loadedOn) !== known.view.realm);

/** An army in a province of a realm that neither lets it through nor is at war with it. */
export const stuckAbroad: When = (known) =>
  ownUnits(known).some(({ id, location }) => {
    const host = hostOf(known, location);
    if (kindOf(id) !== 'A' || host === undefined || host === IND || host === known.view.realm) return false;
    const deal = towards(known, host);
    const permitted = known.view.provinces[location]?.permitted.includes(known.view.realm ?? 0) === true;
    return deal !== null && deal.relation !== 'war' && !deal.passageHeld && !permitted;
  });

const cities = (known: MdKnown): readonly (readonly TroopType[])[] =>
  ownProvinces(known).flatMap(({ buildList }) => (buildList === null || buildList.length === 0 ? [] : [buildList]));

export const canRaise: When = (known) => cities(known).length > 0;
/** Its cities do not all raise the same troops. */
export const citiesDiffer: When = (known) => new Set(cities(known).map((types) => [...types].sort().join())).size > 1;
/** An army stands at a city of its realm that raises other troops than its own. */
export const farFromItsKind: When = (known) =>
  ownUnits(known).some(({ id, location, troops }) => {
    const raised = known.view.provinces[location];
    if (kindOf(id) !== 'A' || raised?.owner !== known.view.realm || !raised.buildList?.length) return false;
    return troops.some(({ type }) => !raised.buildList?.includes(type));
  });

/** Soldiers with four Move-points, which only the horse of the steppe and the Nomads have. */
export const fastHorse: When = (known) => {
  const types = [...cities(known).flat(), ...ownUnits(known).flatMap(({ troops }) => troops.map(({ type }) => type))];
  return types.some((type) => {
    const troop = known.setting.troops[type];
    return troop !== undefined && !isShip(troop) && troop.move >= 4;
  });
};

const marchesOf = (drafted: readonly Order[]): ReadonlyMap<string, readonly Location[]> =>
  new Map(
    [
      ...Map.groupBy(
        drafted.filter((order) => order.verb === 'MARCH'),
        ({ unit }) => unit,
      ),
    ].map(([unit, orders]) => [unit, orders.map(({ args }) => args.location)] as const),
  );

/** A unit is to march at least so often. */
export const marches =
  (least: number): When =>
  (_, drafted) =>
    [...marchesOf(drafted).values()].some((way) => way.length >= least);

const anyMarchTo = (drafted: readonly Order[], fits: (to: Location) => boolean): boolean =>
  [...marchesOf(drafted).values()].flat().some(fits);

/** A march into a province of an enemy in which nobody stands. */
export const marchesIntoEmpty: When = (known, drafted) =>
  anyMarchTo(drafted, (to) => {
    const host = hostOf(known, to);
    const manned = known.view.units.some((unit) => unit.location === to && soldiers(known, unit) > 0);
    return host !== undefined && towards(known, host)?.relation === 'war' && !manned;
  });

/** A march against walls of others. */
export const marchesAgainstWalls: When = (known, drafted) =>
  anyMarchTo(drafted, (to) => {
    const province = known.view.provinces[to];
    return province != null && province.owner !== known.view.realm && province.fortLevel > 0;
  });

import { changedTroops, type TroopChange } from '../src/data/troop-table.ts';
import { TROOPS } from '../src/data/troops.ts';
import type { Options, Setting, Troop } from '../src/setting.ts';
import type { Commander, Province, Realm, State, Unit } from '../src/state.ts';
import { unitId } from '../src/unit-id.ts';
import { IND, type RealmNumber, type Relation } from '../src/words.ts';
import { type GivenProvince, province, typeOf } from './provinces.ts';
import { OPTIONS, type PlaceName, PROVINCES, REALMS, type RealmCode, SMALL_SETTING } from './small-world.ts';
import { codeOf, type GivenUnit, garrison, realm, stacksOf } from './units.ts';

export type { GivenProvince } from './provinces.ts';
export { at, type PlaceName, type RealmCode } from './small-world.ts';
export {
  army,
  fleet,
  type GivenTroops,
  type GivenUnit,
  garrison,
  label,
  realm,
  type UnitLabel,
  unit,
} from './units.ts';

/** Two realms: `Eng-Fra`. */
export type Pair = `${RealmCode}-${RealmCode}`;

/** Only what matters; the rest is a peaceful small world in turn 1. */
export interface GivenPosition {
  readonly turn?: number;
  readonly phase?: number;
  readonly wars?: readonly Pair[];
  readonly alliances?: readonly Pair[];
  /** `Eng-Fra`: England lets France through its provinces. */
  readonly passage?: readonly Pair[];
  /** `Eng-Fra`: England accepts nothing from France. */
  readonly refuses?: readonly Pair[];
  readonly realms?: { readonly [code in RealmCode]?: Partial<Realm> };
  readonly provinces?: { readonly [province in PlaceName]?: GivenProvince };
  /** Garrisons that must exist and are not listed are added, empty (MD-4.5). */
  readonly units?: readonly GivenUnit[];
  readonly options?: Partial<Options>;
  /** Changed and additional troop types (MD-13.12). */
  readonly troops?: readonly TroopChange[];
  readonly state?: Partial<State>;
}

export interface TestPosition {
  readonly setting: Setting;
  readonly state: State;
}

/**
 * A position in a few words:
 *
 *     position({ wars: ['Eng-Fra'], provinces: { Kent: { owner: 'Eng', fortLevel: 2 } },
 *                units: [garrison('Eng', 'Kent', { militia: 3 }), army('Fra A1', 'Kent', { men_at_arms: 8 })] })
 */
export const position = (said: GivenPosition = {}): TestPosition => {
  const setting = settingOf(said);
  const provinces = PROVINCES.map((name) => province(setting, name, said.provinces?.[name] ?? {}));
  const { units, commanders } = unitsOf(setting, withGarrisons(setting, provinces, said.units ?? []));
  const state: State = {
    turn: said.turn ?? 1,
    phase: said.phase ?? 0,
    realms: [null, ...REALMS.map((code) => ({ ...player(realm(code)), ...said.realms?.[code] }))],
    provinces: [null, ...provinces, ...SMALL_SETTING.places.slice(PROVINCES.length + 1).map(() => null)],
    units,
    commanders,
    nextCommander: commanders.length + 1,
    relations: relationsOf(said),
    accepts: table((giver, taker) => giver !== taker, said.refuses ?? [], false),
    passage: table(() => false, said.passage ?? [], true),
    knownAlliances: [],
    claims: [],
    outcome: null,
    ...said.state,
  };
  return { setting, state };
};

/** A troop type for one test: a foot soldier of combat 50 with 2 hit points, but for what is said. */
export const troop = (key: string, said: Partial<Troop> = {}): Troop => ({
  ...(TROOPS.find((each) => each.key === 'men_at_arms') as Troop),
  combat: 50,
  name: key,
  ...said,
  key,
});

const settingOf = ({ options, troops }: GivenPosition): Setting =>
  options === undefined && troops === undefined
    ? SMALL_SETTING
    : { ...SMALL_SETTING, options: { ...OPTIONS, ...options }, troops: changedTroops(TROOPS, troops ?? []) };

const player = (number: number): Realm => ({
  number,
  control: 'player',
  status: 'royalty',
  treasury: 0,
  missedInARow: 0,
  everSubmitted: true,
});

const withGarrisons = (
  setting: Setting,
  provinces: readonly Province[],
  units: readonly GivenUnit[],
): readonly GivenUnit[] => {
  const there = new Set(units.map(({ unit }) => unit.id));
  const due = provinces.filter(({ number, fortLevel }) => fortLevel > 0 || setting.places[number]?.cityName != null);
  const missing = due.filter(({ number, owner }) => !there.has(unitId(owner, 'G', number)));
  return [...units, ...missing.map(({ number, owner }) => garrison(codeOf(owner), number))];
};

const unitsOf = (setting: Setting, list: readonly GivenUnit[]): { units: Unit[]; commanders: Commander[] } => {
  const commanders: Commander[] = [];
  const units = list.map(({ unit, troops, commanders: leaders, led }): Unit => {
    const ids = leaders.map((leader) => {
      const id = commanders.length + 1;
      const ratings = { infantry: 0, cavalry: 0, siege: 0, naval: 0, improved: [], ...leader };
      commanders.push({ id, name: `Commander ${id}`, realm: unit.realm, unit: unit.id, ...ratings });
      return id;
    });
    const stacks = stacksOf(troops, (key) => typeOf(setting, key));
    return { ...unit, stacks, commanders: ids, leader: led ? (ids[0] ?? null) : null };
  });
  return { units: units.sort((a, b) => a.id - b.id), commanders };
};

const REALM_NUMBERS = [0, ...REALMS.map(realm)];

const table = <Cell>(usual: (a: number, b: number) => Cell, pairs: readonly Pair[], special: Cell): Cell[][] => {
  const cells = REALM_NUMBERS.map((a) => REALM_NUMBERS.map((b) => usual(a, b)));
  for (const [a, b] of pairs.map(numbersOf)) (cells[a] as Cell[])[b] = special;
  return cells;
};

const relationsOf = ({ wars = [], alliances = [] }: GivenPosition): Relation[][] => {
  const cells: Relation[][] = REALM_NUMBERS.map(() => REALM_NUMBERS.map(() => 'neutral'));
  const set = (pairs: readonly Pair[], relation: Relation): void => {
    for (const [a, b] of pairs.map(numbersOf)) {
      (cells[a] as Relation[])[b] = relation;
      (cells[b] as Relation[])[a] = relation;
    }
  };
  set(wars, 'war');
  set(alliances, 'alliance');
  return cells;
};

const numbersOf = (pair: Pair): readonly [RealmNumber, RealmNumber] => {
  const [a, b] = pair.split('-').map((code) => realm(code as RealmCode));
  if (a === undefined || b === undefined || a === IND || b === IND) throw new Error(`'${pair}' are not two realms`);
  return [a, b];
};

import { newUnit } from '../src/rules/new-unit.ts';
import type { Commander, Stack, Unit } from '../src/state.ts';
import { readUnitLabel, realmOf, type UnitId, unitId, unitLabel } from '../src/unit-id.ts';
import { IND, type Location, type Rank, type RealmNumber } from '../src/words.ts';
import { at, type PlaceName, REALMS, type RealmCode } from './small-world.ts';

/** A realm's number: `realm('Eng')` is 1, `realm('Ind')` 99. */
export const realm = (code: RealmCode): RealmNumber => (code === 'Ind' ? IND : REALMS.indexOf(code) + 1);
export const codeOf = (number: RealmNumber): RealmCode => (number === IND ? 'Ind' : (REALMS[number - 1] as RealmCode));

/** A unit as the tests write it: `Eng A1`, `Ind G4`. */
export type UnitLabel = `${RealmCode} ${'A' | 'F' | 'G'}${number}`;

export const unit = (label: UnitLabel): UnitId => {
  const [code, letterAndNumber] = label.split(' ') as [RealmCode, string];
  const id = readUnitLabel(realm(code), letterAndNumber);
  if (id === null) throw new Error(`'${label}' is no unit`);
  return id;
};

/** The other way: an id as the tests write it. */
export const label = (id: UnitId): UnitLabel => `${codeOf(realmOf(id))} ${unitLabel(id)}` as UnitLabel;

/** Troops by key: a number of them in rank 1, or a number for each rank. */
export interface GivenTroops {
  readonly [key: string]: number | { readonly [rank in Rank]?: number };
}

/** A commander: what is not said is 0. Ids count up from 1 in the order in which a position lists its units. */
export type GivenCommander = Partial<Pick<Commander, 'infantry' | 'cavalry' | 'siege' | 'naval' | 'improved' | 'name'>>;

/** What may be said about a unit; everything has the default of a new unit (MD-4.16). */
export interface GivenOptions
  extends Partial<Omit<Unit, 'follow' | 'loadedOn' | 'cameFrom' | 'commanders' | 'leader'>> {
  /** The first is the leader. */
  readonly commanders?: readonly GivenCommander[];
  readonly led?: boolean;
  readonly follow?: UnitLabel;
  readonly loadedOn?: UnitLabel;
  readonly cameFrom?: PlaceName | Location;
}

/** A unit on its way into a position. Its stacks name troops by key until the setting is known. */
export interface GivenUnit {
  readonly unit: Omit<Unit, 'stacks' | 'commanders' | 'leader'>;
  readonly troops: GivenTroops;
  readonly commanders: readonly GivenCommander[];
  readonly led: boolean;
}

/** `army('Eng A1', 'Kent', { men_at_arms: { 1: 5 }, archers: { 5: 2 } }, { retreatLevel: 2 })` */
export const army = (
  name: UnitLabel,
  place: PlaceName | Location,
  troops: GivenTroops = {},
  options: GivenOptions = {},
): GivenUnit => given(unit(name), place, troops, options);

/** `fleet('Eng F1', 'Channel', { carrack: 2 })` */
export const fleet = army;

/** `garrison('Ind', 'Wales', { militia: 4 })` */
export const garrison = (
  code: RealmCode,
  place: PlaceName | Location,
  troops: GivenTroops = {},
  options: GivenOptions = {},
): GivenUnit => given(unitId(realm(code), 'G', at(place)), place, troops, options);

const given = (id: UnitId, place: PlaceName | Location, troops: GivenTroops, options: GivenOptions): GivenUnit => {
  const { commanders = [], led = true, follow, loadedOn, cameFrom, ...rest } = options;
  return {
    troops,
    commanders,
    led,
    unit: {
      ...newUnit(id, label(id), at(place), loadedOn === undefined ? null : unit(loadedOn)),
      cameFrom: cameFrom === undefined ? null : at(cameFrom),
      follow: follow === undefined ? null : unit(follow),
      ...rest,
    },
  };
};

const RANKS = [1, 2, 3, 4, 5] as const;

/** Stacks by rank, then type. */
export const stacksOf = (troops: GivenTroops, typeOf: (key: string) => number): readonly Stack[] =>
  Object.entries(troops)
    .flatMap(([key, counts]) =>
      RANKS.map((rank) => ({
        type: typeOf(key),
        rank,
        count: typeof counts === 'number' ? (rank === 1 ? counts : 0) : (counts[rank] ?? 0),
      })),
    )
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.rank - b.rank || a.type - b.type);

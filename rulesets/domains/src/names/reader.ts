import { counted, onceFor, type SightedFigure, series, sightingWords } from '@chancery/core';
import { everyNumbered, placeById } from '@chancery/kit';
import { domainOfCode, getDomainInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { NamedHolding, NamedUnit, Names } from '../told.ts';
import type { GameKnown } from '../types.ts';
import type { View } from '../view-types.ts';
import {
  type DomainNumber,
  type HoldingId,
  NATIVES,
  type PersonId,
  type ProvinceNumber,
  UNIT_TYPES,
  type UnitId,
  type UnitType,
} from '../words.ts';
import { codeOf, provinceName, theDomain } from './names.ts';

/** For whom a sentence is written, and what the things are called of which it speaks. */
export interface Reader {
  readonly setting: Setting;
  readonly view: View;
  /** Null for the public and the master. */
  readonly me: DomainNumber | null;
  /** A unit; null if nobody knows it any more. */
  unit(id: UnitId): NamedUnit | null;
  holding(id: HoldingId): NamedHolding | null;
}

/** Of what stands now: of orders, and of where the reader stands. Units go by their place in the view. */
export const readerOf = onceFor(
  ({ setting, view }: GameKnown): Reader => ({
    setting,
    view,
    me: view.domain,
    unit: (id) => view.units[id - 1] ?? null,
    holding: (id) => view.holdings[placeById(view.holdings, id)] ?? null,
  }),
);

/** Of news: things are called as they were called then. */
export const readerOfNews = (known: GameKnown, { units = [], holdings = {} }: Names = {}): Reader => {
  const now = readerOf(known);
  return {
    ...now,
    unit: (id) => units[id] ?? null,
    holding: (id) => holdings[id] ?? now.holding(id),
  };
};

/** A domain as the subject of a sentence: `you`, `the Kingdom of Skarrow`, `natives`. */
export const who = ({ setting, me }: Reader, domain: DomainNumber | null): string =>
  domain !== null && domain === me ? 'you' : theDomain(setting, domain);
export const whoAll = (reader: Reader, domains: readonly (DomainNumber | null)[]): string =>
  series(domains.map((domain) => who(reader, domain)));

/** The verb that agrees with it: `pay`, `pays`. */
export const does = (
  { me }: Reader,
  domain: DomainNumber | null,
  [plural, singular = `${plural}s`]: readonly [plural: string, singular?: string],
): string => (domain === null || domain === me ? plural : singular);

/** `your`, `the Kingdom of Skarrow’s` */
export const whose = ({ setting, me }: Reader, domain: DomainNumber | null): string => {
  if (domain === null) return 'the natives’';
  return domain === me ? 'your' : `the ${getDomainInfo(setting, domain).name}’s`;
};

export const province = ({ setting }: Reader, number: ProvinceNumber): string => provinceName(setting, number);
export const provinces = (reader: Reader, numbers: readonly ProvinceNumber[]): string =>
  series(numbers.map((number) => province(reader, number)));

/** `Kingsholt guild QUE`, as orders have it. */
export const holding = (reader: Reader, id: HoldingId): string => {
  const named = reader.holding(id);
  if (named === null) return 'a holding that is no more';
  return `${province(reader, named.province)} ${named.kind} ${codeOf(reader.setting, named.owner)}`;
};

/** `SKA3 Infantry`; natives have no names. */
export const unit = (reader: Reader, id: UnitId): string => {
  const named = reader.unit(id);
  return named === null ? 'a unit that is no more' : namedUnit(reader, named);
};

export const namedUnit = ({ setting }: Pick<Reader, 'setting'>, { owner, number, type }: NamedUnit): string =>
  owner === null || number === 0 ? type : `${codeOf(setting, owner)}${number} ${type}`;

/** `SKA3 and SKA5 Infantry, and SKA8 Archers`: by type, in the order of the unit table. */
export const units = (reader: Reader, ids: readonly UnitId[]): string => {
  const named = ids.flatMap((id) => reader.unit(id) ?? []);
  if (named.length === 0) return ids.length === 1 ? 'a unit' : counted(ids.length, 'unit');
  return forces(reader, named);
};

/** The same of units that are at hand; natives are counted. */
export const forces = ({ setting }: Pick<Reader, 'setting'>, all: readonly NamedUnit[]): string => {
  const types = [...new Set(all.map(({ type }) => type))];
  return series(
    types.sort(inUnitTable).flatMap((type) => {
      const those = all.filter((each) => each.type === type);
      const names = those.flatMap(({ owner, number }) =>
        owner === null || number === 0 ? [] : [`${codeOf(setting, owner)}${number}`],
      );
      const nameless = those.length - names.length;
      return [
        ...(names.length === 0 ? [] : [`${names.join(', ')} ${type}`]),
        ...(nameless === 0 ? [] : [`${nameless} ${type} of the ${NATIVES}`]),
      ];
    }),
  );
};

const inUnitTable = (one: UnitType, other: UnitType): number => UNIT_TYPES.indexOf(one) - UNIT_TYPES.indexOf(other);

/** The verb for units as the subject of a sentence: `SKA3 Infantry marches`, and `SKA4 Archers march`. */
export const unitsDo = (
  reader: Reader,
  ids: readonly UnitId[],
  [plural, singular]: readonly [plural: string, singular: string],
): string => {
  const [only = null] = ids.map((id) => reader.unit(id)?.type ?? null);
  return ids.length === 1 && (only === null || ONE_OF_MANY.has(only)) ? singular : plural;
};

/** Types whose names are in the singular. */
const ONE_OF_MANY: ReadonlySet<UnitType> = new Set(['Infantry', 'Cavalry', 'Elite Infantry']);

/** Somebody at a court, as far as they still serve there. */
export const person = ({ view }: Reader, id: PersonId): string =>
  everyNumbered(view.domains)
    .flatMap(({ ruler, underlings }) => [ruler, ...underlings])
    .find((each) => each.id === id)?.name ?? 'somebody who serves no longer';

/** `1 gold`, `12 gold`: gold is not counted in pieces. */
export const goldWords = (gold: number): string => `${gold} gold`;

/** `+3`, `−1` */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** Whose forces were seen: domains go by their codes there, and natives by their own word. */
export const theForce = (reader: Reader, owner: string | null): string =>
  who(reader, owner === null || owner === NATIVES ? null : domainOfCode(reader.setting, owner));

const SIGHTINGS = sightingWords('en');

/** `2 Infantry`, and `3 points` of types that nobody has made out (DOM-7.19). */
export const figureWords = (figure: SightedFigure<UnitType>): string =>
  SIGHTINGS.figure(figure, figure.kind ?? (figure.said === 1 ? 'point' : 'points'));

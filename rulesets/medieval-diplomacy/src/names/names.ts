import { onceFor, series } from '@chancery/core';
import { placeById } from '@chancery/kit';
import { defaultUnitName, placeName, realmAdjective, realmName } from '../rules/names.ts';
import type { PlaceInfo, Setting } from '../setting.ts';
import { kindOf, numberOf, readUnitLabel, realmOf, type UnitId, unitLabel } from '../unit-id.ts';
import { IND, type Location, type RealmNumber, type UnitKind } from '../words.ts';
import type { Reader } from './reader.ts';

export const KIND_WORDS = { A: 'Army', F: 'Fleet', G: 'Garrison' } as const satisfies {
  readonly [kind in UnitKind]: string;
};

/** Names that are the same for all readers, made once for a campaign. */
interface SettingNames {
  readonly realms: readonly string[];
  readonly places: readonly string[];
}

const namesIn = onceFor(
  (setting: Setting): SettingNames => ({
    realms: setting.realms.map((realm) => (realm ? shortName(setting, realm.number) : '')),
    places: setting.places.map((place) => (place ? placeWords(place) : '')),
  }),
);

/** `Kingdom of England` → `England`; `Teutonic Order` → `the Teutonic Order`. */
const shortName = (setting: Setting, realm: RealmNumber): string => {
  const short = realmAdjective(setting, realm);
  const whole = short === realmName(setting, realm) && short.includes(' ');
  return whole && !/^the /i.test(short) ? `the ${short}` : short;
};

/** Seas have an article: `the Baltic Sea (114)`. */
const placeWords = ({ name, number, kind }: PlaceInfo): string =>
  `${kind === 'sea' && !/^the /i.test(name) ? 'the ' : ''}${name} (${number})`;

/** `Gloucester (45)`: the number is what orders may name (MD-15.3). */
export const place = ({ setting }: Pick<Reader, 'setting'>, location: Location): string =>
  namesIn(setting).places[location] || `location ${location}`;

export const realm = ({ setting }: Pick<Reader, 'setting'>, number: RealmNumber): string =>
  number === IND ? 'the independents' : namesIn(setting).realms[number] || `realm ${number}`;

/** `you` for the reader's own realm. */
export const who = (reader: Reader, number: RealmNumber): string =>
  number === reader.me ? 'you' : realm(reader, number);

/** `your`, `England's`, `the independents'`. */
export const whose = (reader: Reader, number: RealmNumber): string =>
  number === reader.me ? 'your' : possessive(realm(reader, number));

export const possessive = (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`);

/** `was` or `were`. */
export const were = (reader: Reader, number: RealmNumber): string =>
  number === reader.me || number === IND ? 'were' : 'was';

/** Several realms, the reader first. */
export const whoAll = (reader: Reader, realms: readonly RealmNumber[]): string => {
  const others = realms.filter((each) => each !== reader.me).map((each) => realm(reader, each));
  return series(others.length === realms.length ? others : ['you', ...others]);
};

/** The name its ruler gave a unit, or null: as told, else as it stands on the map. */
const givenName = ({ setting, view, names }: Reader, id: UnitId): string | null => {
  const name = names?.units?.[id] ?? view.units[placeById(view.units, id)]?.name;
  return name === undefined || name === defaultUnitName(setting, id) ? null : name;
};

/**
 * A unit with letter and number (MD-4.8): `The Royal Lions (A7)`, `Army A7`, `Garrison of London (G12)`; of others
 * `Fleet F2 of France`.
 */
export const unit = (reader: Reader, id: UnitId): string => {
  const owner = realmOf(id);
  const mine = owner === reader.me;
  const label = unitLabel(id);
  const given = givenName(reader, id) ?? (kindOf(id) === 'G' ? garrison(reader.setting, id) : null);
  if (given !== null) return `${given} (${mine ? label : `${label} of ${realm(reader, owner)}`})`;
  return `${KIND_WORDS[kindOf(id)]} ${label}${mine ? '' : ` of ${realm(reader, owner)}`}`;
};

const garrison = (setting: Setting, id: UnitId): string =>
  `Garrison of ${setting.places[numberOf(id)]?.cityName ?? placeName(setting, numberOf(id))}`;

export const units = (reader: Reader, ids: readonly UnitId[]): string => series(ids.map((id) => unit(reader, id)));

/** The reader's own unit as their order wrote it, by its name: `A7` → `The Royal Lions (A7)`. */
export const ownUnit = (reader: Reader, label: string): string => {
  const id = reader.me === null ? null : readUnitLabel(reader.me, label);
  return id === null ? labelWords(label) : unit(reader, id);
};

/** A unit as an order wrote it, whosever it is: `A7` → `Army A7`. */
export const labelWords = (label: string): string => {
  const kind = KIND_WORDS[label.charAt(0).toUpperCase() as UnitKind];
  return kind === undefined ? `Unit ${label}` : `${kind} ${label}`;
};

/** A commander by name; `Commander 12` is also what an unnamed one is called (MD-10.18). */
export const commander = ({ view, names }: Reader, id: number): string =>
  names?.commanders?.[id] ?? view.commanders[placeById(view.commanders, id)]?.name ?? `Commander ${id}`;

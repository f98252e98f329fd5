import type { Setting } from '../setting.ts';
import { kindOf, numberOf, realmOf, type UnitId } from '../unit-id.ts';
import { IND, type Location, type RealmNumber, type UnitKind } from '../words.ts';

export const realmName = (setting: Setting, realm: RealmNumber): string =>
  realm === IND ? 'the independents' : (setting.realms[realm]?.name ?? `realm ${realm}`);

export const realmCode = (setting: Setting, realm: RealmNumber): string =>
  realm === IND ? 'Ind' : (setting.realms[realm]?.code ?? `R${realm}`);

export const placeName = (setting: Setting, location: Location): string =>
  setting.places[location]?.name ?? `location ${location}`;

export const garrisonName = (setting: Setting, location: Location): string =>
  `Garrison of ${setting.places[location]?.cityName ?? placeName(setting, location)}`;

/** What each kind of unit is called, alone or in a list. */
export const KIND_NAMES = { A: 'army', F: 'fleet', G: 'garrison' } as const satisfies {
  readonly [kind in UnitKind]: string;
};

export const nameOfKinds = (kinds: readonly UnitKind[]): string => kinds.map((kind) => KIND_NAMES[kind]).join(' or ');

/** The name of a unit that nobody has named (MD-4.16). */
export const defaultUnitName = (setting: Setting, id: UnitId): string => {
  const kind = kindOf(id);
  if (kind === 'G') return garrisonName(setting, numberOf(id));
  const realm = realmOf(id);
  const whose = realm === IND ? 'Independent' : realmAdjective(setting, realm);
  return `${whose} ${kind === 'A' ? 'Army' : 'Fleet'} ${realm === IND ? '#' : ''}${numberOf(id)}`;
};

/** `Kingdom of England` → `England`, `Teutonic Order` → `Teutonic Order`. */
export const realmAdjective = (setting: Setting, realm: RealmNumber): string => {
  const name = realmName(setting, realm);
  const at = name.lastIndexOf(' of ');
  return at < 0 ? name : name.slice(at + 4);
};

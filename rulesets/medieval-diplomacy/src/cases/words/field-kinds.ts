import { Called } from '@chancery/core';
import { fieldKinds, type StateField as KitField, type Sort } from '@chancery/kit';
import { namesOfTroop } from '../../orders/troop-names.ts';
import { placeName, realmCode } from '../../rules/names.ts';
import type { Setting } from '../../setting.ts';
import type { MdPosition } from '../../types.ts';
import type { UnitId } from '../../unit-id.ts';
import type { Location, RealmNumber, TroopType } from '../../words.ts';
import { type Lexicon, namesOfRealm, readPlace, readRealm, readRealms } from '../names/lexicon.ts';
import { otherUnitWords, unitWords } from '../names/unit-names.ts';

/** Something that can be stated of a thing, and expected of it later. */
export type StateField<Thing, Value> = KitField<Lexicon, MdPosition, Thing, Value>;

export const { amount, flag, follows, oneOf, text, one, oneOrNone } = fieldKinds<Lexicon, MdPosition>();

export const A_REALM: Sort<Lexicon, MdPosition, RealmNumber> = {
  read: readRealm,
  called: (realm, { setting }) => calledRealm(setting, realm),
};

export const A_PLACE: Sort<Lexicon, MdPosition, Location> = {
  read: readPlace,
  called: (place, { setting }) => calledPlace(setting, place),
};

export const realms = <Thing>(
  names: readonly string[],
  of: (thing: Thing) => readonly RealmNumber[],
): StateField<Thing, readonly RealmNumber[]> => ({
  names,
  read: readRealms,
  fact: (thing, { setting }) => of(thing).map((each) => calledRealm(setting, each)),
  fits: (value, thing) => value.join() === [...of(thing)].sort((a, b) => a - b).join(),
});

export const calledRealm = (setting: Setting, number: RealmNumber): Called => {
  const info = setting.realms[number];
  return new Called(realmCode(setting, number), info ? namesOfRealm(info) : ['independents', number]);
};

export const calledPlace = (setting: Setting, location: Location): Called =>
  new Called(placeName(setting, location), [location, `${placeName(setting, location)} (${location})`]);

export const calledUnit = (setting: Setting, id: UnitId): Called =>
  new Called(unitWords(setting, id), otherUnitWords(setting, id));

export const calledTroop = (setting: Setting, type: TroopType): Called => {
  const troop = setting.troops[type];
  return troop ? new Called(troop.name, namesOfTroop(troop)) : new Called(`troop ${type}`);
};

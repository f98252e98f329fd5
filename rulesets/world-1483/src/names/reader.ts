import { onceFor, series } from '@chancery/core';
import type { Lot } from '../events/unit.ts';
import type { Setting } from '../setting.ts';
import type { GameKnown } from '../types.ts';
import type { View } from '../view-types.ts';
import { ABILITIES, BOXES, type NationNumber, type OwnerNumber, type PlaceNumber } from '../words.ts';
import { countName, ownerName, placeName } from './names.ts';

/** For whom a sentence is written, and what the things are called of which it speaks. */
export interface Reader {
  readonly setting: Setting;
  readonly view: View;
  /** Null for the public and the master. */
  readonly me: NationNumber | null;
}

export const readerOf = onceFor(({ setting, view }: GameKnown): Reader => ({ setting, view, me: view.nation }));

/** A nation as the subject of a sentence: `you`, `England`, `the Berbers`. */
export const who = ({ view, me }: Reader, owner: OwnerNumber): string =>
  owner === me ? 'you' : ownerName(view, owner);
export const whoAll = (reader: Reader, owners: readonly OwnerNumber[]): string =>
  series(owners.map((owner) => who(reader, owner)));
/** The same where a sentence begins. */
export const Who = (reader: Reader, owner: OwnerNumber): string => capital(who(reader, owner));
export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

const PLURAL_OWNERS = new Set<OwnerNumber>([0, -3]);
/** The verb that agrees with it: `pay`, `pays`. */
export const does = (
  { me }: Reader,
  owner: OwnerNumber,
  [plural, singular = `${plural}s`]: readonly [plural: string, singular?: string],
): string => (owner === me || PLURAL_OWNERS.has(owner) ? plural : singular);
/** `your`, `England’s`, `Uzbeks’` */
export const whose = ({ view, me }: Reader, owner: OwnerNumber): string => {
  if (owner === me) return 'your';
  const name = ownerName(view, owner);
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
};

export const place = ({ setting }: Pick<Reader, 'setting'>, number: PlaceNumber): string => placeName(setting, number);
export const places = (reader: Pick<Reader, 'setting'>, numbers: readonly PlaceNumber[]): string =>
  series(numbers.map((number) => place(reader, number)));

export const box = (number: number): string => BOXES[number] ?? '';
export const ability = (number: number): string => ABILITIES[number] ?? '';

/** `2 infantry and 1 cavalry` */
export const lots = (all: readonly Pick<Lot, 'count' | 'type'>[]): string =>
  series(all.map(({ count, type }) => countName(count, type)));
/** `1 resource`, `12 resources` */
export const money = (amount: number): string => (amount === 1 ? '1 resource' : `${amount} resources`);

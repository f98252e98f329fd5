import { meantAmong, nearTo } from '@chancery/core';
import type { PlaceInfo, RealmInfo, Troop } from '../../setting.ts';
import type { Location, RealmNumber } from '../../words.ts';
import { LEDGER_REALMS } from './ledger-realms.ts';
import { type Lexicon, namesOfRealm, placeNamed, realmNamed } from './lexicon.ts';

/** Names that grow while a position is read: realms and places come to be when they are first mentioned. */
export class GrowingLexicon implements Lexicon {
  readonly expects = false;
  troops: readonly Troop[];
  /** Index = number. */
  readonly realms: (RealmInfo | null)[] = [null];
  readonly places: (PlaceInfo | null)[] = [null];
  /** Whether a place that is not on the map is a fault. */
  mapIsClosed = false;
  readonly #reserved: ReadonlySet<number>;

  /** `text` is the whole case: realms of the rulebook that occur in it keep their numbers. */
  constructor(troops: readonly Troop[], text: string) {
    this.troops = troops;
    this.#reserved = new Set(LEDGER_REALMS.filter(([, code]) => codesIn(text).has(code)).map(([number]) => number));
  }

  realm(name: string): RealmNumber | null {
    const known = realmNamed(this.realms, name);
    if (known !== null) return known;
    const ledger = LEDGER_REALMS.find(([number, code, full]) =>
      [code, full, String(number), adjective(full)].some((each) => each.toLowerCase() === name.toLowerCase()),
    );
    if (ledger) {
      const [number, code, full, culture] = ledger;
      return this.addRealm(code, { number: this.realms[number] ? this.freeNumber() : number, name: full, culture });
    }
    return /^[A-Z][A-Za-z]{2}$/.test(name) ? this.addRealm(name, {}) : null;
  }

  addRealm(code: string, said: Partial<RealmInfo>): RealmNumber {
    const number = said.number ?? this.freeNumber();
    const info = {
      number,
      code,
      name: code,
      group: '',
      culture: 'english',
      tone: (number - 1) % 23,
      capital: 0,
      description: '',
    };
    putAt(this.realms, number, { ...info, ...said });
    return number;
  }

  freeNumber(): number {
    let number = 1;
    while (this.realms[number] || this.#reserved.has(number)) number += 1;
    return number;
  }

  place(name: string): Location | null {
    const known = placeNamed(this.places, name);
    if (known !== null || this.mapIsClosed || !LIKE_A_NAME.test(name.trim()) || !isPlaceNumber(name)) return known;
    return this.addPlace(name, { kind: soundsLikeSea(name) ? 'sea' : 'province' });
  }

  addPlace(name: string, said: Partial<PlaceInfo>): Location {
    const asNumber = /^\d+$/.test(name.trim()) ? Number(name) : null;
    let number = said.number ?? asNumber ?? 1;
    while (said.number === undefined && asNumber === null && this.places[number]) number += 1;
    const called = asNumber === null ? name.trim() : `${said.kind === 'sea' ? 'Sea' : 'Province'} ${name.trim()}`;
    const info: PlaceInfo = {
      number,
      name: called,
      kind: 'province',
      cityName: null,
      baseRevenue: 0,
      productionSlots: 0,
    };
    putAt(this.places, number, { ...info, ...said });
    return number;
  }

  /** Says more of a place. */
  changePlace(number: Location, said: Partial<PlaceInfo>): void {
    const info = this.places[number];
    if (info) this.places[number] = { ...info, ...said };
  }

  placeInfo(location: Location): PlaceInfo | null {
    return this.places[location] ?? null;
  }

  realmNames(): readonly string[] {
    return this.realms.flatMap((info) => (info ? namesOfRealm(info).slice(0, 2) : []));
  }

  placeNames(): readonly string[] {
    return this.places.flatMap((info) => (info ? [info.name] : []));
  }

  /** Whether a name is so near to that of a known place that it is likely a slip of the pen. */
  slipOf(name: string): string | null {
    return nearTo(name, this.placeNames()).length > 0 ? meantAmong(name, this.placeNames()) : null;
  }
}

/** `Kingdom of England` → `England`. */
const adjective = (name: string): string => name.replace(/^.* of /, '');

const putAt = <Item>(list: (Item | null)[], at: number, item: Item): void => {
  while (list.length < at) list.push(null);
  list[at] = item;
};

/** Words of three letters in a text that may be codes of realms. */
export const codesIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/(?<![A-Za-z])[A-Z][a-z]{2}(?![A-Za-z])/g));

/** Realms of the rulebook that are named anywhere in a text. */
export const realmsOfTheRulebook = (text: string): readonly string[] =>
  [...codesIn(text)].filter((code) => LEDGER_REALMS.some((row) => row[1] === code));

/** Realms that orders name: those of the rulebook anywhere, others where an order names a realm. */
export const realmsOrdered = (orders: string): readonly string[] => [
  ...realmsOfTheRulebook(orders),
  ...[...orders.matchAll(AFTER_ORDER)].flatMap(([, code]) => code ?? []),
];

const AFTER_ORDER =
  /(?:(?:WAR|ALLIANCE|PEACE|PASSAGE|GIFTS|GOLD|AMBASSADOR|BOARD|OF|(?:PERMISSION|PROVINCE|INDEPENDENT) [^\s"\\]+) |"(?:r|toR|armyR)ealm":")(?!Ind\b)([A-Z][a-z]{2})(?![A-Za-z])/g;

/** What can be a place of which nothing is said but its name: no `Kent: 5 militia`, no `Kent 5 militia`. */
const LIKE_A_NAME = /^(?!.*\s\d+x?\s)[^:;=,]+$/;

/** Whether a name that is a number can be that of a place. */
export const isPlaceNumber = (name: string): boolean => !/^\d+$/.test(name.trim()) || inRange(Number(name));

export const NO_PLACE_NUMBER = 'places have numbers from 1 to 9999';

const inRange = (number: number): boolean => number >= 1 && number <= HIGHEST_PLACE;
const HIGHEST_PLACE = 9999;

const soundsLikeSea = (name: string): boolean => /\b(?:sea|ocean|channel|gulf|bay|bight|strait|straits)\b/i.test(name);

import { type NumberTest, type RecordGrammar, saysNothing } from '@chancery/core';
import { readAmount } from '@chancery/kit';
import { provincesOf } from '../../rules/find.ts';
import { commandersOf } from '../../rules/limits.ts';
import { upkeepOf } from '../../rules/troops.ts';
import type { RealmInfo } from '../../setting.ts';
import type { Realm } from '../../state.ts';
import type { MdPosition } from '../../types.ts';
import { CONTROLS, type Control, type Location, STATUSES, type Status } from '../../words.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { A_PLACE, amount, flag, follows, oneOf, oneOrNone, type StateField, text } from './field-kinds.ts';

/** What can be said of a realm (MD-0.6). */
export interface RealmSaid {
  readonly treasury: NumberTest;
  readonly status: Status;
  readonly control: Control;
  readonly missedInARow: NumberTest;
  readonly everSubmitted: boolean;
  readonly number: NumberTest;
  readonly name: string;
  readonly group: string;
  readonly culture: string;
  readonly capital: Location | null;
  /** Whether it gets a home of its own when it has neither province nor unit. */
  readonly home: boolean;
  readonly provinces: NumberTest;
  readonly annexed: NumberTest;
  readonly upkeep: NumberTest;
  readonly commanders: NumberTest;
}

type Fields = { readonly [Key in keyof RealmSaid]: StateField<Realm, RealmSaid[Key]> };

const infoOf = ({ number }: Realm, { setting }: MdPosition): RealmInfo => setting.realms[number] as RealmInfo;

const owned = ({ number }: Realm, { state }: MdPosition) => provincesOf(state).filter(({ owner }) => owner === number);

export const REALM_FIELDS: Fields = {
  treasury: amount(['treasury', 'gold'], ({ treasury }) => treasury, { scale: 100, to: 10_000_000 }),
  status: oneOf(['status'], STATUSES, ({ status }) => status),
  control: oneOf(['control', 'controlled by', 'run by'], CONTROLS, ({ control }) => control),
  missedInARow: amount(['missed in a row', 'missed', 'missed turns'], ({ missedInARow }) => missedInARow),
  everSubmitted: flag(['ever submitted', 'submitted'], ({ everSubmitted }) => everSubmitted),
  number: amount(['number'], ({ number }) => number, { from: 1, to: 98 }),
  name: text(['name', 'called'], (realm, position) => infoOf(realm, position).name),
  group: text(['group'], (realm, position) => infoOf(realm, position).group),
  culture: text(['culture', 'people'], (realm, position) => infoOf(realm, position).culture),
  capital: oneOrNone(A_PLACE, ['capital'], (realm, position) => infoOf(realm, position).capital),
  home: {
    names: ['home'],
    read: (words) => !saysNothing(words),
    fact: (realm, position) => owned(realm, position).length > 0,
    fits: (value, realm, position) => value === owned(realm, position).length > 0,
  },
  provinces: follows(['provinces', 'owned provinces'], (realm, position) => owned(realm, position).length),
  annexed: follows(
    ['annexed', 'annexed provinces'],
    (realm, position) => owned(realm, position).filter(({ annexedTo }) => annexedTo === realm.number).length,
  ),
  upkeep: follows(
    ['upkeep'],
    ({ number }, { setting, state }) =>
      state.units.filter((unit) => unit.realm === number).reduce((sum, unit) => sum + upkeepOf(setting, unit), 0),
    100,
  ),
  commanders: follows(
    ['commanders', 'number of commanders'],
    ({ number }, { state }) => commandersOf(state, number).length,
  ),
};

/** A realm as a mapping, or as phrases: `43.5 gold, commoner, missed 2`. */
export const REALM: RecordGrammar<Lexicon, RealmSaid> = {
  what: 'realm',
  fields: REALM_FIELDS,
  also: (phrase, key, lexicon) => {
    if (key !== null) return undefined;
    const words = String(phrase.value).trim();
    const gold = /^(?:treasury )?((?:at (?:least|most) )?[<>]?=? ?\d+(?:\.\d+)?)(?: gold)?(?: pieces)?$/i.exec(
      words,
    )?.[1];
    if (gold !== undefined)
      return { treasury: readAmount(phrase.as(gold), lexicon, { from: 0, to: 10_000_000, scale: 100 }) };
    const word = words.toLowerCase().replace(/^(?:a |the )/, '');
    const status = STATUSES.find((each) => each === word || (each === 'royalty' && word === 'royal'));
    if (status !== undefined) return { status };
    const control = CONTROLS.find((each) => each === word.replace(/ (?:realm|control)$/, ''));
    return control === undefined ? undefined : { control };
  },
};

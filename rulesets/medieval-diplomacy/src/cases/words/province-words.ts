import { type NumberTest, type RecordGrammar, saysNothing, type Words } from '@chancery/core';
import { readAmount } from '@chancery/kit';
import { HIGHEST_FORT } from '../../rules/forts.ts';
import { maxRevenue } from '../../rules/places.ts';
import { revenueOf } from '../../rules/revenue.ts';
import type { PlaceInfo } from '../../setting.ts';
import type { Province } from '../../state.ts';
import type { MdPosition } from '../../types.ts';
import type { RealmNumber, TroopType } from '../../words.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { readBuildList } from './build-words.ts';
import { A_REALM, amount, calledTroop, flag, follows, one, realms, type StateField, text } from './field-kinds.ts';

/** What can be said of a province (MD-0.8). */
export interface ProvinceSaid {
  readonly owner: RealmNumber;
  readonly annexedTo: RealmNumber;
  readonly annexLapse: NumberTest;
  readonly baseRevenue: NumberTest;
  readonly productionSlots: NumberTest;
  readonly productionAreas: NumberTest;
  readonly maxRevenue: NumberTest;
  readonly revenue: NumberTest;
  /** The name of the city; true for one that is called like its province, false for none. */
  readonly city: string | boolean;
  readonly capital: boolean;
  readonly buildList: readonly TroopType[];
  readonly harbour: boolean;
  readonly fort: FortSaid;
  readonly fortDamage: NumberTest;
  readonly damage: NumberTest;
  readonly permitted: readonly RealmNumber[];
  readonly ownedBy: readonly RealmNumber[];
  readonly ownerAtTurnStart: RealmNumber;
  readonly mismatchAtTurnStart: boolean;
  readonly changedHands: boolean;
  readonly battled: boolean;
  readonly pillaged: boolean;
  readonly gotFortBuild: boolean;
  readonly gotFortRepair: boolean;
  readonly annexedThisTurn: boolean;
  readonly number: NumberTest;
  readonly name: string;
}

export interface FortSaid {
  readonly level: NumberTest;
  readonly damage: NumberTest | null;
}

type Fields = { readonly [Key in keyof ProvinceSaid]: StateField<Province, ProvinceSaid[Key]> };

const infoOf = ({ number }: Province, { setting }: MdPosition): PlaceInfo => setting.places[number] as PlaceInfo;

export const PROVINCE_FIELDS: Fields = {
  owner: one(A_REALM, ['owner', 'owned by', 'belongs to', 'realm'], ({ owner }) => owner),
  annexedTo: one(A_REALM, ['annexed to', 'annexed', 'annexation'], ({ annexedTo }) => annexedTo),
  annexLapse: amount(['annex lapse', 'lapse', 'annexation lapse'], ({ annexLapse }) => annexLapse, { to: 3 }),
  baseRevenue: amount(['base', 'base revenue'], (province, position) => infoOf(province, position).baseRevenue, {
    to: 60,
  }),
  productionSlots: amount(
    ['slots', 'slot', 'production slots'],
    (province, position) => infoOf(province, position).productionSlots,
    { to: 5 },
  ),
  productionAreas: amount(
    ['areas', 'area', 'production areas', 'production'],
    ({ productionAreas }) => productionAreas,
    {
      to: 5,
    },
  ),
  maxRevenue: amount(['max revenue', 'maximum revenue', 'max'], (province, position) =>
    maxRevenue(infoOf(province, position)),
  ),
  revenue: follows(['revenue', 'current revenue'], (province, { setting }) => revenueOf(setting, province), 100),
  city: {
    names: ['city', 'city name'],
    read: (words) =>
      typeof words.value === 'boolean' || /^(?:yes|no|none|on|off|true|false)$/i.test(String(words.value))
        ? readYes(words)
        : (words.text() ?? ''),
    fact: (province, position) => infoOf(province, position).cityName ?? false,
    fits: (value, province, position) => {
      const { cityName } = infoOf(province, position);
      return typeof value === 'boolean'
        ? value === (cityName !== null)
        : value.toLowerCase() === cityName?.toLowerCase();
    },
  },
  capital: flag(['capital'], ({ number }, { setting }) => setting.realms.some((info) => info?.capital === number)),
  buildList: {
    names: ['build', 'build list', 'builds'],
    read: readBuildList,
    fact: ({ buildList }, { setting }) => buildList.map((type) => calledTroop(setting, type)),
    fits: (value, { buildList }) => value.join() === buildList.join(),
  },
  harbour: flag(['harbour', 'harbor', 'port'], ({ harbour }) => harbour),
  fort: {
    names: ['fort', 'fort level', 'fortification', 'fortification level', 'walls'],
    read: readFort,
    fact: ({ fortLevel, fortDamage }) => (fortDamage === 0 ? fortLevel : `${fortLevel} damage ${fortDamage}`),
    fits: ({ level, damage }, { fortLevel, fortDamage }) =>
      level.holds(fortLevel) && (damage === null || damage.holds(fortDamage)),
  },
  fortDamage: amount(['fort damage', 'fortification damage'], ({ fortDamage }) => fortDamage, { to: 12 }),
  damage: amount(['damage', 'province damage'], ({ damage }) => damage, { to: 3 }),
  permitted: realms(
    ['permitted', 'permission', 'special permission', 'permits', 'lets in'],
    ({ permitted }) => permitted,
  ),
  ownedBy: realms(['known to', 'former owners', 'ever owned by'], ({ ownedBy }) => ownedBy),
  ownerAtTurnStart: one(A_REALM, ['owner at turn start', 'owner at start'], ({ ownerAtTurnStart }) => ownerAtTurnStart),
  mismatchAtTurnStart: flag(['mismatch at turn start', 'mismatch'], ({ mismatchAtTurnStart }) => mismatchAtTurnStart),
  changedHands: flag(['changed hands'], ({ changedHands }) => changedHands),
  battled: flag(['battled', 'battle'], ({ battled }) => battled),
  pillaged: flag(['pillaged'], ({ pillaged }) => pillaged),
  gotFortBuild: flag(['got fort build', 'fort built'], ({ gotFortBuild }) => gotFortBuild),
  gotFortRepair: flag(['got fort repair', 'fort repaired'], ({ gotFortRepair }) => gotFortRepair),
  annexedThisTurn: flag(['annexed this turn', 'just annexed'], ({ annexedThisTurn }) => annexedThisTurn),
  number: amount(['number'], ({ number }) => number, { from: 1, to: 9999 }),
  name: text(['name'], (province, position) => infoOf(province, position).name),
};

/** A province as a mapping, or as phrases: `Eng, city, harbour, fort 3 damage 1, annexed to Fra`. */
export const PROVINCE: RecordGrammar<Lexicon, ProvinceSaid> = {
  what: 'province',
  fields: PROVINCE_FIELDS,
  also: (phrase, key, lexicon, soFar) => {
    if (key !== null) return undefined;
    const words = String(phrase.value);
    const whose = lexicon.realm(words.replace(/^of /i, ''));
    if (whose !== null) return soFar.owner === undefined ? { owner: whose } : oneMore(soFar, whose, phrase);
    const [, city] = /^(?:the )?city (?:of )?(.+)$/i.exec(words) ?? [];
    return city === undefined ? undefined : { city };
  },
};

/** `Eng, permitted Fra, Sco`: a realm after the owner belongs to the list of realms that stands before it. */
const oneMore = (
  { owner, ...soFar }: Readonly<Partial<ProvinceSaid>>,
  realm: RealmNumber,
  phrase: Words,
): Partial<ProvinceSaid> => {
  const list = Object.keys(soFar).at(-1);
  if (list === 'permitted' || list === 'ownedBy') {
    return { [list]: [...new Set([...(soFar[list] ?? []), realm])].sort((a, b) => a - b) };
  }
  if (realm !== owner) phrase.fault(`it has an owner already: what is '${String(phrase.value)}' to it?`);
  return {};
};

const readYes = (words: Words): boolean => (words.value === 'none' ? false : (words.yesNo() ?? false));

/** `3`, `3 damage 1`, `level 3 damage 1`, `{ level: 3, damage: 1 }`. */
function readFort(words: Words, lexicon: Lexicon): FortSaid {
  if (words.isMapping) {
    const { level, damage } = words.value as { readonly level?: unknown; readonly damage?: unknown };
    return fortOf(words, lexicon, level ?? 0, damage);
  }
  if (words.value === true) return fortOf(words, lexicon, 1, undefined);
  if (saysNothing(words)) return fortOf(words, lexicon, 0, undefined);
  const [, level, damage] = FORT.exec(String(words.value)) ?? [];
  return fortOf(words, lexicon, level ?? '', damage);
}

const FORT = /^(?:level )?(.+?)(?:,? \(?(?:with )?(?:damage|damaged) (.+?)\)?)?$/i;

const fortOf = (words: Words, lexicon: Lexicon, level: unknown, damage: unknown): FortSaid => ({
  level: readAmount(words.as(level), lexicon, FORT_LEVELS),
  damage: damage === undefined ? null : readAmount(words.as(damage), lexicon, FORT_LEVELS),
});

const FORT_LEVELS = { from: 0, to: HIGHEST_FORT, scale: 1 } as const;

import { type Fact, type NumberTest, saysNothing, type Words } from '@chancery/core';
import { readAmount } from '@chancery/kit';
import { troopsIn } from '../../rules/troops.ts';
import type { Setting } from '../../setting.ts';
import type { Stack } from '../../state.ts';
import type { Rank, TroopType } from '../../words.ts';
import { type Lexicon, readTroop, troopNamed } from '../names/lexicon.ts';
import { calledTroop, type StateField } from './field-kinds.ts';

/** Troops as a case names them. Without a rank: rank 1 when stated, all ranks together when expected. */
export interface TroopsSaid {
  readonly type: TroopType;
  readonly rank: Rank | null;
  readonly count: NumberTest;
}

const COUNTED =
  /^(no|an?|one|-?\d+|(?:at (?:least|most)|more than|less than|fewer than|[<>]=?) ?\d+) ?x? (.+?)(?:,? (?:in |at |\()?ranks? ?([1-5])\)?)?$/i;
const TURNED = /^(.+?):? (\d+)(?:,? (?:in |at |\()?ranks? ?([1-5])\)?)?$/i;
const MOST = { from: 0, to: 100_000, scale: 1 } as const;

/** `5 men-at-arms rank 1`, `no archers`, `militia 3`; undefined when the phrase is about nothing like that. */
export const readTroopPhrase = (words: Words, lexicon: Lexicon): readonly TroopsSaid[] | undefined => {
  const phrase = String(words.value);
  const [, count, name, rank] = COUNTED.exec(phrase) ?? [];
  if (count !== undefined && name !== undefined)
    return [troopsOf(words, lexicon, name, { count: NUMBERS[count.toLowerCase()] ?? count, rank })];
  const [, called = '', howMany, inRank] = TURNED.exec(phrase) ?? [];
  if (howMany === undefined || troopNamed(lexicon.troops, called) === null) return undefined;
  return [troopsOf(words, lexicon, called, { count: howMany, rank: inRank })];
};

const NUMBERS: { readonly [word: string]: string } = { no: '0', a: '1', an: '1', one: '1' };

type Counted = { readonly count: unknown; readonly rank: unknown };

const troopsOf = (words: Words, lexicon: Lexicon, name: string, { count, rank }: Counted): TroopsSaid => ({
  type: readTroop(words.as(name), lexicon),
  rank: rank === undefined ? null : (Number(String(rank)) as Rank),
  count: readAmount(words.as(count), lexicon, MOST),
});

/** `archers: 5`, `archers: { 1: 3, 5: 2 }`, `archers: [3, 0, 0, 0, 2]`, `archers: 5 rank 2`. */
export const readTroopMember = (name: string, words: Words, lexicon: Lexicon): readonly TroopsSaid[] => {
  if (words.isMapping) {
    return words.entries().flatMap(([key, count]) => {
      const rank = rankNamed(key);
      if (rank === null) count.fault(`wanted a rank from 1 to 5, not ${key}`);
      return rank === null ? [] : [troopsOf(count, lexicon, name, { count: count.value, rank: String(rank) })];
    });
  }
  if (Array.isArray(words.value)) {
    return words
      .items()
      .map((count, index) => troopsOf(count, lexicon, name, { count: count.value, rank: String(index + 1) }));
  }
  const [, count, rank] = /^(.+?)(?:,? (?:in )?ranks? ?([1-5]))?$/i.exec(String(words.value)) ?? [];
  return [troopsOf(words, lexicon, name, { count: count ?? '', rank })];
};

/** The troops of a unit: a text with commas, a mapping by name, or a list of texts. */
export const readTroopList = (words: Words, lexicon: Lexicon): readonly TroopsSaid[] => {
  if (saysNothing(words)) return [];
  if (words.isMapping && isStack(words)) return [stackIn(words, lexicon)];
  if (words.isMapping) {
    return words.entries().flatMap(([name, value]) => {
      const rank = rankNamed(name);
      return rank === null ? readTroopMember(name, value, lexicon) : readTroopsInRank(rank, value, lexicon);
    });
  }
  return words.items().flatMap((item) =>
    item.isMapping
      ? readTroopList(item, lexicon)
      : (item.text('troops') ?? '').split(/\s*[,;]\s*|\s+and\s+/).flatMap((phrase) => {
          const read = readTroopPhrase(item.as(phrase), lexicon);
          if (read === undefined) item.fault(`'${phrase}' are no troops, such as 5 men-at-arms rank 1`);
          return read ?? [];
        }),
  );
};

/** The rank that a key names: `rank 3`, `3`. */
export const rankNamed = (key: string): Rank | null => {
  const rank = /^(?:rank ?)?([1-5])$/i.exec(key.trim())?.[1];
  return rank === undefined ? null : (Number(rank) as Rank);
};

/** `rank 3: 5 archers`, `rank 3: { archers: 5 }` */
export const readTroopsInRank = (rank: Rank, words: Words, lexicon: Lexicon): readonly TroopsSaid[] =>
  readTroopList(words, lexicon).map((said) => ({ ...said, rank }));

/** `{ type: archers, rank: 3, count: 2 }` */
const stackIn = (words: Words, lexicon: Lexicon): TroopsSaid => {
  const { type, troop, rank, count, number } = words.value as { readonly [key: string]: unknown };
  const name = String(type ?? troop);
  return troopsOf(words, lexicon, name, { count: count ?? number ?? 1, rank });
};

const isStack = (words: Words): boolean => {
  const said = words.value as object;
  return 'type' in said || 'troop' in said;
};

export const troopsField = <Thing extends { readonly stacks: readonly Stack[] }>(): StateField<
  Thing,
  readonly TroopsSaid[]
> => ({
  names: ['troops', 'stacks', 'soldiers', 'ships', 'ranks', 'with'],
  many: true,
  read: readTroopList,
  fact: ({ stacks }, { setting }): Fact => troopPhrases(stacks, setting),
  fits: (said, { stacks }) => said.every((each) => each.count.holds(countIn(stacks, each))),
});

/** How many troops a unit has of those that were named. */
const countIn = (stacks: readonly Stack[], { type, rank }: TroopsSaid): number =>
  troopsIn(stacks.filter((stack) => stack.type === type && (rank === null || stack.rank === rank)));

/** Whether a unit has troops besides those that were named. */
export const hasOthers = (stacks: readonly Stack[], said: readonly TroopsSaid[]): boolean =>
  stacks.some((stack) => !said.some(({ type, rank }) => type === stack.type && (rank === null || rank === stack.rank)));

/** `5 Archers`, `2 Militia rank 3`; rank 1 is named only where the same troops stand in another rank too. */
export const troopPhrases = (stacks: readonly Stack[], setting: Setting): readonly string[] =>
  stacks.map(({ type, rank, count }) => {
    const alone = stacks.filter((stack) => stack.type === type).length === 1;
    return `${count} ${calledTroop(setting, type).shown}${rank === 1 && alone ? '' : ` rank ${rank}`}`;
  });

import { ALSO, BY_NAME, Called, type Facts, numberTest, saysNothing, type Words } from '@chancery/core';
import type { CaseSorts } from '@chancery/kit';
import type { Fighter } from '../events/battle-record.ts';
import type { Order } from '../order.ts';
import { withStack } from '../rules/stacks.ts';
import type { Setting } from '../setting.ts';
import type { Stack } from '../state.ts';
import type { MdPosition } from '../types.ts';
import type { UnitId } from '../unit-id.ts';
import { GOLD, type Location, type Rank, type RealmNumber, type TroopType } from '../words.ts';
import { calledUnit, PLACES, REALMS, TROOP_TYPES, unitNamed } from './names.ts';
import { underNames } from './under-names.ts';

/** Amounts in hundredths or tenths, told in wholes. */
const parts = (scale: number) => ({
  name: (amount: number) => amount / scale,
  read: (words: string) => {
    const amount = Math.round(Number(words) * scale);
    return Number.isFinite(amount) && Math.abs(amount - Number(words) * scale) < 1e-6 ? amount : null;
  },
  knows: (words: string) => numberTest(words) !== null,
});

const calledCommander = (id: number, { state }: MdPosition): Called => {
  const name = state.commanders.find((each) => each.id === id)?.name ?? `Commander ${id}`;
  return new Called(name, [id, 'commander', `commander ${id}`]);
};

const calledFighter = (who: Fighter, position: MdPosition): Called =>
  'type' in who ? TROOP_TYPES.called(position.setting, who.type) : calledCommander(who.commander, position);

/** How the things of the rulebook are called in cases. */
export const SORTS: CaseSorts<MdPosition> = {
  realm: REALMS.sort,
  'pair of realms': {
    name: ([a, b]: readonly RealmNumber[], { setting }) =>
      [a, b].map((realm) => REALMS.called(setting, realm as RealmNumber).shown).join(' - '),
    read: (words, { setting }) => {
      const two = words.split(/\s+-\s+/).map((name) => REALMS.find(setting, name));
      return two.length === 2 && two[0] !== two[1] && !two.includes(null) ? two : null;
    },
  },
  place: PLACES.sort,
  /** In orders and refusals a unit is called as its owner calls it (`A7`). */
  unit: {
    name: (unit: UnitId, { setting }) => calledUnit(setting, unit),
    read: (words, { setting }) => unitNamed(setting, words),
    knows: (words, { setting }) => /^[AFG]\d+$/i.test(words) || unitNamed(setting, words) !== null,
  },
  troop: TROOP_TYPES.sort,
  /** `{ militia: 3 }`, ranks together. */
  troops: {
    list: (stacks: readonly Stack[], position) => (stacks.length === 0 ? [] : stackFacts(stacks, position)),
    knows: () => false,
    shapes: { [BY_NAME]: { troop: 'number' } },
  },
  /** `{ militia: 3, archers rank 5: 2 }`: without a rank in rank 1, and expected of all ranks together. */
  ranks: {
    list: (stacks: readonly Stack[], position) => rankFacts(stacks, position),
    readFacts: (words, { setting }) => readRanks(words, setting),
    knows: () => false,
    shapes: { [BY_NAME]: { 'troop in a rank': 'number' } },
  },
  'troop in a rank': { knows: (words, { setting }) => inRank(words, setting).type !== null },
  gold: parts(GOLD),
  tenths: parts(10),
  hundredths: parts(100),
  commander: { name: calledCommander, read: (words) => words },
  /** `A1 MARCH`, as short as an order can be called. */
  order: {
    name: (order: Order) => ('unit' in order ? `${order.unit} ${order.verb}` : order.verb).replaceAll('_', ' '),
  },
  name: { read: (words) => words },
  /** A troop, or a commander, who may have fallen. */
  fighter: { name: calledFighter, knows: () => true },
  fallen: {
    list: (killed: readonly { readonly who: Fighter; readonly count: number }[], position) =>
      underNames(killed.map(({ who, count }) => [calledFighter(who, position), count])),
    knows: () => false,
    shapes: { [BY_NAME]: { fighter: 'number' } },
  },
  /** Where a unit went that left a battle; false if it did not. */
  retreat: {
    name: (retreat: false | { readonly to: Location | null }, { setting }) =>
      retreat && (retreat.to === null ? 'no place' : PLACES.called(setting, retreat.to)),
    knows: (words, { setting }) => /^(?:yes|no|no place)$/i.test(words) || PLACES.find(setting, words) !== null,
    names: (position) => ['no place', ...(PLACES.sort.names?.(position) ?? [])],
  },
  round: { knows: (words) => /^round \d+$/i.test(words) },
};

export const stackFacts = (stacks: readonly Pick<Stack, 'type' | 'count'>[], { setting }: MdPosition): Facts =>
  underNames(stacks.map(({ type, count }) => [TROOP_TYPES.called(setting, type), count]));

const inRank = (words: string, setting: Setting): { readonly type: TroopType | null; readonly rank: Rank | null } => {
  const [, name = '', rank] = /^(.+?)(?:\s+rank\s+([1-5]))?$/i.exec(words.trim()) ?? [];
  return { type: TROOP_TYPES.find(setting, name), rank: rank === undefined ? null : (Number(rank) as Rank) };
};

const readRanks = (words: Words, setting: Setting): readonly Stack[] =>
  (saysNothing(words) ? [] : words.entries('troops by name')).reduce<readonly Stack[]>((stacks, [name, value]) => {
    const { type, rank } = inRank(name, setting);
    const known = setting.troops.map((troop) => troop.name);
    const count = value.whole(0, 100_000) ?? 0;
    if (type === null) value.unknown('troop', name, known);
    return type === null ? stacks : withStack(stacks, { type, rank: rank ?? 1, count });
  }, []);

/** Each troop by its ranks, and under its name alone all of it; the rank is shown unless all are in the first. */
const rankFacts = (stacks: readonly Stack[], position: MdPosition): Facts => {
  const all = stackFacts(stacks, position);
  const shown: { [name: string]: number } = {};
  const also: { [name: string]: number } = {};
  for (const { type, rank, count } of stacks) {
    const { shown: called, names } = TROOP_TYPES.called(position.setting, type);
    shown[all[called] === count && rank === 1 ? called : `${called} rank ${rank}`] = count;
    for (const name of names) also[`${name} rank ${rank}`] = count;
  }
  return { ...shown, [ALSO]: { ...all, ...all[ALSO], ...also } };
};

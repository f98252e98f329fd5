import type { ConditionValue } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import { type AreaNumber, areaOn, type Ground, type PowerNumber } from '../ground/ground.ts';
import {
  type Camp,
  type Group,
  KINDS,
  type Kind,
  NO_TROOPS,
  type Order,
  type State,
  type Train,
  type Troops,
} from './types.ts';

/** A die of this or more is a hit (RD-1.3). */
export const HITS_FROM: { readonly [kind in Kind]: number } = { Foot: 5, Bow: 5, Horse: 4 };

type Board = Pick<State, 'camps'>;

export const campsOf = ({ camps }: Board, power: PowerNumber | null): readonly AreaNumber[] =>
  camps.flatMap((camp, area) => (camp !== null && power !== null && camp.owner === power ? [area] : []));

export const troopsIn = ({ camps }: Board, area: AreaNumber): Troops => camps[area]?.troops ?? NO_TROOPS;

export const sizeOf = (troops: Troops): number => KINDS.reduce((sum, kind) => sum + troops[kind], 0);

export const plus = (one: Troops, other: Troops): Troops => each((kind) => one[kind] + other[kind]);
export const minus = (one: Troops, other: Troops): Troops => each((kind) => one[kind] - other[kind]);
export const holds = (all: Troops, some: Troops): boolean => KINDS.every((kind) => all[kind] >= some[kind]);

export const each = <Of>(of: (kind: keyof Troops) => Of): { readonly [kind in keyof Troops]: Of } => ({
  Foot: of('Foot'),
  Bow: of('Bow'),
  Horse: of('Horse'),
});

export const troopsNamed = (groups: readonly Group[]): Troops =>
  each((kind) => groups.reduce((sum, group) => sum + (group.kind === kind ? group.count : 0), 0));

/** Troops go from a camp of their captain to one that borders it (RD-1.2). */
export const mayTake = (
  ground: Ground,
  board: Board,
  power: PowerNumber,
  { from, to }: { readonly from: AreaNumber; readonly to: AreaNumber },
): boolean => board.camps[from]?.owner === power && areaOn(ground, from).borders.includes(to);

export const mayTrain = (board: Board, power: PowerNumber, { args }: Train): boolean =>
  board.camps[args.camp]?.owner === power;

/** The orders of the rounds before one. */
export const ordersBefore = (orders: readonly Order[], round: string | undefined): readonly Order[] =>
  orders.filter(({ section }) => section !== undefined && round !== undefined && section < round);

/** The camps as they should be after these orders, if nobody stood in their way. */
export const boardAfter = (board: Board, power: PowerNumber | null, orders: readonly Order[]): Board => {
  const camps = [...board.camps];
  const put = (area: AreaNumber, change: (camp: Camp) => Camp): void => {
    const camp = camps[area];
    if (camp) camps[area] = change(camp);
  };
  for (const { verb, args } of orders) {
    if (verb === 'RUSE' || verb === 'ASK_RUSE' || verb === 'EDIT_CAMP') continue;
    if (verb === 'TRAIN') {
      put(args.camp, (camp) => ({ ...camp, troops: plus(camp.troops, { ...NO_TROOPS, [args.kind]: 1 }) }));
      continue;
    }
    const troops = troopsNamed(args.troops);
    put(args.from, (camp) => ({ ...camp, troops: minus(camp.troops, troops) }));
    put(args.to, (camp) =>
      camp.owner === power ? { ...camp, troops: plus(camp.troops, troops) } : { owner: power, troops },
    );
  }
  return { camps };
};

/** How a battle stands for the side that may retreat. */
export interface BattleStands {
  readonly losses: number;
  readonly own: number;
  readonly enemy: number;
}

/** Whether it is time to go: any term that holds is enough (RD-1.5). */
export const retreats = (terms: readonly ConditionValue[], { losses, own, enemy }: BattleStands): boolean =>
  terms.some(({ measure, than = 0, of = 1 }) => (measure === 'losses' ? losses >= than : own * of < than * enemy));

export const campCount = (board: Board, power: PowerNumber): number =>
  everyNumbered(board.camps).filter(({ owner }) => owner === power).length;

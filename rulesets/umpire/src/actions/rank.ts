import { GRUDGE } from '../data/figures.ts';
import type { LineOf } from '../order.ts';
import { getGeneral } from '../rules/find.ts';
import { byRank, generalsOf } from '../rules/generals.ts';
import { chanceOf } from '../rules/rolls.ts';
import type { General } from '../state.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { isOwnGeneral } from './conditions.ts';
import { cancelled, DONE, type Done, ignored } from './deed.ts';

type RankLine = LineOf<'RANK'>;
/** A general as they were before the ranks changed, and the level they have now. */
interface Ranked {
  readonly general: General;
  readonly level: number;
}

/** All rank orders of a nation together (UM-10.19): what came of each, in their order. Of two for one general the later counts. */
export const rank = (
  turn: GameTurn,
  nation: NationNumber,
  lines: readonly RankLine[],
): readonly (readonly [RankLine, Done])[] => {
  const results = lines.map((line, at) => [line, judged(turn, line, lines.slice(at + 1))] as const);
  const ranks = results.flatMap(([{ order }, done]) => (done === DONE ? [order.args] : []));
  if (ranks.length > 0) setRanks(turn, nation, ranks);
  return results;
};

const setRanks = (turn: GameTurn, nation: NationNumber, ranks: readonly RankLine['order']['args'][]): void => {
  const all = generalsOf(turn.state, nation)
    .toSorted(byRank)
    .map((general): Ranked => {
      const level = ranks.find((each) => each.general === general.number)?.level ?? general.seniority;
      return { general: { ...general }, level };
    });
  turn.emit({ kind: 'ranks-set', rule: 'UM-10.19', nation, ranks });
  for (const ranked of all.filter(isDemoted)) begrudge(turn, ranked, 'RANK.demoted');
  for (const ranked of all.filter((each) => isPassedOver(each, all))) begrudge(turn, ranked, 'RANK.passed');
};

const judged = (turn: GameTurn, { nation, order }: RankLine, later: readonly RankLine[]): Done => {
  const { general, level } = order.args;
  const refusal = isOwnGeneral(turn, nation, general);
  if (refusal !== null) return cancelled(refusal);
  if (later.some((line) => line.order.args.general === general)) return ignored();
  if (getGeneral(turn.state, general).seniority === level) return ignored({ code: 'not-allowed', why: 'same level' });
  return DONE;
};

const isDemoted = ({ general, level }: Ranked): boolean => level < general.seniority;

/** Strictly senior to somebody before, strictly junior to them now, who must have been promoted (UM-10.21). */
const isPassedOver = (ranked: Ranked, all: readonly Ranked[]): boolean =>
  !isDemoted(ranked) &&
  all.some(({ general, level }) => ranked.general.seniority > general.seniority && ranked.level < level);

/** They may love their ruler less; nobody is told (UM-10.20, 10.21). */
const begrudge = (turn: GameTurn, { general, level }: Ranked, roll: 'RANK.demoted' | 'RANK.passed'): void => {
  if (!chanceOf(turn, roll, general.name, GRUDGE.chance)) return;
  const isDeep = general.seniority - level >= GRUDGE.deepFrom;
  const trueLoyalty = Math.max(0, general.trueLoyalty - (isDeep ? GRUDGE.deep : GRUDGE.loyalty));
  const rule = roll === 'RANK.demoted' ? 'UM-10.20' : 'UM-10.21';
  turn.emit({ kind: 'loyalty-shaken', rule, general: general.number, trueLoyalty });
};

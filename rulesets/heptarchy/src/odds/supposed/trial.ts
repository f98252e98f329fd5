import { type Dice, thrownBy } from '@chancery/core';
import { type BattleOdds, type BattleTrial, exactOdds, type Part } from '@chancery/kit';
import type { UnitId } from '../../words.ts';
import type { OddsForce, OddsKind, OddsQuestion } from '../question.ts';
import { fightOnce, type OddsResult } from './fight.ts';
import { type Supposed, supposed } from './supposed.ts';

/** The battle of a question, to be fought as often as anybody likes. */
export const trialOf = (question: OddsQuestion): BattleTrial<OddsResult, OddsKind> => {
  const battle = supposed(question);
  const counted = partsOf(question, battle);
  return {
    parts: counted.map(({ part }) => part),
    once: (dice) => {
      const { result, left } = fightOnce(question, battle, dice);
      const alive = new Set(left.flat());
      return { outcome: result, lost: counted.map(({ ids }) => ids.filter((id) => !alive.has(id)).length) };
    },
  };
};

const SIDES = 10;

/** The odds of one unit against one: a duel is two dice, one of each side, and all their falls are tried. Else null. */
export const duelOdds = ({
  parts,
  once,
}: BattleTrial<OddsResult, OddsKind>): BattleOdds<OddsResult, OddsKind> | null => {
  if (parts.reduce((units, { of }) => units + of, 0) !== 2) return null;
  const falls = Array.from({ length: SIDES * SIDES }, (_, index) =>
    once(fixedDice(Math.floor(index / SIDES) + 1, (index % SIDES) + 1)),
  );
  const results = [...Map.groupBy(falls, ({ outcome }) => outcome)];
  return exactOdds<OddsResult, OddsKind>({
    all: BigInt(falls.length),
    outcomes: Object.fromEntries(results.map(([result, like]) => [result, BigInt(like.length)])),
    losses: parts.map((part, index) => {
      const lost = falls.map((fall) => fall.lost[index] ?? 0);
      const sum = lost.reduce((total, each) => total + each, 0);
      return { ...part, lost: BigInt(sum), least: Math.min(...lost), most: Math.max(...lost) };
    }),
  });
};

const fixedDice = (attack: number, defence: number): Dice => ({
  at: (name) => thrownBy(() => (name.endsWith('.att') ? attack : defence)),
  log: () => [],
});

interface Counted {
  readonly part: Part<OddsKind>;
  readonly ids: readonly UnitId[];
}

/** The like troops of each force, and their units. */
const partsOf = ({ attackers, defenders }: OddsQuestion, { forces }: Supposed): readonly Counted[] =>
  [...attackers, ...defenders].flatMap((force, index) => {
    const side = index < attackers.length ? 'attacker' : 'defender';
    const number = side === 'attacker' ? index + 1 : index + 1 - attackers.length;
    return troopsOf(force, forces[index] ?? []).map(({ kind, ids }) => ({
      part: { side, force: number, kind, of: ids.length } as const,
      ids,
    }));
  });

const troopsOf = (
  { troops }: OddsForce,
  ids: readonly UnitId[],
): readonly { readonly kind: OddsKind; readonly ids: readonly UnitId[] }[] => {
  let next = 0;
  return troops.map(({ count, ...kind }) => {
    const from = next;
    next += count;
    return { kind, ids: ids.slice(from, next) };
  });
};

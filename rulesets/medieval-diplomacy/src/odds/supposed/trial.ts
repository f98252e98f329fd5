import type { BattleTrial } from '@chancery/kit';
import type { Field, Squad } from '../../battle/field.ts';
import { fightOut } from '../../battle/fight.ts';
import { drawUpAgain, layOut } from '../../battle/lay-out.ts';
import { Rolls } from '../../battle/rolls.ts';
import { victorsOf } from '../../battle/victors.ts';
import type { OddsKind, OddsQuestion } from '../question.ts';
import { supposed } from './supposed.ts';

/** Who holds the field in the end; of several attackers that are not allied also which, counted from 1. */
export type OddsResult = 'attackers' | 'defenders' | 'nobody' | 'undecided' | `attacker ${number}`;

/** The battle of a question, to be fought as often as anybody likes. */
export const trialOf = (question: OddsQuestion): BattleTrial<OddsResult, OddsKind> => {
  const battle = supposed(question);
  const field = layOut(battle);
  const counted = partsOf(question, field);
  return {
    parts: counted.map(({ part }) => part),
    once: (dice) => {
      drawUpAgain(field);
      const { undecided } = fightOut(field, new Rolls(dice, battle), null);
      const lost = counted.map(({ squads }) => fallen(squads));
      return { outcome: undecided ? 'undecided' : resultOf(question, field), lost };
    },
  };
};

const fallen = (squads: readonly Squad[]): number => {
  let count = 0;
  for (const { removed } of squads) count += removed;
  return count;
};

const resultOf = ({ attackers, attackersAre }: OddsQuestion, field: Field): OddsResult => {
  const [first, second] = victorsOf(field);
  if (first === undefined) return 'nobody';
  if (first.realm > attackers.length) return 'defenders';
  const isShared = second !== undefined || attackers.length === 1 || (attackersAre ?? 'allied') === 'allied';
  return isShared ? 'attackers' : `attacker ${first.realm}`;
};

interface Counted {
  readonly part: BattleTrial<OddsResult, OddsKind>['parts'][number];
  readonly squads: readonly Squad[];
}

/** The like troops of each force, by troop table order, commanders last; and the squads in which they stand. */
const partsOf = ({ attackers }: OddsQuestion, { squads }: Field): readonly Counted[] =>
  [...Map.groupBy(squads, ({ unit, type }) => `${unit.side.realm}/${type}`).values()]
    .map((like): Counted => {
      const [{ unit, troop, type }] = like as [Squad];
      const { realm } = unit.side;
      const side = realm <= attackers.length ? ('attacker' as const) : ('defender' as const);
      const force = side === 'attacker' ? realm : realm - attackers.length;
      const of = like.reduce((sum, { size }) => sum + size, 0);
      return { part: { side, force, kind: troop === null ? null : type, of }, squads: like };
    })
    .sort((a, b) => compare(a.part, b.part));

const compare = (a: Counted['part'], b: Counted['part']): number =>
  Number(a.side === 'defender') - Number(b.side === 'defender') ||
  a.force - b.force ||
  Number(a.kind === null) - Number(b.kind === null) ||
  (a.kind ?? 0) - (b.kind ?? 0);

import type { FractionName } from '../data/rolls.ts';
import { unitsIn } from '../rules/find.ts';
import { figureAt, isNothing } from '../rules/forces.ts';
import { allotted } from '../rules/losses.ts';
import { lossOf } from '../rules/rolls.ts';
import type { GameTurn } from '../types.ts';
import type { Arm, LossCause, NationNumber, ProvinceNumber } from '../words.ts';

/** Whose units are counted: those of some nations in a province, of one arm or both. */
export interface Victims {
  readonly province: ProvinceNumber;
  /** In nation order. */
  readonly nations: readonly NationNumber[];
  readonly arms: readonly Arm[];
}

/** How a percentage of casualties came about: the roll that gave it and its subject, the cause and the clause to tell. */
export interface Casualties {
  readonly percent: number;
  readonly name: FractionName;
  readonly subject: string;
  readonly why: LossCause;
  readonly rule: string;
}

/** A share of one type of one nation's units. */
interface Share {
  readonly nation: NationNumber;
  readonly type: number;
  readonly count: number;
}

/** Casualties of so many percent on all of them together, allotted by numbers; how many fell (UM-1.14, 1.15). */
export const suffer = (turn: GameTurn, victims: Victims, { percent, name, subject, why, rule }: Casualties): number => {
  const shares = sharesOf(turn, victims);
  const units = shares.reduce((sum, { count }) => sum + count, 0);
  const fallen = lossOf(turn, name, subject, { units, percent });
  fall(turn, { victims, shares, fallen, why, rule });
  return fallen;
};

/** So many of them fall, allotted by numbers. Throws if there are not as many. */
export const fallTogether = (
  turn: GameTurn,
  victims: Victims,
  { fallen, why, rule }: { readonly fallen: number; readonly why: LossCause; readonly rule: string },
): void => fall(turn, { victims, shares: sharesOf(turn, victims), fallen, why, rule });

const sharesOf = ({ setting, state }: GameTurn, { province, nations, arms }: Victims): readonly Share[] =>
  nations.flatMap((nation) => {
    const units = unitsIn(state, nation, province);
    return setting.types.flatMap(({ type, category }) => {
      const count = figureAt(units, type);
      return arms.some((arm) => arm === category) ? [{ nation, type, count }] : [];
    });
  });

const fall = (
  { setting, emit }: GameTurn,
  {
    victims,
    shares,
    fallen,
    why,
    rule,
  }: {
    readonly victims: Victims;
    readonly shares: readonly Share[];
    readonly fallen: number;
    readonly why: LossCause;
    readonly rule: string;
  },
): void => {
  const losses = allotted(
    fallen,
    shares.map(({ count }) => count),
  );
  for (const nation of victims.nations) {
    const units = setting.types.map(({ type }) =>
      shares.reduce(
        (sum, each, at) => (each.nation === nation && each.type === type ? sum + figureAt(losses, at) : sum),
        0,
      ),
    );
    if (!isNothing(units)) emit({ kind: 'units-lost', rule, nation, province: victims.province, units, why });
  }
};

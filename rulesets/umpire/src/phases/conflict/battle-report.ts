import type { BattleSide, Force } from '../../events/news.ts';
import { unitsIn } from '../../rules/find.ts';
import { isNothing, minus, noUnits, onlyOf, plus } from '../../rules/forces.ts';
import type { General } from '../../state.ts';
import type { GameTurn } from '../../types.ts';
import type { Arm, NationNumber, ProvinceNumber } from '../../words.ts';

/** Who of a side takes part, of which arms: what a report counts. */
export interface Fighters {
  readonly province: ProvinceNumber;
  readonly nations: readonly NationNumber[];
  readonly arms: readonly Arm[];
}

/** The units of each nation, as they are now. */
export const muster = ({ setting, state }: GameTurn, { province, nations, arms }: Fighters): readonly Force[] =>
  nations.map((nation) => {
    const all = unitsIn(state, nation, province);
    const units = arms.reduce((sum: readonly number[], arm) => plus(sum, onlyOf(setting, all, arm)), noUnits(setting));
    return { nation, units: [...units] };
  });

/** A side as those in range read of it: what it had, and what it lost since (UM-21.22). */
export const sideTold = (
  turn: GameTurn,
  fighters: Fighters,
  before: readonly Force[],
  commander: General | null,
): BattleSide => {
  const now = muster(turn, fighters);
  const lost = before.map(({ nation, units }, at) => ({ nation, units: [...minus(units, now[at]?.units ?? [])] }));
  return {
    nations: [...fighters.nations],
    commander: commander?.number ?? null,
    before: [...before],
    lost: lost.filter(({ units }) => !isNothing(units)),
  };
};

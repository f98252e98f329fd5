import { getProvince } from '../rules/find.ts';
import { revenueOf } from '../rules/revenue.ts';
import type { GameTurn } from '../types.ts';
import { LOYALTY, type NationNumber, type ProvinceNumber } from '../words.ts';

/** Where a nation has settled as many army units this turn as a captured province earns, that becomes a colony (UM-7.3, 7.4). */
export const makeColonies = (turn: GameTurn, nation: NationNumber): void => {
  const { memory, emit } = turn;
  const settled = memory.veterans.filter((each) => each.nation === nation);
  for (const province of [...new Set(settled.map((each) => each.province))].sort((one, other) => one - other)) {
    const veterans = settled.reduce((sum, each) => (each.province === province ? sum + each.count : sum), 0);
    if (canSettle(turn, nation, province, veterans)) emit({ kind: 'colony-made', rule: 'UM-7.3', nation, province });
  }
};

/** Where the old owner destroyed his own city nobody ever settles (UM-7.7). */
const canSettle = (
  { setting, state }: GameTurn,
  nation: NationNumber,
  number: ProvinceNumber,
  veterans: number,
): boolean => {
  const province = getProvince(state, number);
  const { owner, loyalty, loyaltyCap } = province;
  if (owner !== nation || loyalty !== LOYALTY.captured || loyaltyCap === 1) return false;
  return veterans >= Math.max(1, revenueOf(setting, state, province));
};

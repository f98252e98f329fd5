import { provincesOf, realmsOf } from '../../rules/find.ts';
import { revenueOf } from '../../rules/revenue.ts';
import type { Province } from '../../state.ts';
import type { Turn } from '../../types.ts';

/** F11: from provinces owned and annexed, and not annexed only this turn (MD-12.3 to MD-12.6). */
export const revenueGained = (turn: Turn): void => {
  const lands = Map.groupBy(provincesOf(turn.state).filter(yields), ({ owner }) => owner);
  for (const { number: realm } of realmsOf(turn.state)) {
    const from = (lands.get(realm) ?? []).map((province) => ({
      province: province.number,
      gold: revenueOf(turn.setting, province),
    }));
    const total = from.reduce((sum, { gold }) => sum + gold, 0);
    if (total > 0) turn.emit({ kind: 'revenue-gained', rule: 'MD-12.3', realm, total, from });
  }
};

const yields = ({ owner, annexedTo, annexedThisTurn }: Province): boolean => owner === annexedTo && !annexedThisTurn;

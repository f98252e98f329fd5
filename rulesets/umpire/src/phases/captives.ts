import { captured } from '../consequences/captured.ts';
import { inNationOrder, provincesOf, unitsIn } from '../rules/find.ts';
import { fightersOf } from '../rules/forces.ts';
import { byRank, generalsIn } from '../rules/generals.ts';
import { hostileIn } from '../rules/hostility.ts';
import { step } from './step.ts';

/** Step 12: generals without troops of their own on an enemy's ground are captured (UM-18.1, 18.8). */
export const captives = step({
  number: 12,
  name: 'Captured generals',
  rule: 'UM-18.1',
  run: (turn) => {
    const { setting, state } = turn;
    for (const { number: province, owner } of provincesOf(state)) {
      const present = new Set(generalsIn(state, province).map(({ nation }) => nation));
      for (const nation of [...present].sort(inNationOrder)) {
        const isAlone = fightersOf(setting, unitsIn(state, nation, province)) === 0;
        if (!isAlone || !hostileIn(state, province, nation, owner)) continue;
        for (const { number } of generalsIn(state, province, [nation]).toSorted(byRank)) captured(turn, number, owner);
      }
    }
  },
});

import { breakNetworks } from '../consequences/exposed.ts';
import { COUNTERSPIES } from '../data/figures.ts';
import { provincesOf, stacksIn } from '../rules/find.ts';
import { hasNetwork } from '../rules/forces.ts';
import { chanceOf } from '../rules/rolls.ts';
import { subjectOf } from '../rules/subject.ts';
import { INDEPENDENTS } from '../words.ts';
import { step } from './step.ts';

/** Step 13: where the owner has a network, it hunts all others, those of friends too (UM-18.9, 3.10). */
export const counterIntelligence = step({
  number: 13,
  name: 'Counter-intelligence',
  rule: 'UM-18.9',
  run: (turn) => {
    const { setting, state } = turn;
    for (const { number: province, owner } of provincesOf(state)) {
      if (owner === INDEPENDENTS || !hasNetwork(setting, state, owner, province)) continue;
      for (const { nation } of [...stacksIn(state, province)]) {
        if (nation === owner || !hasNetwork(setting, state, nation, province)) continue;
        const subject = subjectOf(state, { nation, province });
        if (!chanceOf(turn, 'COUNTERSPY', subject, COUNTERSPIES)) continue;
        breakNetworks(turn, { nation, province, by: owner, rule: 'UM-18.9' });
      }
    }
  },
});

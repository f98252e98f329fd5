import { dispersalOf } from '../rules/dispersal.ts';
import { livingNations } from '../rules/find.ts';
import { step } from './step.ts';

/** Step 17: feudal troops go home, at no cost (UM-18.19 to 18.22). */
export const feudalDispersal = step({
  number: 17,
  name: 'Feudal troops disperse',
  rule: 'UM-18.19',
  only: 'lastCampaign',
  run: ({ setting, state, emit }) => {
    for (const { number: nation } of livingNations(state)) {
      const { leave, come } = dispersalOf(setting, state, nation);
      if (leave.length > 0) emit({ kind: 'feudal-dispersed', rule: 'UM-18.20', nation, leave, come });
    }
  },
});

import { caretakerStands } from '../npc/caretaker.ts';
import { livingNations } from '../rules/find.ts';
import { step } from './step.ts';

/** Step 5 for nations without a ruler: nobody marches, and all take the usual combat orders (UM-22.9). */
export const caretakers = step({
  number: 5,
  name: "Caretakers' troops",
  rule: 'UM-22.9',
  run: (turn) => {
    for (const { number, status } of livingNations(turn.state))
      if (status === 'caretaker') caretakerStands(turn, number);
  },
});

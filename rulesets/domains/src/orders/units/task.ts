import { branch, oneOf } from '@chancery/kit';
import { declarationBy } from '../../rules/war.ts';
import { TASKS } from '../../words.ts';
import { commanded, foreignHoldings, oneHolding, unitsAsked } from '../offers.ts';
import { HOLDING, TASK, TROOPS, UNITS } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** What units do of themselves, round after round (DOM-13.1). */
export const task = freeOrder('TASK', {
  rule: 'DOM-13.1',
  title: 'Task',
  help: 'Units occupy, besiege or destroy a holding as soon as they stand before it and are enough. They may still be on their way.',
  group: GROUPS.units,
  params: {
    units: { type: UNITS, optional: true, help: 'which units' },
    troops: { type: TROOPS, optional: true, help: 'or so many of a type' },
    task: { type: TASK, help: 'what they do' },
    holding: { type: HOLDING, optional: true, help: 'which holding' },
  },
  units: 'units',
  lines: [{ pattern: 'TASK <units> <task> [<holding>]' }, { pattern: 'TASK <troops> <task> [<holding>]' }],
  options: (known) => {
    // What can be taken first, which takes a war of one's own; without one everything, since a war may still come.
    const all = foreignHoldings(known);
    const ofEnemies = all.filter(({ owner }) => declarationBy(known.view, known.view.domain ?? 0, owner) !== null);
    const holding = oneHolding(known, 'holding', ofEnemies.length > 0 ? ofEnemies : all);
    const task = oneOf('task', [branch('none', 'Nothing'), ...TASKS.map((value) => branch(value, value, holding))]);
    return task && unitsAsked(commanded(known), task);
  },
});

import { branch, oneOf } from '@chancery/kit';
import { FLAG } from '../param-types.ts';
import { GROUPS, tradeOrder } from '../shared.ts';

/** Whether the ruler of a nation that is gone would come back with it (W83-13.78). */
export const returning = tradeOrder('RETURNING', {
  rule: 'W83-13.78',
  title: 'Would come back',
  help: 'Says whether you would rule your nation again, should it be conquered or eliminated and then freed or rise in rebellion.',
  group: GROUPS.seat,
  params: { returning: { type: FLAG, help: 'whether you would' } },
  lines: [
    { pattern: 'RETURNING YES', sets: { returning: true } },
    { pattern: 'RETURNING NO', sets: { returning: false } },
  ],
  options: ({ view }) => (view.nation === null ? null : oneOf('returning', [branch(true, 'yes'), branch(false, 'no')])),
});

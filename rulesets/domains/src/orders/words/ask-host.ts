import { textOf } from '@chancery/kit';
import { LETTER } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** A plan is put to the host as soon as it comes, and answered before the deadline (DOM-14.6). */
export const askHost = freeOrder('ASK_HOST', {
  rule: 'DOM-14.6',
  title: 'Ask the host',
  help: 'Puts a plan to the host at once, who says whether it could be done, for how much and how likely. The COVERT itself is ruled on once more.',
  group: GROUPS.words,
  params: { text: { type: LETTER, help: 'the plan' } },
  lines: [{ pattern: 'ASK HOST <text>' }],
  onArrival: () => ({ act: 'ask' }),
  options: ({ view }) => (view.domain === null ? null : textOf('text', { from: 1, to: 2000 })),
});

import { textOf } from '@chancery/kit';
import { MOST_UNDERLINGS } from '../../words.ts';
import { NAME } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** One more to serve (DOM-3.3). */
export const recruit = action('RECRUIT', {
  rule: 'DOM-3.3',
  title: 'Recruit',
  help: 'For 3 gold somebody joins your court. You can have three.',
  group: GROUPS.court,
  params: { name: { type: NAME, help: 'what they are called' } },
  lines: [{ pattern: 'RECRUIT <name>' }],
  options: ({ view }) =>
    (view.domains[view.domain ?? 0]?.underlings.length ?? MOST_UNDERLINGS) < MOST_UNDERLINGS
      ? textOf('name', { from: 1, to: 40 })
      : null,
});

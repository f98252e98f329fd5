import { z } from 'zod';
import { RECEIPT } from './orders.ts';
import { REPORT } from './report.ts';
import { TELLING, WINDOW } from './turn-file.ts';
import { INSTANT, TURN } from './words.ts';

/** What came of a post in live play. */
const RESOLVED_POST = z
  .strictObject({
    turn: TURN.meta({ description: 'The turn that it became' }),
    told: z.array(TELLING),
    report: REPORT,
    window: WINDOW,
    deadline: INSTANT.nullable(),
    asked: z.boolean().meta({ description: 'Whether it is still the move of the seat' }),
    undo: z.enum(['not-last', 'dice', 'witness']).nullable().meta({
      description: 'Why it cannot be taken back; null if it can, until somebody posts',
    }),
  })
  .meta({ id: 'ResolvedPost', description: 'What came of a post, with all its dice, and the position afterwards' });

export const SUBMITTED = RECEIPT.extend({
  resolved: RESOLVED_POST.nullable()
    .exactOptional()
    .meta({ description: 'In live play: what came of it; null while that is not known yet' }),
}).meta({ id: 'Submitted', description: 'The receipt of what was sent in; in live play with what came of it' });

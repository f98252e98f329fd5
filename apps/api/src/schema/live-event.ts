import { z } from 'zod';
import { INSTANT, SEAT, TURN } from './words.ts';

const AT = INSTANT.meta({ description: 'When it happened, in milliseconds since 1970, UTC' });
const DEADLINE = INSTANT.nullable().meta({ description: 'Of the open turn; null while its clock stands still' });
const LABEL = z.string().exactOptional().meta({
  description: 'In live play, and where one group orders after another: what the rules call the window',
});
const OUT = TURN.meta({ description: 'The turn that is out' });
const OPEN = TURN.meta({ description: 'The turn for which orders are taken' });
const BY_HOST = z.literal(true).exactOptional().meta({ description: 'An administrator did it' });

/** What everybody may hear of a campaign, by its kind; streams and webhooks tell it alike. */
export const NEWS_SHAPES = {
  'turn-published': { turn: OUT, label: LABEL, heading: z.string(), deadline: DEADLINE },
  'turn-rerun': {
    turn: TURN.meta({ description: 'The last turn that stands as it was' }),
    label: LABEL,
    reason: z.string(),
    by: z.string().exactOptional().meta({ description: 'The seat that has taken back its own post' }),
    through: TURN.exactOptional().meta({ description: 'The last turn that was run again' }),
    deadline: DEADLINE.exactOptional(),
    newDice: z.string().exactOptional().meta({ description: 'The commitment to the new dice of the open turn' }),
  },
  'seat-wanted': { seat: z.string().meta({ description: 'The name of the seat that is open' }) },
  'deadline-moved': { turn: OPEN, label: LABEL, deadline: DEADLINE },
  'campaign-started': { label: LABEL, deadline: DEADLINE },
  'campaign-paused': { reason: z.string(), administrator: BY_HOST },
  'campaign-resumed': { deadline: DEADLINE, administrator: BY_HOST },
  'campaign-ended': { how: z.string(), administrator: BY_HOST },
} as const;

const news = (...kinds: readonly (keyof typeof NEWS_SHAPES)[]) =>
  kinds.map((kind) => z.strictObject({ kind: z.literal(kind), ...NEWS_SHAPES[kind] }));

/** What is posted to a webhook of the form `plain`. */
export const POSTED_NEWS = z
  .strictObject({
    format: z.literal('chancery-news-1'),
    campaign: z.strictObject({ id: z.string(), title: z.string(), url: z.string() }),
    at: z.string().meta({ description: 'When it happened (ISO 8601)' }),
    news: z.discriminatedUnion('kind', [
      ...news('turn-published', 'turn-rerun', 'seat-wanted', 'deadline-moved'),
      ...news('campaign-started', 'campaign-paused', 'campaign-resumed', 'campaign-ended'),
      z.strictObject({ kind: z.literal('press'), from: z.string().nullable(), title: z.string(), body: z.string() }),
      z.strictObject({ kind: z.literal('test') }),
    ] as never),
    text: z.string().meta({ description: 'The same in words' }),
  })
  .meta({ id: 'PostedNews', description: 'What is posted to a webhook of the form `plain`' });

const event = <const Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape, at: AT });

/** What is told to somebody who watches a campaign. */
export const LIVE_EVENT = z
  .discriminatedUnion('kind', [
    event('here', {
      turn: TURN.meta({ description: 'The last turn that is out' }),
      complete: z.boolean().meta({
        description:
          'False if you have missed something that is kept no more, or came with an id that is none of yours: read the campaign anew',
      }),
    }),
    event('turn-published', NEWS_SHAPES['turn-published']),
    event('window-opened', {
      turn: OPEN,
      label: LABEL,
      seats: z.array(SEAT).meta({ description: 'Those that the window waits for' }),
      may: z.array(SEAT).meta({ description: 'Those that may send orders too' }),
      live: z.boolean().meta({ description: 'Orders are resolved as they come' }),
      deadline: DEADLINE,
    }),
    event('deadline-moved', NEWS_SHAPES['deadline-moved']),
    event('letter', { letter: z.string().meta({ description: 'The id of a letter to the party' }) }),
    event('offer', { turn: OPEN, label: LABEL }),
    event('turn-rerun', NEWS_SHAPES['turn-rerun']),
    event('seat-wanted', NEWS_SHAPES['seat-wanted']),
    event('campaign-started', NEWS_SHAPES['campaign-started']),
    event('campaign-paused', NEWS_SHAPES['campaign-paused']),
    event('campaign-resumed', NEWS_SHAPES['campaign-resumed']),
    event('campaign-ended', NEWS_SHAPES['campaign-ended']),
    event('press', {}),
  ])
  .meta({
    id: 'LiveEvent',
    description: 'The `data` of an event of a stream. Its `event` is the `kind`; pass over kinds that you do not know',
  });

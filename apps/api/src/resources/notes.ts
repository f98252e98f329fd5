import { readNotes, writeNotes } from '@chancery/app';
import { z } from 'zod';
import { type Route, route } from '../route/route.ts';
import { INSTANT, WORDS } from '../schema/words.ts';

const PATH = '/campaigns/{campaign}/seats/{seat}/notes';

export const NOTE_ROUTES: readonly Route[] = [
  route({
    name: 'readNotes',
    method: 'get',
    path: PATH,
    summary: 'Your own notes about your seat; nobody else reads them',
    uses: [readNotes],
    answer: z.strictObject({
      number: z.int().meta({ description: 'Grows by one with every change; 0 while there are no notes' }),
      text: z.string(),
      at: INSTANT.nullable(),
    }),
    async run({ app, actor, params }) {
      const read = await readNotes(app, actor, { campaignId: params.campaign, seat: params.seat });
      if (!read.ok) return read;
      const { number, text, at } = read.value;
      return { ok: true, value: { number, text, at } };
    },
  }),
  route({
    name: 'writeNotes',
    method: 'put',
    path: PATH,
    summary: 'Replaces the notes',
    uses: [writeNotes],
    body: z.strictObject({
      text: WORDS,
      base: z.int().min(0).meta({
        description: 'The number of the notes that these go on from; if there are newer ones, nothing is changed (409)',
      }),
    }),
    answer: z.strictObject({ number: z.int() }),
    run: ({ app, actor, params, body }) =>
      writeNotes(app, actor, { campaignId: params.campaign, seat: params.seat, ...body }),
  }),
];

import { readOwnLines, readReceivedWords, showRegister } from '@chancery/app';
import { ok } from '@chancery/core';
import { z } from 'zod';
import { type Route, route } from '../route/route.ts';
import { DICE_REGISTER, OWN_LINE, RECEIVED_WORDS } from '../schema/dice.ts';
import { wholeNumber } from '../schema/words.ts';

export const DICE_ROUTES: readonly Route[] = [
  route({
    name: 'showRegister',
    method: 'get',
    path: '/campaigns/{campaign}/dice',
    summary: 'Every commitment, closed list and revealed secret with its time, those of void turns too',
    description: 'Compare it with what you kept: `chancery verify --server URL --campaign C --kept FILES` does.',
    uses: [showRegister],
    cost: 5,
    answer: DICE_REGISTER,
    run: ({ app, actor, params }) => showRegister(app, actor, { campaignId: params.campaign }),
  }),
  route({
    name: 'readOwnLines',
    method: 'get',
    path: '/campaigns/{campaign}/seats/{seat}/lines',
    summary: 'Your lines on the lists of turns that are out, with the salts that open them',
    uses: [readOwnLines],
    cost: 5,
    query: z.strictObject({ turn: wholeNumber(1, 999_999).optional() }),
    answer: z.strictObject({ lines: z.array(OWN_LINE) }),
    async run({ app, actor, params, query }) {
      const read = await readOwnLines(app, actor, { campaignId: params.campaign, seat: params.seat, ...query });
      return read.ok ? ok({ lines: read.value }) : read;
    },
  }),
  route({
    name: 'readReceivedWords',
    method: 'get',
    path: '/campaigns/{campaign}/seats/{seat}/words',
    summary: 'Private words of orders that reached your seat, with the salts that prove what was said',
    description: 'After the end, the record has the digest of each in the sheet of its sender.',
    uses: [readReceivedWords],
    cost: 5,
    query: z.strictObject({ turn: wholeNumber(1, 999_999).optional() }),
    answer: z.strictObject({ words: z.array(RECEIVED_WORDS) }),
    async run({ app, actor, params, query }) {
      const read = await readReceivedWords(app, actor, { campaignId: params.campaign, seat: params.seat, ...query });
      return read.ok ? ok({ words: read.value }) : read;
    },
  }),
];

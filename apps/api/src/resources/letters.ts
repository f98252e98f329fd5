import {
  archiveLetter,
  decideLetterReport,
  listMuted,
  listReports,
  markLetter,
  muteSeat,
  readLetters,
  reportLetter,
  type ShownLetter,
  watchLetters,
  writeLetter,
} from '@chancery/app';
import { ok, type SeatId } from '@chancery/core';
import { type LetterId, MASTER_PARTY } from '@chancery/store';
import { z } from 'zod';
import { given } from '../route/given.ts';
import { deed, type Route, route } from '../route/route.ts';
import { LETTER, LETTER_REPORT, WATCHED_WORDS } from '../schema/letters.ts';
import { NEXT, nextAfter, PAGE, pageOf } from '../schema/page.ts';
import { MASTER, NAME, PARTY_NAME, SEAT, WORDS } from '../schema/words.ts';

const OF_PARTY = '/campaigns/{campaign}/parties/{party}/letters';

/** The masters have a name here, as an empty one can stand in no path. */
const shownParty = (party: SeatId): string => (party === MASTER_PARTY ? MASTER : party);

const shownLetter = ({ from, to, ...letter }: ShownLetter) => ({
  ...letter,
  from: from === null ? null : shownParty(from),
  to: to === null ? null : to.map(shownParty),
});

export const LETTER_ROUTES: readonly Route[] = [
  route({
    name: 'readLetters',
    method: 'get',
    path: OF_PARTY,
    summary: 'The letters of your seat, or of the masters, the newest first',
    uses: [readLetters],
    query: PAGE.extend({
      box: z.enum(['received', 'sent']).default('received'),
      thread: NAME.transform((text) => text as LetterId)
        .optional()
        .meta({ description: 'Only those of one exchange' }),
      search: z.string().max(200).optional().meta({ description: 'Words in the subject or the text' }),
    }),
    answer: z.strictObject({ letters: z.array(LETTER), next: NEXT }),
    async run({ app, actor, params, query: { box, thread, search, ...page } }) {
      const asked = pageOf<LetterId>(page);
      const whose = { campaignId: params.campaign, party: params.party };
      const read = await readLetters(app, actor, { ...whose, box, thread, search, ...asked });
      return read.ok ? ok({ letters: read.value.map(shownLetter), next: nextAfter(read.value, asked.limit) }) : read;
    },
  }),
  route({
    name: 'watchLetters',
    method: 'get',
    path: '/campaigns/{campaign}/watched-letters',
    summary: 'Letters between rulers, for masters of a campaign that announced this before anybody joined',
    uses: [watchLetters],
    answer: z.strictObject({ letters: z.array(WATCHED_WORDS) }),
    async run({ app, actor, params }) {
      const watched = await watchLetters(app, actor, { campaignId: params.campaign });
      return watched.ok ? ok({ letters: watched.value }) : watched;
    },
  }),
  route({
    name: 'writeLetter',
    method: 'post',
    path: OF_PARTY,
    summary: 'Sends a letter, if the campaign allows it',
    uses: [writeLetter],
    body: z.strictObject({
      to: z
        .union([z.literal('all'), z.array(PARTY_NAME).max(1000)])
        .optional()
        .meta({ description: `Seats, or all others; \`${MASTER}\` for the masters. Left out in an answer` }),
      answers: NAME.transform((text) => text as LetterId)
        .optional()
        .meta({ description: 'The letter that is answered' }),
      subject: WORDS,
      body: WORDS,
    }),
    status: 201,
    location: '/campaigns/{campaign}/parties/{party}/letters?box=sent&thread={id}',
    answer: z.strictObject({ id: z.string() }),
    run: ({ app, actor, params, body }) =>
      writeLetter(app, actor, { campaignId: params.campaign, from: params.party, ...given(body) }),
  }),
  deed({
    name: 'markLetter',
    method: 'put',
    path: `${OF_PARTY}/{letter}/read`,
    summary: 'You have read it',
    uses: [markLetter],
    run: ({ app, actor, params: { campaign, party, letter } }) =>
      markLetter(app, actor, { campaignId: campaign, party, id: letter }),
  }),
  deed({
    name: 'archiveLetter',
    method: 'put',
    path: `${OF_PARTY}/{letter}/archived`,
    summary: 'Puts a letter away',
    uses: [archiveLetter],
    run: ({ app, actor, params: { campaign, party, letter } }) =>
      archiveLetter(app, actor, { campaignId: campaign, party, id: letter, away: true }),
  }),
  deed({
    name: 'unarchiveLetter',
    method: 'delete',
    path: `${OF_PARTY}/{letter}/archived`,
    summary: 'Takes a letter out again',
    uses: [archiveLetter],
    run: ({ app, actor, params: { campaign, party, letter } }) =>
      archiveLetter(app, actor, { campaignId: campaign, party, id: letter, away: false }),
  }),
  route({
    name: 'reportLetter',
    method: 'post',
    path: '/campaigns/{campaign}/seats/{seat}/letters/{letter}/report',
    summary: 'Reports a letter that you received to the masters, who can then read it',
    uses: [reportLetter],
    body: z.strictObject({ reason: WORDS }),
    status: 201,
    location: '/campaigns/{campaign}/letter-reports',
    answer: z.strictObject({ id: z.string() }),
    run: ({ app, actor, params: { campaign, seat, letter }, body }) =>
      reportLetter(app, actor, { campaignId: campaign, seat, letterId: letter, ...body }),
  }),
  route({
    name: 'listMuted',
    method: 'get',
    path: '/campaigns/{campaign}/seats/{seat}/mutes',
    summary: 'The seats that you have muted',
    uses: [listMuted],
    answer: z.strictObject({ muted: z.array(SEAT) }),
    async run({ app, actor, params: { campaign, seat } }) {
      const listed = await listMuted(app, actor, { campaignId: campaign, seat });
      return listed.ok ? ok({ muted: listed.value }) : listed;
    },
  }),
  deed({
    name: 'muteSeat',
    method: 'put',
    path: '/campaigns/{campaign}/seats/{seat}/mutes/{muted}',
    summary: 'Mutes another seat, which is not told',
    uses: [muteSeat],
    run: ({ app, actor, params: { campaign, seat, muted } }) =>
      muteSeat(app, actor, { campaignId: campaign, seat, muted, mute: true }),
  }),
  deed({
    name: 'unmuteSeat',
    method: 'delete',
    path: '/campaigns/{campaign}/seats/{seat}/mutes/{muted}',
    summary: 'Unmutes it',
    uses: [muteSeat],
    run: ({ app, actor, params: { campaign, seat, muted } }) =>
      muteSeat(app, actor, { campaignId: campaign, seat, muted, mute: false }),
  }),
  route({
    name: 'listLetterReports',
    method: 'get',
    path: '/campaigns/{campaign}/letter-reports',
    summary: 'The letters that were reported to the masters and wait for them',
    uses: [listReports],
    answer: z.strictObject({ reports: z.array(LETTER_REPORT) }),
    async run({ app, actor, params }) {
      const listed = await listReports(app, actor, { campaignId: params.campaign });
      if (!listed.ok) return listed;
      const reports = listed.value.map(({ letter, ...report }) => ({
        ...report,
        letter: { ...letter, from: shownParty(letter.from) },
      }));
      return ok({ reports });
    },
  }),
  deed({
    name: 'decideLetterReport',
    method: 'post',
    path: '/campaigns/{campaign}/letter-reports/{letterReport}/decision',
    summary: 'Records what was done about it',
    uses: [decideLetterReport],
    body: z.strictObject({ decision: WORDS }),
    run: ({ app, actor, params: { campaign, letterReport }, body }) =>
      decideLetterReport(app, actor, { campaignId: campaign, id: letterReport, ...body }),
  }),
];

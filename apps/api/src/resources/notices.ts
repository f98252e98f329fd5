import {
  mailWorksAgain,
  makeCalendar,
  markRead,
  type NoticeKind,
  POLICIES,
  readNotices,
  setNotices,
  showNoticeSettings,
  TEXT_LANGUAGES,
} from '@chancery/app';
import { campaignId, ok } from '@chancery/core';
import type { NoticeId } from '@chancery/store';
import { z } from 'zod';
import { given } from '../route/given.ts';
import { deed, type Route, route } from '../route/route.ts';
import { NEXT, nextAfter, PAGE, pageOf } from '../schema/page.ts';
import { INSTANT, NAME } from '../schema/words.ts';

const KIND = z.enum(Object.keys(POLICIES) as [NoticeKind, ...NoticeKind[]]);
const CAMPAIGN_ID = NAME.transform(campaignId);
const LANGUAGE = z.enum(TEXT_LANGUAGES);
const QUIET = z.strictObject({ from: z.int(), until: z.int() }).meta({ description: 'In minutes after midnight' });

const NOTICE = z
  .strictObject({
    id: z.string(),
    campaignId: z.string().nullable(),
    facts: z.unknown().meta({ description: 'Its kind, and what belongs to it' }),
    subject: z.string(),
    paragraphs: z.array(z.string()),
    at: INSTANT,
    read: z.boolean(),
  })
  .meta({ id: 'Notice', description: 'What you were told' });

export const NOTICE_ROUTES: readonly Route[] = [
  route({
    name: 'readNotices',
    method: 'get',
    path: '/notices',
    summary: 'What you were told, the newest first',
    uses: [readNotices],
    query: PAGE.extend({
      zone: z.string().max(100).default('UTC').meta({ description: 'The time zone in which times are told' }),
      language: LANGUAGE.optional().meta({ description: 'By default the one you have set for mails' }),
    }),
    answer: z.strictObject({ notices: z.array(NOTICE), next: NEXT }),
    async run({ app, actor, query: { zone, language, ...page } }) {
      const asked = pageOf<NoticeId>(page);
      const read = await readNotices(app, actor, { zone, language, ...asked });
      return read.ok ? ok({ notices: read.value, next: nextAfter(read.value, asked.limit) }) : read;
    },
  }),
  deed({
    name: 'markNotices',
    method: 'post',
    path: '/notices/read',
    summary: 'You have seen them',
    uses: [markRead],
    body: z.strictObject({ ids: z.array(NAME.transform((text) => text as NoticeId)).max(100) }),
    run: ({ app, actor, body }) => markRead(app, actor, body),
  }),
  route({
    name: 'showNoticeSettings',
    method: 'get',
    path: '/notices/settings',
    summary: 'What you want to hear about, and when',
    uses: [showNoticeSettings],
    query: z.strictObject({
      campaign: CAMPAIGN_ID.optional().meta({ description: 'What you have set for this campaign' }),
    }),
    answer: z.strictObject({
      zone: z.string(),
      language: LANGUAGE.nullable().meta({ description: 'The language of mails to you; null: English' }),
      turnFile: z
        .boolean()
        .meta({ description: 'Whether reports by mail have the turn file with them, or only a link' }),
      digest: z.boolean().meta({ description: 'Whether what happens in your games comes in one mail a day' }),
      quiet: QUIET.nullable(),
      calendar: z.boolean().meta({ description: 'Whether your calendar has an address' }),
      mails: z.array(
        z.strictObject({
          kind: KIND,
          mail: z.enum(['always', 'unless-unwanted', 'if-wanted']),
          wanted: z.boolean().nullable().meta({ description: 'Null if you have said nothing' }),
        }),
      ),
    }),
    run: ({ app, actor, query }) => showNoticeSettings(app, actor, { campaignId: query.campaign ?? null }),
  }),
  deed({
    name: 'setNotices',
    method: 'patch',
    path: '/notices/settings',
    summary: 'Sets what you want to hear about, and when; what is left out stays as it is',
    uses: [setNotices],
    body: z.strictObject({
      zone: z.string().max(100).optional(),
      language: LANGUAGE.optional(),
      turnFile: z.boolean().optional(),
      digest: z.boolean().optional(),
      quiet: QUIET.nullable().optional(),
      mails: z
        .array(
          z.strictObject({
            campaignId: CAMPAIGN_ID.nullable().meta({
              description: 'null: for all campaigns without settings of their own',
            }),
            kind: KIND,
            wanted: z.boolean(),
          }),
        )
        .max(1000)
        .optional(),
    }),
    run: ({ app, actor, body }) => setNotices(app, actor, given(body)),
  }),
  route({
    name: 'makeCalendar',
    method: 'post',
    path: '/calendar',
    summary: 'Makes a secret address for your calendar of deadlines; it replaces an earlier one',
    uses: [makeCalendar],
    once: true,
    answer: z.strictObject({ url: z.string().nullable() }),
    run: ({ app, actor }) => makeCalendar(app, actor, { wanted: true }),
  }),
  deed({
    name: 'dropCalendar',
    method: 'delete',
    path: '/calendar',
    summary: 'Your calendar has no address any more',
    uses: [makeCalendar],
    run: ({ app, actor }) => makeCalendar(app, actor, { wanted: false }),
  }),
  route({
    name: 'mailWorksAgain',
    method: 'post',
    path: '/notices/mail-works-again',
    summary: 'Says that your mailbox works again, after mails to you came back and no more were sent',
    uses: [mailWorksAgain],
    answer: z.strictObject({ wasSilenced: z.boolean() }),
    run: ({ app, actor }) => mailWorksAgain(app, actor, {}),
  }),
];

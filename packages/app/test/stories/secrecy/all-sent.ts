import { type CampaignId, canonicalText, type Result, type SeatId, seatId } from '@chancery/core';
import { MASTER_PARTY } from '@chancery/store';
import { deliverWebhooks } from '../../../src/channels/webhooks/deliver.ts';
import type { Actor } from '../../../src/ground/actor.ts';
import type { App } from '../../../src/ground/app.ts';
import type { AppError } from '../../../src/ground/errors.ts';
import * as door from '../../../src/index.ts';
import type { Player } from '../../sample/people.ts';
import type { Led } from './lead.ts';

/** Somebody who looks at all that the house shows them. */
export interface Viewer {
  readonly actor: Actor;
  /** Null for one who has no account. */
  readonly user: Player | null;
  /** The address of their calendar. */
  readonly calendar: string;
}

/** An id of the store anywhere in a text, or what was made of some with a key of the server: all of that is random. */
export const ID = /\b(?:[0-9a-hjkmnp-tv-z]{24}|[0-9a-f]{16,40})\b/g;

/** Whatever reaches a viewer, by whichever way, as texts. */
export const allSentTo = async (led: Led, viewer: Viewer): Promise<readonly string[]> => {
  const { house } = led.table;
  const answers = await Promise.all(
    questionsOf(led, viewer).map(
      async ([name, ask]) => `${name}: ${canonicalText(inOrder(await ask(house.app, viewer.actor)))}`,
    ),
  );
  const { user } = viewer;
  return [
    ...answers,
    ...led.mails.filter(({ to }) => to === user?.email).map(({ shown }) => shown),
    ...house.logged.filter((line) => user !== null && line.includes(user.id)),
    ...(await posted(house.app)),
  ];
};

/** What came at one instant stands in the order of its ids, which are random: here, of its words. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const items = value.map(inOrder);
    return items.every(isDated) ? items.toSorted((a, b) => b.at - a.at || compareText(wordsOf(a), wordsOf(b))) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inOrder(each)]));
};

interface Dated {
  readonly id: string;
  readonly at: number;
}
const isDated = (item: unknown): item is Dated =>
  typeof item === 'object' && item !== null && 'at' in item && 'id' in item;
const wordsOf = (item: Dated): string => canonicalText(item).replaceAll(ID, '');
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type Question = readonly [name: string, ask: (app: App, actor: Actor) => Promise<Result<unknown, AppError>>];

/** Everything that can be asked, for their own things and for everybody else's, and what they are told when they try to change these. */
const questionsOf = ({ table, strange }: Led, { calendar, user }: Viewer): readonly Question[] => {
  const { campaignId, seats } = table;
  const own = seats[table.rulers.findIndex(({ id }) => id === user?.id)];
  const of = { campaignId };
  const token = calendar.slice(calendar.lastIndexOf('/') + 1, -'.ics'.length);
  const letter = strange ?? ('000000000000000000000000' as NonNullable<typeof strange>);
  return [
    ['campaign', (app, actor) => door.showCampaign(app, actor, of)],
    ['map', (app, actor) => door.showMap(app, actor, of)],
    ['course', (app, actor) => door.showCourse(app, actor, of)],
    ['list', (app, actor) => door.listCampaigns(app, actor, { limit: 100 })],
    ['own list', (app, actor) => door.listCampaigns(app, actor, { limit: 100, mine: true })],
    ['press', (app, actor) => door.readPress(app, actor, { ...of, limit: 100 })],
    ['press feed', (app, actor) => door.pressFeed(app, actor, of)],
    ['notices', (app, actor) => door.readNotices(app, actor, { limit: 100, zone: 'UTC' })],
    ['calendar', (app, actor) => door.readCalendar(app, actor, { token })],
    ['verification', (app, actor) => door.verifyCampaign(app, actor, of)],
    ['register', (app, actor) => door.showRegister(app, actor, of)],
    ['public report', (app, actor) => door.readPublicReport(app, actor, of)],
    ['notice settings', (app, actor) => door.showNoticeSettings(app, actor, of)],
    ['editions', (app, actor) => door.compareEditions(app, actor, { ...of, turn: 1 })],
    ...[...seats, MASTER_PARTY, seatId('Nobody')].flatMap((seat) => [
      ...ofSeat(campaignId, seat, letter),
      ...(seat === own ? [] : foreign({ campaignId, seat })),
    ]),
    ...OF_MASTERS.map(([name, ask]): Question => [name, (app, actor) => ask(app, actor, of)]),
  ];
};

const ofSeat = (campaignId: CampaignId, seat: SeatId, letter: NonNullable<Led['strange']>): readonly Question[] => {
  const of = { campaignId, seat };
  return [
    ...[0, 1, 2].flatMap((turn): Question[] => [
      [`turn file ${seat} ${turn}`, (app, actor) => door.readTurnFile(app, actor, { ...of, turn })],
      [`report ${seat} ${turn}`, (app, actor) => door.readReport(app, actor, { ...of, turn })],
      [`receipts ${seat} ${turn}`, (app, actor) => door.listReceipts(app, actor, { ...of, turn })],
      [`proof ${seat} ${turn}`, (app, actor) => door.proveSheet(app, actor, { ...of, turn })],
    ]),
    [`own lines ${seat}`, (app, actor) => door.readOwnLines(app, actor, of)],
    [`received words ${seat}`, (app, actor) => door.readReceivedWords(app, actor, of)],
    [`notes ${seat}`, (app, actor) => door.readNotes(app, actor, of)],
    [`kept draft ${seat}`, (app, actor) => door.readDraft(app, actor, of)],
    [`editions ${seat}`, (app, actor) => door.compareEditions(app, actor, { ...of, turn: 1 })],
    ...(['received', 'sent'] as const).map((box): Question => {
      return [
        `${box} ${seat}`,
        (app, actor) => door.readLetters(app, actor, { campaignId, party: seat, box, limit: 100 }),
      ];
    }),
    [`absences ${seat}`, (app, actor) => door.listAbsences(app, actor, of)],
    [`muted ${seat}`, (app, actor) => door.listMuted(app, actor, of)],
    [`mark ${seat}`, (app, actor) => door.markLetter(app, actor, { campaignId, party: seat, id: letter })],
    [
      `archive ${seat}`,
      (app, actor) => door.archiveLetter(app, actor, { campaignId, party: seat, id: letter, away: true }),
    ],
    [`report ${seat}`, (app, actor) => door.reportLetter(app, actor, { ...of, letterId: letter, reason: 'rude' })],
  ];
};

const SHEET = { channel: 'api', text: 'PROCLAIM "Nobody shall hear of this one"' } as const;

/** What only another may do. */
const foreign = (of: { readonly campaignId: CampaignId; readonly seat: SeatId }): readonly Question[] => [
  [`submit ${of.seat}`, (app, actor) => door.submitOrders(app, actor, { ...of, ...SHEET })],
  [`draft ${of.seat}`, (app, actor) => door.saveDraft(app, actor, { ...of, ...SHEET })],
  [`withdraw ${of.seat}`, (app, actor) => door.withdrawOrders(app, actor, of)],
  [`ready ${of.seat}`, (app, actor) => door.setReady(app, actor, { ...of, ready: true })],
  [`questions of ${of.seat}`, (app, actor) => door.listOwnQuestions(app, actor, of)],
  [`ask for ${of.seat}`, (app, actor) => door.askMaster(app, actor, of)],
  [`back ${of.seat}`, (app, actor) => door.comeBack(app, actor, of)],
  [`take over ${of.seat}`, (app, actor) => door.takeOverSeat(app, actor, of)],
  [`join ${of.seat}`, (app, actor) => door.joinCampaign(app, actor, of)],
];

const OF_MASTERS = [
  ['people', door.listPeople],
  ['questions', door.listQuestions],
  ['sheets', door.readSheets],
  ['extensions', door.listExtensions],
  ['reports', door.listReports],
  ['webhooks', door.listWebhooks],
  ['turnout', door.showTurnout],
  ['dry run', door.dryRun],
] as const;

/** In the headers of webhooks, what only the holder of a secret can make. */
const UNDER_A_SECRET = /[0-9a-f]{32,64}/g;

/** What has gone to webhooks, which anybody may read. */
const posted = async (app: App): Promise<readonly string[]> => {
  const posts: string[] = [];
  await deliverWebhooks(
    app,
    async ({ body, headers }) => {
      posts.push(`${body}\n${canonicalText({ ...headers }).replaceAll(UNDER_A_SECRET, '')}`);
      return { status: 204 };
    },
    1000,
  );
  return posts;
};

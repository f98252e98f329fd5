import {
  type App,
  closeTurn,
  deliverMail,
  drainMail,
  makeCalendar,
  publishPress,
  saveDraft,
  submitOrders,
  userActor,
  writeLetter,
} from '@chancery/app';
import { type CampaignId, HOUR, ok, seatId } from '@chancery/core';
import { readMessage, type Transport } from '@chancery/mail';
import { newId } from '@chancery/store';
import { drawPng } from '../running.ts';
import { begin, type Guest, got, openHouse } from '../table.ts';

/** What came by HTTP from one address: what is seen of it without reading, and what it says. */
export interface Answer {
  readonly path: string;
  readonly status: number;
  readonly length: number;
  readonly etag: string | null;
  /** Every instant that it names, in its headers and in the elements of a feed. */
  readonly dates: readonly string[];
  readonly body: string;
}

export interface SentMail {
  readonly subject: string;
  readonly text: string;
}

/** All ways on which something reaches the ruler of England. */
export interface Channels {
  ask(path: string): Promise<Answer>;
  /** Every mail that was sent to them since the game began. */
  mails(): Promise<readonly SentMail[]>;
}

/** A server with a game that England, Lithuania and the Horde play, and the ways to England. */
export interface Watched {
  readonly app: App;
  readonly campaignId: CampaignId;
  readonly paths: readonly string[];
  readonly channels: Channels;
  /** Lets an hour pass. */
  later(): void;
  /** What the others do and England may not know: `much` or little of it. */
  plot(much: number): Promise<void>;
  /** The turn is run; what the others plotted has no effect in it. */
  run(): Promise<void>;
}

const [ENG, LIT, HORDE] = [seatId('Eng'), seatId('Lit'), seatId('Gol')];

export const openWatched = async (): Promise<Watched> => {
  const house = await openHouse();
  const { app, address, guest, pass } = house;
  const anna = await guest('Anna');
  const [master, boris, clara] = [await unseen(app, 'Mona'), await unseen(app, 'Boris'), await unseen(app, 'Clara')];
  const campaignId = await begin(app, master, [
    [ENG, anna],
    [LIT, boris],
    [HORDE, clara],
  ]);
  const calendar = got(await makeCalendar(app, anna.actor, { wanted: true })).url ?? '';
  got(await publishPress(app, anna.actor, { campaignId, from: ENG, title: 'Peace', body: 'There shall be peace.' }));
  const order = (by: Pick<Guest, 'actor'>, seat: typeof LIT, text: string) =>
    submitOrders(app, by.actor, { campaignId, seat, channel: 'desk', text });
  got(await order(anna, ENG, ''));
  got(await order(boris, LIT, '# the first thought'));
  pass(HOUR);
  const mails = mailsTo(app, anna.email);
  await mails();
  return {
    app,
    campaignId,
    paths: pathsOf(campaignId, new URL(calendar).pathname),
    channels: { ask: (path) => answerFrom(address, anna, path), mails },
    later: () => pass(HOUR),
    plot: async (much) => {
      for (let time = 1; time <= much; time += 1) {
        const text = `# thought ${time}, and the ${'longer '.repeat(time)}the worse`;
        got(await order(boris, LIT, text));
        got(await saveDraft(app, clara.actor, { campaignId, seat: HORDE, channel: 'desk', text }));
        const letter = { campaignId, from: LIT, to: [HORDE], subject: `Plot ${time}`, body: text };
        got(await writeLetter(app, boris.actor, letter));
      }
    },
    run: async () => {
      got(await closeTurn(app, master.actor, { campaignId, turn: 1, excused: true }));
    },
  };
};

/** Somebody who plays without a browser. */
const unseen = async ({ store: { db } }: App, name: string): Promise<Pick<Guest, 'id' | 'email' | 'actor'>> => {
  const id = newId<'user'>();
  const email = `${name.toLowerCase()}@example.org`;
  const [createdAt, updatedAt] = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'];
  const user = {
    id,
    name,
    email,
    emailVerified: 1,
    image: null,
    twoFactorEnabled: null,
    createdAt,
    updatedAt,
  } as const;
  await db.insertInto('user').values(user).execute();
  return { id, email, actor: userActor(id) };
};

/** Pages, files, feeds and answers of the API that England's ruler can open. */
const pathsOf = (campaignId: CampaignId, calendar: string): readonly string[] => {
  const page = `/campaigns/${campaignId}`;
  const api = `/api/v1${page}`;
  return [
    '/',
    '/games',
    page,
    `${page}/seats/${ENG}`,
    `${page}/letters`,
    `${page}/dice`,
    `${page}/record`,
    api,
    `${api}/turns`,
    `${api}/standings`,
    `${api}/dice`,
    `${api}/press`,
    `${api}/map.svg`,
    `${api}/seats/${ENG}/turn-file`,
    `${api}/seats/${ENG}/opening`,
    `${api}/seats/${ENG}/draft`,
    `${api}/seats/${ENG}/receipts`,
    `${api}/seats/${LIT}/turn-file`,
    '/api/v1/notices',
    `${page}/press.atom`,
    calendar,
  ];
};

const DATES = /(?<=<updated>|DTSTAMP:|LAST-MODIFIED:)[0-9TZ:.-]+/g;

const answerFrom = async (address: string, { browser }: Guest, path: string): Promise<Answer> => {
  const answer = await fetch(new URL(path, address), {
    headers: { cookie: browser.cookie, 'accept-encoding': 'identity' },
    redirect: 'manual',
  });
  const body = await answer.text();
  const modified = answer.headers.get('last-modified');
  return {
    path,
    status: answer.status,
    length: Number(answer.headers.get('content-length') ?? body.length),
    etag: answer.headers.get('etag'),
    dates: [...(modified === null ? [] : [modified]), ...(body.match(DATES) ?? [])],
    // Requests are numbered, refused ones too.
    body: body.replace(/(?<="requestId":")[^"]+/, ''),
  };
};

const OFFICE = {
  host: 'play.example.net',
  from: { address: 'orders@play.example.net', name: 'Chancery' },
  reply: { mailbox: 'orders@play.example.net', separator: '+' },
  tokenIn: 'address',
  bounces: 'bounces@play.example.net',
  limit: 10_000_000,
} as const;
const ALL_AT_ONCE = { perLane: 10_000, perMinute: 10_000, atOnce: 10_000 };

/** Sends everything that waits, and keeps what goes to one address. */
const mailsTo = (app: App, address: string): Channels['mails'] => {
  const sent: SentMail[] = [];
  const transport: Transport = {
    kind: 'file',
    async send({ envelope, raw }) {
      if (envelope.to === address) sent.push(await mailIn(raw, app.now()));
      return ok({ answer: '' });
    },
    async close() {},
  };
  const deliver = deliverMail(app, { house: OFFICE, transport, takesAnswers: true, drawPng });
  return async () => {
    await drainMail(app, deliver, ALL_AT_ONCE);
    return sent;
  };
};

const mailIn = async (raw: Uint8Array, at: number): Promise<SentMail> => {
  const read = await readMessage({ raw, size: raw.length, cut: false, at, via: 'mailbox', envelope: null });
  if (!read.ok) throw new Error(`a mail of ours cannot be read: ${read.error.why}`);
  const { headers, parts } = read.value;
  const subject = headers.find(({ name }) => name.toLowerCase() === 'subject')?.value ?? '';
  return { subject, text: JSON.stringify(parts) };
};

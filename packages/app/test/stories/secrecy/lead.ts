import type { SeatId } from '@chancery/core';
import type { LetterId, PressMode } from '@chancery/store';
import { announceAbsence } from '../../../src/campaign/people/announce-absence.ts';
import { makeCalendar } from '../../../src/channels/feeds/calendar-feed.ts';
import { addWebhook } from '../../../src/channels/webhooks/manage-webhooks.ts';
import { muteSeat } from '../../../src/desk/letters/mute.ts';
import { publishPress } from '../../../src/desk/letters/publish-press.ts';
import { readLetters } from '../../../src/desk/letters/read-letters.ts';
import { reportLetter } from '../../../src/desk/letters/report-letter.ts';
import { writeLetter } from '../../../src/desk/letters/write-letter.ts';
import { writeNotes } from '../../../src/desk/notes/notes.ts';
import { leaveStandingOrders } from '../../../src/desk/sheets/leave-standing-orders.ts';
import { saveDraft } from '../../../src/desk/sheets/save-draft.ts';
import { askForExtension } from '../../../src/desk/time/ask-for-extension.ts';
import { NEWS_KINDS } from '../../../src/ground/news/news.ts';
import { actAsMaster } from '../../../src/turn/triggers/act-as-master.ts';
import { closeTurn } from '../../../src/turn/triggers/close-turn.ts';
import { begunTable, got, HOUR, type House, type Table } from '../../sample/people.ts';
import { ENGLAND, RECRUIT, rulerOf, send } from '../../sample/play.ts';
import { type Hidden, type HiddenDeeds, OTHERS } from './hidden.ts';
import { type SentMail, sentMails } from './sent-mails.ts';

/** A campaign that was led up to the middle of its second turn. */
export interface Led {
  readonly table: Table;
  /** The addresses of the calendars of the rulers, in the order of the seats. */
  readonly calendars: readonly string[];
  /** A letter that the viewer has nothing to do with, if any was written. */
  readonly strange: LetterId | null;
  readonly mails: readonly SentMail[];
}

/** Leads a campaign in which everything is the same but what is hidden from the ruler of England. */
export const lead = async (house: House, pressMode: PressMode, hidden: Hidden): Promise<Led> => {
  const table = await begunTable(house, ['Anna', ...hidden.names], {
    pressMode,
    anonymity: 'always',
    settings: { startWhenFull: false, earlyWhenReady: true },
  });
  const { app, pass } = house;
  const { campaignId, master, rulers } = table;
  const calendars: string[] = [];
  for (const { actor } of rulers) calendars.push(got(await makeCalendar(app, actor, { wanted: true })).url ?? '');
  const hook = {
    campaignId,
    url: `https://example.org/${hidden.webhookPath}`,
    form: 'plain',
    kinds: NEWS_KINDS,
  } as const;
  got(await addWebhook(app, master.actor, hook));

  for (const seat of OTHERS) await sendBadly(table, seat, hidden.of[seat] as HiddenDeeds);
  await send(table, ENGLAND, RECRUIT);
  const strange = await writeAll(table, hidden);
  const public_ = { campaignId, title: 'Peace', body: 'There shall be peace.' };
  got(await publishPress(app, rulerOf(table, ENGLAND).actor, { ...public_, from: ENGLAND }));
  const to = { campaignId, to: [ENGLAND], subject: 'A word', body: 'Beware of your neighbours.' };
  const author = pressMode === 'anonymous' ? hidden.unnamed : (OTHERS[0] as SeatId);
  got(await writeLetter(app, rulerOf(table, author).actor, { ...to, from: author }));
  pass(HOUR);
  got(await closeTurn(app, master.actor, { campaignId, turn: 1 }));

  pass(HOUR);
  await send(table, ENGLAND, 'PROCLAIM "Hear ye, all who live by the sea"');
  for (const seat of OTHERS) await plot(table, seat, hidden.of[seat] as HiddenDeeds);
  got(await actAsMaster(app, master.actor, { campaignId, text: hidden.acts }));
  pass(HOUR);
  return { table, calendars, strange, mails: await sentMails(house) };
};

/** Orders of which nothing can be taken but what is always sent, so that the turn comes out the same. */
const sendBadly = async (table: Table, seat: SeatId, { remarks, drafts }: HiddenDeeds): Promise<void> => {
  const { campaignId, house } = table;
  for (const text of drafts) {
    got(await saveDraft(house.app, rulerOf(table, seat).actor, { campaignId, seat, channel: 'desk', text }));
  }
  for (const remark of remarks) await send(table, seat, remark);
  const order = seat === OTHERS[0] ? 'PROCLAIM "We are Lithuania and we are many"' : 'SEND GOLD Eng 1';
  await send(table, seat, [order, ...remarks].join('\n'));
};

const writeAll = async (table: Table, hidden: Hidden): Promise<LetterId | null> => {
  const { campaignId, house } = table;
  let strange: LetterId | null = null;
  for (const from of OTHERS) {
    for (const letter of (hidden.of[from] as HiddenDeeds).letters) {
      if (letter.to === from) continue;
      const written = await writeLetter(house.app, rulerOf(table, from).actor, {
        campaignId,
        from,
        ...letter,
        to: [letter.to],
      });
      strange = got(written).id;
    }
  }
  return strange;
};

const plot = async (table: Table, seat: SeatId, deeds: HiddenDeeds): Promise<void> => {
  const { campaignId, house } = table;
  const { app } = house;
  const { actor } = rulerOf(table, seat);
  const own = { campaignId, seat };
  for (const text of deeds.sheets) await send(table, seat, text, { ready: deeds.ready });
  for (const text of deeds.drafts) got(await saveDraft(app, actor, { ...own, channel: 'desk', text }));
  got(await leaveStandingOrders(app, actor, { ...own, standing: { text: deeds.standing } }));
  const from = app.now() + HOUR;
  got(await writeNotes(app, actor, { ...own, text: deeds.absence, base: 0 }));
  got(await announceAbsence(app, actor, { ...own, from, until: from + HOUR, note: deeds.absence }));
  got(await askForExtension(app, actor, { ...own, minutes: 60, reason: deeds.extension }));
  if (deeds.mutes !== seat) await muteSeat(app, actor, { ...own, muted: deeds.mutes, mute: true });
  const letters = got(await readLetters(app, actor, { campaignId, party: seat, box: 'received', limit: 100 }));
  const [received] = letters;
  if (received !== undefined) {
    got(await reportLetter(app, actor, { ...own, letterId: received.id, reason: deeds.complaint }));
  }
};

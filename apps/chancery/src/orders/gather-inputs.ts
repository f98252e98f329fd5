import {
  type AnyOrder,
  botOrders,
  botSeed,
  bySeat,
  completeRulings,
  counted,
  divided,
  type Moment,
  type Question,
  type SeatId,
  type Sheet,
  sendersOf,
  type Unlisted,
  type Window,
} from '@chancery/core';
import type { NextTurn } from '../campaign/next-turn.ts';
import type { Campaign } from '../campaign/open-campaign.ts';
import { readHolders } from '../folder/seats-file.ts';
import { hasFaults } from './describe-reading.ts';
import { readInbox, strangerNotes } from './inbox.ts';
import { type OrdersRead, type OrderText, readOrders } from './read-orders.ts';
import { type RulingsRead, readRulings } from './rulings.ts';

export interface Gathering {
  /** In place of those in the inbox. */
  readonly acts?: OrderText | undefined;
  readonly rulings?: OrderText | undefined;
  /** The seats that bots order for when there is no order file; those of seats.json unless named. */
  readonly bots?: readonly SeatId[] | undefined;
}

/** What is there for the turn to come. */
export interface Gathered {
  readonly inputs: Unlisted;
  /** Every file of orders or acts, with what became of its lines. */
  readonly read: readonly OrdersRead[];
  readonly byBots: readonly SeatId[];
  /** Seats that are waited for, without a file and without a bot. */
  readonly missing: readonly SeatId[];
  readonly questions: readonly Question[];
  /** What the game master answered; null when there is no such file. */
  readonly answers: RulingsRead | null;
  /** Files and rulings that were not taken, and why. */
  readonly notes: readonly string[];
  /** Something in the game master's own files was not taken. */
  readonly masterMisread: boolean;
}

/** Gathers the sheets, acts and rulings for the turn after `moment`. */
export const gatherInputs = (
  campaign: Campaign,
  moment: Moment,
  { window, secrets }: NextTurn,
  { acts, rulings, bots }: Gathering = {},
): Gathered => {
  const turn = moment.turn + 1;
  const inbox = readInbox(campaign, turn);
  const seated = new Set<SeatId>(bots ?? botSeats(campaign));
  const read: OrdersRead[] = [];
  const filed: Sheet[] = [];
  const drawn: Sheet[] = [];
  const missing: SeatId[] = [];
  for (const seat of window.seats) {
    const file = inbox.orders[seat];
    const given = file === undefined ? undefined : readOrders(campaign, moment, { seat, file, depth: 'faults' });
    if (given !== undefined) read.push(given);
    if (given !== undefined && given.refused === null) {
      filed.push({ seat, orders: given.reading.orders });
    } else if (file === undefined && seated.has(seat)) {
      drawn.push({ seat, orders: botOrders(campaign.ruleset, moment.position, seat, botSeed(secrets, seat)).orders });
    } else {
      missing.push(seat);
    }
  }
  const senders = bySenders(campaign, moment, window, inbox.orders);
  read.push(...senders.read);
  filed.push(...senders.filed);
  const live = window.mode === 'live';
  const sheets = live ? onePost(filed, drawn) : [...filed, ...drawn];
  const byBots = drawn.filter((sheet) => sheets.includes(sheet)).map(({ seat }) => seat);
  const actsFile = acts ?? inbox.acts;
  const actsRead =
    actsFile === null ? null : readOrders(campaign, moment, { seat: null, file: actsFile, depth: 'faults' });
  if (actsRead !== null) read.push(actsRead);
  const actsTaken: readonly AnyOrder[] = actsRead === null || actsRead.refused !== null ? [] : actsRead.reading.orders;
  const questions = campaign.ruleset.questions(moment.position, bySeatId(sheets));
  const answersFile = rulings ?? inbox.rulings;
  const answers = answersFile === null ? null : readRulings(questions, answersFile);
  const misanswered = answers?.faults ?? [];
  return {
    inputs: {
      turn,
      secrets,
      sheets: bySeat(sheets),
      acts: actsTaken,
      rulings: completeRulings(questions, answers?.rulings ?? {}),
    },
    read,
    byBots,
    missing: live && sheets.length > 0 ? [] : missing,
    questions,
    answers,
    notes: [
      ...strangerNotes(inbox),
      ...outsiderNotes(window, inbox.orders),
      ...senders.notes,
      ...laterNotes(filed, sheets, inbox.orders),
      ...misanswered,
    ],
    masterMisread: misanswered.length > 0 || (actsRead !== null && hasFaults(actsRead)),
  };
};

/** What came from seats that are not asked and may send: what is run at any time is for now. */
const bySenders = (
  campaign: Campaign,
  moment: Moment,
  window: Window,
  orders: { readonly [seat: SeatId]: OrderText },
): Pick<Gathered, 'read' | 'notes'> & { readonly filed: readonly Sheet[] } => {
  const read: OrdersRead[] = [];
  const filed: Sheet[] = [];
  const notes: string[] = [];
  for (const seat of window.may ?? []) {
    const file = orders[seat];
    if (file === undefined) continue;
    const given = readOrders(campaign, moment, { seat, file, depth: 'faults' });
    read.push(given);
    if (given.refused !== null) continue;
    const { now, later } = divided(campaign.ruleset, window, seat, given.reading.orders);
    if (now.length > 0) filed.push({ seat, orders: now });
    if (later.length > 0) {
      const next = campaign.ruleset.asksWhen?.(moment.position, seat)?.label ?? 'the turn that asks the seat';
      notes.push(`${file.path}: ${counted(later.length, 'order')} not run: put them with the orders of ${next}`);
    }
  }
  return { read, filed, notes };
};

/**
 * A live window is resolved post by post: one file that is there, or else the orders of one bot that has any. Without either
 * the time of all is over whom the window asks.
 */
const onePost = (filed: readonly Sheet[], drawn: readonly Sheet[]): readonly Sheet[] => {
  const post = filed[0] ?? drawn.find(({ orders }) => orders.length > 0);
  return post === undefined ? [] : [post];
};

const laterNotes = (
  filed: readonly Sheet[],
  taken: readonly Sheet[],
  orders: { readonly [seat: SeatId]: OrderText },
): readonly string[] =>
  filed
    .filter((sheet) => !taken.includes(sheet))
    .map(
      ({ seat }) =>
        `${orders[seat]?.path}: refused: one post is resolved at a time; put it with the orders of the next turn`,
    );

const botSeats = ({ folder, seats }: Campaign): readonly SeatId[] => {
  const holders = readHolders(folder, seats);
  return seats.map(({ seat }) => seat).filter((seat) => holders[seat] === 'bot');
};

const bySeatId = (sheets: readonly Sheet[]): { readonly [seat: SeatId]: Sheet } =>
  Object.fromEntries(sheets.map((sheet) => [sheet.seat, sheet]));

const outsiderNotes = (window: Window, orders: { readonly [seat: SeatId]: OrderText }): readonly string[] =>
  Object.entries(orders)
    .filter(([seat]) => !sendersOf(window).includes(seat as SeatId))
    .map(([seat, { path }]) => `${path}: refused: ${seat} is not asked for orders this turn`);

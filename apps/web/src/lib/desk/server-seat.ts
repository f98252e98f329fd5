import type { AnyOrder, DeadlineRule, NextWindow, Offer, TurnFile } from '@chancery/core';
import type { Report, RuledSeat } from '@chancery/reports';
import { type Answer, ask, askJson, askText, pathOf } from './api/ask.ts';

/** The seat of a campaign on the server from which the desk was loaded. */
export interface ServerSeat {
  /** Where the API has the campaign, and the seat in it. */
  readonly campaignPath: string;
  readonly seatPath: string;
  /** The seat as the letters of the campaign name it. */
  readonly seat: string;
  /** The newest turn file as text, or that of a turn before; or why there is none. */
  load(turn?: number): Promise<Answer<string>>;
  /** What is to be seen first of the newest turn, as text. */
  first(): Promise<Answer<string>>;
  /** The newest turn file without its map, as text. */
  rest(): Promise<Answer<string>>;
  /** How the campaign stands: asked often, so it is small. */
  pulse(): Promise<Answer<Pulse>>;
  /** The newest orders that the server has of this seat, wherever they were written. */
  readDraft(): Promise<Answer<ServerDraft>>;
  /** What others offer to the seat in orders that they have sent in. */
  offers(): Promise<Answer<{ readonly offers: readonly Offer[] }>>;
  /** Keeps orders that do not count. `base`: the number of the sheet that they go on from. */
  saveDraft(
    file: TurnFile,
    orders: readonly AnyOrder[],
    base: number,
    how?: { readonly leaving?: boolean; readonly whenCalled?: boolean },
  ): Promise<Answer<SentSheet>>;
  /** Sends the orders in. They count at once. */
  send(file: TurnFile, orders: readonly AnyOrder[], ready: boolean, base: number | null): Promise<Answer<Receipt>>;
  /** In live play, takes back the post that has become a turn. */
  takeBack(turn: number): Promise<Answer<unknown>>;
  /** Takes back what was sent in. */
  withdraw(file: TurnFile): Promise<Answer<unknown>>;
  /** Says whether more time is needed. */
  setReady(ready: boolean): Promise<Answer<unknown>>;
  /** What the newest orders of the seat ask the master, and what was ruled. */
  questions(): Promise<Answer<{ readonly questions: readonly OwnQuestion[] }>>;
  /** Puts before the master what the newest draft on the server asks. */
  askMaster(): Promise<Answer<{ readonly questions: readonly OwnQuestion[] }>>;
  /** The receipts for a turn, the oldest first; with null the newest of all turns. */
  receipts(turn: number | null): Promise<Answer<{ readonly receipts: readonly ListedReceipt[] }>>;
}

/** The part of a campaign that changes while a ruler sits at their desk. */
export interface Pulse {
  readonly turn: number;
  /** Counts the histories of the campaign: a turn that was run again keeps its dice. */
  readonly edition: number;
  readonly commitment: string | null;
  readonly deadline: number | null;
  readonly deadlineRule: DeadlineRule | null;
  readonly clockHeld: boolean;
  readonly processing: boolean;
  readonly status: string;
  /** How the game ended; null while it goes on. */
  readonly outcome: string | null;
  readonly settings: { readonly earlyWhenReady: boolean };
  /** The seats whose orders the turn in hand needs. */
  readonly waitsFor: readonly string[];
  readonly seats: readonly RuledSeat[];
  /** What rulers may write to each other. */
  readonly pressMode: 'open' | 'public' | 'none' | 'anonymous';
}

export interface ServerDraft {
  readonly turn: number;
  readonly number: number;
  /** `waiting`: in live play, it goes by itself as soon as it is the move of the seat. */
  readonly kind: 'draft' | 'waiting' | 'submitted' | 'withdrawn' | null;
  readonly channel: 'desk' | 'api' | 'mail' | 'file' | null;
  /** Milliseconds UTC, by the server's clock. */
  readonly at: number | null;
  readonly orders: readonly AnyOrder[];
  readonly ready: boolean;
}

/** A question of the seat to the master. */
export interface OwnQuestion {
  readonly id: string;
  readonly rule: string;
  readonly text: string;
  /** It is before the master; otherwise only a draft raises it. */
  readonly put: boolean;
  /** What was ruled; null while nothing is. */
  readonly answer: string | null;
  /** What holds if nothing more is said. */
  readonly holds: string;
}

/** What the server says of a sheet. */
export interface SentSheet {
  readonly turn: number;
  readonly number: number;
  readonly counts: boolean;
  /** It held nothing for the turn, only what was done when it came. */
  readonly apart?: true;
  /** The turn that the sheet was written for, if that took no more orders. */
  readonly insteadOf: number | null;
  readonly provisional: boolean;
  /** How many of its orders wait for a later window of the seat, and for which. */
  readonly waits?: { readonly orders: number; readonly until: NextWindow | null };
  readonly at: number;
  readonly hash: string;
  readonly lines: readonly ReceiptLine[];
  readonly together: readonly Reason[];
  /** Where sheets have sections: what stands in each now, and what fell away. */
  readonly sections?: readonly {
    readonly id: string | null;
    readonly text: string;
    readonly fell: readonly string[];
  }[];
  /** What they leave undone. */
  readonly undone?: readonly { readonly text: string; readonly rule?: string }[];
  /** Lines by which dice and orders can be checked later. */
  readonly proofs?: readonly string[];
}

export interface Receipt extends SentSheet {
  readonly id: string;
  /** In live play, what came of it; null while that is not known. */
  readonly resolved?: ResolvedPost | null;
}

/** What came of a post in live play, with its dice, and how things stand now. */
export interface ResolvedPost {
  readonly turn: number;
  readonly report: Report;
  readonly window: TurnFile['window'];
  /** It is still the move of the seat. */
  readonly asked: boolean;
  /** Why it cannot be taken back; null when it can. */
  readonly undo: string | null;
}

export interface ListedReceipt extends Receipt {
  /** Its sheet counts now; of a past turn, it did then. */
  readonly stands: boolean;
}

export interface ReceiptLine {
  readonly line: number;
  readonly text: string;
  readonly outcome: 'accepted' | 'warned' | 'illegal' | 'malformed';
  readonly rule: string | null;
  readonly reasons: readonly Reason[];
  /** What was done for it as soon as it came; `before`: when the same order came before. */
  readonly done?: { readonly at: number; readonly text: string; readonly before?: true };
}

export interface Reason {
  readonly level: 'malformed' | 'illegal' | 'warning';
  readonly text: string;
}

export const serverSeat = (campaign: string, seat: string): ServerSeat => {
  const campaignPath = pathOf('campaigns', campaign);
  const seatPath = `${campaignPath}${pathOf('seats', seat)}`;
  return {
    campaignPath,
    seatPath,
    seat,
    load: (turn) =>
      askText(`${seatPath}/turn-file?world=packed&choices=none${turn === undefined ? '' : `&turn=${turn}`}`),
    first: () => askText(`${seatPath}/opening`),
    rest: () => askText(`${seatPath}/turn-file?world=none&choices=none`),
    pulse: () => askJson(campaignPath),
    readDraft: () => askJson(`${seatPath}/draft`),
    offers: () => askJson(`${seatPath}/offers`),
    saveDraft: ({ turn }, orders, base, { leaving = false, whenCalled = false } = {}) =>
      askJson(`${seatPath}/draft?turn=${turn + 1}&base=${base}${whenCalled ? '&whenCalled=true' : ''}`, {
        method: 'PUT',
        body: { orders },
        // Browsers let only little go on when a page is left.
        keepalive: leaving && JSON.stringify(orders).length < MOST_LEAVING,
      }),
    send: ({ turn }, orders, ready, base) =>
      askJson(`${seatPath}/orders?turn=${turn + 1}&ready=${ready}${base === null ? '' : `&base=${base}`}`, {
        method: 'POST',
        body: { orders },
      }),
    takeBack: (turn) => ask(`${seatPath}/last-post?turn=${turn}`, { method: 'DELETE' }),
    withdraw: ({ turn }) => ask(`${seatPath}/orders?turn=${turn + 1}`, { method: 'DELETE' }),
    setReady: (ready) => ask(`${seatPath}/ready`, { method: 'PUT', body: { ready } }),
    questions: () => askJson(`${seatPath}/questions`),
    askMaster: () => askJson(`${seatPath}/questions`, { method: 'POST' }),
    receipts: (turn) => askJson(`${seatPath}/receipts?${turn === null ? `latest=${LATEST}` : `turn=${turn}`}`),
  };
};

const MOST_LEAVING = 60_000;
const LATEST = 30;

/** Whether a newer turn is out than that of a turn file. */
export const isNewer = (
  { turn, edition, commitment }: Pulse,
  file: Pick<TurnFile, 'turn' | 'edition' | 'commitment'>,
): boolean => turn !== file.turn || (commitment ?? '') !== file.commitment || edition !== (file.edition ?? edition);

/** Whether that is so because a master has taken the game back. */
export const isTakenBack = (pulse: Pulse, file: Pick<TurnFile, 'turn' | 'edition' | 'commitment'>): boolean =>
  isNewer(pulse, file) && pulse.turn <= file.turn;

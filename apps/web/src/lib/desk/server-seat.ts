import type { AnyOrder, TurnFile } from '@chancery/core';
import { type Answer, ask, askJson, pathOf } from './api/ask.ts';

/** The seat of a campaign on the server from which the desk was loaded. */
export interface ServerSeat {
  /** Where the API has the campaign, and the seat in it. */
  readonly campaignPath: string;
  readonly seatPath: string;
  /** The seat as the letters of the campaign name it. */
  readonly seat: string;
  /** The newest turn file as text, or that of a turn before; or why there is none. */
  load(turn?: number): Promise<Answer<string>>;
  /** How the campaign stands: asked often, so it is small. */
  pulse(): Promise<Answer<Pulse>>;
  /** The newest orders that the server has of this seat, wherever they were written. */
  readDraft(): Promise<Answer<ServerDraft>>;
  /** Keeps orders that do not count. `base`: the number of the sheet that they go on from. */
  saveDraft(file: TurnFile, orders: readonly AnyOrder[], base: number, leaving?: boolean): Promise<Answer<SentSheet>>;
  /** Sends the orders in. They count at once. */
  send(file: TurnFile, orders: readonly AnyOrder[], ready: boolean, base: number | null): Promise<Answer<Receipt>>;
  /** Takes back what was sent in. */
  withdraw(file: TurnFile): Promise<Answer<unknown>>;
  /** Says whether more time is needed. */
  setReady(ready: boolean): Promise<Answer<unknown>>;
  /** The receipts for a turn, the oldest first. */
  receipts(turn: number): Promise<Answer<{ readonly receipts: readonly ListedReceipt[] }>>;
}

/** The part of a campaign that changes while a ruler sits at his desk. */
export interface Pulse {
  readonly turn: number;
  readonly commitment: string | null;
  readonly deadline: number | null;
  readonly clockHeld: boolean;
  readonly processing: boolean;
  /** What rulers may write to each other. */
  readonly pressMode: 'open' | 'public' | 'none' | 'anonymous';
}

export interface ServerDraft {
  readonly turn: number;
  readonly number: number;
  readonly kind: 'draft' | 'submitted' | 'withdrawn' | null;
  readonly channel: 'desk' | 'api' | 'mail' | 'file' | null;
  /** Milliseconds UTC, by the server's clock. */
  readonly at: number | null;
  readonly orders: readonly AnyOrder[];
  readonly ready: boolean;
}

/** What the server says of a sheet. */
export interface SentSheet {
  readonly turn: number;
  readonly number: number;
  readonly counts: boolean;
  /** The turn that the sheet was written for, if that took no more orders. */
  readonly insteadOf: number | null;
  readonly provisional: boolean;
  readonly at: number;
  readonly hash: string;
  readonly lines: readonly ReceiptLine[];
  readonly together: readonly Reason[];
}

export interface Receipt extends SentSheet {
  readonly id: string;
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
    load: async (turn) => {
      const answered = await ask(`${seatPath}/turn-file?world=packed${turn === undefined ? '' : `&turn=${turn}`}`);
      return answered.ok ? { ok: true, value: await answered.value.text() } : answered;
    },
    pulse: () => askJson(campaignPath),
    readDraft: () => askJson(`${seatPath}/draft`),
    saveDraft: ({ turn }, orders, base, leaving = false) =>
      askJson(`${seatPath}/draft?turn=${turn + 1}&base=${base}`, {
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
    withdraw: ({ turn }) => ask(`${seatPath}/orders?turn=${turn + 1}`, { method: 'DELETE' }),
    setReady: (ready) => ask(`${seatPath}/ready`, { method: 'PUT', body: { ready } }),
    receipts: (turn) => askJson(`${seatPath}/receipts?turn=${turn}`),
  };
};

const MOST_LEAVING = 60_000;

/** Whether a newer turn is out than that of a turn file. */
export const isNewer = ({ turn, commitment }: Pulse, file: Pick<TurnFile, 'turn' | 'commitment'>): boolean =>
  turn !== file.turn || (commitment ?? '') !== file.commitment;

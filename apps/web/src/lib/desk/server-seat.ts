import type { AnyOrder, TurnFile } from '@chancery/core';

/** The seat of a campaign on the server from which the desk was loaded. */
export interface ServerSeat {
  /** The newest turn file as text, or why there is none. */
  load(): Promise<Answer<string>>;
  /** Whether a newer turn is out than that of `file`. */
  hasNewTurn(file: TurnFile): Promise<boolean>;
  /** Sends the orders in. They count at once. */
  send(file: TurnFile, orders: readonly AnyOrder[], ready: boolean): Promise<Answer<SentReceipt>>;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: string };

/** What the server says of a sheet: the part of a receipt that the desk shows. */
export interface SentReceipt {
  readonly number: number;
  readonly turn: number;
  readonly counts: boolean;
  /** Milliseconds UTC, by the server's clock. */
  readonly at: number;
  readonly hash: string;
  readonly lines: readonly { readonly outcome: string }[];
}

export const serverSeat = (campaign: string, seat: string): ServerSeat => {
  const base = `/api/v1/campaigns/${encodeURIComponent(campaign)}/seats/${encodeURIComponent(seat)}`;
  return {
    load: async () => {
      const answered = await asked(`${base}/turn-file`);
      return answered.ok ? { ok: true, value: await answered.value.text() } : answered;
    },
    hasNewTurn: async ({ turn, commitment }) => {
      const answered = await asked(`${base}/turn-file`);
      if (!answered.ok) return false;
      const newest = (await answered.value.json()) as Pick<TurnFile, 'turn' | 'commitment'>;
      return newest.turn !== turn || newest.commitment !== commitment;
    },
    send: async ({ turn }, orders, ready) => {
      const answered = await asked(`${base}/orders?turn=${turn + 1}&ready=${ready}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ orders }),
      });
      return answered.ok ? { ok: true, value: (await answered.value.json()) as SentReceipt } : answered;
    },
  };
};

/** An answer that is none is told in the server's own words. */
const asked = async (address: string, request: RequestInit = {}): Promise<Answer<Response>> => {
  try {
    const response = await fetch(address, { ...request, credentials: 'same-origin' });
    if (response.ok) return { ok: true, value: response };
    const problem = (await response.json().catch(() => ({}))) as { readonly detail?: string };
    return { ok: false, fault: problem.detail ?? `The server answers ${response.status}.` };
  } catch {
    return { ok: false, fault: 'The server cannot be reached. Your orders are kept on this device.' };
  }
};

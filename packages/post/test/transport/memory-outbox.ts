import type { ComposedMail, GivenUp, Outbox, WaitingMail } from '../../src/index.ts';

export interface Kept {
  readonly mail: WaitingMail;
  readonly due: number;
  readonly staleAt: number;
  readonly state: 'waiting' | 'claimed' | 'begun' | 'sent' | 'given up';
  readonly why?: GivenUp;
}

/** An outbox as the store keeps it, in memory. */
export interface MemoryOutbox extends Outbox {
  put(id: string, lane: string, staleAt?: number): void;
  kept(id: string): Kept | undefined;
}

export const memoryOutbox = (): MemoryOutbox => {
  const rows = new Map<string, Kept>();
  const change = async ({ id }: WaitingMail, changed: Partial<Kept>): Promise<void> => {
    rows.set(id, { ...(rows.get(id) as Kept), ...changed });
  };
  const isFree = ({ state, due, staleAt }: Kept, now: number): boolean =>
    state === 'waiting' && due <= now && staleAt > now;
  return {
    put: (id, lane, staleAt = Number.POSITIVE_INFINITY) => {
      rows.set(id, { mail: { id, lane, failures: 0 }, due: 0, staleAt, state: 'waiting' });
    },
    kept: (id) => rows.get(id),
    next: async (now, exceptLanes) => {
      const found = [...rows.values()].find((row) => isFree(row, now) && !exceptLanes.includes(row.mail.lane));
      if (found !== undefined) await change(found.mail, { state: 'claimed' });
      return found?.mail ?? null;
    },
    begin: async (mail) => {
      if (rows.get(mail.id)?.state !== 'claimed') return null;
      await change(mail, { state: 'begun' });
      return composed(mail);
    },
    sent: (mail) => change(mail, { state: 'sent' }),
    failed: (mail, due) => change(mail, { state: 'waiting', due, mail: { ...mail, failures: mail.failures + 1 } }),
    released: (mail) => change(mail, { state: 'waiting' }),
    gaveUp: (mail, _now, why) => change(mail, { state: 'given up', why }),
  };
};

const composed = ({ id, lane }: WaitingMail): ComposedMail => ({
  id,
  messageId: `<${id}@play.example.net>`,
  envelope: { from: 'bounces@play.example.net', to: `anna@${lane}` },
  raw: new Uint8Array(),
  leftOut: [],
});

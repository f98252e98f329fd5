import type { ComposedMail, GivenUp, Outbox, SendFault, WaitingMail } from '../../src/index.ts';

export interface Kept {
  readonly mail: WaitingMail;
  readonly due: number;
  readonly state: 'waiting' | 'claimed' | 'sent' | 'given up';
  readonly why?: GivenUp;
}

/** An outbox as the store keeps it, in memory. */
export interface MemoryOutbox extends Outbox {
  put(id: string, to: string, due: number, staleAt?: number): void;
  kept(id: string): Kept | undefined;
  waiting(): number;
}

export const memoryOutbox = (): MemoryOutbox => {
  const rows = new Map<string, Kept>();
  const change = (id: string, changed: Partial<Kept>): void => {
    rows.set(id, { ...(rows.get(id) as Kept), ...changed });
  };
  const counted = (id: string, due: number, _fault: SendFault): void => {
    const { mail } = rows.get(id) as Kept;
    change(id, { state: 'waiting', due, mail: { ...mail, attempts: mail.attempts + 1 } });
  };
  return {
    put: (id, to, due, staleAt) => {
      rows.set(id, { mail: { id, to, staleAt: staleAt ?? null, attempts: 0 }, due, state: 'waiting' });
    },
    kept: (id) => rows.get(id),
    waiting: () => [...rows.values()].filter(({ state }) => state === 'waiting').length,
    due: async (now, most) =>
      [...rows.values()]
        .filter(({ state, due }) => state === 'waiting' && due <= now)
        .slice(0, most)
        .map(({ mail }) => mail),
    claim: async (id) => {
      if (rows.get(id)?.state !== 'waiting') return null;
      change(id, { state: 'claimed' });
      return composed(id, rows.get(id)?.mail.to ?? '');
    },
    sent: async (id) => change(id, { state: 'sent' }),
    failed: async (id, due, fault) => counted(id, due, fault),
    released: async (id) => change(id, { state: 'waiting' }),
    gaveUp: async (id, _at, why) => change(id, { state: 'given up', why }),
  };
};

const composed = (id: string, to: string): ComposedMail => ({
  id,
  messageId: `<${id}@play.example.net>`,
  envelope: { from: 'bounces@play.example.net', to },
  raw: new Uint8Array(),
  leftOut: [],
});

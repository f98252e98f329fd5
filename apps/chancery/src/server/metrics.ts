import type { App, Meter } from '@chancery/app';
import { countDueCampaigns, countOutbox } from '@chancery/store';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { noteUnsaved } from './unsaved.ts';

/** What is counted, for Prometheus. No label names a person, a campaign or anything else that only some may know. */
export interface Metrics {
  readonly meter: Meter;
  requestAnswered(route: string, method: string, status: number, seconds: number): void;
  /** The text of `/metrics`, with what is read from the database just now. */
  read(app: Pick<App, 'store' | 'now'>): Promise<{ readonly type: string; readonly text: string }>;
}

export const openMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'chancery_' });
  const sheets = new Counter({
    name: 'chancery_sheets_total',
    help: 'Order sheets that this process has accepted.',
    registers,
  });
  const turns = new Histogram({
    name: 'chancery_turn_seconds',
    help: 'Turns that this process has closed: time for adjudication and writing, in seconds.',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const mails = new Counter({
    name: 'chancery_mails_total',
    help: 'Mails that this process has sent, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const unsaved = new Counter({
    name: 'chancery_unsaved_total',
    help: 'Changes that this process could not write, by reason.',
    labelNames: ['why'],
    registers,
  });
  const requests = new Histogram({
    name: 'chancery_request_seconds',
    help: 'Requests, by route and status, in seconds.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const waiting = new Gauge({
    name: 'chancery_outbox_waiting',
    help: 'Mails and webhook calls that have not left yet, on the whole server.',
    registers,
  });
  const oldest = new Gauge({
    name: 'chancery_outbox_oldest_seconds',
    help: 'How long the oldest of them has been due, in seconds.',
    registers,
  });
  const due = new Gauge({
    name: 'chancery_campaigns_due',
    help: 'Campaigns in which something is due now, on the whole server.',
    registers,
  });
  return {
    meter: {
      sheetTaken: () => sheets.inc(),
      turnClosed: (milliseconds) => turns.observe(milliseconds / 1000),
      mailHandled: (outcome) => mails.inc({ outcome }),
      notSaved(why) {
        unsaved.inc({ why });
        noteUnsaved();
      },
    },
    requestAnswered: (route, method, status, seconds) => requests.observe({ route, method, status }, seconds),
    async read({ store: { db }, now }) {
      const outbox = await countOutbox(db);
      waiting.set(outbox.waiting);
      oldest.set(outbox.oldestAt === null ? 0 : Math.max(0, now() - outbox.oldestAt) / 1000);
      due.set(await countDueCampaigns(db, now()));
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
};

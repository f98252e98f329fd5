import { type App, incidentsOf, type Meter } from '@chancery/app';
import { countDueCampaigns, countOutbox } from '@chancery/store';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { noteUnsaved } from './unsaved.ts';

/** What is measured: the whole server, and the clock of this process. */
export interface Measured {
  readonly app: Pick<App, 'store' | 'now'>;
  /** By how many milliseconds our clock is ahead of that of the database. */
  readonly presence: { ahead(): number };
}

/** What is counted, for Prometheus. No label names a person, a campaign or anything else that only some may know. */
export interface Metrics {
  readonly meter: Meter;
  requestAnswered(route: string, method: string, status: number, seconds: number): void;
  /** The text of `/metrics`, with what is read from the database just now. */
  read(watched: Measured): Promise<{ readonly type: string; readonly text: string }>;
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
  const stuck = new Gauge({
    name: 'chancery_campaigns_stuck',
    help: 'Campaigns that cannot go on because of a fault of the program, on the whole server.',
    registers,
  });
  const held = new Gauge({
    name: 'chancery_campaigns_held',
    help: 'Campaigns whose clock is held since too many sheets are missing, on the whole server.',
    registers,
  });
  const masterless = new Gauge({
    name: 'chancery_campaigns_masterless',
    help: 'Campaigns without a master who could do anything, on the whole server.',
    registers,
  });
  const troubles = new Gauge({
    name: 'chancery_troubles',
    help: 'What else goes wrong at present on the whole server, by its name: how often it was tried.',
    labelNames: ['name'],
    registers,
  });
  const workers = new Gauge({
    name: 'chancery_workers_alive',
    help: 'Processes that close windows and send mail, on the whole server.',
    registers,
  });
  const clock = new Gauge({
    name: 'chancery_clock_ahead_seconds',
    help: 'By how much the clock of this process is ahead of that of the database.',
    registers,
  });
  const noteIncidents = async (app: Pick<App, 'store' | 'now'>): Promise<void> => {
    const found = await incidentsOf(app);
    stuck.set(found.stuck.length);
    held.set(found.held.length);
    masterless.set(found.masterless.length);
    troubles.reset();
    for (const { name, times } of found.troubles) troubles.set({ name }, times);
    workers.set(found.processes.filter(({ works, alive }) => works && alive).length);
  };
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
    async read({ app, presence }) {
      const { store, now } = app;
      const { db } = store;
      await noteIncidents(app);
      clock.set(presence.ahead() / 1000);
      const outbox = await countOutbox(db);
      waiting.set(outbox.waiting);
      oldest.set(outbox.oldestAt === null ? 0 : Math.max(0, now() - outbox.oldestAt) / 1000);
      due.set(await countDueCampaigns(db, now()));
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
};

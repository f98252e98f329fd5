import { randomBytes } from 'node:crypto';
import type { Accounts, App, Log, MailOffice } from '@chancery/app';
import type { AnyRuleset } from '@chancery/core';
import { EVERY_RULESET, EXAMPLES } from '@chancery/registry';
import { openStore } from '@chancery/store';
import type { Context, Hono } from 'hono';
import { ENGINE } from '../engine.ts';
import { dataFolder } from './data-folder.ts';
import { openLog } from './log.ts';
import { openMapWork } from './map-work/open-map-work.ts';
import { type Metrics, openMetrics } from './metrics.ts';
import { openRecordWork } from './record-work/open-record-work.ts';
import { openScenarioWork } from './scenario-work/open-scenario-work.ts';
import type { Settings } from './settings/schema.ts';
import { placeOf, useOf } from './store-place.ts';

/** What a process is given in addition to its settings, so that tests need no clock and no terminal. */
export interface HouseParts {
  readonly rulesets: readonly AnyRuleset[];
  /** On standard output unless given. */
  readonly log?: Log;
  /** Milliseconds UTC; the machine's clock unless given. */
  readonly now?: () => number;
  /** Draws the maps in mails; as large pictures, in a thread of their own, unless given. */
  readonly drawPng?: MailOffice['drawPng'];
  /** Further ways in, for those who start the server with something of their own. */
  readonly doors?: (app: App, accounts: Accounts) => Hono;
  /** Where the front page offers a demonstration, for whoever it is that asks. */
  readonly demo?: (context: Context) => string | null;
}

/** What server and worker processes have in common. */
export interface House {
  readonly app: App;
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly drawPng: MailOffice['drawPng'];
  /** Where the server keeps what is its own. */
  readonly folder: string;
}

/** Opens the database and everything that use cases work with. Throws when the database cannot be opened. */
export const openHouse = async (
  settings: Settings,
  { rulesets, log = openLog(settings.log.level), now = Date.now, drawPng = openMapWork() }: HouseParts,
  baseUrl: string,
): Promise<House> => {
  const folder = dataFolder(settings.data);
  const onIdleError = (error: Error): void => log.warn('a connection to the database broke', { error: error.message });
  const offered = settings.examples ? rulesets : rulesets.filter((ruleset) => !EXAMPLES.includes(ruleset));
  const metrics = openMetrics();
  const app: App = {
    store: await openStore(placeOf(settings), { ...useOf(settings), onIdleError }),
    rulesets: offered,
    config: { baseUrl, engine: ENGINE, privateWebhooks: settings.webhooks.toPrivateAddresses, limits: settings.limits },
    log,
    now,
    random: (bytes) => randomBytes(bytes).toString('hex'),
    meter: metrics.meter,
    // Rules of somebody's own cannot be handed to another thread.
    ...(offered.every((ruleset) => EVERY_RULESET.includes(ruleset))
      ? {
          recordWork: openRecordWork(placeOf(settings)),
          scenarioWork: openScenarioWork(offered.map(({ id }) => id)),
        }
      : {}),
  };
  return { app, settings, metrics, drawPng, folder };
};

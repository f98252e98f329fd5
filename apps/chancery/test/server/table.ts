import { join } from 'node:path';
import type { Actor, App, AppError, CreateCampaign } from '@chancery/app';
import { createCampaign, joinCampaign, openCampaign, startCampaign, userActor } from '@chancery/app';
import { type AnyRuleset, type CampaignId, DAY, HOUR, type Result, rulesetId, type SeatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { newId, type StorePlace, showPresence } from '@chancery/store';
import { temporaryFolder } from '@chancery/store/test';
import { onTestFinished } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { drawPng, ownSettings } from './running.ts';
import { Browser, keptLog } from './visitor.ts';

export const PASSWORD = 'a long way to Calais';

/** Somebody with an account, signed in in a browser without scripts. */
export interface Guest {
  readonly id: string;
  readonly email: string;
  readonly actor: Actor;
  readonly browser: Browser;
}

/** A server of one's own, whose clock is moved by hand, and people who come to it. */
export const openHouse = async (rulesets: readonly AnyRuleset[] = RULESETS, place: StorePlace | null = null) => {
  let now = Date.now();
  const folder = temporaryFolder();
  const { lines, log } = keptLog();
  const server = await startServer(
    { ...ownSettings(folder, place), worker: { inside: false, pause: 1000 } },
    { rulesets, log, drawPng, now: () => now },
  );
  onTestFinished(() => server.stop());
  const { app, address } = server;
  const guest = async (name: string): Promise<Guest> => {
    const email = `${name.toLowerCase()}@example.org`;
    const browser = new Browser(address);
    await app.store.db.deleteFrom('serverSetting').where('name', '=', 'sign-up').execute();
    await app.store.db
      .insertInto('serverSetting')
      .values({ name: 'sign-up', value: '"open"' as never, updatedAt: now, updatedBy: null })
      .execute();
    await browser.send('/sign-up', { name, email, password: PASSWORD });
    await app.store.db.updateTable('user').set({ emailVerified: 1 }).where('email', '=', email).execute();
    await browser.send('/sign-in', { email, password: PASSWORD });
    const { id } = await app.store.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return { id, email, actor: userActor(id), browser };
  };
  const pass = (milliseconds: number): void => {
    now += milliseconds;
  };
  return { app, address, file: join(folder, 'chancery.db'), guest, pass, now: () => now, lines };
};

/** A worker that is there until long after the test, and does nothing. */
export const idleWorker = ({ store, now }: App): Promise<void> => {
  const worker = {
    id: newId<'presence'>(),
    role: 'worker',
    works: 1,
    engine: '0',
    startedAt: now(),
    ahead: 0,
  } as const;
  return showPresence(store.db, { ...worker, seenAt: now() + DAY });
};

/** The value, or a failed test that says why there is none. */
export const got = <T>(result: Result<T, AppError>): T => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
};

export const SMALL = {
  title: 'Four Crowns',
  ruleset: rulesetId('medieval-diplomacy'),
  scenario: 'four-crowns',
  deadlineRule: { kind: 'every', milliseconds: 24 * HOUR },
  settings: { startWhenFull: false },
} as const satisfies CreateCampaign;

/** A game that has begun, with its master and those who rule in it. */
export const begin = async (
  app: App,
  master: Pick<Guest, 'actor'>,
  rulers: readonly (readonly [SeatId, Pick<Guest, 'actor'>])[],
  terms: Partial<CreateCampaign> = {},
): Promise<CampaignId> => {
  const { campaignId } = got(await createCampaign(app, master.actor, { ...SMALL, ...terms }));
  got(await openCampaign(app, master.actor, { campaignId }));
  for (const [seat, { actor }] of rulers) got(await joinCampaign(app, actor, { campaignId, seat }));
  got(await startCampaign(app, master.actor, { campaignId }));
  return campaignId;
};

import { randomBytes } from 'node:crypto';
import {
  type Actor,
  type App,
  type AppError,
  createCampaign,
  createToken,
  joinCampaign,
  openCampaign,
  readTurnFile,
  startCampaign,
  userActor,
} from '@chancery/app';
import { type CampaignId, checkSheet, hashOf, keyedDice, type Result, type SeatId, writeLine } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { newId, type Store } from '@chancery/store';
import { randomPlayer } from '@chancery/testkit';

/** A ruler as the API knows them. */
export interface Ruler {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  readonly actor: Actor;
  /** What stands in `Authorization`. */
  readonly token: string;
}

export interface Setting {
  readonly scenario: string;
  readonly campaigns: number;
  /** Rulers in each. */
  readonly rulers: number;
  /** Milliseconds; null when a master closes every turn. */
  readonly deadline: number | null;
}

/** An App of this process over a store that a server may have open as well. */
export const appOver = (store: Store, now: () => number = Date.now): App => ({
  store,
  rulesets: RULESETS,
  config: { baseUrl: 'https://chancery.example', engine: 'bench' },
  log: { info() {}, warn: console.error, error: console.error },
  now,
  random: (bytes) => randomBytes(bytes).toString('hex'),
});

export const got = <T>(result: Result<T, AppError>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** Campaigns that have begun, and their rulers. */
export const settle = async (
  app: App,
  { scenario, campaigns, rulers, deadline }: Setting,
): Promise<readonly Ruler[]> => {
  const master = await newUser(app.store);
  const found: Ruler[] = [];
  const terms = {
    ruleset: (RULESETS[0] as (typeof RULESETS)[number]).id,
    scenario,
    deadlineRule: deadline === null ? null : ({ kind: 'every', milliseconds: deadline } as const),
    settings: { startWhenFull: false, breakerPercent: null },
  };
  for (let number = 0; number < campaigns; number += 1) {
    const { campaignId } = got(await createCampaign(app, master, { ...terms, title: `Bench ${number}` }));
    got(await openCampaign(app, master, { campaignId }));
    for (let count = 0; count < rulers; count += 1) {
      const actor = await newUser(app.store);
      const { seat } = got(await joinCampaign(app, actor, { campaignId }));
      const { token } = got(await createToken(app, actor, { name: 'bench', scopes: ['read', 'order'], days: 1 }));
      found.push({ campaignId, seat: seat as SeatId, actor, token: `Bearer ${token}` });
    }
    got(await startCampaign(app, master, { campaignId }));
  }
  return found;
};

const newUser = async ({ db }: Store): Promise<Actor> => {
  const id = newId<'user'>();
  const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  const user = { id, name: 'Ruler', email: `${id}@example.org`, emailVerified: 1, image: null, twoFactorEnabled: null };
  await db
    .insertInto('user')
    .values({ ...user, ...times } as never)
    .execute();
  return userActor(id);
};

/** Order lines that a ruler can send at the beginning of their campaign, all of them accepted. */
export const sheetFor = async (app: App, { campaignId, seat, actor }: Ruler, lines: number): Promise<string> => {
  const { setting, view } = got(await readTurnFile(app, actor, { campaignId, seat }));
  const [ruleset] = RULESETS as [(typeof RULESETS)[number]];
  const player = randomPlayer({ sittings: 6, most: 12 });
  let orders: ReturnType<typeof checkSheet>['orders'] = [];
  for (let sitting = 0; orders.length < lines; sitting += 1) {
    const more = player(ruleset, { setting, view }, keyedDice(hashOf(`${seat} ${sitting}`))) ?? [];
    orders = checkSheet(ruleset, { setting, view }, [...orders, ...more]).orders.slice(0, lines);
  }
  return orders.map((order) => writeLine(ruleset.orders, { setting, view }, order)).join('\n');
};

import { createHash } from 'node:crypto';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Actor, App } from '@chancery/app';
import type { AnyRuleset, CampaignId, Result, SeatId } from '@chancery/core';
import type { House } from '../adapters/house.ts';
import { EUROPE } from './europe.ts';

type AppModule = Awaited<ReturnType<House['app']>>;

/** A server's campaign without the server: the store is on the disk, the use cases are called where they are. */
export interface Game {
  readonly app: App;
  readonly cases: AppModule;
  readonly campaignId: CampaignId;
  readonly rulers: readonly Ruler[];
  /** The database, for whoever measures it or opens it as well. */
  readonly file: string;
  close(): Promise<void>;
}

export interface Ruler {
  readonly seat: SeatId;
  readonly actor: Actor;
}

export const SYSTEM: Actor = { kind: 'system', why: 'bench' };

export const got = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

export const DATABASE = 'chancery.db';

/** A store in a folder, and an app over it as a server has one. */
export const openGame = async (
  house: House,
  folder: string,
): Promise<Pick<Game, 'app' | 'cases' | 'file' | 'close'>> => {
  const [cases, rulesets, { openStore }] = await Promise.all([house.app(), house.rulesets(), house.store()]);
  const file = join(folder, DATABASE);
  const store = await openStore({ file });
  const app: App = {
    store,
    rulesets,
    config: { baseUrl: 'https://chancery.example', engine: 'bench' },
    log: { info() {}, warn: console.error, error: console.error },
    now: Date.now,
    random: chance(),
  };
  return { app, cases, file, close: () => store.close() };
};

/**
 * Secrets that are the same in each run, so that the same dice fall: the first game of a process is the same on both
 * sides, the second too, and no two of one process are alike.
 */
const chance = (): App['random'] => {
  begun += 1;
  const game = begun;
  let drawn = 0;
  return (bytes) => {
    drawn += 1;
    return createHash('shake256', { outputLength: bytes }).update(`bench ${game} ${drawn}`).digest('hex');
  };
};

let begun = 0;

/** What is played, and whether bots look after the seats of the rulers. */
export interface Played {
  readonly ruleset: AnyRuleset;
  readonly scenario: string;
  readonly bots: boolean;
}

/** A campaign that has begun, with a ruler in every seat. */
export const newGame = async (house: House, folder: string, { ruleset, scenario, bots }: Played): Promise<Game> => {
  const { app, cases, file, close } = await openGame(house, folder);
  const master = await newUser(house, app);
  const terms = {
    title: 'Bench',
    ruleset: ruleset.id,
    scenario,
    deadlineRule: null,
    settings: { startWhenFull: false, breakerPercent: null, missedTurns: 'none' },
  } as const;
  const { campaignId } = got(await cases.createCampaign(app, master, terms));
  got(await cases.openCampaign(app, master, { campaignId }));
  const seats = ruleset.scenarios.find(({ id }) => id === scenario)?.seats ?? 0;
  const rulers: Ruler[] = [];
  while (rulers.length < seats) {
    const actor = await newUser(house, app);
    const { seat } = got(await cases.joinCampaign(app, actor, { campaignId }));
    rulers.push({ seat: seat as SeatId, actor });
  }
  got(await cases.startCampaign(app, master, { campaignId }));
  for (const { seat } of bots ? rulers : []) {
    got(await cases.setCaretaker(app, master, { campaignId, seat, caretaker: true, reason: '' }));
  }
  return { app, cases, campaignId, rulers, file, close };
};

/** Europe with a bot in every seat, after so many turns. */
export const newEurope = async (house: House, folder: string, turns: number): Promise<Game> =>
  newPlayed(house, folder, { ruleset: await house.europe(), scenario: EUROPE, bots: true }, turns);

/** A game after so many turns. One that is won before then gives way to the next game. */
export const newPlayed = async (house: House, folder: string, played: Played, turns: number): Promise<Game> => {
  const game = await newGame(house, folder, played);
  for (let turn = 1; turn <= turns; turn += 1) {
    if (await isRunning(game)) await closeTurn(game, turn);
    else {
      await game.close();
      for (const file of globSync(`${game.file}*`)) rmSync(file);
      return newPlayed(house, folder, played, turns);
    }
  }
  return game;
};

/** Whether nobody has won it yet. */
export const isRunning = async ({ app: { store }, campaignId }: Game): Promise<boolean> => {
  const found = store.db.selectFrom('campaign').select('status').where('id', '=', campaignId);
  return (await found.executeTakeFirstOrThrow()).status === 'running';
};

const newUser = async (house: House, { store: { db } }: App): Promise<Actor> => {
  const [{ newId }, { userActor }] = await Promise.all([house.store(), house.app()]);
  const id = newId<'user'>();
  const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  const user = { id, name: 'Ruler', email: `${id}@example.org`, emailVerified: 1, image: null, twoFactorEnabled: null };
  await db
    .insertInto('user')
    .values({ ...user, ...times } as never)
    .execute();
  return userActor(id);
};

/** The turn comes out, played by the bots. */
export const closeTurn = async ({ app, cases, campaignId }: Game, turn: number): Promise<void> => {
  const closed = got(await cases.closeTurn(app, SYSTEM, { campaignId, turn, excused: true }));
  if (closed.kind !== 'closed') throw new Error(`turn ${turn}: ${JSON.stringify(closed)}`);
};

/** What a database holds, in kilobytes; what stands in its log alone is counted as well. */
export const kilobytesOf = (file: string): number => {
  const database = new DatabaseSync(file, { readOnly: true });
  const [size] = database
    .prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size')
    .all() as [{ readonly bytes: number }];
  database.close();
  return size.bytes / 1000;
};

import { type CampaignId, type Result, rulesetId, type SeatId, seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { type Db, newId, type OutboxRow, type Store, type UserId } from '@chancery/store';
import { type CreateCampaign, createCampaign } from '../../src/campaign/lifecycle/create-campaign.ts';
import { openCampaign } from '../../src/campaign/lifecycle/open-campaign.ts';
import { joinCampaign } from '../../src/campaign/people/join-campaign.ts';
import { type Actor, userActor } from '../../src/ground/actor.ts';
import type { App } from '../../src/ground/app.ts';
import type { AppError } from '../../src/ground/errors.ts';
import { startCampaign } from '../../src/turn/triggers/start-campaign.ts';

/** 1 March 2026, noon. */
export const NOON = 1_772_366_400_000;
export const HOUR = 3_600_000;

/** An App whose clock is moved by hand; its chance is a counter, so nothing repeats and all is the same each time. */
export interface House {
  readonly app: App;
  readonly db: Db;
  /** Lets time pass. */
  pass(milliseconds: number): void;
  readonly logged: string[];
}

let houses = 0;

export const houseOf = (store: Store): House => {
  houses += 1;
  const salt = houses;
  let now = NOON;
  let draws = 0;
  const logged: string[] = [];
  const note = (message: string, facts: object = {}): void => {
    logged.push(`${message} ${JSON.stringify(facts)}`);
  };
  const app: App = {
    store,
    rulesets: RULESETS,
    config: { baseUrl: 'https://chancery.example', engine: 'test' },
    log: { info: note, warn: note, error: note },
    now: () => now,
    random: (bytes) => {
      draws += 1;
      return `${salt.toString(16)}f${draws.toString(16)}`.padStart(bytes * 2, '0').slice(-bytes * 2);
    },
  };
  return {
    app,
    db: store.db,
    pass: (milliseconds) => {
      now += milliseconds;
    },
    logged,
  };
};

export interface Player {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly actor: Actor;
}

/** A user as better-auth would have written them. */
export const newPlayer = async (db: Db, name: string, emailVerified: 0 | 1 = 1): Promise<Player> => {
  const id = newId<'user'>();
  const email = `${name.toLowerCase()}.${id}@example.org`;
  const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  await db
    .insertInto('user')
    .values({ id, name, email, emailVerified, image: null, twoFactorEnabled: null, ...times })
    .execute();
  return { id, name, email, actor: userActor(id) };
};

/** The value, or a failed test that says why there is none. */
export const got = <T>(result: Result<T, AppError>): T => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
};

/** Why it was refused. */
export const refusal = <T>(result: Result<T, AppError>): AppError => {
  if (result.ok) throw new Error(`not refused: ${JSON.stringify(result.value)}`);
  return result.error;
};

export const code = <T>(result: Result<T, AppError>): string => refusal(result).code;

let campaigns = 0;

/** The campaigns of these tests: four realms on one island. Each has a title of its own, as no two hosts can take one. */
export const FOUR_CROWNS = {
  get title() {
    campaigns += 1;
    return `Four Crowns ${campaigns}`;
  },
  ruleset: rulesetId('medieval-diplomacy'),
  scenario: 'four-crowns',
  deadlineRule: { kind: 'every', milliseconds: 24 * HOUR },
} as const satisfies CreateCampaign;

export interface Table {
  readonly house: House;
  readonly campaignId: CampaignId;
  readonly master: Player;
  readonly seats: readonly SeatId[];
  readonly rulers: readonly Player[];
}

/** A campaign that is open, with its master. */
export const openTable = async (house: House, terms: Partial<CreateCampaign> = {}): Promise<Table> => {
  const { app, db } = house;
  const master = await newPlayer(db, 'Master');
  const { title: own } = FOUR_CROWNS;
  const { campaignId } = got(await createCampaign(app, master.actor, { ...FOUR_CROWNS, ...terms, title: own }));
  got(await openCampaign(app, master.actor, { campaignId }));
  const { title = 'Four Crowns' } = terms;
  await db.updateTable('campaign').set({ title }).where('id', '=', campaignId).execute();
  const rows = await db
    .selectFrom('seat')
    .select('seat')
    .where('campaignId', '=', campaignId)
    .orderBy('place')
    .execute();
  return { house, campaignId, master, seats: rows.map(({ seat }) => seatId(seat)), rulers: [] };
};

/** A campaign that has begun; the rulers hold its first seats in order. */
export const begunTable = async (
  house: House,
  names: readonly string[] = ['Anna', 'Boris', 'Clara', 'David'],
  terms: Partial<CreateCampaign> = {},
): Promise<Table> => {
  const table = await openTable(house, { settings: { startWhenFull: false }, ...terms });
  const { campaignId, seats, master } = table;
  const rulers: Player[] = [];
  for (const [place, name] of names.entries()) {
    const ruler = await newPlayer(house.db, name);
    got(await joinCampaign(house.app, ruler.actor, { campaignId, seat: seats[place] as SeatId }));
    rulers.push(ruler);
  }
  got(await startCampaign(house.app, master.actor, { campaignId }));
  house.pass(HOUR);
  return { ...table, rulers };
};

/** All that waits to leave for one user, or for a campaign's webhooks. */
export const outboxFor = (db: Db, userId: UserId): Promise<OutboxRow[]> =>
  db.selectFrom('outbox').selectAll().where('userId', '=', userId).orderBy('seq').execute();

import { hashOf, seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import {
  addSheet,
  addTurn,
  closeTurnRow,
  countingSheets,
  findCampaign,
  jsonText,
  lockCampaign,
  lockSeat,
  shareCampaign,
  standingTurns,
  type Trx,
  type TurnKey,
} from '../src/index.ts';
import { onEachDatabase, opened, suiteStore } from './databases.ts';
import { begunCampaign, ENGLAND, HOUR, NOON, SEATS } from './sample/campaign.ts';
import { sheet } from './sample/sheet.ts';

const NEXT = { deadline: NOON + 2 * HOUR, dueAt: NOON + 2 * HOUR };

/** What a worker does when it has adjudicated. */
const close = async (trx: Trx, out: TurnKey): Promise<boolean> => {
  if (!(await closeTurnRow(trx, out, NEXT))) return false;
  const turn = out.turn + 1;
  await addTurn(trx, {
    ...out,
    turn,
    resolvedAt: NOON,
    hash: hashOf(turn),
    previousHash: hashOf(out.turn),
    stateHash: hashOf('state'),
    version: 1,
    engine: '0.1.0',
    acts: jsonText([]),
    rulings: jsonText({}),
    reason: null,
    byUser: null,
  });
  return true;
};

onEachDatabase('closing a turn', (database) => {
  const store = suiteStore(database);

  test('happens once, whoever adjudicated it', async () => {
    const place = await database.place('schema');
    const stores = [await opened(place), await opened(place), await opened(place)];
    const { out, campaignId } = await begunCampaign(stores[0]!.db);
    const closed = await Promise.all(stores.map(({ db }) => db.transaction().execute((trx) => close(trx, out))));
    expect(closed.filter(Boolean)).toHaveLength(1);
    expect(await findCampaign(stores[0]!.db, campaignId)).toMatchObject({ turn: 1, attempts: 0, leaseOwner: null });
    expect((await standingTurns(stores[0]!.db, campaignId)).map(({ turn }) => turn)).toEqual([0, 1]);
  });

  test('sets the next deadline and ends the claim', async () => {
    const { db } = store();
    const { out, campaignId } = await begunCampaign(db, { leasedUntil: NOON + HOUR, attempts: 3, heldSince: NOON });
    expect(await db.transaction().execute((trx) => closeTurnRow(trx, out, NEXT))).toBe(true);
    expect(await findCampaign(db, campaignId)).toMatchObject({
      ...NEXT,
      turn: 1,
      status: 'running',
      leasedUntil: null,
      attempts: 0,
      heldSince: null,
    });
  });

  test.each([
    ['has been paused', { status: 'paused' }],
    ['has been rolled back', { edition: 2 }],
    ['has gone on', { turn: 1 }],
  ] as const)('does nothing when the campaign %s', async (_, changes) => {
    const { db } = store();
    const { out, campaignId } = await begunCampaign(db, changes);
    const before = await findCampaign(db, campaignId);
    expect(await db.transaction().execute((trx) => close(trx, out))).toBe(false);
    expect(await findCampaign(db, campaignId)).toEqual(before);
  });

  test('a turn that fails half way is not begun', async () => {
    const { db } = store();
    const { out, campaignId } = await begunCampaign(db);
    const failed = db.transaction().execute(async (trx) => {
      await close(trx, out);
      throw new Error('power cut');
    });
    await expect(failed).rejects.toThrow('power cut');
    expect((await findCampaign(db, campaignId))?.turn).toBe(0);
    expect(await standingTurns(db, campaignId)).toHaveLength(1);
  });

  test('a sheet that comes while a turn closes waits, and finds itself in the next turn', async () => {
    const { db } = store();
    const { out, next, campaignId } = await begunCampaign(db);
    let locked = (): void => undefined;
    const isLocked = new Promise<void>((resolve) => {
      locked = resolve;
    });
    const closing = db.transaction().execute(async (trx) => {
      await lockCampaign(trx, campaignId);
      locked();
      await new Promise((resolve) => setTimeout(resolve, 60));
      return close(trx, out);
    });
    await isLocked;
    const landedIn = await db.transaction().execute(async (trx) => {
      const turn = ((await shareCampaign(trx, campaignId))?.turn ?? 0) + 1;
      await addSheet(trx, sheet({ ...next, turn }, ENGLAND));
      return turn;
    });
    expect(await closing).toBe(true);
    expect(landedIn).toBe(2);
  });

  test('sheets of many seats do not wait for each other, and all are there', async () => {
    const { db } = store();
    const { next, campaignId } = await begunCampaign(db);
    await Promise.all(
      [...SEATS, ...SEATS, ...SEATS].map((seat) =>
        db.transaction().execute(async (trx) => {
          await shareCampaign(trx, campaignId);
          await lockSeat(trx, campaignId, seat);
          await addSheet(trx, sheet(next, seat));
        }),
      ),
    );
    const counting = await countingSheets(db, next);
    expect(counting.map(({ seat, number }) => [seat, number]).sort()).toEqual(SEATS.map((seat) => [seat, 3]).sort());
  });

  test('a sheet for a seat that there is not is refused', async () => {
    const { db } = store();
    const { next } = await begunCampaign(db);
    const stray = db.transaction().execute((trx) => addSheet(trx, sheet(next, seatId('Atl'))));
    await expect(stray).rejects.toThrow(/foreign key/i);
  });
});

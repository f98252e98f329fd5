import { onEachDatabase, opened, type TestDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { announceAbsence } from '../../src/campaign/people/announce-absence.ts';
import { changeSettings } from '../../src/desk/campaign/change-settings.ts';
import { removeRuler } from '../../src/desk/campaign/leave-seat.ts';
import { leaveStandingOrders } from '../../src/desk/sheets/leave-standing-orders.ts';
import { saveDraft } from '../../src/desk/sheets/save-draft.ts';
import { withdrawOrders } from '../../src/desk/sheets/withdraw-orders.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { tick } from '../../src/worker/tick.ts';
import { begunTable, got, HOUR, houseOf } from '../sample/people.ts';
import { campaignOf, ENGLAND, HORDE, LITHUANIA, noticesTo, RECRUIT, ROUM, rulerOf, send } from '../sample/play.ts';

const DAY = 24 * HOUR;

onEachDatabase('the breaker', (database: TestDatabase) => {
  const alone = async (settings: object = {}) => {
    const house = houseOf(await opened(await database.place('schema')));
    const table = await begunTable(house, undefined, { settings: { startWhenFull: false, ...settings } });
    return { house, app: house.app, table, campaignId: table.campaignId };
  };

  test('holds the clock when more than the set share is missing, and tells the master; nobody is counted as silent', async () => {
    const { house, app, table } = await alone();
    await send(table, ENGLAND);
    house.pass(DAY);
    expect((await tick(app)).campaigns).toEqual({ held: 1 });
    expect(await campaignOf(table)).toMatchObject({ turn: 0, heldSince: app.now(), dueAt: null, leaseOwner: null });
    expect(await noticesTo(table, table.master)).toContain('clock-held');
    house.pass(3 * DAY);
    expect((await tick(app)).campaigns).toEqual({});
    for (const ruler of table.rulers) expect(await noticesTo(table, ruler)).not.toContain('turn-missed');
  });

  test('half is not more than half: the turn is run, and the silent are counted', async () => {
    const { house, app, table } = await alone();
    await send(table, ENGLAND);
    await send(table, LITHUANIA);
    house.pass(DAY);
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
    expect(await noticesTo(table, rulerOf(table, HORDE))).toContain('seat-lost');
    expect(await noticesTo(table, rulerOf(table, LITHUANIA))).not.toContain('seat-lost');
  });

  test('the clock goes on by itself when enough sheets are there, with notice for those whose are not', async () => {
    const { house, app, table } = await alone();
    await send(table, ENGLAND);
    house.pass(2 * DAY);
    await tick(app);
    const receipt = await send(table, LITHUANIA);
    expect(receipt).toMatchObject({ turn: 1, counts: true, provisional: false });
    expect(await campaignOf(table)).toMatchObject({ heldSince: null, deadline: app.now() + DAY });
    house.pass(DAY);
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
  });

  test.each(['removes the silent', 'sets another share'] as const)(
    'the clock goes on when a master %s, and then enough sheets are there',
    async (how) => {
      const { house, app, table, campaignId } = await alone();
      const master = table.master.actor;
      await send(table, ENGLAND);
      house.pass(DAY);
      expect((await tick(app)).campaigns).toEqual({ held: 1 });
      if (how === 'sets another share') {
        got(await changeSettings(app, master, { campaignId, settings: { breakerPercent: 80 } }));
      } else {
        got(await removeRuler(app, master, { campaignId, seat: HORDE, reason: 'silent' }));
        expect((await campaignOf(table)).heldSince).not.toBe(null);
        got(await removeRuler(app, master, { campaignId, seat: ROUM, reason: 'silent' }));
      }
      expect(await campaignOf(table)).toMatchObject({ heldSince: null, deadline: app.now() + DAY });
      house.pass(DAY);
      expect((await tick(app)).campaigns).toEqual({ closed: 1 });
    },
  );

  test('a master who knows better closes the turn all the same', async () => {
    const { house, app, table, campaignId } = await alone();
    house.pass(DAY);
    expect((await tick(app)).campaigns).toEqual({ held: 1 });
    got(await closeTurn(app, table.master.actor, { campaignId, turn: 1, excused: true }));
    expect((await campaignOf(table)).turn).toBe(1);
  });

  test('bookkeeping can’t fool it: drafts, withdrawn sheets, standing orders, absences, caretakers are no sheets', async () => {
    const { house, app, table, campaignId } = await alone();
    await send(table, ENGLAND);
    const by = (seat: typeof ENGLAND) => rulerOf(table, seat).actor;
    got(await saveDraft(app, by(LITHUANIA), { campaignId, seat: LITHUANIA, channel: 'desk', text: '' }));
    await send(table, HORDE);
    got(await withdrawOrders(app, by(HORDE), { campaignId, seat: HORDE }));
    const standing = { text: RECRUIT };
    got(await leaveStandingOrders(app, by(HORDE), { campaignId, seat: HORDE, standing }));
    const span = { from: app.now(), until: app.now() + 9 * DAY, note: '' };
    got(await announceAbsence(app, by(LITHUANIA), { campaignId, seat: LITHUANIA, ...span }));
    await house.db
      .updateTable('seat')
      .set({ control: 'caretaker', missedLately: 5, readyForTurn: 1 })
      .where('campaignId', '=', campaignId)
      .where('seat', '=', ROUM)
      .execute();
    house.pass(DAY);
    expect((await tick(app)).campaigns).toEqual({ held: 1 });
    const { db } = house;
    const held = await db.selectFrom('audit').select('facts').where('action', '=', 'holdForMissing').execute();
    expect(held.map(({ facts }) => facts)).toEqual(['{"expected":4,"missing":3,"turn":1}']);
  });

  test('a campaign can be set to have none', async () => {
    const { house, app } = await alone({ breakerPercent: null, missedTurns: 'none' });
    house.pass(DAY);
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
  });
});

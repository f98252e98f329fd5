import { countingSheets } from '@chancery/store';
import { onEachDatabase, opened, type TestDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { changeSettings } from '../../src/desk/campaign/change-settings.ts';
import { pauseCampaign } from '../../src/desk/campaign/pause-campaign.ts';
import { listReceipts } from '../../src/desk/sheets/list-receipts.ts';
import { proveSheet } from '../../src/desk/sheets/prove-sheet.ts';
import { holdClock, moveDeadline } from '../../src/desk/time/move-deadline.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { tick } from '../../src/worker/tick.ts';
import { begunTable, code, got, HOUR, houseOf } from '../sample/people.ts';
import {
  campaignOf,
  ENGLAND,
  LITHUANIA,
  MARCH_OUT,
  noticesTo,
  RECRUIT,
  rulerOf,
  send,
  sendAll,
  withRules,
} from '../sample/play.ts';

const DAY = 24 * HOUR;

onEachDatabase('late orders', (database: TestDatabase) => {
  /** A table at its deadline: all have sent orders, and England sends others a minute too late. */
  const late = async (terms: object = {}) => {
    const house = houseOf(await opened(await database.place('schema')));
    const table = await begunTable(house, undefined, terms);
    const { campaignId, master } = table;
    const anna = rulerOf(table, ENGLAND);
    const of = { campaignId, seat: ENGLAND };
    const counting = async (turn: number) => {
      const sheets = await countingSheets(house.db, { campaignId, turn, edition: 1 });
      return sheets.filter(({ seat }) => seat === ENGLAND).map(({ text }) => text);
    };
    return { house, app: house.app, table, campaignId, master: master.actor, anna, of, counting };
  };

  test('MD-18.8 in the time of grace they count; after it they are for the next turn, and told so', async () => {
    const { house, app, table, anna, of } = await late({ grace: HOUR });
    await sendAll(table);
    house.pass(DAY - HOUR + 59 * 60_000);
    expect((await tick(app)).campaigns).not.toHaveProperty('closed');
    expect(await send(table, ENGLAND, RECRUIT, { turn: 1 })).toMatchObject({ turn: 1, counts: true });
    house.pass(60_000);
    expect(await send(table, ENGLAND, MARCH_OUT, { turn: 1 })).toMatchObject({
      turn: 2,
      insteadOf: 1,
      provisional: true,
    });
    expect(await send(table, ENGLAND, MARCH_OUT)).toMatchObject({ turn: 2, insteadOf: 1, provisional: true });
    expect(await send(table, ENGLAND, MARCH_OUT, { turn: 2 })).toMatchObject({ turn: 2, insteadOf: null });
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
    const proof = got(await proveSheet(app, anna.actor, { ...of, turn: 1 }));
    expect(proof.orders.map(({ verb }) => verb)).toEqual(['RECRUIT']);
    expect(code(await submitOrders(app, anna.actor, { ...of, channel: 'mail', text: '', turn: 0 }))).toBe('too-late');
  });

  test.each(['moves the deadline', 'holds the clock', 'pauses the campaign'] as const)(
    'MD-18.8 they count after all when the master %s before the turn is run, and their ruler is told',
    async (how) => {
      const { house, app, table, campaignId, master, anna, of, counting } = await late();
      await sendAll(table);
      await send(table, ENGLAND, RECRUIT);
      house.pass(DAY);
      expect(await send(table, ENGLAND, MARCH_OUT, { turn: 1 })).toMatchObject({ turn: 2, insteadOf: 1 });
      const deadline = app.now() + HOUR;
      if (how === 'moves the deadline') got(await moveDeadline(app, master, { campaignId, deadline }));
      else if (how === 'holds the clock') got(await holdClock(app, master, { campaignId }));
      else got(await pauseCampaign(app, master, { campaignId, reason: '' }));
      expect(await counting(1)).toEqual([MARCH_OUT]);
      expect(await counting(2)).toEqual([]);
      const [last] = got(await listReceipts(app, anna.actor, { ...of, turn: 1 })).slice(-1);
      expect(last).toMatchObject({ turn: 1, insteadOf: null, counts: true, stands: true, provisional: false });
      expect(await noticesTo(table, anna)).toContain('orders-reread');
    },
  );

  test('a sheet for a turn in which the game does not wait for the seat counts nothing, and its ruler is told', async () => {
    const { house, app, table, anna, of, counting } = await late();
    await sendAll(table);
    house.pass(DAY);
    await send(table, ENGLAND, MARCH_OUT, { turn: 1 });
    let over = false;
    const defeated = withRules(house, (rules) => ({
      begin(position, sheets) {
        over = true;
        return rules.begin(position, sheets);
      },
      window(position) {
        const window = rules.window(position);
        return over && window.kind === 'window' ? { ...window, seats: [LITHUANIA] } : window;
      },
    }));
    expect((await tick(defeated)).campaigns).toEqual({ closed: 1 });
    expect(await counting(2)).toEqual([]);
    const [last] = got(await listReceipts(app, anna.actor, of)).slice(-1);
    expect(last).toMatchObject({ turn: 2, counts: false, stands: false, together: [{ code: 'not-asked' }] });
    expect(await noticesTo(table, anna)).toContain('orders-reread');
  });

  test('a grace that is lengthened opens the window again, one that is shortened closes it', async () => {
    const { house, app, table, campaignId, master, counting } = await late();
    await sendAll(table);
    house.pass(DAY);
    await send(table, ENGLAND, MARCH_OUT, { turn: 1 });
    got(await changeSettings(app, master, { campaignId, grace: 6 * HOUR }));
    expect(await counting(1)).toEqual([MARCH_OUT]);
    expect((await tick(app)).campaigns).not.toHaveProperty('closed');
    got(await changeSettings(app, master, { campaignId, grace: 0 }));
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
  });

  test('what was written for the next turn on purpose stays there', async () => {
    const { house, app, table, campaignId, master, counting } = await late();
    await sendAll(table);
    house.pass(DAY);
    await send(table, ENGLAND, MARCH_OUT, { turn: 2 });
    got(await moveDeadline(app, master, { campaignId, deadline: app.now() + HOUR }));
    expect(await counting(1)).toEqual(['']);
    expect(await counting(2)).toEqual([MARCH_OUT]);
  });

  test('the breaker holds the clock: what came meanwhile counts, and may set it going again', async () => {
    const { house, app, table, counting } = await late();
    await send(table, ENGLAND, RECRUIT);
    house.pass(DAY);
    await send(table, LITHUANIA, '', { turn: 1 });
    await send(table, ENGLAND, MARCH_OUT, { turn: 1 });
    expect((await tick(app)).campaigns).toEqual({ held: 1 });
    expect(await counting(1)).toEqual([MARCH_OUT]);
    expect(await campaignOf(table)).toMatchObject({ turn: 0, heldSince: null, deadline: app.now() + DAY });
    house.pass(DAY);
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
  });
});

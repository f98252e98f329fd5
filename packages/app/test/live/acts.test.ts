import { DAY, seatId } from '@chancery/core';
import { findSeat } from '@chancery/store';
import { onEachDatabase, suiteStore, type TestDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { takeOverSeat } from '../../src/campaign/people/take-over-seat.ts';
import { pauseCampaign, resumeCampaign } from '../../src/desk/campaign/pause-campaign.ts';
import { readOwnLines } from '../../src/desk/dice/read-own-lines.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { actAsMaster } from '../../src/turn/triggers/act-as-master.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { tick } from '../../src/worker/tick.ts';
import { code, got, HOUR, newPlayer, type Table } from '../sample/people.ts';
import { campaignOf, noticesTo, reportMails, rulerOf } from '../sample/play.ts';
import { ANN, BOB, CEM, course, endOpening, post, ringTable } from './ring-table.ts';
import { shoreTable } from './shore-table.ts';

const act = async ({ house, campaignId, master }: Table, text: string) =>
  got(await actAsMaster(house.app, master.actor, { campaignId, text }));

const turnsOut = async (table: Table, who: typeof ANN) =>
  (await noticesTo(table, rulerOf(table, who))).filter((kind) => kind === 'turn-out').length;

const verified = async ({ house, campaignId, master }: Table) =>
  got(await verifyCampaign(house.app, master.actor, { campaignId }));

onEachDatabase('the acts of a master in live play', (database: TestDatabase) => {
  const store = suiteStore(database);

  test('are resolved at once, between two posts: nobody’s move ends, no time is lost, and the record verifies', async () => {
    const table = await ringTable(store());
    await endOpening(table);
    await post(table, ANN, 'SOW');
    table.house.pass(HOUR);
    const before = await campaignOf(table);
    const taken = await act(table, 'GRANT Cem\nGRANT Cem');
    expect(taken).toMatchObject({ turn: before.turn + 1, resolved: before.turn + 1 });
    const after = await campaignOf(table);
    expect(after).toMatchObject({ turn: before.turn + 1, deadline: before.deadline, leaseOwner: null });
    expect((await course(table)).slice(3)).toEqual(['Ann sheet 1', ' acts 0']);
    // Ann wrote hers before the master acted: it is still her move.
    const { resolved } = await post(table, ANN, 'GIVE Bob\nEND', { turn: before.turn + 1 });
    expect(resolved).toMatchObject({ asked: false, window: { seats: [BOB] } });
    expect(await verified(table)).toMatchObject({ faults: [], turns: after.turn + 1 });
  });

  test('whom they are about is told, and nobody else; the silence of nobody is counted', async () => {
    const table = await ringTable(store());
    await endOpening(table);
    const calls = await Promise.all([ANN, BOB, CEM].map((seat) => turnsOut(table, seat)));
    const { resolved } = await act(table, 'GRANT Cem');
    expect(await Promise.all([ANN, BOB, CEM].map((seat) => turnsOut(table, seat)))).toEqual([
      calls[0],
      calls[1],
      (calls[2] ?? 0) + 1,
    ]);
    expect((await reportMails(table, resolved!)).map(({ userId }) => userId)).toEqual([rulerOf(table, CEM).id]);
    expect((await findSeat(table.house.db, table.campaignId, ANN))?.missedLately).toBe(0);
  });

  test('two of them are two; those of which nothing was understood are none', async () => {
    const table = await ringTable(store());
    expect([await act(table, 'GRANT Ann'), await act(table, 'GRANT Ann')]).toMatchObject([
      { resolved: 1, number: 1 },
      { resolved: 2, number: 1 },
    ]);
    expect(await act(table, 'GRANT Nobody')).toMatchObject({
      turn: 3,
      resolved: null,
      lines: [{ outcome: 'malformed' }],
    });
    expect((await campaignOf(table)).turn).toBe(2);
    // Two grains were hers to give.
    const gave = await post(table, ANN, 'GIVE Bob\nGIVE Bob\nGIVE Bob');
    expect(gave.resolved?.told).toHaveLength(2);
  });

  test('in a paused campaign they wait, and come first when it goes on', async () => {
    const table = await ringTable(store());
    const { house, campaignId, master } = table;
    got(await pauseCampaign(house.app, master.actor, { campaignId, reason: 'A feast' }));
    expect(await act(table, 'GRANT Ann')).toMatchObject({ resolved: null, number: 1 });
    expect(await act(table, 'GRANT Bob')).toMatchObject({ resolved: null, number: 2 });
    got(
      await submitOrders(house.app, rulerOf(table, CEM).actor, { campaignId, seat: CEM, channel: 'desk', text: 'SOW' }),
    );
    got(await resumeCampaign(house.app, master.actor, { campaignId }));
    await tick(house.app);
    expect(await course(table)).toEqual([' acts 0', 'Cem sheet 1']);
    // The post waited for them: nothing of it is otherwise than its receipt says.
    const own = got(await readOwnLines(house.app, rulerOf(table, CEM).actor, { campaignId, seat: CEM }));
    expect(own.map(({ turn, why }) => [turn, why])).toEqual([
      [1, null],
      [2, null],
    ]);
    expect(await verified(table)).toMatchObject({ faults: [], turns: 2 });
  });

  test('a turn of theirs can be run again, and taken back', async () => {
    const table = await ringTable(store());
    const { house, campaignId, master } = table;
    await act(table, 'GRANT Ann');
    await post(table, ANN, 'GIVE Cem');
    const again = { campaignId, to: 0, rerunThrough: 2, reason: 'Once more' };
    expect(got(await rollBack(house.app, master.actor, again))).toMatchObject({
      turn: 2,
      changes: [{ differences: [] }, { differences: [] }],
    });
    expect(await course(table)).toEqual([' acts 0', 'Ann sheet 1']);
    expect(got(await rollBack(house.app, master.actor, { ...again, rerunThrough: 0 }))).toMatchObject({ turn: 0 });
    await tick(house.app);
    expect(await course(table)).toEqual([]);
    expect(await verified(table)).toMatchObject({ faults: [] });
  });
});

onEachDatabase('the acts of a master of Heptarchy', (database: TestDatabase) => {
  const store = suiteStore(database);

  test('HEP-14.5, HEP-17.5 who is set aside in their Phase has none; the next is called with a clock of their own', async () => {
    const table = await shoreTable(store(), ['Ann', 'Bob']);
    const [first, second] = [table.seats[0]!, table.seats[1]!];
    await tick(table.house.app);
    for (const seat of [first, second]) await post(table, seat, 'END');
    const { label } = (await post(table, first, 'RAISE LEVY CHE')).resolved!.window as { label: string };
    expect(label).toContain('Turn 1');
    table.house.pass(HOUR);
    const before = await campaignOf(table);
    await act(table, `SET CONTROLLER OF ${second} TO PLAYER`);
    expect(await campaignOf(table)).toMatchObject({ turn: before.turn + 1, deadline: before.deadline });
    await act(table, `SET CONTROLLER OF ${first} TO CARETAKER`);
    expect((await campaignOf(table)).deadline).toBe(table.house.app.now() + DAY);
    expect((await findSeat(table.house.db, table.campaignId, first))?.missedLately).toBe(0);
    const { resolved } = await post(table, second, 'END');
    expect(resolved).not.toBeNull();
    expect(await verified(table)).toMatchObject({ faults: [] });
  });

  test('HEP-17.5 what the rules are told of seats when time is over comes first, and the time is over all the same', async () => {
    const table = await shoreTable(store(), ['Ann', 'Bob']);
    const { house, campaignId, master } = table;
    // Who has no ruler is told when the game begins.
    expect(await course(table)).toEqual([' acts 0']);
    const cem = await newPlayer(house.db, 'Cem');
    got(await takeOverSeat(house.app, cem.actor, { campaignId, seat: seatId('EXS') }));
    got(await closeTurn(house.app, master.actor, { campaignId, turn: 2 }));
    expect((await course(table)).slice(1, 3)).toEqual([' acts 0', ' none 0']);
    expect(await verified(table)).toMatchObject({ faults: [] });
    expect(
      code(await actAsMaster(house.app, rulerOf(table, table.seats[0]!).actor, { campaignId, text: 'END GAME' })),
    ).toBe('not-allowed');
    await act(table, 'END GAME');
    expect((await campaignOf(table)).status).toBe('ended');
    expect(await verified(table)).toMatchObject({ faults: [] });
  });
});

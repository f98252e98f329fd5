import { checkRegister, type SeatId } from '@chancery/core';
import { auditOf, sheetsOf } from '@chancery/store';
import { onEachDatabase, suiteStore, type TestDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { readOwnLines } from '../../src/desk/dice/read-own-lines.ts';
import { showRegister } from '../../src/desk/dice/show-register.ts';
import { readDraft } from '../../src/desk/sheets/read-draft.ts';
import { saveDraft } from '../../src/desk/sheets/save-draft.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { takeBackPost } from '../../src/turn/back/take-back-post.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { tick } from '../../src/worker/tick.ts';
import { code, got, refusal, type Table } from '../sample/people.ts';
import { campaignOf, noticesTo, reportMails, rulerOf } from '../sample/play.ts';
import { ANN, BOB, CEM, course, endOpening, post, ringTable } from './ring-table.ts';
import { shoreTable } from './shore-table.ts';

const undo = (table: Table, seat: typeof ANN, turn?: number) => {
  const { campaignId, house } = table;
  return takeBackPost(house.app, rulerOf(table, seat).actor, {
    campaignId,
    seat,
    ...(turn === undefined ? {} : { turn }),
  });
};

onEachDatabase('taking back a post', (database: TestDatabase) => {
  const store = suiteStore(database);

  test('one without dice and without a witness can be taken back: publicly, with its orders as the draft again', async () => {
    const table = await ringTable(store());
    await endOpening(table);
    const { resolved } = await post(table, ANN, 'SOW\nSOW');
    expect(resolved?.undo).toBe(null);
    const own = { campaignId: table.campaignId, seat: ANN };
    expect(got(await readDraft(table.house.app, rulerOf(table, ANN).actor, own)).undo).toBe(4);
    const { deadline } = await campaignOf(table);
    table.house.pass(1000);
    expect(got(await undo(table, ANN))).toEqual({ turn: 3, edition: 2 });
    expect(await campaignOf(table)).toMatchObject({ turn: 3, edition: 2, deadline });
    const { campaignId } = table;
    expect(got(await readDraft(table.house.app, rulerOf(table, ANN).actor, { campaignId, seat: ANN }))).toMatchObject({
      kind: 'draft',
      orders: [{ verb: 'SOW' }, { verb: 'SOW' }],
    });
    expect((await auditOf(table.house.db, campaignId, { limit: 5 })).map(({ action }) => action)).toContain(
      'takeBackPost',
    );
    expect(await noticesTo(table, rulerOf(table, CEM))).toContain('turn-rerun');
    // Nothing goes by itself; they post again.
    await tick(table.house.app);
    expect((await campaignOf(table)).turn).toBe(3);
    await post(table, ANN, 'SOW');
    expect((await course(table)).slice(3)).toEqual(['Ann sheet 1']);
    const verified = got(await verifyCampaign(table.house.app, table.master.actor, { campaignId }));
    expect(verified).toMatchObject({ faults: [], turns: 4 });
  });

  test('what was taken back stays in the register of dice as void, and the next dice are new, with the reason', async () => {
    const table = await ringTable(store());
    await endOpening(table);
    await post(table, ANN, 'SOW\nSOW');
    got(await undo(table, ANN));
    await post(table, ANN, 'SOW');
    const { campaignId, house } = table;
    const register = got(await showRegister(house.app, rulerOf(table, BOB).actor, { campaignId }));
    const fourth = register.turns.filter(({ turn }) => turn === 4);
    expect(fourth.map(({ edition, void: gone, takenBackBy }) => [edition, gone, takenBackBy])).toEqual([
      [1, true, null],
      [2, false, ANN],
    ]);
    expect(fourth[0]?.commitment).not.toBe(fourth[1]?.commitment);
    const own = got(await readOwnLines(house.app, rulerOf(table, ANN).actor, { campaignId, seat: ANN }));
    expect(checkRegister(register, { own, kept: [] }).faults).toEqual([]);
  });

  test('not one with dice, nor one of which another was told by name, nor one that has called another', async () => {
    const table = await ringTable(store());
    await endOpening(table);
    expect((await post(table, ANN, 'ROLL')).resolved?.undo).toBe('dice');
    expect(refusal(await undo(table, ANN))).toEqual({ code: 'conflict', what: 'post', found: 'dice' });
    expect((await post(table, ANN, 'GIVE Bob')).resolved?.undo).toBe('witness');
    expect(code(await undo(table, ANN))).toBe('conflict');
    expect((await post(table, ANN, 'END')).resolved?.undo).toBe('witness');
    expect(code(await undo(table, ANN))).toBe('conflict');
    expect((await campaignOf(table)).edition).toBe(1);
  });

  test('not when another has posted since, not that of another, and not the same twice', async () => {
    const table = await ringTable(store());
    await post(table, ANN, 'SOW');
    await post(table, BOB, 'SOW');
    expect(code(await undo(table, ANN))).toBe('conflict');
    expect(code(await undo(table, BOB, 1))).toBe('conflict');
    got(await undo(table, BOB, 2));
    expect(code(await undo(table, BOB, 2))).toBe('conflict');
    // The post before it is the last one now.
    got(await undo(table, ANN, 1));
    expect(await course(table)).toEqual([]);
  });

  test('a master rolls back as always: the posts are run again as they were, or lie as drafts before their rulers', async () => {
    const table = await ringTable(store());
    const { app, db } = table.house;
    const { campaignId, master } = table;
    await endOpening(table);
    const rolled = await post(table, ANN, 'ROLL');
    await post(table, ANN, 'ROLL\nEND');
    const again = { campaignId, to: 2, rerunThrough: 5, reason: 'a bug was mended' };
    expect(got(await rollBack(app, master.actor, again))).toMatchObject({ turn: 5, changes: [{}, {}, {}] });
    expect(await course(table)).toEqual(['Ann sheet 1', 'Bob sheet 1', 'Cem sheet 1', 'Ann sheet 1', 'Ann sheet 2']);
    expect(rolled.resolved?.told).toHaveLength(1);
    got(await rollBack(app, master.actor, { campaignId, to: 3, rerunThrough: 3, reason: 'a mistake' }));
    await tick(app);
    expect((await campaignOf(table)).turn).toBe(3);
    const kinds = await sheetsOf(db, { campaignId, turn: 4, edition: 3 }, ANN);
    expect(kinds.map(({ kind }) => kind)).toEqual(['draft']);
    expect(got(await verifyCampaign(app, master.actor, { campaignId })).faults).toEqual([]);
  });

  test('a draft that waits goes by itself when its seat is called, and is resolved like any post', async () => {
    const table = await ringTable(store());
    const { app } = table.house;
    const { campaignId } = table;
    await endOpening(table);
    const save = (text: string, whenCalled: boolean) =>
      saveDraft(app, rulerOf(table, BOB).actor, { campaignId, seat: BOB, channel: 'desk', text, whenCalled });
    got(await save('SOW\nGIVE Ann', true));
    const own = { campaignId, seat: BOB };
    await post(table, ANN, 'SOW');
    expect(got(await readDraft(app, rulerOf(table, BOB).actor, own))).toMatchObject({
      kind: 'waiting',
      orders: [{}, {}],
    });
    await post(table, ANN, 'END');
    await tick(app);
    // They have no grain when it is read again, so they give none; it is still their move.
    expect((await course(table)).slice(5)).toEqual(['Bob sheet 1']);
    expect(await noticesTo(table, rulerOf(table, BOB))).toContain('orders-reread');
    expect((await reportMails(table, 5)).map(({ userId }) => userId)).toEqual([rulerOf(table, BOB).id]);
    await post(table, BOB, 'END');
    // A later draft without the mark takes it away.
    const waits = { campaignId, seat: ANN, channel: 'desk', text: 'SOW' } as const;
    got(await saveDraft(app, rulerOf(table, ANN).actor, { ...waits, whenCalled: true }));
    got(await saveDraft(app, rulerOf(table, ANN).actor, waits));
    await post(table, CEM, 'END');
    await tick(app);
    expect((await course(table)).slice(6)).toEqual(['Bob sheet 1', 'Cem sheet 1']);
    expect(got(await readDraft(app, rulerOf(table, ANN).actor, { campaignId, seat: ANN }))).toMatchObject({
      kind: 'draft',
      orders: [{ verb: 'SOW' }],
    });
  });
});

onEachDatabase('drafts when a post is taken back', (database: TestDatabase) => {
  const store = suiteStore(database);

  test('one that waits stays before its ruler, who can withdraw it or write another in its place, which goes then', async () => {
    const table = await ringTable(store());
    const { app } = table.house;
    const { campaignId } = table;
    const own = { campaignId, seat: BOB };
    const bob = rulerOf(table, BOB).actor;
    await endOpening(table);
    await post(table, ANN, 'SOW');
    const waits = { ...own, channel: 'desk', whenCalled: true } as const;
    got(await saveDraft(app, bob, { ...waits, text: 'SOW\nSOW\nSOW' }));
    got(await undo(table, ANN));
    expect(got(await readDraft(app, bob, own))).toMatchObject({ kind: 'waiting', orders: [{}, {}, {}] });
    got(await saveDraft(app, bob, { ...waits, text: 'SOW' }));
    await post(table, ANN, 'SOW');
    expect(got(await readDraft(app, bob, own))).toMatchObject({ kind: 'waiting', orders: [{}] });
    await post(table, ANN, 'END');
    await tick(app);
    expect((await course(table)).slice(5)).toEqual(['Bob sheet 1']);
  });
});

onEachDatabase('taking back a post of Heptarchy', (database: TestDatabase) => {
  const store = suiteStore(database);

  test('HEP-17.17 what rolled no die and addressed nobody is taken back; a message, a War or a call is not', async () => {
    const table = await shoreTable(store(), ['Ann', 'Bob']);
    const [first, second] = table.seats as [SeatId, SeatId];
    await post(table, first, `RAISE LEVY ${first}`);
    expect(got(await undo(table, first))).toMatchObject({ edition: 2 });
    for (const seat of [first, second]) await post(table, seat, 'END');
    for (const [text, why] of [
      [`MESSAGE ${second} "Beware."`, 'witness'],
      ['MESSAGE ALL "Beware."', 'witness'],
      [`DECLARE WAR ${second}`, 'witness'],
      ['END', 'witness'],
    ] as const) {
      expect((await post(table, first, text)).resolved).toMatchObject({ undo: why });
      expect(refusal(await undo(table, first))).toMatchObject({ code: 'conflict', found: why });
    }
  });
});

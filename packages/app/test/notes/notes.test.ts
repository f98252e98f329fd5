import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { takeOverSeat } from '../../src/campaign/people/take-over-seat.ts';
import { leaveSeat } from '../../src/desk/campaign/leave-seat.ts';
import { readNotes, writeNotes } from '../../src/desk/notes/notes.ts';
import { begunTable, code, got, houseOf, newPlayer, refusal } from '../sample/people.ts';
import { ENGLAND, LITHUANIA, rulerOf } from '../sample/play.ts';

onEachDatabase('notes', (database) => {
  const store = suiteStore(database);
  const seated = async () => {
    const table = await begunTable(houseOf(store()));
    const { campaignId, house } = table;
    return { table, house, app: house.app, anna: rulerOf(table, ENGLAND).actor, of: { campaignId, seat: ENGLAND } };
  };

  test('are their ruler’s own: no other ruler, no master, and no successor reads them', async () => {
    const { table, house, app, anna, of } = await seated();
    expect(got(await readNotes(app, anna, of))).toMatchObject({ number: 0, text: '' });
    expect(got(await writeNotes(app, anna, { ...of, text: 'Trust nobody.', base: 0 }))).toEqual({ number: 1 });
    expect(got(await readNotes(app, anna, of))).toMatchObject({ number: 1, text: 'Trust nobody.' });
    for (const other of [rulerOf(table, LITHUANIA).actor, table.master.actor]) {
      expect(code(await readNotes(app, other, of))).toBe('not-allowed');
    }
    got(await leaveSeat(app, anna, { ...of, reason: '' }));
    const eva = await newPlayer(house.db, 'Eva');
    got(await takeOverSeat(app, eva.actor, of));
    expect(got(await readNotes(app, eva.actor, of))).toMatchObject({ number: 0, text: '' });
    expect(code(await readNotes(app, anna, of))).toBe('not-allowed');
  });

  test('two devices: what was written elsewhere meanwhile is not written over', async () => {
    const { app, anna, of } = await seated();
    got(await writeNotes(app, anna, { ...of, text: 'One', base: 0 }));
    const late = await writeNotes(app, anna, { ...of, text: 'Two', base: 0 });
    expect(refusal(late)).toEqual({ code: 'conflict', what: 'notes', found: '1' });
    const both = await Promise.all(['Three', 'Four'].map((text) => writeNotes(app, anna, { ...of, text, base: 1 })));
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(got(await readNotes(app, anna, of)).number).toBe(2);
    expect(code(await writeNotes(app, anna, { ...of, text: 'x'.repeat(20_001), base: 2 }))).toBe('bad-input');
  });
});

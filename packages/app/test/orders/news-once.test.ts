import type { SeatId } from '@chancery/core';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { begunTable, got, houseOf, type Table } from '../sample/people.ts';
import { ENGLAND, HORDE, LITHUANIA, rulerOf, send } from '../sample/play.ts';

const WORDS = 'Meet me at the mill';

onEachDatabase('what everybody hears is stored once', (database) => {
  const store = suiteStore(database);
  const played = async (...orders: readonly string[]): Promise<Table> => {
    const table = await begunTable(houseOf(store()));
    await send(table, ENGLAND, ['PROCLAIM "Hear ye, all who live by the sea"', ...orders].join('\n'));
    got(await closeTurn(table.house.app, table.master.actor, { campaignId: table.campaignId, turn: 1 }));
    return table;
  };
  const viewersOf = async ({ house, campaignId }: Table): Promise<readonly string[]> => {
    const rows = await house.db
      .selectFrom('telling')
      .select(['viewer', 'seat'])
      .where('campaignId', '=', campaignId)
      .orderBy('viewer')
      .orderBy('seat')
      .execute();
    return rows.map(({ viewer, seat }) => `${viewer} ${seat}`.trim());
  };
  const heardBy = async ({ house, campaignId, ...table }: Table, seat: SeatId): Promise<string> => {
    const { actor } = rulerOf({ house, campaignId, ...table }, seat);
    const { tellings } = got(await readTurnFile(house.app, actor, { campaignId, seat, turn: 1 }));
    return JSON.stringify(tellings);
  };

  test('an ordinary turn has one row of news, and every seat reads its own out of it', async () => {
    const table = await played();
    expect(await viewersOf(table)).toEqual(['master']);
    for (const seat of [ENGLAND, LITHUANIA, HORDE]) expect(await heardBy(table, seat)).toContain('by the sea');
  });

  test('private words have rows of those who may read them, and nobody else hears of them', async () => {
    const table = await played(`SEND AMBASSADOR Lit "${WORDS}"`);
    expect(await viewersOf(table)).toEqual(['master', 'seat Eng', 'seat Lit']);
    expect(await heardBy(table, LITHUANIA)).toContain(WORDS);
    const other = await heardBy(table, HORDE);
    expect(other).toContain('by the sea');
    expect(other).not.toMatch(/mill|ambassador|sha256/i);
  });
});

/**
 * Makes the data of a server with a hundred running campaigns, as a release of version 1 has left it:
 *
 *   node scripts/ready.mjs run packages/app/test/stories/upgrade/write.ts
 *
 * It stays as it is: each later release must be able to go on from it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, PRESS_MODES } from '@chancery/store';
import { dumpVersion1 } from '@chancery/store/test';
import { announceAbsence } from '../../../src/campaign/people/announce-absence.ts';
import { publishPress } from '../../../src/desk/letters/publish-press.ts';
import { writeLetter } from '../../../src/desk/letters/write-letter.ts';
import { saveDraft } from '../../../src/desk/sheets/save-draft.ts';
import { closeTurn } from '../../../src/turn/triggers/close-turn.ts';
import { begunTable, got, HOUR, type House, houseOf, type Table } from '../../sample/people.ts';
import { ENGLAND, LITHUANIA, MARCH_OUT, RECRUIT, rulerOf, send } from '../../sample/play.ts';

const CAMPAIGNS = 100;
const TERMS = { startWhenFull: false, breakerPercent: null, missedTurns: 'none' } as const;

/** Campaigns of all sorts and in all states between two turns; every other one has twice the time. */
const begin = async (house: House, number: number): Promise<void> => {
  const milliseconds = (number % 2 === 0 ? 48 : 96) * HOUR;
  const pressMode = PRESS_MODES[number % PRESS_MODES.length] as (typeof PRESS_MODES)[number];
  const terms = {
    title: `Campaign ${number}`,
    pressMode,
    deadlineRule: { kind: 'every', milliseconds },
    settings: TERMS,
  } as const;
  const table = await begunTable(house, ['Anna', 'Boris'], terms);
  const { campaignId, master } = table;
  if (number % 3 === 0) {
    await send(table, ENGLAND, MARCH_OUT);
    got(await closeTurn(house.app, master.actor, { campaignId, turn: 1 }));
    house.pass(1);
  }
  await write(table, number);
};

const write = async (table: Table, number: number): Promise<void> => {
  const { campaignId, house } = table;
  const { app } = house;
  const [anna, boris] = [rulerOf(table, ENGLAND).actor, rulerOf(table, LITHUANIA).actor];
  if (number % 4 < 3) await send(table, ENGLAND, RECRUIT);
  if (number % 5 === 0)
    got(await saveDraft(app, boris, { campaignId, seat: LITHUANIA, channel: 'desk', text: 'G5 NAME "Old Guard"' }));
  if (number % 5 === 1) await send(table, LITHUANIA, 'PROCLAIM "We shall go on, whatever happens to the server"');
  if (number % 4 === 0) {
    const letter = { campaignId, from: ENGLAND, to: [LITHUANIA], subject: 'Peace', body: 'Shall we?' };
    got(await writeLetter(app, anna, letter));
    got(await publishPress(app, boris, { campaignId, from: LITHUANIA, title: 'War', body: 'It is near.' }));
  }
  const from = app.now();
  if (number % 7 === 0)
    got(await announceAbsence(app, anna, { campaignId, seat: ENGLAND, from, until: from + 9 * HOUR, note: '' }));
};

const folder = mkdtempSync(join(tmpdir(), 'chancery-upgrade-'));
const store = await openStore({ file: join(folder, 'chancery.db') });
for (let number = 0; number < CAMPAIGNS; number += 1) await begin(houseOf(store), number);
console.log(`${await dumpVersion1(store.db)} bytes`);
await store.close();
rmSync(folder, { recursive: true });

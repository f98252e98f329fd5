import { seatId } from '@chancery/core';
import { onEachDatabase, suiteStore, type TestDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { tick } from '../../src/worker/tick.ts';
import { partOf, postOffice } from '../mail/post-office.ts';
import { begunTable, got, houseOf, type Table } from '../sample/people.ts';
import { rulerOf } from '../sample/play.ts';
import { post } from './ring-table.ts';
import { SHORE_TERMS } from './shore-table.ts';

const CHENTH = seatId('CHE');

onEachDatabase('who plays a power, by mail', (database: TestDatabase) => {
  const store = suiteStore(database);

  /** Ann rules Chenth, Bob Sudsexe; bots have the other two. */
  const shore = (anonymity: 'never' | 'always'): Promise<Table> =>
    begunTable(houseOf(store()), ['Ann', 'Bob'], {
      ...SHORE_TERMS,
      anonymity,
      settings: { ...SHORE_TERMS.settings, emptySeats: 'caretaker' },
    });

  /** The words of all that Ann has got by mail, in one line. */
  const mailed = async (table: Table): Promise<string> => {
    const office = postOffice(table.house);
    await tick(table.house.app);
    await office.drain();
    const mails = await office.mailsTo(rulerOf(table, CHENTH).email);
    return mails
      .map((mail) => partOf(mail, 'text/plain'))
      .join('\n')
      .replaceAll(/\s+/g, ' ');
  };

  test('HEP-15.9 the report that comes by mail, and the answer to a post, name who plays each kingdom; bots are called bots', async () => {
    const table = await shore('never');
    const text = await mailed(table);
    expect(text).toMatch(/Chenth: Chenth; Jutes; [^[]*; played by Ann \[?/);
    expect(text).toMatch(/Sudsexe: Sudsexe; [^:]*; played by Bob /);
    expect(text).toMatch(/Wiltescire: [^:]*; played by a bot /);
    expect(text).not.toMatch(/NPC State; [^:]*; played by/);
    const { resolved } = await post(table, CHENTH, 'RAISE LEVY CHE');
    expect(JSON.stringify(resolved?.report.papers)).toContain('; played by Bob');
    // Nothing of it stands in the record.
    const rows = await table.house.db.selectFrom('telling').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('played by');
    const { house, master, campaignId } = table;
    expect(got(await verifyCampaign(house.app, master.actor, { campaignId })).faults).toEqual([]);
  });

  test('HEP-15.9 where names are not told, a mail has that of its own reader alone', async () => {
    const table = await shore('always');
    const text = await mailed(table);
    expect(text).toContain('; played by Ann');
    expect(text).toContain('; played by a bot');
    expect(text).not.toContain('Bob');
    const { resolved } = await post(table, CHENTH, 'RAISE LEVY CHE');
    expect(JSON.stringify(resolved?.report)).not.toContain('Bob');
  });
});

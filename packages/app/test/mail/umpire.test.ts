import { rulesetId } from '@chancery/core';
import { countingSheets } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { strikeLine } from '../../src/desk/sheets/strike-line.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { begunTable, got, HOUR, houseOf, type Player, type Table } from '../sample/people.ts';
import { partOf, postOffice, replyAddressOf, written } from './post-office.ts';

type Seat = Table['seats'][number];

onEachDatabase('PBM Umpire by mail', (database) => {
  const store = suiteStore(database);

  const begun = async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const game = { ruleset: rulesetId('umpire'), scenario: 'arven' };
    const table = await begunTable(house, ['Anna', 'Boris', 'Clara'], game);
    const [anna] = table.rulers as [Player];
    const [seat] = table.seats as [Seat];
    const { campaignId } = table;
    let open = 1;
    return {
      ...{ house, post, table, anna, seat, campaignId },
      /** Answers the newest report; what the answer to that says, in one line. */
      mail: async (...lines: readonly string[]): Promise<string> => {
        house.pass(HOUR);
        const to = await replyAddressOf(table, seat, open);
        const date = new Date(house.app.now());
        await post.receive(written({ from: anna.email, to, body: lines.join('\n'), date }));
        return (await post.answersTo(anna)).at(-1)?.text.replace(/\s+/g, ' ') ?? '';
      },
      /** The master strikes out a line of the sheet that counts. */
      strike: async (line: number, reason: string): Promise<void> => {
        const sheets = await countingSheets(house.db, { campaignId, turn: open, edition: 1 });
        const { number } = sheets.find((sheet) => sheet.seat === seat) ?? { number: 0 };
        got(await strikeLine(house.app, table.master.actor, { campaignId, seat, number, line, reason }));
      },
      hash: async () =>
        (await countingSheets(house.db, { campaignId, turn: 1, edition: 1 })).find((sheet) => sheet.seat === seat)
          ?.hash,
      /** Runs a turn; the report of it that the mail brings, in one line. */
      run: async (turn: number): Promise<string> => {
        got(await closeTurn(house.app, table.master.actor, { campaignId, turn }));
        await post.drain();
        open = turn + 1;
        const report = (await post.mailsTo(anna.email)).findLast(({ subject }) => subject.includes(`turn ${turn + 1}`));
        if (report === undefined) throw new Error(`no report of turn ${turn} came`);
        return partOf(report, 'text/plain').replace(/\s+/g, ' ');
      },
    };
  };

  test('UM-20.7, UM-20.33 a message is whole from NATION to END; one cut off, or of another nation or turn, changes nothing', async () => {
    const { mail, hash, seat } = await begun();
    expect(seat).toBe('COR');
    const many = Array.from({ length: 30 }, () => 'RECRUIT Corvale Foot 1');
    const whole = await mail('Dear umpire,', 'NATION Corvale TURN 1', 'TRANSFER Talmar 1', ...many, 'END', 'Anna');
    expect(whole).toMatch(/31 lines: /);
    const first = await hash();
    const cut = await mail('NATION COR TURN 1', 'TRANSFER Talmar 2', 'MOVE Berand WITH Foo');
    expect(cut).toContain('has no END at its end, so a part of it may be missing. Nothing of it was taken');
    expect(cut).toContain('If you sent a sheet before for this turn, that one still counts.');
    expect(await mail('NATION Talmar TURN 1', 'TRANSFER COR 2', 'END')).toMatch(/would have to be for Corvale/);
    expect(await mail('NATION Corvale TURN 4', 'TRANSFER Talmar 2', 'END')).toMatch(/would have to be for 1\b/);
    expect(await hash()).toBe(first);
    const later = await mail('NATION Corvale TURN 1', 'TRANSFER Tamlar 2', 'END');
    expect(later).toMatch(/did you mean.*Talmar/i);
    const replaced = await mail('NATION Corvale TURN 1', 'TRANSFER Talmar 2', 'END');
    expect(replaced).toContain('No longer in force');
    expect(await hash()).not.toBe(first);
  });

  test('UM-20.9, UM-20.30, UM-20.32, UM-21.30 a year is played by mail, from the headings of the printed sheet, winter quarters too; a line that the master strikes out comes back with the reason', async () => {
    const { mail, run, strike, house, table, campaignId } = await begun();
    const sheet = (turn: number, ...lines: readonly string[]) => mail(`NATION Corvale TURN ${turn}`, ...lines, 'END');
    await sheet(
      1,
      'POLICY',
      'ENEMIES The Hrun',
      'MOVEMENT',
      'MOVE Berand WITH Foot 3 TO Highgate ARMY 3M',
      'STANCE Aldric ARMY 1D',
      'RECRUITS',
      'RECRUIT Corvale Foot ALL',
    );
    const spring = await run(1);
    expect(spring).toContain('1. ENEMIES "The Hrun": done');
    expect(spring).toMatch(/1\. MOVE Berand WITH Foot 3 TO Highgate ARMY 3M: (?:done|partial)/);
    expect(spring).toMatch(/RECRUIT Corvale Foot ALL: (?:done|partial)/);
    expect(spring).toContain('Orders: those of every turn, and this turn DISBAND too.');
    await sheet(2, 'OPTIONS', 'TRANSFER "The Hrun" 1', 'DISBAND Asper Horse 1');
    await strike(1, 'No gifts to the enemy.');
    const summer = await run(2);
    expect(summer).toMatch(
      /What became of your orders[ -]+The orders of turn 2 differ from your receipts: the game master has struck out or changed some of them\. Struck out: TRANSFER "The Hrun" 1 \(No gifts to the enemy\.\)/,
    );
    expect(summer).toContain('Winter quarters: a line WINTER for each general');
    // Whoever has not died of an illness, and stands at home.
    const [, general = ''] = /Generals: .*?\b(\w+) in Corvale\b(?! \(unfit)/.exec(summer) ?? [];
    const third = await sheet(3, 'TAX 110', 'WINTER QUARTERS', `WINTER ${general} Asper`);
    expect(third).toContain('2 lines: all accepted');
    const autumn = await run(3);
    expect(autumn).toContain('1. TAX 110: done');
    expect(autumn).toContain(`1. WINTER ${general} Asper: done`);
    expect(autumn).toContain(`${general}, Corvale, Asper, `);
    await sheet(4, 'IMPROVE Corvale BY 1');
    expect(await run(4)).toMatch(/1\. IMPROVE Corvale BY 1: (?:done|cancelled NO_MONEY)/);
    expect(got(await verifyCampaign(house.app, table.master.actor, { campaignId })).faults).toEqual([]);
  }, 120_000);
});

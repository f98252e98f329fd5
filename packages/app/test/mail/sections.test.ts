import { rulesetId, writeWholeSheet } from '@chancery/core';
import { EVERY_RULESET } from '@chancery/registry';
import { absencesOf, countingSheets } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { readLetters } from '../../src/desk/letters/read-letters.ts';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { begunTable, got, HOUR, type House, houseOf, type Player, type Table } from '../sample/people.ts';
import { partOf, postOffice, replyAddressOf, written } from './post-office.ts';

type Seat = Table['seats'][number];

onEachDatabase('sheets in sections, by mail', (database) => {
  const store = suiteStore(database);

  const begun = async (ruleset: 'rounds' | 'sections') => {
    const plain = houseOf(store());
    const house: House = { ...plain, app: { ...plain.app, rulesets: EVERY_RULESET } };
    const post = postOffice(house);
    const scenario = ruleset === 'rounds' ? 'five-valleys' : 'market-towns';
    const table = await begunTable(house, ['Anna', 'Boris', 'Clara'], { ruleset: rulesetId(ruleset), scenario });
    const [anna, boris] = table.rulers as [Player, Player];
    const [seat, other] = table.seats as [Seat, Seat];
    const { campaignId } = table;
    return {
      ...{ house, post, table, anna, boris, seat, other, campaignId },
      /** Answers the newest report; what the answer to that says, in one line. */
      mail: async (...lines: readonly string[]): Promise<string> => {
        house.pass(HOUR);
        const to = await replyAddressOf(table, seat);
        const date = new Date(house.app.now());
        await post.receive(written({ from: anna.email, to, body: lines.join('\n'), date }));
        return (await post.answersTo(anna)).at(-1)?.text.replace(/\s+/g, ' ') ?? '';
      },
      hash: async () =>
        (await countingSheets(house.db, { campaignId, turn: 1, edition: 1 })).find((sheet) => sheet.seat === seat)
          ?.hash,
      text: async () => {
        const file = got(await readTurnFile(house.app, anna.actor, { campaignId, seat }));
        const rules = EVERY_RULESET.find(({ id }) => id === ruleset);
        if (rules === undefined) throw new Error(`no ruleset ${ruleset}`);
        return writeWholeSheet(rules, file, file.draft);
      },
    };
  };

  test('rounds are understood under their headings, read back alike, and reported round by round', async () => {
    const { mail, hash, text, post, anna, house, table, campaignId } = await begun('rounds');
    const said = await mail(
      'Round 2',
      'train bow at ford',
      '',
      'ROUND 1',
      'TRAIN Foot AT Ford',
      'R3 TRAIN Horse AT Ford',
    );
    expect(said).toMatch(/3 lines: all accepted\.[\s\S]*Round 1: 1 order\.\s+Round 2: 1 order\.\s+Round 3: 1 order\./);
    const first = await hash();
    const lines = await text();
    expect(lines).toEqual([
      ...['ROUND 1', 'TRAIN Foot AT Ford', 'ROUND 2', 'TRAIN Bow AT Ford', 'ROUND 3', 'TRAIN Horse AT Ford'],
    ]);
    await mail(...lines);
    expect(await hash()).toBe(first);
    got(await closeTurn(house.app, table.master.actor, { campaignId, turn: 1 }));
    await post.drain();
    const report = (await post.mailsTo(anna.email)).find(({ subject }) => subject.startsWith('[four-crowns turn 2'));
    if (report === undefined) throw new Error('no report came');
    expect(partOf(report, 'text/plain')).toMatch(
      /Round 1[\s\S]*trained 1 Foot in Ford[\s\S]*Round 2[\s\S]*trained 1 Bow in Ford[\s\S]*Round 3[\s\S]*trained 1 Horse/,
    );
  });

  test('a mail that is cut off, or for another turn, leaves what was sent before, and its writer reads why', async () => {
    const { mail, hash, seat } = await begun('rounds');
    const whole = await mail('Dear master,', `CAPTAIN ${seat} TURN 1`, 'R1 TRAIN Foot AT Ford', 'END', 'Anna');
    expect(whole).toMatch(/1 line: accepted\./);
    const first = await hash();
    const cut = await mail(`CAPTAIN ${seat} TURN 1`, 'R1 TRAIN Bow AT Ford', 'R2 TRAIN Bow AT Fo');
    expect(cut).toContain('has no END at its end, so a part of it may be missing. Nothing of it was taken');
    expect(cut).toContain('If you sent a sheet before for this turn, that one still counts.');
    const late = await mail(`CAPTAIN ${seat} TURN 7`, 'R1 TRAIN Bow AT Ford', 'END');
    expect(late).toContain('The message is for the turn 7; it would have to be for 1.');
    expect(await hash()).toBe(first);
    const taken = await mail(`CAPTAIN ${seat} TURN 1`, 'END');
    expect(taken).toContain('No longer in force: TRAIN Foot AT Ford');
  });

  test('a mail replaces the sections that it holds, and what acts at once is done, once', async () => {
    const { mail, hash, text, other, boris, house, campaignId, seat } = await begun('sections');
    await mail('TRADE', 'BUY Wool FOR Bess', 'ROADS', 'DRIVE Bess TO Kings Cross');
    const letters = async () => {
      const box = { campaignId, party: other, box: 'received', limit: 10 } as const;
      return got(await readLetters(house.app, boris.actor, box)).map(({ body }) => body);
    };
    const changed = await mail(`WRITE ${other} "Wool is dear here."`, 'TRADE', 'BUY Salt FOR Bess');
    expect(changed).toMatch(/Done at .{0,40}: The letter has gone to House/);
    expect(changed).toContain('It replaces the sections that it holds.');
    expect(changed).toMatch(/No longer in force: BUY Wool FOR Bess/);
    expect(await text()).toEqual([...['HIRING', 'TRADE', 'BUY Salt FOR Bess', 'ROADS', 'DRIVE Bess TO "Kings Cross"']]);
    await mail('TRADE', 'BUY Wool FOR Bess', 'DELIVER #1 WITH Bess');
    const back = await mail('TAKE BACK DELIVER #1');
    expect(back).toMatch(/Done at .{0,40}: Taken back: DELIVER #1 WITH Bess\./);
    expect(back).toMatch(/No longer in force: DELIVER #1 WITH Bess/);
    expect(await text()).toEqual([...['HIRING', 'TRADE', 'BUY Wool FOR Bess', 'ROADS', 'DRIVE Bess TO "Kings Cross"']]);
    const before = await hash();
    expect(await mail(`WRITE ${other} "Wool is dear here."`)).toMatch(/and not again: The letter has gone/);
    expect(await letters()).toEqual(['Wool is dear here.']);
    const away = await mail('ABSENT 3 DAYS BECAUSE "The fair"');
    expect(away).toContain('You are announced as away for 3 days.');
    expect(away).toContain('Your orders for it stand as they stood.');
    expect(await absencesOf(house.db, campaignId, seat)).toMatchObject([{ note: 'The fair' }]);
    expect(await mail('RETURN')).toContain('You are back.');
    expect(await mail('ABSENT 2 TURNS')).toContain('You are announced as away for 2 turns, this one among them.');
    expect(await mail('RETURN')).toContain('You are back.');
    expect(await mail('AWAY FOR 2 TURNS: the fair')).toContain('Noted: you are away for 2 turns, this one among them.');
    expect((await absencesOf(house.db, campaignId, seat)).at(-1)).toMatchObject({ throughTurn: 2, note: 'the fair' });
    expect(await hash()).toBe(before);
  });

  test('words of the host and orders are taken as people write them, or answered with the form that is', async () => {
    const { mail, text, house, campaignId, seat } = await begun('sections');
    expect(await mail('HILFE')).toContain('can be played by mail alone');
    expect(await mail('STATUS?')).toContain('No orders of yours count for turn 1.');
    expect(await mail('AWAY UNTIL 31.3.2026')).toContain('Noted: you are back on');
    const [away] = await absencesOf(house.db, campaignId, seat);
    expect(new Date(away?.untilAt ?? 0).toISOString()).toBe('2026-03-31T00:00:00.000Z');
    for (const unclear of ['next Monday', '1/4/2026', '31.2.2026']) {
      expect(await mail(`AWAY UNTIL ${unclear}`)).toContain(
        `AWAY: not done. “${unclear}” is not read as a date. Write AWAY UNTIL 2026-12-01, or AWAY FOR 2 TURNS.`,
      );
    }
    expect(await mail('Away')).toContain('AWAY: not done. Your mail does not say until when.');
    expect(await absencesOf(house.db, campaignId, seat)).toHaveLength(1);
    expect(await mail('Zurück')).toContain('Welcome back.');

    expect(await mail('BUY Wool FOR Bess; DRIVE Bess TO "Kings Cross";')).toMatch(/2 lines: all accepted\./);
    expect(await text()).toEqual(['HIRING', 'TRADE', 'BUY Wool FOR Bess', 'ROADS', 'DRIVE Bess TO "Kings Cross"']);
    const odd = await mail('BUY Salt FOR Bess; feed the horses');
    expect(odd).toContain('BUY Salt FOR Bess; feed the horses');
    expect(await text()).toContain('BUY Wool FOR Bess');
  });
});

import { rulesetId } from '@chancery/core';
import { EVERY_RULESET } from '@chancery/registry';
import { countingSheets } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { begunTable, HOUR, type House, houseOf, type Player, type Table } from '../sample/people.ts';
import { postOffice, replyAddressOf, written } from './post-office.ts';

type Seat = Table['seats'][number];

onEachDatabase('ADD at the head of a mail', (database) => {
  const store = suiteStore(database);

  const atTable = async (ruleset: string, scenario: string) => {
    const plain = houseOf(store());
    const house: House = { ...plain, app: { ...plain.app, rulesets: EVERY_RULESET } };
    const post = postOffice(house);
    const table = await begunTable(house, ['Anna', 'Boris', 'Clara'], { ruleset: rulesetId(ruleset), scenario });
    const [anna] = table.rulers as [Player];
    const [seat] = table.seats as [Seat];
    const to = await replyAddressOf(table, seat);
    /** What the answer says, in one line, and the orders that count then. */
    return async (...lines: readonly string[]) => {
      house.pass(HOUR / 4);
      await post.receive(written({ from: anna.email, to, body: lines.join('\n'), date: new Date(house.app.now()) }));
      const key = { campaignId: table.campaignId, turn: 1, edition: 1 };
      const counting = (await countingSheets(house.db, key)).find((row) => row.seat === seat);
      return {
        said: (await post.answersTo(anna)).at(-1)?.text.replace(/\s+/g, ' ') ?? '',
        counts: counting?.text?.split('\n') ?? [],
      };
    };
  };

  test('its lines replace those about the same unit or realm, and the rest is added; all is receipted as one sheet', async () => {
    const mail = await atTable('medieval-diplomacy', 'four-crowns');
    await mail(
      'G1 RECRUIT 2 militia',
      'G2 NAME "Wall"',
      'SEND GOLD Lit 2',
      'PROCLAIM "Know that peace is made between us and our cousin."',
    );
    const { said, counts } = await mail('ADD', 'G1 RECRUIT 1 militia', 'SEND GOLD Lit 3', 'G3 NAME "Gate"');
    expect(counts).toEqual([
      ...['G2 NAME "Wall"', 'PROCLAIM "Know that peace is made between us and our cousin."'],
      ...['G1 RECRUIT 1 militia', 'SEND GOLD Lit 3', 'G3 NAME "Gate"'],
    ]);
    expect(said).toMatch(
      /^5 lines: all accepted\. They were added to your sheet: 2 of its orders stay as before, 2 about the same things are replaced\./,
    );
    expect(said).toMatch(/1 ok G2 NAME "Wall" 2 ok PROCLAIM "Know[^"]*" 3 ok G1 RECRUIT 1 militia/);
    expect(said).not.toContain('NO LONGER IN FORCE');
  });

  test('without it a mail is the whole sheet, which is said first, and a line that fails leaves the others', async () => {
    const mail = await atTable('medieval-diplomacy', 'four-crowns');
    await mail('G1 RECRUIT 2 militia', 'G2 NAME "Wall"');
    const wrong = await mail('ADD: G1 RECRIUT 1 militia');
    expect(wrong.counts).toEqual(['G1 RECRUIT 2 Militia', 'G2 NAME "Wall"', 'G1 RECRIUT 1 militia']);
    expect(wrong.said).toMatch(/^3 lines: 2 accepted, 1 not\. They were added to your sheet: 2 of its orders stay/);
    expect(wrong.said).toMatch(/Did you mean RECRUIT\?.*Send them again as they should be below a line ADD/);
    const alone = await mail('G3 NAME "Gate"');
    expect(alone.said).toMatch(/^2 ORDERS THAT YOU SENT BEFORE ARE NO LONGER IN FORCE\..*write ADD above them\./);
    expect(alone.counts).toEqual(['G3 NAME "Gate"']);
  });

  test('W83-17.3 lines are added within their sections, and a mail of one section says that it replaces that one', async () => {
    const mail = await atTable('world-1483', 'two-shores');
    await mail(
      'ACTIONS',
      'BUILD 1 inf AT Sandvik',
      'STANDING',
      'ALLOW LAND Thornwall IN ALL',
      'DENY LAND Thornwall IN Sandvik',
    );
    const { counts, said } = await mail('ADD', 'STANDING', 'ALLOW LAND Thornwall IN Sandvik');
    expect(counts).toEqual([
      ...['ACTIONS', 'BUILD 1 inf AT Sandvik', 'STANDING', 'ALLOW LAND Thornwall IN ALL'],
      'ALLOW LAND Thornwall IN Sandvik',
    ]);
    expect(said).toContain(
      '2 of its orders stay as before, 1 about the same things is replaced. This is the whole sheet now.',
    );
    const section = await mail('ACTIONS', 'BUILD 2 inf AT Sandvik');
    expect(section.said).toMatch(
      /^ONE ORDER THAT YOU SENT BEFORE IS NO LONGER IN FORCE\. A mail replaces all that stood under the headings that it holds\./,
    );
    expect(section.said).toContain('It replaces the sections that it holds. The others stay as they were.');
    expect(section.said).not.toContain('A mail with orders replaces the whole sheet');
    const none = await mail('NO ORDERS');
    expect(none.said).toMatch(/^3 ORDERS THAT YOU SENT BEFORE ARE NO LONGER IN FORCE\./);
    expect(none.said).toContain('Standing orders is empty now. No longer in force: ALLOW LAND');
  });

  test('where orders are resolved as they come there is nothing to add to, and nothing is posted', async () => {
    const mail = await atTable('heptarchy', 'saxon-shore');
    const { said, counts } = await mail('ADD', 'RAISE LEVY Chenth');
    expect(said).toMatch(/ADD.*nothing was posted|nothing to add to, and nothing was posted/);
    expect(counts).toEqual([]);
  });
});

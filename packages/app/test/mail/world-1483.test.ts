import { rulesetId } from '@chancery/core';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { begunTable, got, HOUR, houseOf, type Player, type Table } from '../sample/people.ts';
import { partOf, postOffice, replyAddressOf, written } from './post-office.ts';

type Seat = Table['seats'][number];

onEachDatabase('World 1483 by mail', (database) => {
  const store = suiteStore(database);

  const begun = async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const game = { ruleset: rulesetId('world-1483'), scenario: 'two-shores' };
    const table = await begunTable(house, ['Anna', 'Boris', 'Clara'], game);
    const { campaignId, seats } = table;
    let open = 1;
    const place = (who: Player): Seat => seats[table.rulers.indexOf(who)] as Seat;
    return {
      ...{ house, table, campaignId, rulers: table.rulers as readonly [Player, Player, Player], seats },
      /** Answers the newest report; what the answer to that says, in one line. */
      mail: async (from: Player, ...lines: readonly string[]): Promise<string> => {
        house.pass(HOUR);
        const to = await replyAddressOf(table, place(from), open);
        const date = new Date(house.app.now());
        await post.receive(written({ from: from.email, to, body: lines.join('\n'), date }));
        return (await post.answersTo(from)).at(-1)?.text.replace(/\s+/g, ' ') ?? '';
      },
      /** Runs an update; the report of it that the mail brings to each, in one line. */
      run: async (): Promise<(to: Player) => Promise<string>> => {
        got(await closeTurn(house.app, table.master.actor, { campaignId, turn: open, excused: true }));
        await post.drain();
        open += 1;
        const turn = open;
        return async (to) => {
          const subject = new RegExp(`· ${place(to)}\\] (?!orders received)`);
          const reports = (await post.mailsTo(to.email)).filter((each) => subject.test(each.subject));
          const report = reports.find((each) => partOf(each, 'text/plain').includes(`turn-file?turn=${turn - 1}\n`));
          if (report === undefined) throw new Error(`no report of turn ${turn} came`);
          return partOf(report, 'text/plain').replace(/\s+/g, ' ');
        };
      },
    };
  };

  test('W83-1.5, W83-1.9, W83-14.2 a ruler plays three updates by mail alone: what waits, a trade with another phase, standing orders', async () => {
    const { mail, run, rulers, house, table, campaignId } = await begun();
    const [anna, , clara] = rulers;

    // While the tribe settles: a whole sheet, two sections of which wait for their phase.
    const early = await mail(
      clara,
      ...['ACTIONS', 'BUILD 1 inf AT Thornwall', 'BUILD 1 inf AT Sandvik'],
      ...['TRADES', 'TRADE Vestmark GIVE 3 GET 1 inf @ Sandvik'],
      ...['STANDING', 'ALLOW LAND Vestmark IN Thornwall'],
    );
    expect(early).toMatch(/Actions: 2 orders\. Trades: 1 order\. Standing orders: 1 order\./);
    expect(early).toContain('3 orders wait for Turn 1, phase 2, and will be checked again then');
    await run();

    // The other phase confirms; what was prepared is not touched by a mail that holds one section.
    expect(await mail(anna, 'TRADES', 'TRADE Thornwall GIVE 1 inf @ Sandvik GET 3')).toContain('1 line: accepted');
    const changed = await mail(clara, 'STANDING', 'ALLOW LAND Vestmark IN Highmoor');
    expect(changed).toContain('It replaces the sections that it holds. The others stay as they were.');
    expect(changed).toContain('Actions: 2 orders, as before.');
    const traded = await run();
    expect(await traded(clara)).toContain('you give Vestmark 3 resources for 1 infantry at Sandvik');
    expect(await traded(anna)).toContain('3 resources');

    // What waited is carried out in its phase, or comes back with its reason.
    const built = await (await run())(clara);
    expect(built).toContain('Bought: 1 infantry for Thornwall (5 resources paid, 7 left)');
    expect(built).toContain('“BUILD 1 inf AT Sandvik” came to nothing: Sandvik is Vestmark’s land.');
    expect(built).toContain('Your standing orders are new: 1 line.');
    expect(built).toContain('You act in turn 2, phase 2');
    expect(got(await verifyCampaign(house.app, table.master.actor, { campaignId })).faults).toEqual([]);
  }, 120_000);
});

import { type AnyOrder, hashOf, keyedDice, knownTo, rulesetId, type SeatId, writeSheet } from '@chancery/core';
import type { Message } from '@chancery/mail';
import { countingSheets, parsed, sheetsOf } from '@chancery/store';
import { onSqlite, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { inPlay } from '../../src/campaign/pace/in-play.ts';
import { isAsked } from '../../src/campaign/play/seating.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { tick } from '../../src/worker/tick.ts';
import { begunTable, got, HOUR, houseOf, type Player } from '../sample/people.ts';
import { campaignOf } from '../sample/play.ts';
import { partOf, postOffice, replyAddressOf, written } from './post-office.ts';
import { type Answered, PROGRAMS } from './programs.ts';

const GAMES: readonly (readonly [ruleset: string, scenario: string])[] = [
  ['medieval-diplomacy', 'four-crowns'],
  ['heptarchy', 'saxon-shore'],
  ['domains', 'orrany'],
  ['umpire', 'italia1449'],
  ['world-1483', 'two-shores'],
];

const NAMES = Object.keys(PROGRAMS);

onSqlite('whoever owns nothing but a mailbox', (database) => {
  const store = suiteStore(database);

  const begun = async (ruleset: string, scenario: string) => {
    const house = houseOf(store());
    const post = postOffice(house);
    const game = { ruleset: rulesetId(ruleset), scenario };
    const table = await begunTable(house, ['Anna', 'Boris'], game);
    const [anna, boris] = table.rulers as [Player, Player];
    const [seat, other] = table.seats as [SeatId, SeatId];
    const { campaignId } = table;
    let mails = 0;
    const drained = async (): Promise<void> => {
      while ((await post.drain()) > 0) house.pass(1000);
    };
    await drained();
    house.pass(60_000);
    /** The newest mail of the game to her. */
    const newest = async (): Promise<Message> => (await post.mailsTo(anna.email)).at(-1) as Message;
    /** She answers it, each time with another program; what she is told, as it reads on one line. */
    const answer = async (own: string, old?: Answered): Promise<string> => {
      const last = await newest();
      const quoted = old ?? { text: partOf(last, 'text/plain').trimEnd(), subject: last.subject, to: anna.email };
      const program = PROGRAMS[NAMES[mails % NAMES.length] as string];
      mails += 1;
      const { body, html } = program?.(own, quoted) ?? { body: own };
      const { turn } = await campaignOf(table);
      const to = await replyAddressOf(table, seat, turn + 1);
      const date = new Date(house.app.now());
      await post.receive(inForms(written({ from: anna.email, to, body, date, subject: `Re: ${last.subject}` }), html));
      await drained();
      house.pass(60_000);
      return (await post.answersTo(anna)).at(-1)?.text ?? '';
    };
    const play = async () => inPlay(house.db, house.app, await campaignOf(table));
    /** What a bot would order in her place. */
    const planned = async (): Promise<{ readonly orders: readonly AnyOrder[]; readonly lines: string }> => {
      const { ruleset: rules, position, key } = await play();
      const known = knownTo(rules, position, seat);
      const orders = rules.bot(known, keyedDice(hashOf(['eight turns', key.turn])));
      return { orders, lines: writeSheet(rules, known, orders).join('\n') };
    };
    const counting = async (): Promise<readonly AnyOrder[] | null> => {
      const { key } = await play();
      const sheet = (await countingSheets(house.db, key)).find((row) => row.seat === seat);
      return sheet === undefined ? null : parsed(sheet.orders);
    };
    const mailed = (): Promise<readonly Message[]> => post.mailsTo(anna.email);
    return { house, table, campaignId, boris, other, seat, answer, play, planned, counting, drained, mailed };
  };

  const hashes = (orders: readonly AnyOrder[]): readonly string[] => orders.map(hashOf).sort();

  test.each(GAMES.filter(([ruleset]) => ruleset !== 'heptarchy'))(
    'plays eight turns of %s, mends lines, goes away and comes back, and nothing is ordered that they did not write',
    async (ruleset, scenario) => {
      const { house, table, campaignId, answer, play, planned, counting, drained, seat } = await begun(
        ruleset,
        scenario,
      );
      let sent = 0;
      for (let turn = 1; turn <= 8; turn += 1) {
        const asked = isAsked(await play(), seat);
        if (turn === 5) expect(await answer('AWAY FOR 2 TURNS')).toMatch(/^AWAY: Noted: you are away for 2 turns/);
        else if (turn === 7) expect(await answer('BACK')).toMatch(/^BACK: Welcome back\./);
        const away = turn === 5 || turn === 6;
        const { orders, lines } = await planned();
        if (!away && asked && orders.length > 0) {
          sent += 1;
          const before = await counting();
          const said = (await answer(lines)).replace(/\s+/g, ' ');
          expect(said, said).toMatch(/^\d+ lines?: (?:all )?accepted/);
          expect(Number.parseInt(said, 10)).toBe(orders.length);
          expect(before).toBe(null);
          expect(hashes((await counting()) ?? [])).toEqual(hashes(orders));
          // A slip of the pen in one line, mended by a mail with that line alone.
          const [first = '', ...others] = lines.split('\n').filter((line) => !/^[A-Z ]+\d?$/.test(line));
          if (turn % 2 === 1 && others.length > 0) {
            const wrong = (await answer(`ADD\n${slipped(first)}`)).replace(/\s+/g, ' ');
            expect(wrong, wrong).toMatch(/(?:Did you mean|There is no|can mean)/);
            expect(wrong).toMatch(/^\d+ lines: .*\b1 not\. They were added to your sheet|^\d+ lines: .*1 not\./);
            expect(hashes((await counting()) ?? [])).toEqual(hashes(orders));
            const mended = (await answer(lines)).replace(/\s+/g, ' ');
            expect(mended).toMatch(/^\d+ lines: (?:all )?accepted/);
            expect(hashes((await counting()) ?? [])).toEqual(hashes(orders));
          }
        }
        got(await closeTurn(house.app, table.master.actor, { campaignId, turn, excused: true }));
        await drained();
        house.pass(HOUR);
      }
      expect(sent).toBeGreaterThan(0);
      // No sheet of hers holds an order that was not in her plan of that turn: whatever was quoted stayed unread.
      for (let turn = 1; turn <= 8; turn += 1) {
        for (const sheet of await sheetsOf(house.db, { campaignId, turn, edition: 1 }, seat)) {
          expect(sheet.text ?? '').not.toMatch(/chancery|wrote:|Gesendet|^ *\d+ {2}ok/m);
        }
      }
      expect(got(await verifyCampaign(house.app, table.master.actor, { campaignId })).faults).toEqual([]);
    },
    60_000,
  );

  test('plays eight turns of heptarchy: each post is answered with what came of it, and the quoted report posts nothing', async () => {
    const { house, table, campaignId, answer, play, planned, drained, seat, boris, other, mailed } = await begun(
      ...(['heptarchy', 'saxon-shore'] as const),
    );
    let moves = 0;
    for (let round = 0; round < 40 && moves < 8; round += 1) {
      const now = await play();
      if (now.window.kind === 'outcome') break;
      if (isAsked(now, seat)) {
        const { lines } = await planned();
        const own = lines.split('\n').includes('END') ? lines : `${lines}\nEND`.trim();
        const said = (await answer(own)).replace(/\s+/g, ' ');
        expect(said, said).toMatch(/^\d+ lines?: /);
        expect(Number.parseInt(said, 10)).toBe(own.split('\n').length);
        expect(said).not.toContain('unclear');
        moves += 1;
      } else {
        await submitOrders(house.app, boris.actor, { campaignId, seat: other, channel: 'desk', text: 'END' });
      }
      await tick(house.app);
      await drained();
      house.pass(60_000);
    }
    expect(moves).toBe(8);
    const reports = (await mailed()).filter(({ subject }) => /· \w+\] Turn \d+/.test(subject));
    expect(reports.length).toBeGreaterThan(7);
    // One mail a turn, with one number in its subject, and nothing of a state that nobody plays twice in it.
    expect(new Set(reports.map(({ subject }) => subject)).size).toBe(reports.length);
    for (const report of reports) {
      expect(report.subject.match(/turn \d+/gi)).toHaveLength(1);
      const ofStates = partOf(report, 'text/plain')
        .split('\n')
        .filter((line) => / is led by /.test(line));
      expect(ofStates).toEqual([...new Set(ofStates)]);
    }
    expect(got(await verifyCampaign(house.app, table.master.actor, { campaignId })).faults).toEqual([]);
  }, 60_000);
});

/** The verb of a line, which stands in capitals, with one letter too many. */
const slipped = (line: string): string => line.replace(/[A-Z]{4,}/, (word) => `${word[0]}${word}`);

/** A mail in plain text, and beside it as a page where its program writes both. */
const inForms = (mail: string, html: string | undefined): string => {
  if (html === undefined) return mail;
  const at = mail.indexOf('\n\n');
  const head = mail.slice(0, at).replace(/Content-Type: .*/, 'Content-Type: multipart/alternative; boundary="alt"');
  const part = (type: string, text: string): string => `--alt\nContent-Type: ${type}; charset=utf-8\n\n${text}\n`;
  return `${head}\n\n${part('text/plain', mail.slice(at + 2))}${part('text/html', html)}--alt--`;
};

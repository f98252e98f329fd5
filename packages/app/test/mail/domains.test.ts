import { rulesetId, seatId } from '@chancery/core';
import { countingSheets } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { answerQuestion } from '../../src/desk/questions/answer-question.ts';
import { listQuestions } from '../../src/desk/questions/list-questions.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { begunTable, got, HOUR, houseOf, type Player, type Table } from '../sample/people.ts';
import { partOf, postOffice, replyAddressOf, written } from './post-office.ts';

type Seat = Table['seats'][number];

const ALDER = seatId('ALD');

onEachDatabase('Domains by mail', (database) => {
  const store = suiteStore(database);

  /** The Vale of Sarn, with Anna in Alder and Boris in Brant. */
  const begun = async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const table = await begunTable(house, ['Anna', 'Boris'], { ruleset: rulesetId('domains'), scenario: 'sarn' });
    const [anna, boris] = table.rulers as [Player, Player];
    const [seat] = table.seats as [Seat];
    const { campaignId, master } = table;
    const plain = (text: string): string => text.replace(/\s+/g, ' ');
    return {
      ...{ seat, anna, boris },
      /** Answers the newest report; what the answer to that says, in one line. */
      mail: async (...lines: readonly string[]): Promise<string> => {
        house.pass(HOUR);
        const to = await replyAddressOf(table, seat);
        await post.receive(written({ from: anna.email, to, body: lines.join('\n'), date: new Date(house.app.now()) }));
        return plain((await post.answersTo(anna)).at(-1)?.text ?? '');
      },
      /** What the game master is asked now, and nobody has answered. */
      asked: async () =>
        got(await listQuestions(house.app, master.actor, { campaignId })).filter(({ answer }) => answer === null),
      rule: async (question: string, verdict: string, parts: { readonly [name: string]: string | number }) =>
        got(await answerQuestion(house.app, master.actor, { campaignId, question, answer: { verdict, parts } })),
      /** The newest mail to somebody that says this, in one line; empty if there is none. */
      lastMail: async ({ email }: Player, words: RegExp): Promise<string> => {
        await post.drain();
        const texts = (await post.mailsTo(email)).map((each) => plain(partOf(each, 'text/plain')));
        return texts.findLast((text) => words.test(text)) ?? '';
      },
      inForce: async () =>
        (await countingSheets(house.db, { campaignId, turn: 1, edition: 1 })).find((sheet) => sheet.seat === ALDER)
          ?.text,
      close: async () => got(await closeTurn(house.app, master.actor, { campaignId, turn: 1, excused: true })),
    };
  };

  test('DOM-14.6 DOM-9.19 a plan is put to the host by mail, the answer is read by mail before the deadline, and the COVERT that cites it is ruled on', async () => {
    const { mail, asked, rule, lastMail, inForce, close, seat, anna, boris } = await begun();
    expect(seat).toBe(ALDER);
    const help = await mail('HELP');
    for (const line of [
      'MUSTER <count> <type> AT <at> INSIDE',
      'MUSTER <count> <type> AT <at>',
      'LEVY <count> IN <province>',
    ])
      expect(help).toContain(line);
    expect(help).not.toContain('<items>');
    const receipt = await mail('ASK HOST "Could our cook lend Brant a stew?"');
    expect(receipt).toContain('Could our cook lend Brant a stew?');
    expect(receipt).toMatch(/The question is before the game master/);
    expect(await inForce()).toBeUndefined();
    const [plan] = await asked();
    expect(plan?.text).toBe(
      'The Barony of Alder asks: “Could our cook lend Brant a stew?” Could that be done, for how much, and how likely?',
    );
    await rule(plan?.question.id ?? '', 'approved', {
      cost: 3,
      chance: 90,
      effect: 'theft',
      reason: 'They like stew.',
    });
    expect(await lastMail(anna, /They like stew/)).toMatch(/approved; cost: 3; chance: 90; effect: theft/);

    const COVERT = 'COVERT BRA other "The stew that you said yes to." BY Gunnild the Steward';
    expect(await mail('ROUND 2', COVERT)).toMatch(/No ruling yet\. Without one: refused/);
    const [covert] = await asked();
    expect(covert?.text).toContain('The stew that you said yes to.');
    await rule(covert?.question.id ?? '', 'approved', { cost: 3, chance: 100, effect: 'theft' });
    expect(await mail('ROUND 2', COVERT)).toMatch(/The game master has ruled: approved; cost: 3; chance: 100/);
    await close();
    expect(await lastMail(anna, /Gunnild the Steward tried/)).toMatch(/It succeeded\./);
    expect(await lastMail(boris, /is missing from your treasury/)).not.toBe('');
    expect(await lastMail(boris, /stew|Gunnild/)).toBe('');
  });

  test('DOM-14.6 a COVERT is asked about by mail before it is sent, and counts only when it is', async () => {
    const { mail, asked, inForce } = await begun();
    const COVERT = 'R2 COVERT BRA other "Our cook lends them a stew." BY Gunnild the Steward';
    expect(await mail('ASK FIRST', COVERT)).toMatch(
      /Our cook lends them a stew\..*No ruling yet\. Without one: refused/,
    );
    expect(await asked()).toHaveLength(1);
    expect(await inForce()).toBeUndefined();
  });

  test('DOM-17.3 the receipt of a later sheet shows the month round by round, and names the rounds that it emptied', async () => {
    const { mail, inForce } = await begun();
    const first = await mail('TAX Hobfield heavy', 'ROUND 1', 'RECRUIT "Hugh Reed"', 'ROUND 2', 'LARGESSE Rushey');
    expect(first).toMatch(/Round 1: 1 order\. Round 2: 1 order\./);
    const later = await mail('R1 RECRUIT "Nan Fisher"', 'R3 LARGESSE Alderburgh');
    expect(later).toMatch(/Round 1: 1 order\. No longer in force: RECRUIT "?Hugh Reed"?\./);
    expect(later).toMatch(/Round 2 is empty now\. No longer in force: LARGESSE Rushey\./);
    expect(later).toMatch(/Round 3: 1 order\./);
    expect(later).toMatch(/TAX Hobfield heavy/i);
    expect(await inForce()).not.toMatch(/Hugh Reed|Rushey|Hobfield/);
  });
});

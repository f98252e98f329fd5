import { headerValue, type Message } from '@chancery/mail';
import { countingSheets } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { tick } from '../../src/worker/tick.ts';
import { begunTable, houseOf, type Player, type Table } from '../sample/people.ts';
import { campaignOf, ENGLAND, RECRUIT, rulerOf } from '../sample/play.ts';
import { type PostOffice, partOf, postOffice, written } from './post-office.ts';

const HOUR = 3_600_000;

onEachDatabase('a ruler who has nothing but mail', (database) => {
  const store = suiteStore(database);

  /** The mails that came to a ruler since they last looked. */
  const newMails = async (post: PostOffice, { email }: Player, seen: Set<string>): Promise<readonly Message[]> => {
    await post.drain();
    const fresh = (await post.mailsTo(email)).filter(({ messageId }) => !seen.has(messageId ?? ''));
    for (const { messageId } of fresh) seen.add(messageId ?? '');
    return fresh;
  };

  const answered = (post: PostOffice, { email }: Player, mail: Message, body: string) => {
    const quoted = partOf(mail, 'text/plain').replace(/^/gm, '> ');
    const to = headerValue(mail, 'reply-to');
    return post.receive(
      written({
        from: email,
        to,
        subject: `Re: ${mail.subject}`,
        body: `${body}\n\nOn Sunday Chancery wrote:\n${quoted}`,
        date: new Date(post.house.app.now()),
      }),
    );
  };

  const sheetOf = async ({ house, campaignId }: Table, turn: number) =>
    (await countingSheets(house.db, { campaignId, turn, edition: 1 })).find(({ seat }) => seat === ENGLAND);

  test('plays: learns where they stand, orders, is ready, gets their report, writes letters, asks for time', async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const settings = { startWhenFull: false, extensionMinutes: 120, extensionsPerSeat: 1 };
    const table = await begunTable(house, ['Anna', 'Boris'], { settings });
    const [anna, boris] = table.rulers as [Player, Player];
    const seen = new Set<string>();
    const beginning = (await newMails(post, anna, seen)).find(({ subject }) => subject.startsWith('[four-crowns'));
    expect(beginning?.subject).toBe('[four-crowns turn 1 Eng] Spring 1320, turn 1');
    expect(partOf(beginning as Message, 'text/plain')).toMatch(/Garrison of London[\s\S]*Recruiting in London/);

    house.pass(HOUR);
    expect(await answered(post, anna, beginning as Message, `READY\n\n${RECRUIT}`)).toMatchObject({
      outcome: 'accepted',
    });
    expect((await sheetOf(table, 1))?.text).toBe(RECRUIT);
    const [receipt] = await newMails(post, anna, seen);
    expect(headerValue(receipt as Message, 'in-reply-to')).toMatch(/@example\.org>/);
    const [ready] = await house.db.selectFrom('seat').select('readyForTurn').where('userId', '=', anna.id).execute();
    expect(ready?.readyForTurn).toBe(1);

    house.pass(HOUR);
    await answered(post, anna, receipt as Message, 'NOT READY\nEXTENSION 2 HOURS the horse is lame');
    const granted = (await newMails(post, anna, seen)).find(({ subject }) => subject.endsWith('your mail'));
    expect(partOf(granted as Message, 'text/plain')).toMatch(
      /READY: You are no longer ready for turn 1[\s\S]*EXTENSION: Granted\. Orders are due Mon 2 Mar 2026, 14:00/,
    );

    house.pass(HOUR);
    await answered(post, anna, granted as Message, 'LETTER TO Lithuania: A proposal\nLet us keep the peace.');
    const borisSeen = new Set<string>();
    const letter = (await newMails(post, boris, borisSeen)).find(({ subject }) => subject.includes('A proposal'));
    expect(partOf(letter as Message, 'text/plain')).toMatch(
      /Let us keep the peace\.[\s\S]*An answer to this mail goes to whoever wrote/,
    );
    await answered(post, boris, letter as Message, 'With all my heart.\n\nYour cousin');
    const reply = (await newMails(post, anna, seen)).find(({ subject }) => subject.includes('Re: A proposal'));
    expect(partOf(reply as Message, 'text/plain')).toContain('With all my heart.\n\nYour cousin');

    house.pass(24 * HOUR);
    await tick(house.app);
    expect((await campaignOf(table)).turn).toBe(1);
    const report = (await newMails(post, anna, seen)).find(({ subject }) => subject.startsWith('[four-crowns turn 2'));
    expect(partOf(report as Message, 'text/plain')).toContain('Rank 1: 2 Militia');
    const files = report?.parts.filter(({ attached }) => attached).map(({ fileName }) => fileName);
    expect(files).toEqual(['four-crowns-001-Eng-map.png']);
    await answered(post, anna, report as Message, 'TURN FILE\nREPORT');
    const [again] = await newMails(post, anna, seen);
    expect(again?.parts.map(({ fileName }) => fileName)).toContain('four-crowns-001-Eng.turn.json');

    await answered(post, anna, report as Message, 'STANDING ORDERS\nG1 RECRUIT 1 militia');
    await answered(post, anna, report as Message, 'AWAY UNTIL 2026-03-10 at sea');
    await answered(post, anna, report as Message, 'NO ORDERS');
    expect(await sheetOf(table, 2)).toMatchObject({ text: '', kind: 'submitted' });
    await answered(post, anna, report as Message, 'WITHDRAW\nSTATUS');
    expect(await sheetOf(table, 2)).toBe(undefined);
    await answered(post, anna, report as Message, 'REPORT 1');
    const texts = (await newMails(post, anna, seen)).map((mail) => partOf(mail, 'text/plain'));
    expect(texts.join('\n')).toMatch(/1 standing order is kept/);
    expect(texts.join('\n')).toMatch(/AWAY: Noted: you are back on Tue 10 Mar 2026, 00:00/);
    expect(texts.join('\n')).toMatch(/The sheet is empty: you order nothing\./);
    expect(texts.join('\n')).toMatch(
      /WITHDRAW: Your orders are withdrawn: you have none for turn 2 now\.[\s\S]*No orders of yours count for turn 2\./,
    );
    expect(texts.find((text) => text.includes('REPORT'))).toMatch(
      /The report of turn 1 follows\.[\s\S]*Rank 1: 2 Militia/,
    );
  });

  test('orders that answer a letter by mistake are not sent to its writer', async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const table = await begunTable(house, ['Anna', 'Boris']);
    const [, boris] = table.rulers as [Player, Player];
    const seen = new Set<string>();
    const [mail] = await newMails(post, rulerOf(table, ENGLAND), seen);
    await answered(post, rulerOf(table, ENGLAND), mail as Message, 'LETTER TO Lit\nPeace?');
    const letter = (await newMails(post, boris, new Set())).find(({ subject }) => subject.includes('Peace?'));
    expect(await answered(post, boris, letter as Message, 'G1 RECRUIT 2 militia')).toMatchObject({
      outcome: 'refused',
    });
    expect((await post.answersTo(boris)).at(-1)?.text).toContain('This looks like orders');
    expect((await newMails(post, rulerOf(table, ENGLAND), seen)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('your mail'),
    ]);
  });
});

import type { Message } from '@chancery/mail';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { joinCampaign } from '../../src/campaign/people/join-campaign.ts';
import { ANSWER_WORDS } from '../../src/channels/mail/text/mail-answers.ts';
import { setNotices } from '../../src/channels/notices/set-notices.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { begunTable, got, HOUR, houseOf, newPlayer, openTable, type Player } from '../sample/people.ts';
import { ENGLAND, RECRUIT } from '../sample/play.ts';
import { partOf, postOffice, replyAddressOf, written } from './post-office.ts';

/** Words of English sentences that no German one has. */
const ENGLISH =
  /\b(?:the|your?|yours|this|that|these|with|and|not|have|has|are|were|from|which|until|orders?|sheet|(?<!E-)mail|line|lines|turn|seat|nothing|accepted|answer|write|send|sent|above|below|of|for|is|it|to)\b/i;

/** What a game says itself, in English: its orders and their refusals, plans, reports, names. */
const OF_THE_GAME: readonly RegExp[] = [
  /^ *\d+ {2}(?:ok|falsch|unklar|Warnung) .*$/gm,
  /^ {14}.*$/gm,
  /\n(?:Nicht getan|Das Blatt als Ganzes|In Kraft, Abschnitt für Abschnitt)\n(?: {2}.*\n)+/g,
  /\n[^\n]+\n-{5,}\n[\s\S]*?(?=\nUm (?:sie|zu) |\n-- \n|$(?![\s\S]))/g,
  /DIE BEFEHLE VON [\s\S]*$/g,
  /^(?:dice|Partie|Sitz|Zug|Prüfsumme) .*$/gm,
  /“[^”]*”|„[^“]*“|\[[^\]]*\]/g,
  /\b(?:LETTER TO(?: ALL| MASTER)?|END LETTER|END ORDERS|REALM|TURN|GAME|PRESS|UNDO|NO ORDERS)\b/g,
  /https?:\S+|\S+@\S+/g,
  /(?:Kingdom|Principality|Sultanate)\s+of\s+\w+|(?:Spring|Summer)\s+1320,\s+turn\s+\d/g,
  /DIE ANDEREN\n\n(?: {2}.*\n)+/g,
];

/** Lines with such words, once all is taken out that the game says. */
const englishIn = (text: string): readonly string[] =>
  OF_THE_GAME.reduce((left, own) => left.replace(own, ' '), text.replace(/\r/g, ''))
    .split('\n')
    .filter((line) => ENGLISH.test(line));

onEachDatabase('mails to an account in German', (database) => {
  const store = suiteStore(database);

  test('whatever the host says in them is German: receipts, answers, refusals, help, reports, notices', async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const table = await begunTable(house, ['Anna', 'Boris']);
    const [anna, boris] = table.rulers as [Player, Player];
    got(await setNotices(house.app, anna.actor, { language: 'de', zone: 'Europe/Berlin' }));
    const to = await replyAddressOf(table);
    const mail = async (body: string, more: { readonly to?: string; readonly from?: string } = {}): Promise<void> => {
      house.pass(HOUR / 12);
      const date = new Date(house.app.now());
      await post.receive(written({ from: anna.email, to, body, date, ...more }));
    };
    for (const body of [
      ...[
        `${RECRUIT}\nA9 HOLD\nA1 MRACH London\n\nHallo zusammen`,
        RECRUIT,
        `ERGÄNZEN\nG2 NAME "Wall"`,
        'siehe Anhang',
      ],
      ...[
        'KEINE BEFEHLE',
        'HILFE',
        'STAND',
        'BEREIT',
        'NICHT BEREIT',
        'DAUERBEFEHLE\nG1 RECRUIT 1 militia',
        'STIMME JA',
      ],
      ...[
        'KEINE DAUERBEFEHLE',
        'ABWESEND BIS 1.12.2026',
        'ABWESEND BIS morgen',
        'ABWESEND FÜR 2 ZÜGE',
        'ZURÜCK',
        'UNDO',
      ],
      ...[
        'AUFSCHUB 24 STUNDEN',
        'BERICHT 7',
        'ZURÜCKZIEHEN',
        'LETTER TO Narnia\nHallo',
        'LETTER TO Lit: Frieden\nFrieden?',
      ],
      ...['GAME narnia TURN 1 REALM Eng\nG1 HOLD', 'GAME four-crowns TURN 9 REALM Eng\nG1 HOLD', '> nur zitiert', ''],
      ...['ERST FRAGEN\nG1 RECRUIT 1 militia', 'BERICHT'],
    ]) {
      await mail(body);
    }
    await mail(RECRUIT, { to: 'orders@play.example.net' });
    await mail(RECRUIT, { from: 'somebody@example.org' });
    got(await closeTurn(house.app, table.master.actor, { campaignId: table.campaignId, turn: 1, excused: true }));
    await mail(RECRUIT);
    while ((await post.drain()) > 0) house.pass(HOUR / 12);
    // What was written before she chose German, the first report among it, is English.
    const mails = (await post.mailsTo(anna.email)).filter((each) =>
      partOf(each, 'text/html').includes('<html lang="de"'),
    );
    expect(mails.length).toBeGreaterThan(30);
    const texts = mails.map((each: Message) => `${each.subject.replace(/Re: .*/, '')}\n${partOf(each, 'text/plain')}`);
    expect(texts.flatMap(englishIn)).toEqual([]);
    const said = texts.join('\n');
    expect(said).toContain('3 Zeilen: 1 angenommen, 2 nicht.');
    expect(said).toMatch(/1 BEFEHL|EIN BEFEHL, DEN SIE VORHER SANDTEN|in Ihr Blatt aufgenommen/);
    expect(said).toContain('(Europe/Berlin)');
    // Somebody who has chosen no language is written to in English.
    await post.receive(
      written({ from: boris.email, to: await replyAddressOf(table, table.seats[1], 2), body: 'STATUS' }),
    );
    expect((await post.answersTo(boris)).at(-1)?.text).toContain('Orders for turn 2 are due');
  });

  test('before a game has begun its mails can be answered, in their language, and orders are told to come later', async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const table = await openTable(house, { settings: { startWhenFull: false } });
    const anna = await newPlayer(house.db, 'Anna');
    got(await setNotices(house.app, anna.actor, { language: 'de' }));
    got(await joinCampaign(house.app, anna.actor, { campaignId: table.campaignId, seat: ENGLAND }));
    const to = await replyAddressOf({ ...table, rulers: [anna] });
    for (const body of ['G1 HOLD', 'HILFE', 'STAND', 'READY'])
      await post.receive(written({ from: anna.email, to, body }));
    const [orders, help, status, ready] = (await post.answersTo(anna)).map(({ text }) => text);
    for (const each of [orders, status, ready]) expect(each).toMatch(/^Four Crowns hat noch nicht begonnen;/);
    expect(help).toMatch(/^Four Crowns kann ganz per E-Mail gespielt werden\./);
    for (const each of [orders, help, status, ready]) expect(englishIn(each ?? '')).toEqual([]);
    expect(await post.drain()).toBeGreaterThan(0);
  });

  test('a former ruler who writes on is answered, by whatever way they write', async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const table = await begunTable(house, ['Anna']);
    const [anna] = table.rulers as [Player];
    const to = await replyAddressOf(table);
    await house.db.updateTable('seat').set({ userId: null }).where('userId', '=', anna.id).execute();
    await post.receive(written({ from: anna.email, to, body: RECRUIT }));
    await post.receive(written({ from: anna.email, to: 'orders@play.example.net', body: RECRUIT }));
    const [answered, bare] = (await post.answersTo(anna)).map(({ text }) => text.replace(/\s+/g, ' '));
    expect(answered).toMatch(/^You no longer hold a seat in this campaign, so nothing of your mail can count\./);
    expect(bare).toMatch(/^You rule no seat on this server now, so nothing of your mail can count\./);
  });
});

test('the same words stand in both languages', () => {
  const keys = (words: object): readonly string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? keys(value).map((each) => `${key}.${each}`)
        : [key],
    );
  expect(keys(ANSWER_WORDS.de)).toEqual(keys(ANSWER_WORDS.en));
  expect(ANSWER_WORDS.de.help.commands.length).toBe(ANSWER_WORDS.en.help.commands.length);
});

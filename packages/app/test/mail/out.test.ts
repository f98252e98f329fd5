import { createHash } from 'node:crypto';
import { headerValue, type Message } from '@chancery/mail';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { takeOverSeat } from '../../src/campaign/people/take-over-seat.ts';
import { laidOut } from '../../src/channels/mail/outgoing/laid-out.ts';
import { setNotices } from '../../src/channels/notices/set-notices.ts';
import { unsubscribe } from '../../src/channels/notices/unsubscribe.ts';
import { leaveSeat } from '../../src/desk/campaign/leave-seat.ts';
import { readReport } from '../../src/desk/reading/read-report.ts';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { begunTable, got, HOUR, type House, houseOf, newPlayer, type Player, type Table } from '../sample/people.ts';
import { ENGLAND, RECRUIT, rulerOf, send, sendAll } from '../sample/play.ts';
import { partOf, postOffice, replyAddressOf, written } from './post-office.ts';

onEachDatabase('mail that leaves', (database) => {
  const store = suiteStore(database);

  const outOfTurn = async (house: House, terms = {}): Promise<{ table: Table; anna: Player }> => {
    const table = await begunTable(house, undefined, terms);
    await sendAll(table);
    await send(table, ENGLAND, RECRUIT);
    got(await closeTurn(house.app, table.master.actor, { campaignId: table.campaignId, turn: 1 }));
    return { table, anna: rulerOf(table, ENGLAND) };
  };
  const reportIn = (mails: readonly Message[]): Message =>
    mails.find(({ subject }) => subject.startsWith('[four-crowns turn 2 Eng]')) as Message;

  test('a report comes as text and as a page with the map in it, a summary first, and by choice with the turn file', async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const { table, anna } = await outOfTurn(house);
    got(await setNotices(house.app, anna.actor, { turnFile: true }));
    await post.drain();
    const mail = reportIn(await post.mailsTo(anna.email));
    expect(mail.parts.map(({ contentType }) => contentType)).toEqual([
      'text/plain',
      'text/html',
      'image/png',
      'application/json',
    ]);
    const text = partOf(mail, 'text/plain');
    expect(text).toMatch(
      /Four Crowns: the Kingdom of England\. Summer 1320, turn 2\s+Orders for turn 2 are due Mon 2 Mar 2026, 13:00 \(UTC\)\.[\s\S]*Attached: the turn file\./,
    );
    expect(
      Math.max(
        ...text
          .split('\n')
          .filter((line) => !line.includes('http'))
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(78);
    const html = partOf(mail, 'text/html');
    expect(html).toMatch(
      /<div class="summary"[^>]*>[\s\S]*<h1[^>]*>Summer 1320, turn 2<\/h1>[\s\S]*>Gained and lost<\/h2>/,
    );
    expect(html).toContain('<img src="cid:map@report" alt="The map of Four Crowns as you see it"');
    // How things stand is written at them: nothing of it is lost where the head of the page is.
    for (const [, name] of html.matchAll(/<(h1|h2|h3|p|ul|li|table)\b(?![^>]*style=)/g)) expect(name).toBe('styled');
    const order = [
      'Gained and lost',
      'What you can do now',
      'Neighbours',
      'Standings',
      'Papers: ',
      'Headquarters',
      'Your units',
    ];
    for (const said of [text, html]) {
      const places = order.map((part) => said.indexOf(part));
      expect(places).toEqual([...places].filter((place) => place > 0).sort((a, b) => a - b));
    }
    // A line of an account holds what floats in it, on whatever level it stands.
    for (const level of ['', 'in1', 'in2'])
      expect(laidOut(`<div${level && ` class="${level}"`}><dt>`)).toMatch(/overflow:hidden.*><dt style="float:left/);
    expect(html).toContain('<details class="papers">');
    expect(html).toMatch(/<summary[^>]*>Headquarters<\/summary>/);
    expect(html).not.toMatch(/<script|src="(?!cid:)|<link|url\(/i);
    const { report } = got(await readReport(house.app, anna.actor, { campaignId: table.campaignId, seat: ENGLAND }));
    for (const { title } of report.sections) expect(text).toContain(title);
    const file = JSON.parse(mail.parts.find(({ fileName }) => fileName?.endsWith('.turn.json'))?.text ?? '');
    expect(file).toMatchObject({ format: 'chancery-turn-1', seat: 'Eng', turn: 1, campaign: { id: table.campaignId } });
  });

  test('its links carry no session, and the one for unsubscribing does that with one click and nothing else', async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const { table, anna } = await outOfTurn(house);
    await post.drain();
    const mail = reportIn(await post.mailsTo(anna.email));
    expect(headerValue(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, token = ''] =
      /<https:\/\/chancery\.example\/unsubscribe\/(.*)>/.exec(headerValue(mail, 'list-unsubscribe')) ?? [];
    const links = new Set(mail.parts.flatMap(({ text }) => text?.match(/https?:\/\/[^\s"<]+/g) ?? []));
    expect([...links].sort()).toEqual([
      `https://chancery.example/api/v1/campaigns/${table.campaignId}/seats/Eng/turn-file?turn=1`,
      `https://chancery.example/campaigns/${table.campaignId}`,
      `https://chancery.example/unsubscribe/${token}`,
    ]);
    got(await unsubscribe(house.app, SIGNED_OUT, { token }));
    got(await closeTurn(house.app, table.master.actor, { campaignId: table.campaignId, turn: 2 }));
    await post.drain();
    const subjects = (await post.mailsTo(anna.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('turn 3'))).toEqual([]);
  });

  test('mails of a turn stand together, and each has an address of its own for answers', async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const { table, anna } = await outOfTurn(house);
    await post.drain();
    const other = rulerOf(table, table.seats[1] as never);
    const [mine, theirs] = [
      reportIn(await post.mailsTo(anna.email)),
      (await post.mailsTo(other.email)).find(({ subject }) => subject.includes('turn 2')) as Message,
    ];
    expect(mine.references).toHaveLength(2);
    expect(mine.references[0]).toContain(`campaign.${table.campaignId}.Eng@`);
    const addresses = [mine, theirs].map((mail) => headerValue(mail, 'reply-to'));
    expect(new Set(addresses).size).toBe(2);
    for (const address of addresses) {
      expect(address).toMatch(/^orders\+[a-z0-9-]{20,56}@play\.example\.net$/);
      expect(address).not.toContain(table.campaignId);
    }
    expect(mine.messageId).toMatch(/^<[0-9a-f]{32}@play\.example\.net>$/);
  });

  test('nothing in the mail of a ruler changes when the others do what they cannot know', async () => {
    const mailOf = async (orders: string): Promise<string> => {
      const house = houseOf(store());
      const post = postOffice(house);
      const table = await begunTable(house);
      await sendAll(table);
      await send(table, table.seats[3] as never, orders);
      got(await closeTurn(house.app, table.master.actor, { campaignId: table.campaignId, turn: 1 }));
      await post.drain();
      const mail = reportIn(await post.mailsTo(rulerOf(table, ENGLAND).email));
      const said = mail.parts.map(({ text }) => text ?? '').join('\n');
      return said
        .replaceAll(table.campaignId, 'C')
        .replace(/unsubscribe\/\S+/g, 'U')
        .replaceAll(/\b[0-9a-f]{64}\b/g, '')
        .replaceAll(/dice \w{8}\//g, '');
    };
    const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
    expect(hash(await mailOf('G1 RECRUIT 3 militia'))).toBe(hash(await mailOf('')));
  });

  test('what does not fit is left out, the largest first, and the mail says where it is', async () => {
    const house = houseOf(store());
    const { table, anna } = await outOfTurn(house);
    got(await setNotices(house.app, anna.actor, { turnFile: true }));
    const where = `https://chancery.example/campaigns/${table.campaignId}`;
    const small = postOffice(house, { mail: { limit: 80_000 } });
    await small.drain();
    const mail = reportIn(await small.mailsTo(anna.email));
    expect(mail.parts.filter(({ attached }) => attached).map(({ fileName }) => fileName)).toEqual([
      'four-crowns-001-Eng-map.png',
    ]);
    for (const type of ['text/plain', 'text/html']) {
      expect(partOf(mail, type)).toMatch(/left out: four-crowns-001-Eng\.turn\.json\.\s+You find it here: https:/);
    }
    const tiny = postOffice(house, { mail: { limit: 4_000 } });
    got(await closeTurn(house.app, table.master.actor, { campaignId: table.campaignId, turn: 2 }));
    await tiny.drain();
    const last = (await tiny.mailsTo(anna.email)).find(({ subject }) => subject.includes('turn 3'));
    expect(partOf(last as Message, 'text/plain')).toContain(
      `The report is too large for a mail. You can read it here: ${where}`,
    );
  });

  test('a report of a turn that was taken back stays in the house', async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const { table, anna } = await outOfTurn(house);
    const { campaignId } = table;
    got(
      await rollBack(house.app, table.master.actor, {
        campaignId,
        to: 0,
        rerunThrough: 0,
        reason: 'A fault of the rules',
      }),
    );
    await post.drain();
    const subjects = (await post.mailsTo(anna.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('[four-crowns turn 2'))).toEqual([]);
    expect(subjects.join()).toContain('was rolled back');
  });

  test('a report that has waited goes to nobody who has lost the seat meanwhile: the orders of the next are in it', async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const { table, anna } = await outOfTurn(house);
    const { campaignId } = table;
    const to = written({ from: anna.email, to: await replyAddressOf(table), body: 'REPORT' });
    expect((await post.receive(to)).outcome).toBe('accepted');
    got(await leaveSeat(house.app, anna.actor, { campaignId, seat: ENGLAND, reason: '' }));
    const heir = await newPlayer(house.db, 'Heir');
    got(await takeOverSeat(house.app, heir.actor, { campaignId, seat: ENGLAND }));
    const sheet = { campaignId, seat: ENGLAND, channel: 'desk', text: RECRUIT } as const;
    got(await submitOrders(house.app, heir.actor, sheet));
    await post.drain();
    const mails = await post.mailsTo(anna.email);
    expect(mails.map(({ subject }) => subject).join()).toContain('report');
    const files = mails.flatMap(({ parts }) => parts).filter(({ fileName }) => fileName?.endsWith('.turn.json'));
    expect(files.map(({ text }) => JSON.parse(text ?? '').draft)).toEqual([]);
    expect((await post.mailsTo(heir.email)).map(({ subject }) => subject).join()).toContain('[four-crowns turn 2 Eng]');
  });

  test('whoever has lost their seat has the report of the last turn that was theirs, without the turn file of the next', async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const { table, anna } = await outOfTurn(house);
    const { campaignId } = table;
    got(await leaveSeat(house.app, anna.actor, { campaignId, seat: ENGLAND, reason: '' }));
    await post.drain();
    const mail = reportIn(await post.mailsTo(anna.email));
    expect(mail.parts.map(({ contentType }) => contentType)).toEqual(['text/plain', 'text/html', 'image/png']);
    expect(partOf(mail, 'text/plain')).not.toContain('Orders for turn 2');
  });

  test('each notice leaves once, and none that is stale', async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const { anna } = await outOfTurn(house);
    await Promise.all([post.drain(), post.drain()]);
    const first = (await post.mailsTo(anna.email)).map(({ messageId }) => messageId);
    expect(new Set(first).size).toBe(first.length);
    expect(await post.drain()).toBe(0);
    house.pass(30 * 24 * HOUR);
    expect(await post.drain()).toBe(0);
  });
});

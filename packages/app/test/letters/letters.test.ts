import { type SeatId, seatId } from '@chancery/core';
import { MASTER_PARTY, type PressMode } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { archiveCampaign, endCampaign } from '../../src/campaign/lifecycle/end-campaign.ts';
import { takeOverSeat } from '../../src/campaign/people/take-over-seat.ts';
import { pressFeed } from '../../src/channels/feeds/press-feed.ts';
import { readNotices } from '../../src/channels/notices/read-notices.ts';
import { changeSettings } from '../../src/desk/campaign/change-settings.ts';
import { leaveSeat } from '../../src/desk/campaign/leave-seat.ts';
import { muteSeat } from '../../src/desk/letters/mute.ts';
import { publishPress, withdrawPress } from '../../src/desk/letters/publish-press.ts';
import { archiveLetter, markLetter, readLetters, type ShownLetter } from '../../src/desk/letters/read-letters.ts';
import { readPress } from '../../src/desk/letters/read-press.ts';
import { listReports, reportLetter } from '../../src/desk/letters/report-letter.ts';
import { type WriteLetter, writeLetter } from '../../src/desk/letters/write-letter.ts';
import { type Actor, SIGNED_OUT } from '../../src/ground/actor.ts';
import {
  begunTable,
  code,
  got,
  HOUR,
  houseOf,
  newPlayer,
  outboxFor,
  type Player,
  type Table,
} from '../sample/people.ts';

const letter = (table: Table, from: number, to: WriteLetter['to'], body = 'Secret words.'): WriteLetter => ({
  campaignId: table.campaignId,
  from: table.seats[from] as SeatId,
  ...(to === undefined ? {} : { to }),
  subject: 'A matter',
  body,
});

const box = async (table: Table, reader: Player, party: SeatId, which: 'received' | 'sent' = 'received') =>
  got(await readLetters(table.house.app, reader.actor, { campaignId: table.campaignId, party, box: which, limit: 50 }));

const words = (letters: readonly ShownLetter[]): readonly string[] => letters.map(({ body }) => body);

onEachDatabase('letters and press', (database) => {
  const store = suiteStore(database);
  const play = (terms = {}) => begunTable(houseOf(store()), ['Anna', 'Boris', 'Clara', 'David'], terms);

  test('letters are found by their words, and by the exchange that they belong to', async () => {
    const table = await play();
    const { app } = table.house;
    const [anna, boris] = table.rulers as [Player, Player];
    const [first, second] = table.seats as [SeatId, SeatId];
    const asked = got(await writeLetter(app, anna.actor, letter(table, 0, [second], 'Die Gänse von ÉPERNAY.')));
    for (let more = 0; more < 3; more += 1) got(await writeLetter(app, anna.actor, letter(table, 0, [second])));
    const { to: _, ...answer } = letter(table, 1, undefined, 'No geese.');
    got(await writeLetter(app, boris.actor, { ...answer, answers: asked.id }));
    const find = async (more: { search?: string; thread?: typeof asked.id }, which: 'received' | 'sent' = 'received') =>
      words(
        got(
          await readLetters(app, boris.actor, {
            campaignId: table.campaignId,
            party: second,
            box: which,
            limit: 2,
            ...more,
          }),
        ),
      );
    expect(await find({ search: 'gänse von Épernay' })).toEqual(['Die Gänse von ÉPERNAY.']);
    expect(await find({ search: 'A matter' })).toHaveLength(2);
    expect(await find({ search: 'of rabbits' })).toEqual([]);
    expect(await find({ thread: asked.id })).toEqual(['Die Gänse von ÉPERNAY.']);
    expect(await find({ thread: asked.id }, 'sent')).toEqual(['No geese.']);
    expect(words(await box(table, anna, first))).toEqual(['No geese.']);
  });

  test('MD-18.15 a private letter comes to those it is for and to nobody else, the masters included', async () => {
    const table = await play();
    const { app } = table.house;
    const [anna, boris, clara] = table.rulers as [Player, Player, Player];
    const [first, second, third] = table.seats as [SeatId, SeatId, SeatId];
    got(await writeLetter(app, anna.actor, letter(table, 0, [second])));
    expect(words(await box(table, boris, second))).toEqual(['Secret words.']);
    expect(await box(table, clara, third)).toEqual([]);
    expect(await box(table, table.master, MASTER_PARTY)).toEqual([]);
    const { campaignId } = table;
    const seen = { campaignId, party: second, box: 'received', limit: 5 } as const;
    for (const actor of [anna.actor, table.master.actor]) {
      expect(code(await readLetters(app, actor, seen))).toBe('not-allowed');
    }
    expect(code(await readLetters(app, SIGNED_OUT, seen))).toBe('not-signed-in');
    expect(code(await writeLetter(app, table.master.actor, letter(table, 0, [third])))).toBe('not-allowed');
    expect(code(await writeLetter(app, boris.actor, letter(table, 0, [third])))).toBe('not-allowed');
    expect(words(await box(table, anna, first, 'sent'))).toEqual(['Secret words.']);
  });

  test('an unsigned letter stays so when letters are signed later on: the answer to it names nobody', async () => {
    const table = await play({ pressMode: 'anonymous' });
    const { app } = table.house;
    const { campaignId } = table;
    const [anna, boris] = table.rulers as [Player, Player];
    const [first, second] = table.seats as [SeatId, SeatId];
    const unsigned = got(await writeLetter(app, anna.actor, letter(table, 0, [second])));
    got(await changeSettings(app, table.master.actor, { campaignId, pressMode: 'open' }));
    const { to: _, ...answer } = letter(table, 1, undefined, 'Who are you?');
    got(await writeLetter(app, boris.actor, { ...answer, answers: unsigned.id }));
    const [received] = (await box(table, boris, second)) as [ShownLetter];
    const [sent] = (await box(table, boris, second, 'sent')) as [ShownLetter];
    expect([received.from, sent.to]).toEqual([null, null]);
    expect((await box(table, anna, first)).map(({ from }) => from)).toEqual([second]);
  });

  /** What goes through: to one, to all, to the masters, press. */
  const MODES: readonly (readonly [PressMode, readonly boolean[]])[] = [
    ['open', [true, true, true, true]],
    ['public', [false, true, true, true]],
    ['none', [false, false, true, false]],
    ['anonymous', [true, true, true, true]],
  ];
  for (const [pressMode, wanted] of MODES) {
    test(`press mode enforced by the use case itself: ${pressMode}`, async () => {
      const table = await play({ pressMode });
      const { app } = table.house;
      const [anna] = table.rulers as [Player];
      const { campaignId, seats } = table;
      const results = [
        await writeLetter(app, anna.actor, letter(table, 0, [seats[1] as SeatId])),
        await writeLetter(app, anna.actor, letter(table, 0, 'all')),
        await writeLetter(app, anna.actor, letter(table, 0, [MASTER_PARTY])),
        await publishPress(app, anna.actor, { campaignId, from: seats[0] as SeatId, title: 'News', body: 'Hear!' }),
      ];
      expect(results.map(({ ok }) => ok)).toEqual(wanted);
      for (const result of results) if (!result.ok) expect(result.error.code).toBe('press-closed');
      // A letter to a master opens no way past the mode.
      const mixed = letter(table, 0, [MASTER_PARTY, seats[1] as SeatId]);
      expect((await writeLetter(app, anna.actor, mixed)).ok).toBe(wanted[0]);
    });
  }

  test('where letters are not signed, nothing tells who wrote: letter, answer, notice, mail, press, feed', async () => {
    const table = await play({ pressMode: 'anonymous' });
    const { app, db } = table.house;
    const { campaignId } = table;
    const [anna, boris] = table.rulers as [Player, Player];
    const [first, second, third] = table.seats as [SeatId, SeatId, SeatId];
    const name = String(
      (await db.selectFrom('founding').select('setting').where('campaignId', '=', campaignId).executeTakeFirstOrThrow())
        .setting,
    );
    const nameOf = (seat: SeatId) => new RegExp(`"code":"${seat}"[^}]*?"name":"([^"]+)"`).exec(name)?.[1] ?? '';
    expect(nameOf(first)).not.toBe('');
    got(await writeLetter(app, anna.actor, letter(table, 0, [second, third])));
    got(await publishPress(app, anna.actor, { campaignId, from: first, title: 'News', body: 'Hear!' }));
    const [received] = (await box(table, boris, second)) as [ShownLetter];
    expect([received.from, received.to]).toEqual([null, [second]]);
    const [article] = got(await readPress(app, boris.actor, { campaignId, limit: 5 }));
    expect([article?.from, article?.author]).toEqual([null, null]);
    const notices = got(await readNotices(app, boris.actor, { limit: 50, zone: 'UTC' }));
    const mails = (await outboxFor(db, boris.id)).map(({ payload }) => String(payload));
    const feed = got(await pressFeed(app, SIGNED_OUT, { campaignId }));
    for (const sent of [JSON.stringify(notices), ...mails, feed]) {
      expect(sent).not.toContain(nameOf(first));
      for (const secret of [anna.id, anna.name, anna.email]) expect(sent).not.toContain(secret);
    }
    // The answer finds its way, and its writer learns nothing by it.
    const answer = { campaignId, from: second, answers: received.id, subject: 'Re', body: 'Who are you?' };
    got(await writeLetter(app, boris.actor, answer));
    expect((await box(table, boris, second, 'sent'))[0]?.to).toBe(null);
    expect(words(await box(table, anna, first))).toEqual(['Who are you?']);
    const mute = { campaignId, seat: second, muted: first, mute: true };
    expect(code(await muteSeat(app, boris.actor, mute))).toBe('press-closed');
  });

  for (const [setting, seen] of [
    ['hidden', 1],
    ['shown', 3],
  ] as const) {
    test(`takeover: old letters are hidden unless the rule says otherwise: ${setting}`, async () => {
      const table = await play({ settings: { startWhenFull: false, oldLetters: setting } });
      const { house, campaignId, seats } = table;
      const { app, db } = house;
      const [anna, boris] = table.rulers as [Player, Player];
      const [first, second] = seats as [SeatId, SeatId];
      const { id } = got(await writeLetter(app, boris.actor, letter(table, 1, [first], 'To Anna herself.')));
      got(await writeLetter(app, anna.actor, letter(table, 0, [second], 'From Anna.')));
      house.pass(HOUR);
      got(await leaveSeat(app, anna.actor, { campaignId, seat: first, reason: '' }));
      house.pass(HOUR);
      got(await writeLetter(app, boris.actor, letter(table, 1, [first], 'To nobody.')));
      house.pass(HOUR);
      const eva = await newPlayer(db, 'Eva');
      got(await takeOverSeat(app, eva.actor, { campaignId, seat: first }));
      house.pass(HOUR);
      got(await writeLetter(app, boris.actor, letter(table, 1, [first], 'To Eva.')));
      expect(await box(table, eva, first)).toHaveLength(seen);
      expect(words(await box(table, eva, first, 'sent'))).toEqual(setting === 'shown' ? ['From Anna.'] : []);
      // By its id no old letter can be had either: not answered, reported, put away or marked.
      const one = { campaignId, party: first, id };
      const tries = [
        await markLetter(app, eva.actor, one),
        await archiveLetter(app, eva.actor, { ...one, away: true }),
        await reportLetter(app, eva.actor, { campaignId, seat: first, letterId: id, reason: 'Curious.' }),
        await writeLetter(app, eva.actor, { campaignId, from: first, answers: id, subject: 'Re', body: 'x' }),
      ];
      expect(tries.map(({ ok }) => ok)).toEqual(tries.map(() => setting === 'shown'));
      // And whoever has left reads nothing any more.
      const left = { campaignId, party: first, box: 'received', limit: 5 } as const;
      expect(code(await readLetters(app, anna.actor, left))).toBe('not-allowed');
    });
  }

  test('who is muted is not told; their letters are put away, and nobody is disturbed by them', async () => {
    const table = await play();
    const { app } = table.house;
    const { campaignId } = table;
    const [anna, boris] = table.rulers as [Player, Player];
    const [first, second] = table.seats as [SeatId, SeatId];
    got(await muteSeat(app, boris.actor, { campaignId, seat: second, muted: first, mute: true }));
    got(await writeLetter(app, anna.actor, letter(table, 0, [second])));
    expect((await box(table, boris, second))[0]?.archivedAt).not.toBe(null);
    const kinds = got(await readNotices(app, boris.actor, { limit: 50, zone: 'UTC' })).map(({ facts }) => facts.kind);
    expect(kinds).not.toContain('letter');
    expect((await box(table, anna, first, 'sent'))[0]?.to).toEqual([second]);
  });

  test('MD-18.16 a master reads a private letter only when it was reported to them', async () => {
    const table = await play();
    const { app } = table.house;
    const { campaignId, master } = table;
    const [anna, boris, clara] = table.rulers as [Player, Player, Player];
    const [first, second, third] = table.seats as [SeatId, SeatId, SeatId];
    const { id } = got(await writeLetter(app, anna.actor, letter(table, 0, [second], 'Rude words.')));
    expect(got(await listReports(app, master.actor, { campaignId }))).toEqual([]);
    const notHis = { campaignId, seat: third, letterId: id, reason: 'I guess.' };
    expect(code(await reportLetter(app, clara.actor, notHis))).toBe('not-found');
    got(await reportLetter(app, boris.actor, { campaignId, seat: second, letterId: id, reason: 'Rude.' }));
    const reports = got(await listReports(app, master.actor, { campaignId }));
    expect(reports.map((report) => [report.seat, report.letter.from, report.letter.body])).toEqual([
      [second, first, 'Rude words.'],
    ]);
    expect(code(await listReports(app, boris.actor, { campaignId }))).toBe('not-allowed');
  });

  test('an article is taken back by its author or a master, and then stands in no list and no feed', async () => {
    const table = await play();
    const { app } = table.house;
    const { campaignId, seats } = table;
    const [anna, boris] = table.rulers as [Player, Player];
    const article = { campaignId, from: seats[0] as SeatId, title: 'News', body: 'Unique tidings.' };
    const { id } = got(await publishPress(app, anna.actor, article));
    const yours = async (actor: Actor) => got(await readPress(app, actor, { campaignId, limit: 5 }))[0]?.yours;
    expect([await yours(anna.actor), await yours(SIGNED_OUT)]).toEqual([true, false]);
    // As when a bot speaks for a seat: what no use case changes.
    const writtenBy = ({ id: userId }: Pick<Player, 'id'>) => ({ userId }) as never;
    const { master, house } = table;
    await house.db.updateTable('press').set(writtenBy(master)).where('id', '=', id).execute();
    expect([await yours(master.actor), await yours(anna.actor)]).toEqual([false, false]);
    await house.db.updateTable('press').set(writtenBy(anna)).where('id', '=', id).execute();
    expect(got(await pressFeed(app, SIGNED_OUT, { campaignId }))).toContain('Unique tidings.');
    expect(code(await withdrawPress(app, boris.actor, { campaignId, id }))).toBe('not-allowed');
    got(await withdrawPress(app, anna.actor, { campaignId, id }));
    expect(got(await readPress(app, SIGNED_OUT, { campaignId, limit: 5 }))).toEqual([]);
    expect(got(await pressFeed(app, SIGNED_OUT, { campaignId }))).not.toContain('Unique tidings.');
  });

  test('a letter to nobody, to a seat that is not there, or without words is refused', async () => {
    const table = await play();
    const { app } = table.house;
    const [anna] = table.rulers as [Player];
    const first = table.seats[0] as SeatId;
    expect(code(await writeLetter(app, anna.actor, letter(table, 0, [])))).toBe('bad-input');
    expect(code(await writeLetter(app, anna.actor, letter(table, 0, [first])))).toBe('bad-input');
    expect(code(await writeLetter(app, anna.actor, letter(table, 0, [seatId('Nowhere')])))).toBe('not-found');
    expect(code(await writeLetter(app, anna.actor, letter(table, 0, 'all', '   ')))).toBe('bad-input');
    expect(code(await writeLetter(app, anna.actor, letter(table, 0, 'all', 'bell \u0007')))).toBe('bad-input');
  });

  test('after the end people may still write; after the archive nobody can', async () => {
    const table = await play();
    const { app } = table.house;
    const { campaignId, master, seats } = table;
    const [anna] = table.rulers as [Player];
    got(await endCampaign(app, master.actor, { campaignId, how: 'A draw.' }));
    got(await writeLetter(app, anna.actor, letter(table, 0, 'all', 'Well played.')));
    got(await archiveCampaign(app, master.actor, { campaignId }));
    expect(code(await writeLetter(app, anna.actor, letter(table, 0, 'all')))).toBe('wrong-status');
    const article = { campaignId, from: seats[0] as SeatId, title: 'News', body: 'Hear!' };
    expect(code(await publishPress(app, anna.actor, article))).toBe('wrong-status');
    const mute = { campaignId, seat: seats[0] as SeatId, muted: seats[1] as SeatId, mute: true };
    expect(code(await muteSeat(app, anna.actor, mute))).toBe('wrong-status');
  });
});

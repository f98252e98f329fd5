/** Private words of orders: what their sender and their addressee can prove, and what stays when a turn is run again. */
import { type AnyOrder, type AnyRuleset, digestOfWords, type PrivateWords, type SeatId } from '@chancery/core';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { readOwnLines } from '../../src/desk/dice/read-own-lines.ts';
import { readReceivedWords } from '../../src/desk/dice/read-received-words.ts';
import type { App } from '../../src/ground/app.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { begunTable, code, got, houseOf } from '../sample/people.ts';
import { ENGLAND, HORDE, LITHUANIA, rulerOf, send, sendAll, withRules } from '../sample/play.ts';

const YES = 'We come in spring.';
const NO = 'Trust nobody else.';

onEachDatabase('private words', (database) => {
  const store = suiteStore(database);

  /** England has sent both its ambassadors, and the turn is out. */
  const sent = async (rulesOf?: (house: Parameters<typeof withRules>[0]) => App) => {
    const house = houseOf(store());
    const table = await begunTable(house);
    const { campaignId, master } = table;
    const app = rulesOf?.(house) ?? house.app;
    await sendAll(table);
    await send(table, ENGLAND, `SEND AMBASSADOR Lit "${YES}"\nSEND AMBASSADOR Gol "${NO}"`);
    got(await closeTurn(app, master.actor, { campaignId, turn: 1 }));
    const received = (seat: SeatId, by: SeatId = seat) =>
      readReceivedWords(app, rulerOf(table, by).actor, { campaignId, seat });
    const own = async () => got(await readOwnLines(app, rulerOf(table, ENGLAND).actor, { campaignId, seat: ENGLAND }));
    return { house, table, app, campaignId, master, received, own };
  };

  test('their addressee gets their salt, by which the digest in the line of their sender is proved; nobody else does', async () => {
    const { received, own } = await sent();
    const [words, ...more] = got(await received(LITHUANIA));
    expect(words).toMatchObject({ turn: 1, edition: 1, from: ENGLAND, words: YES });
    expect(more).toEqual([]);
    const [line] = await own();
    const said = line?.salted.line.orders?.map(({ args }) => args.text);
    expect(said).toContain(digestOfWords({ salt: words?.salt ?? '', words: YES }));
    expect(got(await received(HORDE)).map((each) => each.words)).toEqual([NO]);
    expect(got(await received(ENGLAND))).toEqual([]);
    expect(code(await received(LITHUANIA, HORDE))).toBe('not-allowed');
  });

  test('that the rules did not deliver are told to nobody', async () => {
    /** As if the ambassador to the Horde had been meant for Lithuania, which hears nothing of it. */
    const misled = (house: Parameters<typeof withRules>[0]) =>
      withRules(house, ({ correspondence }) => privately(correspondence, (found) => ({ ...found, to: LITHUANIA })));
    const { received } = await sent(misled);
    expect(got(await received(LITHUANIA)).map(({ words }) => words)).toEqual([YES]);
    expect(got(await received(HORDE))).toEqual([]);
  });

  const again = (app: App, { campaignId, master }: Awaited<ReturnType<typeof sent>>) =>
    rollBack(app, master.actor, { campaignId, to: 0, rerunThrough: 1, reason: 'a bug was mended' });

  test('keep their salts when the turn is run again, and with them the line keeps its hash', async () => {
    const all = await sent();
    got(await again(all.app, all));
    const [first, second] = await all.own();
    expect(second).toMatchObject({ edition: 2, salted: first?.salted });
    expect(first?.salted.words?.map(({ words }) => words)).toEqual([YES, NO]);
  });

  test('get new salts where the rules of now know them otherwise: no salt ever opens other words than its own', async () => {
    const all = await sent();
    const [before] = await all.own();
    const opened = withRules(all.house, ({ correspondence }) =>
      privately(correspondence, (found, order) => (order.args.text === YES ? null : found)),
    );
    got(await again(opened, all));
    const read = await readOwnLines(opened, rulerOf(all.table, ENGLAND).actor, {
      campaignId: all.campaignId,
      seat: ENGLAND,
    });
    const after = got(read).find(({ edition }) => edition === 2)?.salted.words ?? [];
    expect(after.map(({ words }) => words)).toEqual([NO]);
    const salts = before?.salted.words?.map(({ salt }) => salt) ?? [];
    expect(salts).toHaveLength(2);
    expect(salts).not.toContain(after[0]?.salt);
  });

  test('that were none by older rules get salts when the turn is run again', async () => {
    const all = await sent((house) => withRules(house, ({ correspondence }) => privately(correspondence, () => null)));
    got(await again(all.house.app, all));
    const { house, table, campaignId } = all;
    const asked = { campaignId, seat: LITHUANIA, turn: 1 };
    const lists = await house.db.selectFrom('turnList').selectAll().where('campaignId', '=', campaignId).execute();
    expect(lists.map(({ edition, wordSalts }) => [edition, JSON.parse(wordSalts).length])).toEqual([
      [1, 0],
      [2, 2],
    ]);
    const received = got(await readReceivedWords(house.app, rulerOf(table, LITHUANIA).actor, asked));
    expect(received.map(({ edition, words }) => [edition, words])).toEqual([[2, YES]]);
  });
});

const privately = (
  correspondence: AnyRuleset['correspondence'],
  change: (found: PrivateWords, order: AnyOrder) => PrivateWords | null,
): Pick<AnyRuleset, 'correspondence'> => ({
  correspondence: {
    ...(correspondence as NonNullable<AnyRuleset['correspondence']>),
    privateWords(order) {
      const found = correspondence?.privateWords?.(order) ?? null;
      return found === null ? null : change(found, order);
    },
  },
});

import type { AnyRuleset, SeatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { findCampaign, MASTER_PARTY, parsed, pressOf, seatsOf, settingOf } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { describe, expect, test } from 'vitest';
import type { CreateCampaign } from '../../src/campaign/lifecycle/create-campaign.ts';
import { presentPosition } from '../../src/campaign/position/position-of.ts';
import { handedOver, proclaimed } from '../../src/campaign/press/hand-over.ts';
import { deliverLetters } from '../../src/desk/letters/deliver-letters.ts';
import { withdrawPress } from '../../src/desk/letters/publish-press.ts';
import { readLetters } from '../../src/desk/letters/read-letters.ts';
import { writeProclamation } from '../../src/desk/letters/write-proclamation.ts';
import { begunTable, code, got, HOUR, houseOf, type Player, type Table } from '../sample/people.ts';

const ruleset = RULESETS[0] as AnyRuleset;
const WORDS = 'We make known that no tax is due on wool this year.';

describe('a proclamation among the orders of its seat', () => {
  const order = { verb: 'PROCLAIM', args: { text: WORDS } } as never;
  const other = { verb: 'PROCLAIM', args: { text: 'Something else, ordered and not written.' } } as never;
  const letter = { seat: 'Eng' as SeatId, order, at: 100 };
  test.each([
    ['comes after orders of which none proclaims', [], 200, [order]],
    ['replaces what was ordered before it was written', [other], 50, [other, order]],
    ['gives way to what was ordered later', [other], 200, [other]],
    ['stands alone where no sheet came', [], null, [order]],
  ])('%s', (_, orders, at, wanted) => expect(handedOver(ruleset, orders, at, letter)).toEqual(wanted));

  test('is nothing where none was written', () => expect(handedOver(ruleset, [other], 1, undefined)).toEqual([other]));
});

onEachDatabase('what a ruleset has to do with letters', (database) => {
  const store = suiteStore(database);
  const play = (terms: Partial<CreateCampaign> = {}) =>
    begunTable(houseOf(store()), ['Anna', 'Boris', 'Clara', 'David'], terms);

  const handed = async ({ house, campaignId }: Table) => {
    const campaign = await findCampaign(house.db, campaignId);
    if (campaign === undefined) throw new Error('no campaign');
    const { out } = await presentPosition(house.db, ruleset, campaign);
    const seats = await seatsOf(house.db, campaignId);
    return (await proclaimed(house.db, { ruleset, campaign, out }, seats)).map(({ seat, order }) => [seat, order]);
  };

  test('the last proclamation that was written is handed to the rules, and an empty one takes it back', async () => {
    const table = await play();
    const { house, campaignId } = table;
    const [anna, boris] = table.rulers as [Player, Player];
    const seat = table.seats[0] as SeatId;
    const write = (text: string) => writeProclamation(house.app, anna.actor, { campaignId, seat, text });
    expect(code(await write('Too short.'))).toBe('bad-input');
    got(await write('We make known something that we shall regret.'));
    house.pass(HOUR);
    got(await write(WORDS));
    expect(await handed(table)).toEqual([[seat, { verb: 'PROCLAIM', args: { text: WORDS } }]]);
    expect(code(await writeProclamation(house.app, boris.actor, { campaignId, seat, text: WORDS }))).toBe(
      'not-allowed',
    );
    house.pass(HOUR);
    got(await write(''));
    expect(await handed(table)).toEqual([]);
  });

  test('no proclamation is written where rulers publish nothing', async () => {
    const table = await play({ pressMode: 'none' });
    const { house, campaignId, rulers, seats } = table;
    const input = { campaignId, seat: seats[0] as SeatId, text: WORDS };
    expect(code(await writeProclamation(house.app, rulers[0]!.actor, input))).toBe('press-closed');
  });

  /** Delivers an ambassador of the first seat to the second, and a proclamation of the first. */
  const deliver = async ({ house, campaignId, seats }: Table) => {
    const campaign = await findCampaign(house.db, campaignId);
    const stored = await settingOf(house.db, campaignId);
    if (campaign === undefined || stored === undefined) throw new Error('no campaign');
    const setting = parsed(stored) as { readonly realms: readonly ({ readonly code: string } | null)[] };
    const number = (seat: SeatId) => setting.realms.findIndex((realm) => realm?.code === seat);
    const [from, to] = [number(seats[0] as SeatId), number(seats[1] as SeatId)];
    const events = [
      { kind: 'ambassador-sent', rule: 'MD-3.25', from, to, text: 'Write to me.' },
      { kind: 'proclaimed', rule: 'MD-3.27', realm: from, text: WORDS, gold: 700 },
    ];
    const permit = { role: 'system', userId: null } as const;
    await house.db
      .transaction()
      .execute((trx) => deliverLetters({ app: house.app, trx, campaign, permit }, { ruleset, setting, events }));
  };

  const ambassadors = async ({ house, campaignId, seats, rulers }: Table) =>
    got(
      await readLetters(house.app, rulers[1]!.actor, {
        campaignId,
        party: seats[1] as SeatId,
        box: 'received',
        limit: 10,
      }),
    );

  test('MD-18.37 an ambassador gives the address of its ruler, once, to the one seat that they visit', async () => {
    const table = await play();
    await deliver(table);
    await deliver(table);
    const letters = await ambassadors(table);
    expect(letters.map(({ kind, from }) => [kind, from])).toEqual([['ambassador', table.seats[0]]]);
    expect(letters[0]?.body).toContain(table.rulers[0]?.email);
    expect(letters[0]?.body).toContain('Write to me.');
    expect([letters[0]?.subject, letters[0]?.body]).toEqual([
      expect.stringMatching(/^An ambassador of the \w+ of /),
      expect.stringMatching(/^The \w+ of [\s\S]* invites you/),
    ]);
    const press = await pressOf(table.house.db, table.campaignId, { limit: 10 });
    expect(press.map(({ seat, body }) => [seat, body])).toEqual([[table.seats[0], WORDS]]);
    expect(press[0]?.title).toMatch(/^Proclamation of the \w+ of /);
    expect(press[0]?.seat).not.toBe(MASTER_PARTY);
    // Run again, the turn does not bring back what a master has taken out of the press.
    const { house, campaignId, master } = table;
    got(await withdrawPress(house.app, master.actor, { campaignId, id: press[0]!.id }));
    await deliver(table);
    expect(await pressOf(house.db, campaignId, { limit: 10 })).toEqual([]);
  });

  for (const [why, terms] of [
    ['nobody is told who rules', { anonymity: 'until-the-end' }],
    ['letters are not signed', { pressMode: 'anonymous' }],
  ] as const) {
    test(`an ambassador gives no address where ${why}`, async () => {
      const table = await play(terms);
      await deliver(table);
      const [letter] = await ambassadors(table);
      expect(letter?.kind).toBe('ambassador');
      expect(letter?.body).not.toContain(table.rulers[0]?.email);
    });
  }

  test('where rulers write no private letters an ambassador brings none', async () => {
    const table = await play({ pressMode: 'public' });
    await deliver(table);
    expect(await ambassadors(table)).toEqual([]);
  });
});

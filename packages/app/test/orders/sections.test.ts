import { rulesetId } from '@chancery/core';
import { EVERY_RULESET } from '@chancery/registry';
import { parsed, sheetsOfRecord, standingTurn } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { proveSheet } from '../../src/desk/sheets/prove-sheet.ts';
import { saveDraft } from '../../src/desk/sheets/save-draft.ts';
import { withdrawOrders } from '../../src/desk/sheets/withdraw-orders.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { begunTable, got, HOUR, type House, houseOf, type Table } from '../sample/people.ts';
import { rulerOf, send } from '../sample/play.ts';

const lines = (...each: readonly string[]): string => each.join('\n');
const told = ({ sections = [] }: { readonly sections?: readonly { readonly text: string }[] }): readonly string[] =>
  sections.map(({ text }) => text);

onEachDatabase('sections of a sheet', (database) => {
  const store = suiteStore(database);
  const table = async (ruleset: 'rounds' | 'sections'): Promise<Table> => {
    const plain = houseOf(store());
    const house: House = { ...plain, app: { ...plain.app, rulesets: EVERY_RULESET } };
    const scenario = ruleset === 'rounds' ? 'five-valleys' : 'market-towns';
    return begunTable(house, ['Anna', 'Boris', 'Clara'], { ruleset: rulesetId(ruleset), scenario });
  };
  const inForce = async ({ house: { app }, campaignId, seats, rulers }: Table) => {
    const [seat] = seats;
    const [ruler] = rulers;
    if (seat === undefined || ruler === undefined) throw new Error('nobody sits there');
    return got(await readTurnFile(app, ruler.actor, { campaignId, seat })).draft;
  };

  test('a sheet of rounds replaces the one before whole, and the receipt says which round is empty now', async () => {
    const at = await table('rounds');
    const [ash] = at.seats as [Table['seats'][number]];
    const first = await send(at, ash, lines('R1 TRAIN Foot AT Ford', 'ROUND 2', 'TRAIN Bow AT Ford'));
    expect(told(first)).toEqual(['Round 1: 1 order.', 'Round 2: 1 order.']);
    const second = await send(at, ash, lines('ROUND 1', 'TRAIN Horse AT Ford', 'TRAIN Bow AT Ford'));
    expect(second.lines.map(({ outcome }) => outcome)).toEqual(['accepted', 'illegal']);
    expect(second.lines[1]?.reasons).toEqual([
      { level: 'illegal', code: 'section-full', text: 'Round 1 takes 1 order, and this is one too many.' },
    ]);
    expect(told(second)).toEqual([
      'Round 1: 1 order. No longer in force: TRAIN Foot AT Ford.',
      'Round 2 is empty now. No longer in force: TRAIN Bow AT Ford.',
    ]);
  });

  test('a message replaces only the sections that it holds, and a heading alone empties its section', async () => {
    const at = await table('sections');
    const [ash] = at.seats as [Table['seats'][number]];
    const orders = lines('BUY Wool FOR Bess AT 2.5', 'DRIVE Bess TO Kings Cross');
    expect(told(await send(at, ash, orders))).toEqual(['Trade: 1 order.', 'Roads: 1 order.']);
    const changed = await send(at, ash, lines('TRADE', 'BUY Salt FOR Bess'));
    expect(told(changed)).toEqual([
      'Trade: 1 order. No longer in force: BUY Wool FOR Bess AT 2.5.',
      'Roads: 1 order, as before.',
    ]);
    expect(changed.lines.map(({ text }) => text)).toEqual(['BUY Salt FOR Bess']);
    const hired = await send(at, ash, lines('HIRING', 'HIRE "Tom" IN Norwold'));
    expect(hired.lines.map(({ reasons }) => reasons)).toEqual([[]]);
    expect(told(hired)).toEqual(['Hiring: 1 order.', 'Trade: 1 order, as before.', 'Roads: 1 order, as before.']);
    // Tom was named by a line of an earlier message.
    expect((await send(at, ash, lines('ROADS', 'DRIVE Tom TO Ambry'))).lines[0]).toMatchObject({ outcome: 'accepted' });
    const emptied = await send(at, ash, 'ROADS');
    expect(told(emptied).at(-1)).toBe('Roads is empty now. No longer in force: DRIVE Tom TO Ambry.');
    const refused = await send(at, ash, lines('TRADE', 'BUY Gold FOR Bess'));
    expect(refused.counts).toBe(false);
    expect((await inForce(at)).map(({ verb, section }) => `${verb} ${section}`)).toEqual(['HIRE hiring', 'BUY trade']);
  });

  test('form, JSON and text make the same sheet, of the same hash', async () => {
    const at = await table('sections');
    const { house, campaignId } = at;
    const [ash] = at.seats as [Table['seats'][number]];
    const { actor } = rulerOf(at, ash);
    const text = await send(
      at,
      ash,
      lines('TRADE', 'BUY Wool FOR Bess', 'ROADS', 'DRIVE Bess TO Kings Cross', 'HIRING'),
    );
    const drafted = await inForce(at);
    const json = await submitOrders(house.app, actor, {
      campaignId,
      seat: ash,
      channel: 'api',
      orders: [...drafted.toReversed(), { section: 'hiring' }],
    });
    expect(got(json).hash).toBe(text.hash);
    got(await saveDraft(house.app, actor, { campaignId, seat: ash, channel: 'desk', orders: drafted }));
    expect(await inForce(at)).toEqual(drafted);
  });

  test('ranks of arrival are in the record, and verify; whoever takes orders back is late', async () => {
    const at = await table('sections');
    const { house, campaignId, master } = at;
    const [ash, dun, mar] = at.seats as [Table['seats'][number], Table['seats'][number], Table['seats'][number]];
    await send(at, ash, 'DRIVE Bess TO Kings Cross');
    house.pass(HOUR);
    await send(at, dun, 'BUY Wine FOR Bess');
    house.pass(HOUR);
    got(await withdrawOrders(house.app, rulerOf(at, dun).actor, { campaignId, seat: dun }));
    await send(at, ash, 'BUY Wool FOR Bess');
    house.pass(HOUR);
    await send(at, dun, 'BUY Wine FOR Bess');
    got(await closeTurn(house.app, master.actor, { campaignId, turn: 1 }));
    const out = await standingTurn(house.db, campaignId, 1);
    if (out === undefined) throw new Error('the turn is not out');
    const record = await sheetsOfRecord(house.db, out);
    const ranks = record.flatMap(({ seat, orders }) =>
      parsed(orders).map(({ verb, rank }) => `${seat} ${verb} ${rank}`),
    );
    expect(ranks.sort()).toEqual([`${ash} BUY 2`, `${ash} DRIVE 1`, `${dun} BUY 3`].sort());
    expect(record.some(({ seat }) => seat === mar)).toBe(true);
    const proof = got(await proveSheet(house.app, rulerOf(at, ash).actor, { campaignId, seat: ash, turn: 1 }));
    expect(proof.agrees).toBe(true);
    expect(got(await verifyCampaign(house.app, master.actor, { campaignId })).faults).toEqual([]);
  });
});

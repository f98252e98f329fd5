import { expect, test } from 'vitest';
import type { Action, Order } from '../../src/order.ts';
import { ROUND_SECTIONS } from '../../src/order.ts';
import { COSTS } from '../../src/reference/costs.ts';
import { COST } from '../../src/words.ts';
import { monthOf, positionOf, withState } from '../month.ts';
import { tableAfter } from '../rulebook.ts';
import { RULESET } from '../ruleset.ts';

const KINDS = Object.values(RULESET.orders.kinds);

/** `DECLARE WAR <domain>`: the words with which the rows of a table begin, several divided by strokes. */
const verbsIn = (cell: string): readonly string[] =>
  cell.split(' / ').flatMap((part) => {
    const words = /^(?:[A-Z]+(?:\/[A-Z]+)?)(?: (?:WAR|GOLD|HOST)\b)?/.exec(part)?.[0] ?? '';
    return words.split('/').map((word) => word.replace(' ', '_'));
  });

const rows = (clause: string): ReadonlySet<string> =>
  new Set(tableAfter(clause).flatMap((row) => verbsIn(row['Verb and parameters'] ?? '')));

test('DOM-14.1 the actions of the book are the orders that stand in a round', () => {
  const actions = KINDS.filter(({ sections }) => sections !== undefined);
  for (const { sections } of actions) expect(sections).toEqual(ROUND_SECTIONS);
  // NONE is a round without a line.
  expect(new Set([...actions.map(({ verb }) => verb), 'NONE'])).toEqual(rows('DOM-14.1'));
});

test('DOM-14.2 the free orders of the book are those that stand in no round', () => {
  const free = KINDS.filter(({ sections, by }) => sections === undefined && by === 'ruler');
  expect(new Set(free.map(({ verb }) => verb))).toEqual(rows('DOM-14.2'));
});

test('DOM-14.1 the sheet to print names each of them, and what it costs', () => {
  const rows = COSTS.rows.map(({ action = '', gold = '' }) => ({ names: action.toLowerCase().split(/,? /), gold }));
  const named: { readonly [verb: string]: string } = { DIPLOMACY: 'propose' };
  for (const { verb, sections } of KINDS) {
    if (sections === undefined) continue;
    const [word = ''] = (named[verb] ?? verb.toLowerCase()).split('_');
    expect(rows.find(({ names }) => names.includes(word))?.gold, verb).toMatch(/./);
  }
});

test('DOM-14.1 actions cost what the table says, when they are carried out', async () => {
  const position = await positionOf();
  const scouts = position.state.units.find(({ owner, type }) => owner === 2 && type === 'Scouts');
  const rich = withState(position, ({ domains, units }) => ({
    domains: domains.map((domain) => domain && { ...domain, treasury: 200, underlings: domain.underlings.slice(0, 2) }),
    units: units.map((unit) => (unit.id === scouts?.id ? { ...unit, province: 2 } : unit)),
  }));
  const lines: { readonly [Verb in Action['verb']]?: string } = {
    COUNTERSPY: 'COUNTERSPY BY Sir Osric',
    SPY: 'SPY Skarrowhead BY Sir Osric',
    SABOTAGE: `SABOTAGE Skarrowhead law SKA WITH ${scouts?.number}`,
    FOUND: 'FOUND temple IN Gullmere',
    CONTEST: 'CONTEST Skarrowhead law SKA',
    FORTIFY: 'FORTIFY Winterlea law STA',
    RECRUIT: 'RECRUIT "Odo the Page"',
    LARGESSE: 'LARGESSE Gullmere, Winterlea',
  };
  const { CONTEST: _, ...possible } = lines;
  const paid = Object.entries(possible).map(([verb, line]) => {
    const { events } = monthOf(rich, { STA: `R1 ${line}` });
    return [
      verb,
      events.flatMap((event) => (event.kind === 'gold-paid' && event.domain === 2 ? event.gold : [])),
    ] as const;
  });
  const book = new Map(
    tableAfter('DOM-14.1').map((row) => [(row['Verb and parameters'] ?? '').split(' ')[0], row['Cost']]),
  );
  expect(Object.fromEntries(paid)).toEqual({
    COUNTERSPY: [Number(book.get('COUNTERSPY'))],
    SPY: [Number(book.get('SPY'))],
    SABOTAGE: [Number(book.get('SABOTAGE'))],
    FOUND: [Number(book.get('FOUND'))],
    FORTIFY: [2 * 3],
    RECRUIT: [Number(book.get('RECRUIT'))],
    LARGESSE: [2 * Number.parseInt(book.get('LARGESSE') ?? '', 10)],
  });
  expect([book.get('CONTEST'), book.get('BRIDGE'), book.get('ASSASSINATE')]).toEqual([
    `${COST.contest}`,
    `${COST.bridge}`,
    `${COST.assassinateRuler} / ${COST.assassinateUnderling}`,
  ]);
});

test('DOM-14.1 conditions that do not hold yet only warn, for an earlier round may bring them about', async () => {
  const position = await positionOf();
  const order: Order = { verb: 'RAISE', section: 'r1', args: { province: 2 } };
  const kind = KINDS.find(({ verb }) => verb === 'RAISE');
  const known = { setting: position.setting, view: RULESET.view(position, { kind: 'seat', seat: 'SKA' as never }) };
  const found = kind?.check(known, order as never, { orders: [order], index: 0, depth: 'warnings' });
  expect(found).toMatchObject([{ level: 'warning', refusal: { code: 'not-your-province' } }]);
});

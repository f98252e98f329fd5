import type { Ruling } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import type { OrderOf } from '../../src/order.ts';
import { covertQuestion, covertRuling } from '../../src/rules/covert.ts';
import { readHostChange } from '../../src/rules/host-changes.ts';
import { monthOf, positionOf, withState } from '../month.ts';

const position = await positionOf();
const { setting, state } = position;
const [SKA, STA] = [1, 2] as const;
const OSRIC = state.domains[STA]?.underlings[0]?.id ?? 0;

type Plan = OrderOf<'COVERT'>['args'];
const plan = (template: Plan['template'], more: Partial<Plan> = {}): Plan => ({
  domain: SKA,
  template,
  text: 'A plan.',
  by: OSRIC,
  ...more,
});

const idOf = (args: Plan): string => covertQuestion(setting, STA, args).id;
const ruled = (args: Plan, ruling: Ruling): { readonly [id: string]: Ruling } => ({ [idOf(args)]: ruling });

describe('what the host may have a plan change', () => {
  const law = state.holdings.find(({ province, kind }) => province === 4 && kind === 'law');
  const unit = state.units.find(({ owner, number }) => owner === SKA && number === 3);

  test.each([
    ['Thornby mood -1', { kind: 'mood', province: 4, by: -1 }],
    [' thornby MOOD +2 ', { kind: 'mood', province: 4, by: 2 }],
    ['Cape Hollin mood -1', { kind: 'mood', province: 3, by: -1 }],
    ['SKA gold -12', { kind: 'gold', domain: SKA, by: -12 }],
    ['sta gold +3', { kind: 'gold', domain: STA, by: 3 }],
    ['Thornby law SKA level -1', { kind: 'level', holding: law?.id, by: -1 }],
    ['unit SKA3 gone', { kind: 'unit', unit: unit?.id }],
    ['unit ska 3 gone', { kind: 'unit', unit: unit?.id }],
    ['bridge Fernhay, Tanhollow gone', { kind: 'bridge', from: 16, to: 23 }],
    ['bridge Tanhollow, Fernhay gone', { kind: 'bridge', from: 23, to: 16 }],
  ])('DOM-9.19 “%s” is understood', (line, change) => {
    expect(readHostChange(setting, state, line)).toEqual(change);
  });

  test.each([
    'Atlantis mood -1',
    'Thornby mood',
    'Thornby mood 1',
    'Thornby mood -100',
    'XXX gold -1',
    'Thornby temple SKA level -1',
    'Thornby law STA level -1',
    'unit SKA99 gone',
    'unit XXX1 gone',
    'bridge Fernhay, Highmere gone',
    'bridge Fernhay, Atlantis gone',
    'bridge Atlantis, Fernhay gone',
    'bridge Fernhay gone',
    'burn the town',
    'xThornby law SKA level -1 please',
    'my unit SKA3 gone',
    'unit SKA3 gone home',
    'a bridge Fernhay, Tanhollow gone away',
  ])('DOM-9.19 “%s” means nothing', (line) => {
    expect(readHostChange(setting, state, line)).toBeNull();
  });

  test('DOM-9.19, DOM-9.17 a plan of its own kind does what the host has written, and no more than can be', () => {
    const args = plan('other', { text: 'Burn, bribe and break.' });
    const from = withState(position, ({ domains, provinces }) => ({
      domains: domains.map((each) => each && { ...each, treasury: 20 }),
      provinces: provinces.map((each) => (each?.number === 5 ? { ...each, mood: 5 } : each)),
    }));
    const changes = [
      'Thornby mood -9',
      'Ashlow mood +3',
      'SKA gold -99',
      'STA gold +5',
      'Thornby law SKA level -1',
      'Skarrowhead law SKA level +9',
      'unit SKA3 gone',
      'unit SKA3 gone',
      'bridge Fernhay, Tanhollow gone',
      'nonsense',
    ];
    const month = monthOf(
      from,
      { STA: 'R1 COVERT SKA other "Burn, bribe and break." BY Sir Osric' },
      { 'espionage@2': [30] },
      ruled(args, { verdict: 'approved', parts: { cost: 4, chance: 30, effect: 'other', changes, reason: '' } }),
    );
    const { after } = month;
    expect(month.events.find(({ kind }) => kind === 'attempted')).toMatchObject({ chance: 30, outcome: 'succeeded' });
    expect(after.state.units.some(({ owner, number }) => owner === SKA && number === 3)).toBe(false);
    expect(after.state.domains[SKA]?.treasury).toBe(0);
    expect(
      month.events.flatMap((event) => (event.kind === 'gold-paid' && event.domain === STA ? event.gold : [])),
    ).toEqual([4, -5]);
    const levels = after.state.holdings.filter(({ owner, province }) => owner === SKA && [1, 4].includes(province));
    expect(levels.map(({ level }) => level)).toEqual([10, 1]);
    expect(
      month.events.flatMap((event) =>
        event.kind === 'mood-changed' && event.why === 'plot' ? [[event.province, event.mood]] : [],
      ),
    ).toEqual([
      [4, 0],
      [5, 5],
    ]);
    expect(after.state.bridges).toHaveLength(5);
  });
});

describe('the host rules on a plan', () => {
  const theft = plan('theft');
  const THEFT = 'R1 COVERT SKA theft "A plan." BY Sir Osric';

  test.each([
    [80, 'succeeded'],
    [81, 'failed'],
  ])('DOM-9.19 at a chance of 80 and a price of 7 a roll of %i has %s', (roll, outcome) => {
    const { events } = monthOf(
      position,
      { STA: THEFT },
      { 'espionage@2': [roll], 'covert.gold@2': [6] },
      ruled(theft, { verdict: 'approved', parts: { cost: 7, chance: 80 } }),
    );
    expect(events.find(({ kind }) => kind === 'attempted')).toMatchObject({ outcome, chance: 80 });
    expect(events.find((event) => event.kind === 'gold-paid' && event.domain === STA)).toMatchObject({ gold: 7 });
  });

  test('DOM-9.19, DOM-9.20 a plan that was refused costs nothing, and says why to its author', () => {
    const { events, reportOf } = monthOf(
      position,
      { STA: THEFT },
      {},
      ruled(theft, { verdict: 'refused', parts: { reason: 'The strongbox is empty.' } }),
    );
    expect(events.some(({ kind }) => kind === 'attempted')).toBe(false);
    expect(events.some((event) => event.kind === 'gold-paid' && event.domain === STA)).toBe(false);
    expect(JSON.stringify(reportOf('STA'))).toContain('The strongbox is empty.');
  });

  test('DOM-9.19 the ruling is bound to target, template, place, kind and words, not to who goes or what else is done', () => {
    const unrest = plan('unrest', { province: 4 });
    const others: readonly Plan[] = [
      { ...unrest, domain: 3 },
      { ...unrest, template: 'papers' },
      { ...unrest, province: 5 },
      { ...unrest, type: 'Levies' },
      { ...unrest, text: 'Another plan.' },
    ];
    expect(new Set([unrest, ...others].map(idOf)).size).toBe(6);
    const fallback = { verb: 'PILLAGE', args: { province: 4 } } as const;
    expect(idOf({ ...unrest, by: 99, fallback })).toBe(idOf(unrest));
    expect(covertQuestion(setting, SKA, unrest).id).not.toBe(idOf(unrest));
  });

  test.each([
    ['unrest', 2, 'approved'],
    ['theft', 2, 'approved'],
    ['papers', 1, 'approved'],
    ['bribe', 3, 'approved'],
    ['other', 0, 'refused'],
  ] as const)('DOM-9.18, DOM-9.20 without a ruling %s costs %i and counts as %s', (template, cost, verdict) => {
    const args = plan(template);
    expect(covertRuling(setting, STA, { args, rulings: {} })).toEqual({
      verdict,
      cost,
      chance: verdict === 'approved' ? 50 : 0,
      effect: template,
      changes: [],
      reason: '',
    });
    const question = covertQuestion(setting, STA, args);
    expect(question).toMatchObject({ kind: 'covert', about: 'STA', toRuler: true, answers: ['approved', 'refused'] });
    expect(question.facts).toEqual({ target: 'SKA', template, text: 'A plan.' });
    expect(Object.keys(question.parts?.['approved']?.usual ?? {})).toEqual([
      'cost',
      'chance',
      'effect',
      'changes',
      'reason',
    ]);
    expect(question.parts?.['approved']?.schema).toMatchObject({
      properties: { cost: { minimum: 0, maximum: 20 }, chance: { minimum: 0, maximum: 100 } },
    });
  });

  test('DOM-9.19 another effect may be ruled than was asked for', () => {
    const args = plan('theft', { province: 4 });
    const { events } = monthOf(
      position,
      { STA: 'R1 COVERT SKA theft "A plan." BY Sir Osric' },
      { 'espionage@2': [50] },
      {
        ...ruled(args, { verdict: 'refused', parts: {} }),
        ...ruled(theft, { verdict: 'approved', parts: { effect: 'papers' } }),
      },
    );
    expect(events.some(({ kind }) => kind === 'papers-read')).toBe(true);
    expect(events.some(({ kind }) => kind === 'stolen')).toBe(false);
  });
});

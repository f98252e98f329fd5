import { expect, test } from 'vitest';
import type { ChanceTaken } from '../../src/data/rolls.ts';
import type { Order } from '../../src/order.ts';
import { movement } from '../../src/phases/movement.ts';
import { options } from '../../src/phases/options.ts';
import { recruitment } from '../../src/phases/recruitment.ts';
import { PHASES } from '../../src/phases.ts';
import type { TurnOfYear } from '../../src/setting.ts';
import type { Step } from '../../src/types.ts';
import { positionOf, ran } from '../board.ts';
import { codesOf, fates, inTurn, unitsAt, withNation } from '../by-code.ts';
import { rolling } from '../dice.ts';
import { ITALIA } from '../scenarios.ts';

const { nation: N, province: P, type: T, general: G } = codesOf(ITALIA);
const start = positionOf(ITALIA);
const SEQUENCE = [
  'Diplomacy',
  'Taxation levels',
  'Options',
  'Morale',
  'Movement and combat orders',
  'Recruitment',
  'Desertions',
  'Revolts',
  'Disloyal generals',
  'Epidemics',
  'Conflict',
  'Captured generals',
  'Counter-intelligence',
  'Taxes and pay',
  'Recovery and works',
  'Winter quarters',
  'Feudal troops disperse',
  'Winter destinations',
  'Tribal muster',
  'Reckoning',
];
const raise = (province: string, count: number): Order => ({
  verb: 'RECRUIT',
  args: { province: P(province), type: T('FOT'), count },
});
const march = (general: string, to: string): Order => ({
  verb: 'MOVE',
  args: { generals: [G(general)], troops: [{ type: T('FOT'), count: 'ALL' }], to: P(to), army: '3M' },
});

test('UM-1.2 the steps of a turn stand in the order of the rules', () => {
  expect(PHASES.map(({ name }) => name).filter((name) => SEQUENCE.includes(name))).toEqual(SEQUENCE);
});

test('UM-1.2, UM-1.12 each roll is logged under the number of its step, and steps 14, 16, 17 and 19 wait for their turn', () => {
  const numbers = (flag: boolean): readonly number[] => {
    const flags = { ...start.setting.calendar[0], taxation: flag, lastCampaign: flag };
    const position = { ...start, setting: { ...start.setting, calendar: [flags as TurnOfYear] } };
    const chance: ChanceTaken = { name: 'REVOLT.chance', subject: 'PAR', roll: 1, needed: 1, success: 'yes' };
    const rolled: Step = { ...movement, run: ({ memory }) => void memory.chances.push(chance) };
    return PHASES.flatMap((phase) =>
      ran(position, [rolled, phase], {}, rolling()).events.flatMap((event) =>
        event.kind === 'chances-taken' ? [event.step] : [],
      ),
    );
  };
  const after = [20, 20, 20, 20];
  expect(numbers(true)).toEqual([0, 0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, ...after]);
  expect(numbers(false)).toEqual([0, 0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18, ...after]);
});

test('UM-1.3 whoever is recruited cannot march in that turn', () => {
  const { state } = ran(start, [movement, recruitment], { VEN: [raise('VER', 1), march('Carne', 'PAD')] }, rolling());
  expect(unitsAt(state, ITALIA, 'VEN', 'VER').FOT).toBe(1);
  expect(unitsAt(state, ITALIA, 'VEN', 'PAD').FOT).toBe(12);
});

test('UM-1.4 an enemy who comes prevents recruitment where he comes to', () => {
  const orders = { MIL: [raise('LOD', 1), raise('PAV', 1)], VEN: [march('Sforza', 'LOD')] };
  expect(fates(ran(start, [movement, recruitment], orders, rolling()), 'MIL')).toEqual([
    'cancelled hostile-present',
    'done',
  ]);
});

test('UM-1.5, UM-1.7 what has become impossible costs nothing and nothing replaces it; what the money does not reach is left', () => {
  const poor = withNation(start, ITALIA, 'MIL', { treasury: 60 });
  const give: Order = { verb: 'CEDE', args: { province: P('PAV'), nation: N('FLO') } };
  const after = ran(poor, [options, recruitment], { MIL: [give, raise('PAV', 1), raise('CRE', 2), raise('LOD', 1)] });
  expect(fates(after, 'MIL')).toEqual(['done', 'cancelled not-owner', 'done', 'cancelled no-money']);
  expect(after.state.nations[N('MIL')]?.treasury).toBe(0);
});

test('UM-1.9, UM-1.10, UM-25.5 nation by nation in turn order, each in the order of its sheet', () => {
  const appoint: Order = { verb: 'APPOINT', args: { command: 'land' } };
  const orders = { MIL: [raise('CRE', 1), appoint], VEN: [appoint, raise('VER', 1)], GEN: [appoint] };
  const told = (turn: number) =>
    ran(inTurn(start, turn), [options, recruitment], orders, rolling()).events.flatMap((event) =>
      event.kind === 'order-done' ? [`${event.nation} ${event.order.verb}`] : [],
    );
  expect(told(1)).toEqual(['1 APPOINT', '2 APPOINT', '6 APPOINT', '1 RECRUIT', '2 RECRUIT']);
  expect(told(2).slice(0, 3)).toEqual(['2 APPOINT', '6 APPOINT', '1 APPOINT']);
});

import { keyedDice, resolveTurn, type Sheet, seatId, sha256Hex } from '@chancery/core';
import { expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import type { GamePosition } from '../../src/types.ts';
import { RULESET } from '../ruleset.ts';

const ALDER = 1;

/** The Vale of Sarn, in which all but the first domain send in what they send. */
const vale = async (): Promise<GamePosition> => {
  const scenario = RULESET.readScenario(await RULESET.scenarioData('sarn'));
  if (!scenario.ok) throw new Error(scenario.error.join('; '));
  const options = RULESET.readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join('; '));
  return RULESET.setup(scenario.value, options.value, keyedDice(sha256Hex('sarn')));
};

interface Month {
  readonly from?: Partial<Sheet<Order>> | null;
  readonly acts?: readonly Order[];
}

/** A month with these orders of the Barony of Alder, or with none of theirs. */
const played = (position: GamePosition, { from = null, acts = [] }: Month): GamePosition => {
  const others = RULESET.seats(position.setting).map(({ seat }) => ({ seat, orders: [] as readonly Order[] }));
  const sheets = others.flatMap((sheet): readonly Sheet<Order>[] =>
    sheet.seat === seatId('ALD') ? (from === null ? [] : [{ ...sheet, ...from }]) : [sheet],
  );
  const result = resolveTurn(RULESET, { ...position, sheets, acts, dice: keyedDice(sha256Hex('month')) });
  if (!result.ok) throw new Error(result.incident.reason);
  return { ...position, state: result.turn.state };
};

const alderOf = ({ state }: GamePosition) => state.domains[ALDER];

test('DOM-17.4: missed turns are counted, and the third in a row hands the domain to the rules', async () => {
  let position = await vale();
  for (const missed of [1, 2]) {
    position = played(position, {});
    expect(alderOf(position)).toMatchObject({ missed, controller: 'player' });
  }
  expect(alderOf(played(position, {}))).toMatchObject({ controller: 'npc' });
});

test('DOM-16.1: no orders are waited for from a domain that the rules run, until a player takes it over', async () => {
  const setController = (to: 'npc' | 'player'): Order => ({ verb: 'SET_CONTROLLER', args: { domain: ALDER, to } });
  const seatsAsked = (position: GamePosition): readonly string[] => {
    const window = RULESET.window(position);
    return window.kind === 'window' ? window.seats : [];
  };
  const begun = await vale();
  const left = played(begun, { from: {}, acts: [setController('npc')] });
  expect(seatsAsked(left)).toEqual(seatsAsked(begun).filter((seat) => seat !== 'ALD'));
  expect(seatsAsked(played(left, { from: {}, acts: [setController('player')] }))).toEqual(seatsAsked(begun));
});

test('DOM-17.4: orders that come again begin the count anew, and whoever is excused is not counted', async () => {
  const silent = played(await vale(), {});
  expect(alderOf(played(silent, { from: { orders: [] } }))).toMatchObject({ missed: 0 });
  expect(alderOf(played(silent, { from: { excused: true } }))).toMatchObject({ missed: 1 });
});

test('DOM-16.9: the host gives a domain to the rules, and to a player again', async () => {
  const setController = (to: 'npc' | 'player'): Order => ({ verb: 'SET_CONTROLLER', args: { domain: ALDER, to } });
  const left = played(await vale(), { from: {}, acts: [setController('npc')] });
  expect(alderOf(left)).toMatchObject({ controller: 'npc' });
  expect(alderOf(played(left, { from: {}, acts: [setController('player')] }))).toMatchObject({
    controller: 'player',
    missed: 0,
  });
});

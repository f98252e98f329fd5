import { arrivalsOf, fullRulingFor, keyedDice, orderKindOf, readSheetText, seatId, sha256Hex } from '@chancery/core';
import { expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import type { GamePosition } from '../../src/types.ts';
import { RULESET } from '../ruleset.ts';

const BRANT = 2;

const begun = async (): Promise<GamePosition> => {
  const scenario = RULESET.readScenario(await RULESET.scenarioData('sarn'));
  if (!scenario.ok) throw new Error(scenario.error.join('; '));
  const options = RULESET.readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join('; '));
  return RULESET.setup(scenario.value, options.value, keyedDice(sha256Hex('sarn')));
};

const asked = (position: GamePosition, orders: readonly Order[]) =>
  RULESET.questions(position, { [seatId('ALD')]: { seat: seatId('ALD'), orders } });

const plot = (position: GamePosition, template: 'theft' | 'other', text: string): Order => ({
  verb: 'COVERT',
  section: 'r1',
  args: { domain: BRANT, template, text, by: position.state.domains[1]?.underlings[0]?.id ?? 0 },
});

test('DOM-9.20, DOM-19.10: a plot of a known kind counts as approved at its price, one of its own kind as refused', async () => {
  const position = await begun();
  const [theft, other] = asked(position, [
    plot(position, 'theft', 'Empty their strongbox.'),
    plot(position, 'other', 'Turn their banners upside down.'),
  ]);
  expect(theft && fullRulingFor(theft, {})).toMatchObject({ verdict: 'approved', parts: { cost: 2, chance: 50 } });
  expect(other && fullRulingFor(other, {})).toMatchObject({ verdict: 'refused' });
});

test('DOM-9.19: the answer counts for those words, and for no others', async () => {
  const position = await begun();
  const ids = ['Burn the barn.', 'Burn the town.'].flatMap((text) =>
    asked(position, [plot(position, 'other', text)]).map(({ id }) => id),
  );
  expect(new Set(ids).size).toBe(2);
});

test('DOM-14.6: a plan that is put to the host is a question of its ruler, and asked once', async () => {
  const position = await begun();
  const ask: Order = { verb: 'ASK_HOST', args: { text: 'Could my people poison their wells?' } };
  const questions = asked(position, [ask, ask]);
  expect(questions).toMatchObject([{ kind: 'plan', about: 'ALD', toRuler: true, byDefault: 'refused' }]);
  const known = { setting: position.setting, view: RULESET.view(position, { kind: 'master' }) };
  expect(questions.map((question) => RULESET.text.question(question, known))).toEqual([
    'The Barony of Alder asks: “Could my people poison their wells?” Could that be done, for how much, and how likely?',
  ]);
});

const sent = (position: GamePosition, text: string) => {
  const known = { setting: position.setting, view: RULESET.view(position, { kind: 'seat', seat: seatId('ALD') }) };
  const reading = readSheetText(RULESET, known, text);
  const atOnce = arrivalsOf(RULESET.orders, reading).map(({ order }) =>
    orderKindOf(RULESET.orders, order.verb)?.onArrival?.(known, order),
  );
  return { forTheTurn: reading.orders.map(({ verb }) => verb), atOnce };
};

test('DOM-14.2: a message leaves at once, for one domain or for all, and the month never sees it', async () => {
  const position = await begun();
  const { forTheTurn, atOnce } = sent(position, 'MESSAGE CAR "Stay out of it."\nMESSAGE ALL "To arms."\nTAX 1 HEAVY');
  expect(atOnce).toEqual([
    { act: 'letter', to: ['CAR'], subject: 'A message', body: 'Stay out of it.' },
    { act: 'letter', to: 'all', subject: 'A message', body: 'To arms.' },
  ]);
  expect(forTheTurn).not.toContain('MESSAGE');
});

test('DOM-14.6: a plan is put to the host as soon as it is sent in', async () => {
  const position = await begun();
  const { forTheTurn, atOnce } = sent(position, 'ASK HOST "Could my people poison their wells?"');
  expect(atOnce).toEqual([{ act: 'ask' }]);
  expect(forTheTurn).toEqual([]);
});

import { scriptedDice } from '@chancery/core';
import { expect, test } from 'vitest';
import { captured } from '../../src/consequences/captured.ts';
import { step } from '../../src/phases/step.ts';
import { changed, positionOf, ran } from '../board.ts';
import { PUNIC } from '../scenarios.ts';

const [ROME, CARTHAGE, GAULS] = [1, 2, 4];
const start = positionOf(PUNIC);
const generalCalled = (name: string) =>
  start.state.generals.find((general) => general.name === name) ?? { number: 0, location: 0 };
const magalus = generalCalled('Magalus').number;
const rich = changed(start, ({ nations }) => Object.assign(nations[GAULS] ?? {}, { treasury: 200 }));

const taken = (captor: number, roll: readonly number[], position = rich) =>
  ran(
    position,
    [step({ number: 12, name: 'Captives', rule: 'UM-18.1', run: (turn) => captured(turn, magalus, captor) })],
    {},
    scriptedDice({ byLabel: { 'EXECUTE@Magalus': roll } }),
  );

test('UM-18.4, UM-18.5, UM-18.6 a ransom is paid to the captor, and a tribe that pays it loses face', () => {
  const { state } = taken(ROME, [26]);
  // 4 + reputation 4 + half of seniority 13
  expect(state.nations[GAULS]?.treasury).toBe(200 - 140);
  expect(state.nations[ROME]?.treasury).toBe(600 + 140);
  expect(state.nations[GAULS]?.faceLoss).toBe(20);
  expect(state.generals[magalus - 1]).toMatchObject({ state: 'fit', location: 32 });
});

test('UM-18.5 executed: in 25 of 100 by the civilised, in 50 by Independents, to whom a ransom is lost', () => {
  expect(taken(CARTHAGE, [25]).state.generals[magalus - 1]?.state).toBe('dead');
  expect(taken(0, [50]).state.generals[magalus - 1]?.state).toBe('dead');
  const ransomed = taken(0, [51]).state;
  expect(ransomed.generals[magalus - 1]?.state).toBe('fit');
  expect(ransomed.nations[0]?.treasury).toBe(0);
});

test('UM-18.4 who cannot pay, or owns nothing, loses him without a roll', () => {
  expect(taken(ROME, [], start).state.generals[magalus - 1]?.state).toBe('dead');
});

test('UM-18.4 a treasury of just the ransom is enough; without a province he is executed, however rich his nation', () => {
  const withTreasury = (treasury: number) =>
    changed(start, ({ nations }) => Object.assign(nations[GAULS] ?? {}, { treasury }));
  expect(taken(ROME, [26], withTreasury(140)).state.generals[magalus - 1]?.state).toBe('fit');
  expect(taken(ROME, [], withTreasury(139)).state.generals[magalus - 1]?.state).toBe('dead');
  const homeless = changed(rich, ({ provinces }) => {
    for (const province of provinces) if (province?.owner === GAULS) province.owner = ROME;
  });
  expect(taken(ROME, [], homeless).state.generals[magalus - 1]?.state).toBe('dead');
});

test('UM-18.3, UM-18.6 the news says whether he was executed, and for how much he came home; only tribes lose face', () => {
  const told = ({ events }: ReturnType<typeof taken>) =>
    events.flatMap((event) => (event.kind === 'captive-told' ? [[event.executed, event.tenths]] : []));
  expect([told(taken(ROME, [26])), told(taken(ROME, [25]))]).toEqual([[[false, 140]], [[true, 0]]]);
  const civilised = changed(rich, ({ nations }) => Object.assign(nations[GAULS] ?? {}, { kind: 'civilised' }));
  expect(taken(ROME, [26], civilised).state.nations[GAULS]?.faceLoss).toBe(0);
});

test('UM-18.7, UM-6.6 the execution of a commander-in-chief shakes his nation', () => {
  const leader = generalCalled('Anaroestes').number;
  const alone = changed(rich, ({ generals }) => {
    const king = generals[leader - 1];
    if (king) king.seniority = 1;
  });
  const shaken = taken(ROME, [1], alone).state.nations[GAULS];
  expect([shaken?.cincShock, shaken?.cincRevolt, shaken?.replacementsDue]).toEqual([2, true, true]);
  const calm = taken(ROME, [1]).state.nations[GAULS];
  expect([calm?.cincShock, calm?.cincRevolt]).toEqual([0, false]);
});

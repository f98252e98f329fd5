import { expect, test } from 'vitest';
import { reckoning } from '../../src/phases/reckoning.ts';
import { scoresOf } from '../../src/rules/scores.ts';
import { changed, positionOf, ran } from '../board.ts';
import { codesOf, garrisoned, withNation, withProvince } from '../by-code.ts';
import { ITALIA, PUNIC } from '../scenarios.ts';

const { nation: N } = codesOf(ITALIA);
const start = positionOf(ITALIA);
const scores = ({ setting, state }: typeof start) => scoresOf(setting, state).map(({ score }) => score);

test('UM-23.2, UM-23.4 the civilised by their revenue, a hundred at the start, collectable or not', () => {
  expect(scores(start)).toEqual([100, 100, 100, 100, 100, 100]);
  const milan = withProvince(start, ITALIA, 'CRE', { owner: N('VEN') });
  // 36 of 41, and 56 of 51.
  expect(scores(milan).slice(0, 2)).toEqual([87, 109]);
  expect(scores(garrisoned(start, ITALIA, { CRE: { VEN: { FOT: 9 } } }))[0]).toBe(100);
});

test('UM-23.3 tribes by army units and squadrons; spies count for nothing', () => {
  const punic = positionOf(PUNIC);
  // 27 units; 16 of them are gone, and networks come.
  const fewer = garrisoned(punic, PUNIC, { MED: { GAU: { WAR: 1, SPY: 9 } }, FEL: { GAU: { WAR: 6 } } });
  expect(scores(fewer)[3]).toBe(40);
});

test('UM-17.26 what a nation began with is counted once, be it one point', () => {
  const small = withNation(start, ITALIA, 'MIL', { originalRevenue: 1 });
  expect(ran(small, [reckoning]).events.filter(({ kind }) => kind === 'originals-counted')).toEqual([]);
});

test('UM-23.5 equal scores share a rank', () => {
  const milan = withProvince(start, ITALIA, 'CRE', { owner: N('VEN') });
  expect(scoresOf(milan.setting, milan.state).map(({ rank }) => rank)).toEqual([6, 1, 2, 2, 2, 2]);
  const { nations } = ran(milan, [reckoning]).state;
  expect([nations[N('VEN')]?.score, nations[N('VEN')]?.rank]).toEqual([109, 1]);
});

const landless = changed(start, ({ provinces }) => {
  for (const province of provinces) if (province?.owner === N('GEN')) province.owner = N('MIL');
});
const beaten = changed(landless, ({ stacks }) => {
  stacks.forEach((here, at) => {
    stacks[at] = here.filter(({ nation }) => nation !== N('GEN'));
  });
});

test('UM-23.7 without provinces and without units a nation is out: generals, spies and treasury vanish, its score is 0', () => {
  const spying = garrisoned(beaten, ITALIA, { COM: { GEN: { SPY: 1 } } });
  const after = ran(spying, [reckoning]);
  expect(after.state.nations[N('GEN')]).toMatchObject({ status: 'eliminated', treasury: 0, score: 0, rank: 6 });
  expect(after.state.generals.filter(({ nation, state }) => nation === N('GEN') && state === 'fit')).toEqual([]);
  expect(after.state.stacks.flat().some(({ nation }) => nation === N('GEN'))).toBe(false);
  expect(after.heard('VEN').map(({ kind }) => kind)).toEqual(['nation-eliminated', 'elimination-told', 'scored']);
});

test('UM-23.7, UM-23.8 with units or a province it plays on, also without its capital', () => {
  const status = (position: typeof start) => ran(position, [reckoning]).state.nations[N('GEN')]?.status;
  expect(status(landless)).toBe('active');
  expect(status(withProvince(beaten, ITALIA, 'BAS', { owner: N('GEN') }))).toBe('active');
  expect(status(garrisoned(beaten, ITALIA, { COM: { GEN: { SHP: 1 } } }))).toBe('active');
});

test('UM-17.26 a new nation is scored by at least one unit and one point, whatever is left of it', () => {
  const left = withProvince(beaten, ITALIA, 'BAS', { owner: N('GEN'), base: 0 });
  const fresh = withNation(left, ITALIA, 'GEN', { originalRevenue: 0, originalForces: 0 });
  expect(ran(fresh, [reckoning]).state.nations[N('GEN')]).toMatchObject({ originalRevenue: 1, originalForces: 1 });
});

test('UM-23.7 who is out stays out, and is scored no more', () => {
  const out = withNation(start, ITALIA, 'GEN', { status: 'eliminated', score: 0 });
  const after = ran(out, [reckoning]);
  expect(after.events.map(({ kind }) => kind)).toEqual(['scored']);
  expect(after.state.nations[N('GEN')]?.score).toBe(0);
});

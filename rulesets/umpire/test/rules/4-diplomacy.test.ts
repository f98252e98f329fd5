import { expect, test } from 'vitest';
import { diplomacy } from '../../src/phases/diplomacy.ts';
import { areEnemies, hostileIn } from '../../src/rules/hostility.ts';
import { INDEPENDENTS } from '../../src/words.ts';
import { changed, positionOf, ran } from '../board.ts';
import { ITALIA } from '../scenarios.ts';

const [MIL, VEN, FLO, NAP] = [1, 2, 3, 5];
const PARMA = 8;

test('UM-4.2 a list stands until another takes its place; the last of a turn counts (UM-20.10)', () => {
  const start = positionOf(ITALIA);
  const enemies = (nations: readonly number[]) => ({ verb: 'ENEMIES' as const, args: { nations } });
  const after = ran(start, [diplomacy], { FLO: [enemies([MIL]), enemies([VEN, FLO, VEN])] });
  expect(after.state.nations[FLO]?.enemies).toEqual([VEN]);
  expect(after.state.nations[MIL]?.enemies).toEqual([VEN]);
  const statuses = after.heard('FLO').flatMap((told) => (told.kind === 'order-done' ? [told.status] : []));
  expect(statuses).toEqual(['ignored', 'done']);
});

test('UM-4.3 one declaration binds both, and UM-4.9 the two alone hear of it', () => {
  const after = ran(positionOf(ITALIA), [diplomacy], { GEN: [{ verb: 'ENEMIES', args: { nations: [FLO] } }] });
  expect(areEnemies(after.state, FLO, 6)).toBe(true);
  expect(after.heard('FLO').map(({ kind }) => kind)).toEqual(['hostility-began']);
  expect(after.heard('MIL')).toEqual([]);
  // Naples has listed Genoa, and Genoa is bound by that as before.
  expect(after.heard('NAP')).toEqual([]);
  expect(areEnemies(after.state, NAP, 6)).toBe(true);
});

test('UM-4.3, UM-4.9 hostility that ends is told to the two alone, and what goes on is told to nobody', () => {
  const after = ran(positionOf(ITALIA), [diplomacy], { NAP: [{ verb: 'ENEMIES', args: { nations: [FLO] } }] });
  const told = (code: string) =>
    after.heard(code).filter(({ kind }) => kind !== 'order-done' && kind !== 'enemies-set');
  expect(told('GEN')).toMatchObject([{ kind: 'hostility-ended', a: NAP, b: 6 }]);
  expect(told('NAP')).toMatchObject([{ kind: 'hostility-ended' }]);
  expect([told('FLO'), told('MIL')]).toEqual([[], []]);
});

test('UM-4.5 Independents are hostile to all, rebels only to whom they rebel against and those friendly to them', () => {
  const { state } = changed(positionOf(ITALIA), (draft) => {
    const parma = draft.provinces[PARMA];
    if (parma) parma.rebelAgainst = MIL;
  });
  expect(hostileIn(state, PARMA, INDEPENDENTS, MIL)).toBe(true);
  expect(hostileIn(state, PARMA, INDEPENDENTS, FLO)).toBe(true);
  expect(hostileIn(state, PARMA, INDEPENDENTS, VEN)).toBe(false);
  expect(hostileIn(state, 1, INDEPENDENTS, VEN)).toBe(true);
});

import { expect, test } from 'vitest';
import { ownersOfTroops } from '../../src/rules/find.ts';
import { bestGeneral } from '../../src/rules/leaders.ts';
import { risingIn } from '../../src/rules/rebellion.ts';
import { enemiesOf } from '../../src/rules/war.ts';
import { boardOf } from '../board.ts';
import { deeds, withUnits } from '../deeds.ts';

/** Oran and Tlemcen stand before Algiers, the colony that they lie beside; wars and units in no order. */
const board = boardOf({
  nations: { England: {}, France: {}, Spain: {}, Granada: { phase: 5 } },
  lands: {
    Tlemcen: { owner: 'England', originalOwner: null, value: 2 },
    Oran: { owner: 'England', originalOwner: null, incorporatedBy: 'England' },
    Lost: { owner: 'France', incorporatedBy: 'England' },
    Algiers: { owner: 'England', originalOwner: null, fort: 1, value: 3 },
    London: { owner: 'England', units: ['1 inf of Spain', '1 cav', '1 gen 3 of France'] },
    Calais: { owner: 'Spain', units: ['1 inf of England'] },
    Rouen: { owner: 'Spain', units: ['1 cav of England'] },
  },
  borders: ['Algiers-Oran', 'Algiers-Tlemcen', 'Algiers-Lost'],
  wars: [{ between: ['England', 'Spain'] }, { between: ['France', 'England'] }],
});
const { nation, place, setting, state } = board;
const england = nation('England');

test('W83-0.27 enemies are named in list order, whichever war came first', () => {
  expect(enemiesOf(state, england)).toEqual([nation('France'), nation('Spain')]);
});

test('W83-0.27 W83-0.8 so are those who have troops in a land; a general is none', () => {
  expect(ownersOfTroops(state, place('London'))).toEqual([england, nation('Spain')]);
});

test('W83-13.58 W83-13.66 W83-0.27 lands of a colonial rising are in list order, and what its owner has lost is none of them', () => {
  expect(risingIn(setting, state, place('Algiers'))).toEqual({
    nation: null,
    lands: [place('Tlemcen'), place('Oran'), place('Algiers')],
    most: 6,
  });
});

test('W83-5.16 W83-0.27 guests turn on their hosts land by land in list order, whatever the ids of their units', () => {
  const crossed = withUnits(board, ({ owner, type, place: at }) => {
    if (owner !== england || at === place('London')) return {};
    return { place: place(type === 'inf' ? 'Rouen' : 'Calais') };
  });
  expect(deeds(crossed, 'England', []).of('captured')).toMatchObject([
    { territory: place('Calais') },
    { territory: place('Rouen') },
  ]);
});

test.each([
  [0, 1, 2],
  [1, 0, 1],
  [1, 9, 1],
  [0, 0, 1],
] as const)(
  'W83-4.14 of equal skill the one with an ability leads: of abilities %i and %i the %i.',
  (one, other, which) => {
    const [pattern] = state.units;
    const generals = [one, other].map(
      (ability, at) => ({ ...pattern, id: at + 1, type: 'gen', skill: 5, ability }) as never,
    );
    expect(bestGeneral(generals)).toMatchObject({ id: which });
  },
);

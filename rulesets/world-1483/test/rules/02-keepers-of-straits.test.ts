import { expect, test } from 'vitest';
import type { Order } from '../../src/order.ts';
import { boardOf } from '../board.ts';
import { deeds } from '../deeds.ts';

/** England is at war with France, whose frigate sails from the Aegean into the Black Sea. */
const sailedPast = (keeper: 'England' | 'Spain') => {
  const board = boardOf({
    nations: { England: {}, France: {}, Spain: {} },
    lands: { Constantinople: { owner: keeper, special: 'strait-aegean-blacksea' } },
    seas: {
      Aegean: { special: 'strait-aegean-blacksea', units: ['1 frg of France'] },
      Black: { seas: ['Aegean'], special: 'strait-aegean-blacksea' },
    },
    wars: [{ between: ['England', 'France'] }],
  });
  const sail: Order = {
    verb: 'SAIL',
    section: 'actions',
    args: { units: [{ count: 1, type: 'frg' }], from: board.place('Aegean'), via: [board.place('Black')] },
  };
  return deeds(board, 'France', [sail])
    .of('sailed')
    .map(({ stop }) => stop);
};

test('W83-2.25 zones are nobody’s: they bar no enemy of the first nation in the list', () => {
  expect(sailedPast('Spain')).toEqual([null]);
});

test('W83-2.21 the first nation in the list keeps a strait like all others', () => {
  expect(sailedPast('England')).toEqual(['strait closed']);
});

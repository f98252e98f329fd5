import { begunInHand, type Choice } from '@chancery/core';
import { expect, test } from 'vitest';
import { march } from '../../src/orders/moves/march.ts';
import { sail } from '../../src/orders/moves/sail.ts';
import { boardOf } from '../board.ts';
import { knownOn } from './known.ts';

const BOARD = boardOf({
  nations: { England: {}, France: {} },
  lands: {
    London: { owner: 'England', units: ['3 inf', '2 cav', '1 gen 4'], coasts: ['Channel'] },
    Kent: { owner: 'England', units: ['1 cav'] },
    Rouen: { owner: 'France' },
    Paris: { owner: 'France' },
  },
  seas: { Channel: { seas: ['Biscay'], units: ['2 mer of England'] }, Biscay: {} },
  borders: ['London-Rouen', 'Rouen-Paris', 'Kent-Rouen'],
});
const known = knownOn(BOARD, 'England');
const { place } = BOARD;
/** What is asked of what stands in a place, once it is in hand. */
const asked = (kind: typeof march | typeof sail, at: string): Choice | undefined => {
  const tree = { [kind.verb]: kind.options(known, []) as Choice };
  return begunInHand(kind as never, tree, [`${place(at)}`])?.choice;
};

test('who is taken in hand is asked how many, and where to', () => {
  expect(asked(march, 'London')).toMatchObject({
    skip: {
      label: 'to the next territory',
      then: {
        ask: 'groups',
        param: 'units',
        of: [{ label: 'infantry' }, { label: 'cavalry' }, { label: 'generals' }],
        then: { ask: 'way', from: 1, to: 1, starts: [place('Rouen')] },
      },
    },
    of: [{ label: 'riders and generals, two territories far' }],
    then: { of: [{ label: 'cavalry' }, { label: 'generals' }], then: { ask: 'way', from: 2, to: 2 } },
  });
});

test('W83-10.1 where there are riders only, they go one or two territories far', () => {
  expect(asked(march, 'Kent')).toMatchObject({ ask: 'groups', then: { ask: 'way', from: 1, to: 2 } });
});

test('a fleet sails where one points, or loads, or goes by deep sea', () => {
  const choice = asked(sail, 'Channel');
  expect(choice).toMatchObject({
    ask: 'groups',
    of: [{ label: 'merchantmen', count: { to: 2, all: 'ALL' } }],
    then: {
      of: [{ label: 'takes units aboard, then sails' }, { label: 'sails by deep sea' }],
      skip: { label: 'sails', then: { ask: 'way', param: 'via', starts: [place('Biscay')] } },
    },
  });
});

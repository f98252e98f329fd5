import { scriptedDice } from '@chancery/core';
import { expect, test } from 'vitest';
import { assaultOn } from '../../src/actions/troops/assault.ts';
import { fight, NATURAL } from '../../src/battle/fight.ts';
import { UNIT_TABLE } from '../../src/data/unit-types.ts';
import type { Holding, Unit } from '../../src/state.ts';
import { positionOf } from '../month.ts';
import { tableAfter } from '../rulebook.ts';

const { state } = await positionOf();
const ROWS = tableAfter('DOM-12.21').map((book) => ({
  target: book['Target'],
  inside: book['Units inside'],
  level: book['effLevel'],
  book,
}));

test('DOM-12.21 the table has every way in which a holding can stand', () => {
  expect(ROWS.map(({ target, inside, level }) => `${target} ${inside} ${level}`)).toEqual([
    'fortified yes ≥ 1',
    'fortified no ≥ 1',
    'fortified yes 0',
    'normal yes ≥ 1',
    'normal yes 0',
    'fortified no 0',
    'normal no any',
  ]);
});

test.each(ROWS)('DOM-12.21, DOM-19.4 $target, units inside: $inside, level $level', ({ book, ...row }) => {
  const holding: Holding = {
    ...(state.holdings[0] as Holding),
    fortified: row.target === 'fortified',
    level: row.level === '0' ? 0 : 2,
  };
  const infantry: Unit = { ...(state.units[0] as Unit), type: 'Infantry', inside: holding.id };
  const assault = assaultOn({ ...state, units: row.inside === 'yes' ? [infantry] : [] }, holding);
  if ((book['Rolls per defender'] ?? '').startsWith('no battle')) return expect(assault).toBeNull();

  const dice = scriptedDice({ byLabel: { a: [5, 5], d: [4, 4, 3, 3] } }, { mode: 'collect' });
  const record = fight(
    {
      table: UNIT_TABLE,
      attackers: [
        { id: 1, type: 'Artillerists' },
        { id: 2, type: 'Archers' },
      ],
      defenders: row.inside === 'yes' ? [{ id: 3, type: 'Infantry' }] : [NATURAL],
      assault,
    },
    { attack: dice.at('a'), defence: dice.at('d') },
  );
  const [first] = record.rounds;
  expect(first?.defence[0]).toMatchObject({ needed: 3 });
  expect(first?.defence[0]?.rolls).toHaveLength(Number.parseInt(book['Rolls per defender'] ?? '', 10));
  expect(first?.attack.find(({ unit }) => unit === 1)?.needed).toBe(Number(book['Artillerists attack']));
  expect(assault?.needsArtillerists).toBe(book['Needed'] === 'yes');
  expect(book['All dead = end']).toBe(book['Needed']);
});

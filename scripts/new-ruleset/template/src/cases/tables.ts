import type { CaseTable } from '@chancery/kit';
import { areasOf, powersOf } from '../rules/find.ts';
import type { Area, Company, Power, State } from '../state.ts';
import type { GamePosition } from '../types.ts';

/** What can be stated and expected of a position, a table for each section of a case. */

type Table<Row extends object> = CaseTable<GamePosition, Row>;

const game: Table<Pick<State, 'turn'>> = {
  what: 'game',
  by: 'one',
  facts: { turn: '1..99' },
  rows: ({ state: { turn } }) => [{ id: null, row: { turn } }],
  blank: () => null,
};

const houses: Table<Power> = {
  what: 'house',
  by: 'house',
  facts: { points: '0..999' },
  rows: ({ state }) => powersOf(state).map((row) => ({ id: row.number, row })),
  blank: () => null,
};

const areas: Table<Area> = {
  what: 'area',
  by: 'area',
  facts: {
    owner: 'house or none',
  },
  rows: ({ state }) => areasOf(state).map((row) => ({ id: row.number, row })),
  blank: () => null,
};

const companies: Table<Company> = {
  what: 'company',
  by: 'company',
  needs: ['owner', 'at'],
  facts: { owner: 'house', at: 'area', men: '1..99' },
  rows: ({ state }) => state.companies.map((row) => ({ id: row.id, row })),
  blank: (_, id) => ({ id: Number(id), men: 4 }),
};

export const TABLES = { game, houses, areas, companies };

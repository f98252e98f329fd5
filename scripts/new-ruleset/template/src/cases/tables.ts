import { type CaseTable, only, within, without, withState, withStated } from '@chancery/kit';
import { areasOf, powersOf } from '../rules/find.ts';
import { AREA_STATE, type Area, COMPANY_STATE, type Company, POWER_STATE, type Power, type State } from '../state.ts';
import type { GamePosition } from '../types.ts';

/** What can be stated and expected of a position, a table for each section of a case. */

type Table<Row extends object> = CaseTable<GamePosition, Row>;

const game: Table<Pick<State, 'turn'>> = {
  what: 'game',
  by: 'one',
  facts: { turn: within(1, 99) },
  rows: ({ state }) => [state],
  put: (position, [stated]) => (stated ? withState(position, { turn: stated.row.turn }) : position),
};

const houses: Table<Power> = {
  what: 'house',
  by: 'house',
  key: 'number',
  facts: only(POWER_STATE, 'points'),
  rows: ({ state }) => powersOf(state),
  put: (position, stated) => withState(position, { powers: withStated(position.state.powers, stated) }),
};

const areas: Table<Area> = {
  what: 'area',
  by: 'area',
  key: 'number',
  facts: without(AREA_STATE, 'number'),
  rows: ({ state }) => areasOf(state),
  put: (position, stated) => withState(position, { areas: withStated(position.state.areas, stated) }),
};

/** Companies that are stated are all there are. */
const companies: Table<Company> = {
  what: 'company',
  by: 'company',
  key: 'id',
  needs: ['owner', 'at'],
  facts: without(COMPANY_STATE, 'id'),
  rows: ({ state }) => state.companies,
  blank: (_, id) => ({ id, men: 4 }),
  put: (position, stated) => {
    const all = stated.map(({ row }) => row).toSorted((a, b) => a.id - b.id);
    return all.length === 0 ? position : withState(position, { companies: all });
  },
};

export const TABLES = { game, houses, areas, companies };

import { type CaseTable, factOf, within, without, withState, withStated, word } from '@chancery/kit';
import { NEW_UNIT } from '../consequences/units.ts';
import { nationsOf, territoriesOf } from '../rules/find.ts';
import { LIBRARY } from '../scenarios/library.ts';
import { NATION, OWNER, PLACE } from '../sorts.ts';
import {
  NATION_STATE,
  type Nation,
  PRIVY,
  type Privy,
  type State,
  TERRITORY_STATE,
  type Territory,
  UNIT_STATE,
  type Unit,
} from '../state.ts';
import type { GamePosition } from '../types.ts';
import { BERBER, BOXES, NEUTRAL, STAGES } from '../words.ts';
import { forceId, forceOf, type Item, itemsOf, lessOf, unitsOfForce } from './forces.ts';

/** What can be stated and expected of a board, a table for each section of a case (W83-0.20 to 0.24). */

export type Table<Row extends object> = CaseTable<GamePosition, Row>;

/** The scenario with which a position begins. */
const base: Table<{ readonly scenario: string }> = {
  what: 'base',
  by: 'one',
  rows: ({ setting: { scenario } }) => [{ scenario }],
  facts: { scenario: word(...LIBRARY.map(({ id }) => id)) },
  alone: 'scenario',
};

const game: Table<Pick<State, 'turn' | 'phase' | 'stage'>> = {
  what: 'game',
  by: 'one',
  facts: { turn: within(1, 9999), phase: within(1, 4), stage: word(...STAGES) },
  rows: ({ state }) => [state],
  put: (position, [stated]) => {
    if (stated === undefined) return position;
    const { turn, phase, stage } = stated.row;
    return withState(position, { turn, phase, stage });
  },
};

/** Whoever is said to own a land has incorporated it, unless that is said as well. */
const territories: Table<Territory> = {
  what: 'territory',
  by: 'place',
  key: 'number',
  facts: without(TERRITORY_STATE, 'number'),
  alone: 'owner',
  unsaid: {
    incorporatedBy: ({ owner, incorporatedBy }, told) => {
      if (!told.has('owner')) return incorporatedBy;
      return owner > 0 || owner === BERBER ? owner : null;
    },
  },
  rows: ({ state }) => territoriesOf(state),
  put: (position, stated) => {
    const lands = withStated(position.state.territories, stated);
    const firstOf = (nation: number): readonly number[] =>
      lands.flatMap((land) => (land?.originalOwner === nation ? [land.number] : []));
    const isRewritten = stated.some(({ told }) => told.has('originalOwner'));
    return withState(position, {
      territories: lands,
      nations: position.state.nations.map((nation) =>
        nation === null || !isRewritten ? nation : { ...nation, original: firstOf(nation.number) },
      ),
    });
  },
};

/** What everybody knows of a nation, and what it knows alone. */
type NationRow = Omit<Nation, 'boxes'> & Privy;

const nations: Table<NationRow> = {
  what: 'nation',
  by: 'nation',
  key: 'number',
  alone: 'treasury',
  facts: { ...without(NATION_STATE, 'number', 'code', 'boxes'), ...PRIVY },
  rows: ({ state }) =>
    nationsOf(state).map(({ boxes: _, ...nation }) => ({ ...nation, ...(state.privy[nation.number] as Privy) })),
  put: (position, stated) => {
    const { nations: all, privy } = position.state;
    const rowOf = (number: number): NationRow | undefined => stated.find(({ id }) => id === number)?.row;
    return withState(position, {
      nations: all.map((nation) => nation && pickOf(nation, rowOf(nation.number))),
      privy: privy.map((own, number) => own && pickOf(own, rowOf(number))),
    });
  },
};

/** A thing of the state with what a row says of it. */
const pickOf = <Thing extends object>(thing: Thing, row: object | undefined): Thing =>
  row === undefined
    ? thing
    : (Object.fromEntries(
        Object.entries(thing).map(([name, value]) => [name, name in row ? row[name as keyof typeof row] : value]),
      ) as Thing);

/** How a non-player nation stands to another, where that is not Neutral; At War follows from wars. */
interface BoxRow {
  readonly npc: number;
  readonly nation: number;
  readonly box: (typeof BOXES)[number];
}

const boxes: Table<BoxRow> = {
  what: 'box',
  by: 'none',
  needs: ['npc', 'nation', 'box'],
  facts: { npc: NATION, nation: NATION, box: word(...BOXES) },
  rows: ({ state }) =>
    nationsOf(state).flatMap(({ number: npc, boxes: kept }) =>
      kept.map(({ nation, box }) => ({ npc, nation, box: BOXES[box] as BoxRow['box'] })),
    ),
  blank: () => ({}),
  put: (position, stated) =>
    withState(position, {
      nations: position.state.nations.map((nation) => {
        const own = stated.filter(({ row }) => row.npc === nation?.number);
        if (nation === null || own.length === 0) return nation;
        const kept = own.map(({ row }) => ({ nation: row.nation, box: BOXES.indexOf(row.box) }));
        return {
          ...nation,
          boxes: kept.filter(({ box }) => box !== NEUTRAL).toSorted((a, b) => a.nation - b.nation),
        };
      }),
    }),
};

/** Units by number, each with all its facts; with forces they are all there are. */
const units: Table<Unit> = {
  what: 'unit',
  by: 'unit',
  key: 'id',
  needs: ['type', 'owner', 'place'],
  facts: without(UNIT_STATE, 'id'),
  rows: ({ state }) => state.units,
  blank: (_, id) => ({ ...NEW_UNIT, id }),
  put: (position, stated) =>
    withUnits(
      position,
      stated.map(({ row }) => row),
    ),
};

const withUnits = (position: GamePosition, all: readonly Unit[]): GamePosition => {
  const sorted = all.toSorted((a, b) => a.id - b.id);
  const { next } = position.state;
  return withState(position, { units: sorted, next: { ...next, unit: (sorted.at(-1)?.id ?? 0) + 1 } });
};

/**
 * All that an owner has in a place: `Vestmark in Sandvik: 4 inf, gen 3`. Units that are said by number are among them; the ids of the
 * others follow in the order in which forces are said.
 */
interface Force {
  readonly id: number;
  readonly units: readonly Item[];
}

const forces: Table<Force> = {
  what: 'force',
  by: 'force',
  key: 'id',
  alone: 'units',
  facts: { units: factOf<readonly Item[]>('units of a force') },
  follows: { owner: [OWNER, ({ id }) => forceOf(id).owner], place: [PLACE, ({ id }) => forceOf(id).place] },
  usual: true,
  rows: ({ state }) =>
    [...Map.groupBy(state.units, ({ owner, place }) => forceId(owner, place))]
      .toSorted(([a], [b]) => a - b)
      .map(([id, here]) => ({ id, units: itemsOf(here) })),
  blank: (_, id) => ({ id, units: [] }),
  put: (position, stated) =>
    stated.reduce((made, { row: { id, units: said } }) => {
      const here = made.state.units.filter(({ owner, place }) => forceId(owner, place) === id);
      return withUnits(made, [...made.state.units, ...unitsOfForce(made, id, lessOf(said, itemsOf(here)))]);
    }, position),
};

export const BOARD_TABLES = { base, game, territories, nations, boxes, units, forces };

import type { Words } from '@chancery/core';
import { type CaseTable, many, NUMBER, only, orNone, within, withState, withStated, word } from '@chancery/kit';
import { areasOf, kingdomsOf } from '../rules/find.ts';
import { warScore } from '../rules/score.ts';
import { LIBRARY } from '../scenarios/library.ts';
import { KINGDOM, TREATY } from '../sorts.ts';
import {
  AREA_STATE,
  type Area,
  KINGDOM_STATE,
  type Kingdom,
  PROPOSAL,
  type State,
  UNIT_STATE,
  type Unit,
} from '../state.ts';
import type { HepPosition } from '../types.ts';
import type { KingdomNumber, TreatyKind } from '../words.ts';

/** What can be stated and expected of a position, a table for each section of a case. */

type Table<Row extends object> = CaseTable<HepPosition, Row>;
type Pair = readonly KingdomNumber[];

/** The scenario with which a position begins. */
const base: Table<{ readonly scenario: string }> = {
  what: 'base',
  by: 'one',
  alone: 'scenario',
  facts: { scenario: word(...LIBRARY.map(({ id }) => id)) },
  rows: ({ setting: { scenario } }) => [{ scenario }],
};

interface Game {
  readonly turn: number;
  readonly players: readonly KingdomNumber[];
  readonly active: KingdomNumber | null;
  readonly ended: readonly KingdomNumber[];
}

/** In Turn 0 nobody has a Phase (HEP-1.4); later the part of those before whoever has it is over (HEP-1.5). */
const game: Table<Game> = {
  what: 'game',
  by: 'one',
  facts: { turn: within(0, 999), players: many(KINGDOM), active: orNone(KINGDOM), ended: many(KINGDOM) },
  unsaid: {
    turn: () => 1,
    active: ({ turn, players, ended }) => (turn === 0 ? null : (players.find((each) => !ended.includes(each)) ?? null)),
    ended: ({ active, players }) => (active === null ? [] : players.slice(0, players.indexOf(active))),
  },
  follows: { winner: [KINGDOM, (_, { state }) => state.outcome?.winner ?? null] },
  rows: ({ state: { turn, playerList: players, active, ended } }) => [{ turn, players, active, ended }],
  put: (position, [stated]) => {
    if (stated === undefined) return position;
    const { turn, active, ended, players } = stated.row;
    if (turn === 0 && active !== null)
      stated.words.fault('in Turn 0 no Phase is open: all players post at once (HEP-1.4)');
    if (active !== null && !players.includes(active)) stated.words.fault('whose Phase is open must be a player');
    return withState(position, { turn, active, ended });
  },
};

const kingdoms: Table<Kingdom> = {
  what: 'kingdom',
  by: 'kingdom',
  key: 'number',
  facts: only(KINGDOM_STATE, 'gold', 'prestige', 'controller', 'traditions', 'capital', 'missed', 'leader'),
  rows: ({ state }) => kingdomsOf(state),
  put: (position, stated) => withState(position, { kingdoms: withStated(position.state.kingdoms, stated) }),
};

const areas: Table<Area> = {
  what: 'area',
  by: 'area',
  key: 'number',
  facts: only(AREA_STATE, 'owner', 'resources', 'occupier', 'protection'),
  rows: ({ state }) => areasOf(state),
  put: (position, stated) => withState(position, { areas: withStated(position.state.areas, stated) }),
};

const units: Table<Unit> = {
  what: 'unit',
  by: 'unit',
  key: 'id',
  whole: true,
  needs: ['kind', 'owner', 'at'],
  facts: only(UNIT_STATE, 'kind', 'owner', 'at', 'fresh', 'moved', 'carried', 'actionsUsed', 'boost'),
  rows: ({ state }) => state.units,
  blank: (_, id) => ({ id: Number(id), fresh: false, moved: false, carried: false, actionsUsed: 0, boost: 0 }),
  put: (position, stated) => {
    const all = stated.map(({ row }) => row).sort((a, b) => a.id - b.id);
    return withState(position, { units: all, nextUnit: (all.at(-1)?.id ?? 0) + 1 });
  },
};

/** War Score from units destroyed, of the declarer and of the other. */
interface SaidWar {
  readonly by: KingdomNumber;
  readonly on: KingdomNumber;
  readonly since: number;
  readonly scores: number;
  readonly theirs: number;
  readonly first: KingdomNumber | null;
}

const wars: Table<SaidWar> = {
  what: 'war',
  by: 'none',
  needs: ['by', 'on'],
  facts: { by: KINGDOM, on: KINGDOM, since: NUMBER, scores: NUMBER, theirs: NUMBER, first: orNone(KINGDOM) },
  follows: {
    score: [NUMBER, ({ by, on }, position) => warScore(position, by, on)],
    theirScore: [NUMBER, ({ by, on }, position) => warScore(position, on, by)],
  },
  rows: ({ state }) =>
    state.wars.map(({ a, b, declarer: by, startTurn: since, eventsA, eventsB, firstToFive: first }) => {
      const [on, scores, theirs] = by === a ? [b, eventsA, eventsB] : [a, eventsB, eventsA];
      return { by, on, since, scores, theirs, first };
    }),
  blank: ({ state }) => ({ since: state.turn, scores: 0, theirs: 0, first: null }),
  put: (position, stated) => {
    const said = stated.map(({ row: { by, on, since, scores, theirs, first } }) => ({
      ...ends([by, on]),
      declarer: by,
      startTurn: since,
      eventsA: by < on ? scores : theirs,
      eventsB: by < on ? theirs : scores,
      firstToFive: first,
      auto: null,
      offer: null,
    }));
    return withState(position, { wars: said });
  },
};

interface SaidTreaty {
  readonly kind: TreatyKind;
  readonly between: Pair;
  readonly until: number | null;
}

const treaties: Table<SaidTreaty> = {
  what: 'treaty',
  by: 'none',
  needs: ['kind', 'between'],
  facts: { kind: TREATY, between: many(KINGDOM), until: orNone(NUMBER) },
  rows: ({ state }) =>
    state.treaties.map(({ kind, a, b, lockedUntil }) => ({ kind, between: [a, b], until: lockedUntil })),
  blank: () => ({ between: [], until: null }),
  put: (position, stated) => {
    const said = stated.map(({ row, words }) => ({
      kind: row.kind,
      ...ends(row.between, words),
      lockedUntil: row.until,
    }));
    return withState(position, { treaties: said });
  },
};

interface SaidTruce {
  readonly between: Pair;
  readonly until: number;
}

const truces: Table<SaidTruce> = {
  what: 'truce',
  by: 'none',
  needs: ['between'],
  facts: { between: many(KINGDOM), until: NUMBER },
  rows: ({ state }) => state.truces.map(({ a, b, until }) => ({ between: [a, b], until })),
  blank: ({ state }) => ({ between: [], until: state.turn + 2 }),
  put: (position, stated) => {
    const said = stated.map(({ row, words }) => ({ ...ends(row.between, words), until: row.until }));
    return withState(position, { truces: said });
  },
};

const proposals: Table<State['proposals'][number]> = {
  what: 'proposal',
  by: 'none',
  needs: ['kind', 'from', 'to'],
  facts: only(PROPOSAL, 'kind', 'from', 'to', 'due'),
  rows: ({ state }) => state.proposals,
  blank: ({ state }) => ({ due: false, madeTurn: state.turn }),
  put: (position, stated) => withState(position, { proposals: stated.map(({ row }) => row) }),
};

/** The lower number first. */
const ends = (two: Pair, words?: Words): { readonly a: KingdomNumber; readonly b: KingdomNumber } => {
  const [a = 0, b = 0] = [...two].sort((one, other) => one - other);
  if (two.length !== 2 || a === b) words?.fault('it is between two kingdoms');
  return { a, b };
};

export const TABLES = { base, game, kingdoms, areas, units, wars, treaties, truces, proposals };

import type { CaseTable } from '@chancery/kit';
import { areasOf, kingdomsOf } from '../rules/find.ts';
import { warScore } from '../rules/score.ts';
import { LIBRARY } from '../scenarios/library.ts';
import type { Area, Kingdom, Unit } from '../state.ts';
import type { HepPosition } from '../types.ts';
import {
  CONTROLLERS,
  type KingdomNumber,
  RESOURCES,
  TRADITIONS,
  TREATIES,
  type TreatyKind,
  UNIT_KINDS,
} from '../words.ts';

/** What can be stated and expected of a position, a table for each section of a case. */

type Table<Row extends object> = CaseTable<HepPosition, Row>;
type Pair = readonly KingdomNumber[];

/** The scenario with which a position begins. */
const base: Table<{ readonly scenario: string }> = {
  what: 'base',
  by: 'one',
  alone: 'scenario',
  facts: { scenario: LIBRARY.map(({ id }) => id) },
  rows: ({ setting: { scenario } }) => [{ id: null, row: { scenario } }],
  blank: () => null,
};

interface Game {
  readonly turn: number;
  readonly players: readonly KingdomNumber[];
  readonly active: KingdomNumber | null;
  readonly ended: readonly KingdomNumber[];
}

const game: Table<Game> = {
  what: 'game',
  by: 'one',
  facts: { turn: '0..999', players: 'kingdom', active: 'kingdom or none', ended: 'kingdom' },
  follows: { winner: 'kingdom' },
  rows: ({ state }) => {
    const { turn, playerList: players, active, ended, outcome } = state;
    return [{ id: null, row: { turn, players, active, ended }, more: { winner: outcome?.winner ?? null } }];
  },
  blank: () => null,
};

const kingdoms: Table<Kingdom> = {
  what: 'kingdom',
  by: 'kingdom',
  facts: {
    gold: '0..99999',
    prestige: '-999..999',
    controller: CONTROLLERS,
    traditions: TRADITIONS,
    capital: 'area or none',
    missed: '0..99999',
    leader: 'text',
  },
  rows: ({ state }) => kingdomsOf(state).map((row) => ({ id: row.number, row })),
  blank: () => null,
};

const areas: Table<Area> = {
  what: 'area',
  by: 'area',
  facts: { owner: 'kingdom', resources: RESOURCES, occupier: 'kingdom or none', protection: '0..99' },
  rows: ({ state }) => areasOf(state).map((row) => ({ id: row.number, row })),
  blank: () => null,
};

const units: Table<Unit> = {
  what: 'unit',
  by: 'unit',
  whole: true,
  needs: ['kind', 'owner', 'at'],
  facts: {
    kind: UNIT_KINDS,
    owner: 'kingdom',
    at: 'station',
    fresh: 'yes or no',
    moved: 'yes or no',
    carried: 'yes or no',
    actionsUsed: '0..9',
    boost: '0..999',
  },
  rows: ({ state }) => state.units.map((row) => ({ id: row.id, row })),
  blank: (_, id) => ({ id: Number(id), fresh: false, moved: false, carried: false, actionsUsed: 0, boost: 0 }),
};

/** War Score from units destroyed, of the declarer and of the other. */
export interface SaidWar {
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
  facts: {
    by: 'kingdom',
    on: 'kingdom',
    since: 'number',
    scores: 'number',
    theirs: 'number',
    first: 'kingdom or none',
  },
  follows: { score: 'number', theirScore: 'number' },
  rows: (position) =>
    position.state.wars.map(({ a, b, declarer, startTurn, eventsA, eventsB, firstToFive }, id) => {
      const [on, scores, theirs] = declarer === a ? [b, eventsA, eventsB] : [a, eventsB, eventsA];
      const more = { score: warScore(position, declarer, on), theirScore: warScore(position, on, declarer) };
      return { id, row: { by: declarer, on, since: startTurn, scores, theirs, first: firstToFive }, more };
    }),
  blank: ({ state }) => ({ since: state.turn, scores: 0, theirs: 0, first: null }),
};

export interface SaidTreaty {
  readonly kind: TreatyKind;
  readonly between: Pair;
  readonly until: number | null;
}

const treaties: Table<SaidTreaty> = {
  what: 'treaty',
  by: 'none',
  needs: ['kind', 'between'],
  facts: { kind: TREATIES, between: 'kingdom', until: 'number or none' },
  rows: ({ state }) =>
    state.treaties.map(({ kind, a, b, lockedUntil }, id) => ({
      id,
      row: { kind, between: [a, b], until: lockedUntil },
    })),
  blank: () => ({ between: [], until: null }),
};

export interface SaidTruce {
  readonly between: Pair;
  readonly until: number;
}

const truces: Table<SaidTruce> = {
  what: 'truce',
  by: 'none',
  needs: ['between'],
  facts: { between: 'kingdom', until: 'number' },
  rows: ({ state }) => state.truces.map(({ a, b, until }, id) => ({ id, row: { between: [a, b], until } })),
  blank: ({ state }) => ({ between: [], until: state.turn + 2 }),
};

export interface SaidProposal {
  readonly kind: TreatyKind;
  readonly from: KingdomNumber;
  readonly to: KingdomNumber;
  readonly due: boolean;
}

const proposals: Table<SaidProposal> = {
  what: 'proposal',
  by: 'none',
  needs: ['kind', 'from', 'to'],
  facts: { kind: TREATIES, from: 'kingdom', to: 'kingdom', due: 'yes or no' },
  rows: ({ state }) => state.proposals.map(({ kind, from, to, due }, id) => ({ id, row: { kind, from, to, due } })),
  blank: () => ({ due: false }),
};

export const TABLES = { base, game, kingdoms, areas, units, wars, treaties, truces, proposals };

import { type CaseTable, many, only, WORDS, within, without, withState, withStated, word } from '@chancery/kit';
import { domainsOf, provincesOf } from '../rules/find.ts';
import { placeOfBorder } from '../rules/passage.ts';
import { LIBRARY } from '../scenarios/library.ts';
import { PROVINCE } from '../sorts.ts';
import {
  DENIAL_STATE,
  type Denial,
  DOMAIN_STATE,
  type Domain,
  HOLDING_STATE,
  type Holding,
  PERMISSION_STATE,
  type Permission,
  type Person,
  PROPOSAL_STATE,
  PROVINCE_STATE,
  type Proposal,
  type Province,
  ROUTE_STATE,
  type Route,
  type State,
  TREATY_STATE,
  type Treaty,
  UNIT_STATE,
  type Unit,
  WAR_STATE,
  type War,
} from '../state.ts';
import type { GamePosition } from '../types.ts';
import { unitOfCase } from './sorts.ts';

/** What can be stated and expected of a position, a table for each section of a case. */

type Table<Row extends object> = CaseTable<GamePosition, Row>;

/** The scenario with which a position begins. */
const base: Table<{ readonly scenario: string }> = {
  what: 'base',
  by: 'one',
  alone: 'scenario',
  facts: { scenario: word(...LIBRARY.map(({ id }) => id)) },
  rows: ({ setting: { world } }) => [{ scenario: world.id }],
};

const game: Table<Pick<State, 'turn'>> = {
  what: 'game',
  by: 'one',
  facts: { turn: within(1, 999) },
  rows: ({ state }) => [state],
  put: (position, [stated]) => (stated ? withState(position, { turn: stated.row.turn }) : position),
};

const domains: Table<Domain> = {
  what: 'domain',
  by: 'domain',
  key: 'number',
  facts: without(DOMAIN_STATE, 'number', 'ruler', 'underlings'),
  rows: ({ state }) => domainsOf(state),
  put: (position, stated) => withState(position, { domains: withStated(position.state.domains, stated) }),
};

/** Those who serve, by name; the ruler is always there. */
interface Court extends Pick<Domain, 'number'> {
  readonly underlings: readonly string[];
  readonly busy: readonly string[];
  readonly exposed: readonly string[];
}

const court: Table<Court> = {
  what: 'court',
  by: 'domain',
  key: 'number',
  facts: { underlings: many(WORDS), busy: many(WORDS), exposed: many(WORDS) },
  follows: { ruler: [WORDS, ({ number }, { state }) => state.domains[number]?.ruler.name ?? ''] },
  rows: ({ state }) =>
    domainsOf(state).map(({ number, ruler, underlings }) => {
      const all = [ruler, ...underlings];
      const named = (which: (person: Person) => boolean): readonly string[] =>
        all.filter(which).map(({ name }) => name);
      return {
        number,
        underlings: underlings.map(({ name }) => name),
        busy: named(({ busyTurn }) => busyTurn === state.turn),
        exposed: named(({ exposedTurn }) => exposedTurn !== null && exposedTurn >= state.turn - 1),
      };
    }),
  put: (position, stated) =>
    stated.reduce((made, { row }) => {
      const { turn } = made.state;
      let next = made.state.next.person;
      const domain = made.state.domains[row.number];
      if (!domain) return made;
      const person = (name: string, known: readonly Person[]): Person => {
        const found = known.find((each) => each.name === name);
        if (found === undefined) next += 1;
        return {
          id: found?.id ?? next - 1,
          name,
          busyTurn: row.busy.includes(name) ? turn : null,
          exposedTurn: row.exposed.includes(name) ? turn - 1 : null,
        };
      };
      const changed = {
        ...domain,
        ruler: person(domain.ruler.name, [domain.ruler]),
        underlings: row.underlings.map((name) => person(name, domain.underlings)),
      };
      const all = made.state.domains.map((each) => (each?.number === row.number ? changed : each));
      return withState(made, { domains: all, next: { ...made.state.next, person: next } });
    }, position),
};

const provinces: Table<Province> = {
  what: 'province',
  by: 'province',
  key: 'number',
  facts: without(PROVINCE_STATE, 'number'),
  rows: ({ state }) => provincesOf(state),
  put: (position, stated) => withState(position, { provinces: withStated(position.state.provinces, stated) }),
};

interface BridgeRow {
  readonly between: readonly number[];
}

/** Bridges that are stated are all there are. */
const bridges: Table<BridgeRow> = {
  what: 'bridge',
  by: 'none',
  alone: 'between',
  needs: ['between'],
  facts: { between: many(PROVINCE) },
  rows: ({ setting, state }) =>
    state.bridges.map((place) => ({ between: [setting.borders[place]?.a ?? 0, setting.borders[place]?.b ?? 0] })),
  blank: () => ({ between: [] }),
  put: (position, stated, said) => {
    if (said('bridges').length === 0 && stated.length === 0) return position;
    const places = stated.flatMap(({ row: { between }, words }) => {
      const place = placeOfBorder(position.setting, between[0] ?? 0, between[1] ?? 0);
      return place ?? words.fault('no border joins the two') ?? [];
    });
    return withState(position, { bridges: places.toSorted((one, other) => one - other) });
  },
};

/** Those of the scenario, changed. */
const holdings: Table<Holding> = {
  what: 'holding',
  by: 'holding',
  key: 'id',
  facts: only(
    HOLDING_STATE,
    'owner',
    'level',
    'siegeLevel',
    'siegeRounds',
    'fortified',
    'occupiedBy',
    'occupiedSince',
    'musteredTurn',
    'musteredPoints',
    'raisedTurn',
  ),
  rows: ({ state }) => state.holdings,
  put: (position, stated) =>
    withState(position, {
      holdings: position.state.holdings.map((holding) => stated.find(({ id }) => id === holding.id)?.row ?? holding),
    }),
};

/** Units that are stated are all there are; without any there are none. */
const units: Table<Unit> = {
  what: 'unit',
  by: 'unit',
  key: 'id',
  needs: ['type', 'province'],
  facts: only(
    UNIT_STATE,
    'type',
    'province',
    'inside',
    'loanedTo',
    'borrowerCommands',
    'borrowerPays',
    'raisedTurn',
    'home',
    'stance',
    'retreatTo',
    'joinScouts',
    'task',
  ),
  follows: {
    owner: [WORDS, ({ owner }, { setting }) => (owner === null ? 'none' : (setting.domains[owner]?.code ?? ''))],
  },
  rows: ({ state }) => state.units,
  blank: ({ state }, id) => ({
    id,
    ...unitOfCase(id),
    loanedTo: null,
    borrowerCommands: false,
    borrowerPays: false,
    inside: null,
    raisedTurn: state.turn,
    home: null,
    stance: 'stand',
    retreatTo: [],
    joinScouts: true,
    task: null,
  }),
  put: (position, stated) => {
    const all = stated.map(({ row }) => row).toSorted((one, other) => one.id - other.id);
    const raised = (domain: number): number =>
      Math.max(0, ...all.flatMap(({ owner, number }) => (owner === domain ? [number] : [])));
    return withState(position, {
      units: all,
      domains: position.state.domains.map((domain) => domain && { ...domain, raised: raised(domain.number) }),
      next: { ...position.state.next, unit: (all.at(-1)?.id ?? 0) + 1 },
    });
  },
};

const wars: Table<War> = {
  what: 'war',
  by: 'none',
  needs: ['attacker', 'defender'],
  facts: WAR_STATE,
  unsaid: { declaredTurn: ({ active }, _, { state }) => (active ? state.turn - 2 : state.turn - 1) },
  rows: ({ state }) => state.wars,
  blank: () => ({ active: true, answer: false, notified: [] }),
  put: (position, stated) => withState(position, { wars: stated.map(({ row }) => row) }),
};

const alliances: Table<Treaty> = {
  what: 'alliance',
  by: 'none',
  needs: ['a', 'b'],
  facts: TREATY_STATE,
  rows: ({ state }) => state.treaties,
  blank: () => ({ since: 1 }),
  put: (position, stated) => withState(position, { treaties: stated.map(({ row }) => row) }),
};

const permissions: Table<Permission> = {
  what: 'permission',
  by: 'none',
  needs: ['by', 'to', 'what'],
  facts: PERMISSION_STATE,
  rows: ({ state }) => state.permissions,
  blank: () => ({ provinces: [], revocableFrom: 1 }),
  put: (position, stated) => withState(position, { permissions: stated.map(({ row }) => row) }),
};

const denials: Table<Denial> = {
  what: 'denial',
  by: 'none',
  needs: ['by', 'to'],
  facts: DENIAL_STATE,
  rows: ({ state }) => state.denials,
  blank: () => ({}),
  put: (position, stated) => withState(position, { denials: stated.map(({ row }) => row) }),
};

const routes: Table<Route> = {
  what: 'route',
  by: 'none',
  needs: ['first', 'second'],
  facts: ROUTE_STATE,
  rows: ({ state }) => state.routes,
  blank: () => ({}),
  put: (position, stated) => withState(position, { routes: stated.map(({ row }) => row) }),
};

const proposals: Table<Proposal> = {
  what: 'proposal',
  by: 'none',
  needs: ['from', 'to', 'proposal'],
  facts: PROPOSAL_STATE,
  rows: ({ state }) => state.proposals,
  blank: ({ state }) => ({
    madeTurn: state.turn - 1,
    provinces: [],
    holdings: [],
    units: [],
    borrowerCommands: false,
    borrowerPays: false,
  }),
  put: (position, stated) => withState(position, { proposals: stated.map(({ row }) => row) }),
};

export const TABLES = {
  base,
  game,
  domains,
  court,
  provinces,
  bridges,
  holdings,
  units,
  wars,
  alliances,
  permissions,
  denials,
  routes,
  proposals,
};

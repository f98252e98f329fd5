import { meantAmong, type ScenarioFault } from '@chancery/core';
import { twiceAt } from '@chancery/kit';
import type { NationRow, TerritoryRow } from '../../scenarios/rows.ts';
import { NPC_PHASE, PLAYER_PHASES } from '../../words.ts';
import { cellFault } from '../read/row.ts';
import type { Lined } from '../read/territories.ts';
import type { FileRows } from '../read-file.ts';

type Nation = NationRow & Lined;

const at = ({ line }: Lined, column: string) => ({ table: 'nations', line, column }) as const;

/** What makes no sense in the rows of nations (W83-21.2, 21.4). */
export const nationFaults = (rows: FileRows): readonly ScenarioFault[] => {
  const places = new Map(rows.territories.map((row) => [row.id, row]));
  return [
    ...doubles(rows.nations),
    ...rows.nations.flatMap((nation) => [
      ...capitalFaults(nation, places),
      ...portFaults(nation, places, rows),
      ...placementFaults(nation, places, rows),
      ...totalFaults(nation),
    ]),
    ...phaseFaults(rows),
    ...borderFaults(rows),
  ];
};

const doubles = (nations: readonly Nation[]): readonly ScenarioFault[] => [
  ...twiceAt(nations.map(({ nation }) => nation.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'))).map(({ at: index }) => {
    const row = nations[index] as Nation;
    return cellFault(at(row, 'nation'), `${row.nation} stands in a row before`, 'Give each nation a name of its own.');
  }),
  ...twiceAt(nations.map(({ phase, order }) => `${phase} ${order}`)).map(({ at: index }) => {
    const row = nations[index] as Nation;
    const text = `${row.nation} is number ${row.order} of phase ${row.phase}, as another nation is`;
    return cellFault(at(row, 'order'), text, 'Number the nations of a phase from 1.');
  }),
];

type Places = ReadonlyMap<string, TerritoryRow>;

const capitalFaults = (row: Nation, places: Places): readonly ScenarioFault[] => {
  const { nation, capital, kind } = row;
  const fault = (text: string, remedy: string) => [cellFault(at(row, 'capital'), text, remedy)];
  if (kind === 'tribal') {
    return capital === null
      ? []
      : fault(`the tribe ${nation} has a capital`, 'Leave it empty: tribes settle in set-up.');
  }
  if (capital === null) return fault(`${nation} has no capital`, 'Write the id of a territory.');
  const place = places.get(capital);
  if (place === undefined || place.kind === 'sea') {
    const text = `the capital ${capital} of ${nation} is no territory${meantAmong(capital, places.keys())}`;
    return fault(text, 'Write the id of a territory.');
  }
  if (place.owner !== nation) {
    const text = `${nation} does not own its capital ${capital}, which belongs to ${place.owner ?? 'nobody'}`;
    return fault(text, 'Choose a territory that it owns.');
  }
  return place.city === null ? fault(`the capital ${capital} of ${nation} has no city`, 'Give it a city.') : [];
};

const coastsOf = ({ neighbours }: FileRows, id: string): readonly string[] =>
  neighbours.find((row) => row.id === id)?.coasts ?? [];

const portFaults = (row: Nation, places: Places, rows: FileRows): readonly ScenarioFault[] =>
  row.ports.flatMap((port): readonly ScenarioFault[] => {
    const fault = (text: string, remedy: string) => [cellFault(at(row, 'ports'), text, remedy)];
    const place = places.get(port);
    if (place === undefined || place.kind === 'sea') {
      return fault(
        `the port ${port} is no territory${meantAmong(port, places.keys())}`,
        'Write the id of a territory.',
      );
    }
    if (place.owner !== row.nation) {
      return fault(`${row.nation} does not own ${port}`, 'Write ports in the row of who owns the territory.');
    }
    return coastsOf(rows, port).length === 0
      ? fault(`${port} has no coast`, 'Take the port out, or give the territory a coast.')
      : [];
  });

const SHIPS: readonly string[] = ['sol', 'frg', 'mer'];

const placementFaults = (row: Nation, places: Places, rows: FileRows): readonly ScenarioFault[] =>
  row.placement.flatMap(({ place: id, type }): readonly ScenarioFault[] => {
    const fault = (text: string, remedy: string) => [cellFault(at(row, 'placement'), text, remedy)];
    const place = places.get(id);
    if (place === undefined) {
      return fault(`there is no place ${id}${meantAmong(id, places.keys())}`, 'Write the id of a place.');
    }
    if (SHIPS.includes(type)) {
      const own = rows.territories.filter(({ owner }) => owner === row.nation);
      const isBeside = place.kind === 'sea' && own.some((land) => coastsOf(rows, land.id).includes(id));
      return isBeside
        ? []
        : fault(`${type} in ${id}, which touches no land of ${row.nation}`, 'Ships stand on own coasts.');
    }
    return place.owner === row.nation
      ? []
      : fault(`${type} in ${id}, which ${row.nation} does not own`, 'Land units stand in own territories.');
  });

const TOTALS = [
  ['infantry', 'inf', 'infantry'],
  ['cavalry', 'cav', 'cavalry'],
  ['knights', 'knt', 'knights'],
  ['artillery', 'art', 'artillery'],
  ['generals', 'gen', 'generals'],
  ['shipsOfTheLine', 'sol', 'ships_of_the_line'],
  ['frigates', 'frg', 'frigates'],
  ['merchantmen', 'mer', 'merchantmen'],
] as const;

/** The general of a tribe is rolled at set-up, and its troops are bought there (W83-16.3). */
const totalFaults = (row: Nation): readonly ScenarioFault[] =>
  row.kind === 'tribal'
    ? []
    : TOTALS.flatMap(([field, type, column]): readonly ScenarioFault[] => {
        const placed = row.placement.reduce((sum, each) => sum + (each.type === type ? each.count : 0), 0);
        if (placed === row[field]) return [];
        const text = `${row.nation} has ${row[field]} ${column}, and ${placed} are placed`;
        return [cellFault(at(row, column), text, 'Make the placement add up to the totals.')];
      });

/** As many seats in each of the phases of players, so that none waits longer than another (W83-21.4). */
const phaseFaults = ({ nations }: FileRows): readonly ScenarioFault[] => {
  const sizes = PLAYER_PHASES.map((phase) => nations.filter((nation) => nation.phase === phase).length);
  const most = Math.max(...sizes);
  return PLAYER_PHASES.flatMap((phase, index): readonly ScenarioFault[] => {
    const size = sizes[index] as number;
    const row = nations.findLast((nation) => nation.phase <= phase) ?? nations[0];
    if (size === most || row === undefined) return [];
    const text = `phase ${phase} has ${size} nations, another has ${most}`;
    return [cellFault(at(row, 'phase'), text, 'Put as many nations into each of the phases 1 to 4.')];
  });
};

/** No two nations of a phase of players share a land border (W83-21.4). */
const borderFaults = ({ nations, territories, neighbours }: FileRows): readonly ScenarioFault[] => {
  const ownerOf = new Map(territories.map(({ id, owner }) => [id, owner]));
  const besideOf = new Map(neighbours.map(({ id, land }) => [id, land]));
  const phaseOf = new Map(nations.map(({ nation, phase }) => [nation, phase]));
  return nations
    .filter(({ phase }) => phase !== NPC_PHASE)
    .flatMap((row): readonly ScenarioFault[] => {
      const lands = territories.filter(({ owner }) => owner === row.nation);
      const beside = lands.flatMap(({ id, straitsTo }) => [...(besideOf.get(id) ?? []), ...straitsTo]);
      const others = new Set(beside.map((id) => ownerOf.get(id) ?? row.nation));
      return [...others]
        .filter((other) => other > row.nation && phaseOf.get(other) === row.phase)
        .map((other) =>
          cellFault(
            at(row, 'phase'),
            `${row.nation} and ${other} of phase ${row.phase} share a land border`,
            'Put them into different phases.',
          ),
        );
    });
};

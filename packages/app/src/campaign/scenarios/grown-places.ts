import { err, type Result, type ScenarioFault, type ScenarioPlaces, type World } from '@chancery/core';
import type { GivenTables, PointArea, PointFault } from '@chancery/maps/grow';

export interface GrownMapHead {
  readonly title: string;
  readonly seed?: string | undefined;
}

/**
 * A map grown around places, or what is wrong with them, by where it stands. It takes a processor a second for 200 areas: a server
 * studies scenarios in a thread with limits of its own.
 */
export const grownPlaces = async (
  places: ScenarioPlaces,
  { title, seed }: GrownMapHead,
): Promise<Result<World, readonly ScenarioFault[]>> => {
  // Loaded only where something is grown: few scenarios are.
  const { growFromPoints, pointFaultText } = await import('@chancery/maps/grow');
  const grown = growFromPoints(pointsOf(places), tablesOf(places), {
    id: OWN_MAP,
    title,
    ...(seed === undefined ? {} : { seed }),
  });
  if (grown.ok) return grown;
  return err(
    grown.error.map((fault) => ({
      path: pathOf(fault, places),
      text: inLine(pointFaultText(fault)),
      remedy: remedyOf(fault),
    })),
  );
};

/** What a grown map is called: its coast does not change with the title. */
const OWN_MAP = 'own-map';

const pointsOf = ({ areas }: ScenarioPlaces): readonly PointArea[] =>
  areas.map(({ path: _path, kind = 'land', ...place }, at) => ({ number: at + 1, kind, ...place }));

const tablesOf = ({ borders, routes, routeFigures }: ScenarioPlaces): GivenTables => ({
  ...(borders === undefined ? {} : { borders: borders.map(({ path: _path, ...border }) => border) }),
  ...(routes === undefined ? {} : { routes: routes.map(({ path: _path, ...route }) => route) }),
  ...(routeFigures === undefined ? {} : { routeFigures }),
});

/** Where a fault stands in the file. */
const pathOf = (fault: PointFault, { areas, borders = [], routes = [] }: ScenarioPlaces): string => {
  const listOf = { areas, borders, routes, area: areas, border: borders, route: routes };
  const entry = (what: keyof typeof listOf, at: number): string => listOf[what][at]?.path ?? '';
  switch (fault.code) {
    case 'no-areas':
    case 'not-grown':
      return listAt(entry('areas', 0));
    case 'too-many':
      return listAt(entry(fault.what, 0));
    case 'bad-name':
    case 'same-name':
      return `${entry('areas', fault.at)}.name`;
    case 'unknown-area':
    case 'with-itself':
    case 'given-twice':
      return entry(fault.what, fault.at);
    case 'bad-figures':
      return `${entry('routes', fault.at)}.figures`;
    case 'impossible-kind':
      return `${entry('borders', fault.at)}.kind`;
    default:
      return entry('areas', fault.at);
  }
};

/** `map.points` of `map.points[3]`. */
const listAt = (path: string): string => path.replace(/\[\d+\]$/, '');

/** Faults are told without a full stop, as those of schemas are. */
const inLine = (sentence: string): string => sentence.replace(/\.$/, '');

const remedyOf = ({ code }: PointFault): string => REMEDIES[code] ?? 'Change it as it says.';

const REMEDIES: { readonly [code in PointFault['code']]?: string } = {
  'no-areas': 'Give one of the points the kind land, or leave its kind out.',
  'too-many': 'Leave some out.',
  'same-name': 'Give one of them another name.',
  'same-place': 'Move one of the two.',
  'too-close': 'Move one of the two, or make all distances alike.',
  'with-itself': 'Leave it out.',
  'given-twice': 'Leave one of the two out.',
  'out-of-reach': 'Give it a border or a route to the others.',
  'not-grown': 'Move the places that it names farther apart, or leave a border out.',
};

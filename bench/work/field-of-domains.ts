import type { AnyPosition } from '@chancery/core';
import type { House } from '../adapters/house.ts';
import type { Engine, Field } from './field.ts';
import { islandsOf, type ScenarioOfIslands } from './islands.ts';

export const ISLE = 'orrany';
/** Units of each domain: 204 of the twelve. */
const UNITS = 17;
const TYPES = ['Infantry', 'Archers', 'Pikemen', 'Cavalry', 'Scouts'] as const;

interface UnitOfState {
  readonly owner: number | null;
}
interface Shown {
  readonly setting: {
    readonly domains: readonly ({ readonly number: number; readonly code: string } | null)[];
    readonly provinces: readonly ({
      readonly number: number;
      readonly name: string;
      readonly borders: readonly number[];
    } | null)[];
  };
  readonly state: {
    readonly provinces: readonly ({ readonly number: number; readonly ruler: number | null } | null)[];
    readonly holdings: readonly { readonly owner: number; readonly province: number }[];
    readonly units: readonly UnitOfState[];
    readonly wars: readonly { readonly attacker: number; readonly defender: number }[];
  };
}

/** The engine of Domains, of a checkout. */
export const engineOf = async (house: House): Promise<Engine> => {
  const [core, ruleset] = await Promise.all([house.core(), house.domains()]);
  return { core, ruleset, house };
};

/**
 * So many islands like Orrany, each with 204 units in its fields, every domain at war with half of the others, and orders that send
 * every unit three times.
 */
export const fieldOf = async (engine: Engine, islands: number): Promise<Field> => {
  const { ruleset } = engine;
  const position = await atWar(engine, islands);
  const { setting, state } = position as unknown as Shown;
  const files = ruleset.seats(position.setting).map(({ seat }) => {
    const own = setting.domains.find((each) => each?.code === seat)?.number ?? 0;
    return { seat, text: ordersOf({ setting, state }, own, seat) };
  });
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  return { position, files, armies: state.units.length, lines };
};

/** Every second of those on one's own island, which has so many. */
const areEnemies = (one: number, other: number, onIsland: number): boolean =>
  (one + other) % 2 === 1 && Math.ceil(one / onIsland) === Math.ceil(other / onIsland);

const atWar = async ({ core, ruleset }: Engine, islands: number): Promise<AnyPosition> => {
  const data = (await ruleset.scenarioData(ISLE)) as ScenarioOfIslands;
  const scenario = ruleset.readScenario(islands === 1 ? data : islandsOf(data, islands));
  if (!scenario.ok) throw new Error(scenario.error.join('\n'));
  const options = ruleset.readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join('\n'));
  const position = ruleset.setup(scenario.value, options.value, core.keyedDice(core.hashOf('bench')));
  const { setting, state } = position as unknown as Shown;
  const domains = setting.domains.flatMap((each) => each?.number ?? []);
  const [pattern] = state.units;
  const units = domains.flatMap((owner) => {
    const places = placesOf({ setting, state }, owner);
    return Array.from({ length: UNITS }, (_, at) => ({
      ...pattern,
      owner,
      number: at + 1,
      type: TYPES[at % TYPES.length],
      province: places[at % places.length],
      inside: null,
    }));
  });
  const wars = domains.flatMap((attacker) =>
    domains
      .filter((defender) => areEnemies(attacker, defender, domains.length / islands))
      .map((defender) => ({ attacker, defender, declaredTurn: 0, active: true, answer: false, notified: [] })),
  );
  const drawnUp = {
    ...state,
    units: units.map((unit, at) => ({ ...unit, id: at + 1 })),
    wars,
    next: { ...(state as unknown as { readonly next: object }).next, unit: units.length + 1 },
  };
  return { setting: position.setting, state: drawnUp } as unknown as AnyPosition;
};

/** The provinces that a domain rules, or those where its holdings stand. */
const placesOf = ({ state }: Shown, owner: number): readonly number[] => {
  const ruled = state.provinces.flatMap((each) => (each?.ruler === owner ? [each.number] : []));
  return ruled.length > 0
    ? ruled
    : state.holdings.filter((each) => each.owner === owner).map(({ province }) => province);
};

/** In each round an invasion of another enemy beside it by all who stand there, and a stance for every unit. */
const ordersOf = (shown: Shown, own: number, code: string): string => {
  const { setting, state } = shown;
  const places = placesOf(shown, own);
  const unitAt = (at: number): number => places[at % places.length] as number;
  const beside = (from: number, to: number): boolean => setting.provinces[from]?.borders.includes(to) === true;
  const enemies = new Set(state.wars.flatMap(({ attacker, defender }) => (attacker === own ? [defender] : [])));
  const targets = state.provinces
    .flatMap((each) =>
      each !== null &&
      each.ruler !== null &&
      enemies.has(each.ruler) &&
      places.some((from) => beside(from, each.number))
        ? [each.number]
        : [],
    )
    .slice(0, 3);
  const marches = targets.flatMap((to, at) =>
    Array.from({ length: UNITS }, (_, unit) => unit)
      .filter((unit) => beside(unitAt(unit), to))
      .map((unit) => {
        const name = setting.provinces[to]?.name;
        return `R${at + 1} INVADE "${name}" WITH ${code}${unit + 1} VIA "${name}"`;
      }),
  );
  const stances = Array.from({ length: UNITS }, (_, unit) => `STANCE ${code}${unit + 1} RETREAT IF OUTNUMBERED`);
  return [...stances, ...marches].join('\n');
};

import type { MapPicture } from './picture.ts';
import type { World } from './world.ts';

/** So many states of one world are kept: a few turns, as several viewers see them. */
const KEPT = 8;

const kept = new WeakMap<World, Map<string, World>>();

/**
 * A world as a position has it, with the names of areas and the kinds of borders that its picture says, and without the routes that it
 * says are closed; the world itself where nothing differs. The same changes give the same object, so that whatever is worked out for a world is worked out once.
 */
export const worldAt = (
  world: World,
  { names = [], borders = [], closed = [] }: Pick<MapPicture, 'names' | 'borders' | 'closed'>,
): World => {
  if (names.length === 0 && borders.length === 0 && closed.length === 0) return world;
  const nameOf = new Map(names.map(({ area, name }) => [area, name]));
  const kindOf = new Map(borders.map(({ a, b, kind }) => [pairOf(a, b), kind]));
  const areas = world.areas.map((area) => changed(area, 'name', nameOf.get(area.number)));
  const bordering = world.borders.map((border) => changed(border, 'kind', kindOf.get(pairOf(border.a, border.b))));
  const shut = new Set(closed.map(({ a, b, by }) => `${pairOf(a, b)} ${by}`));
  const routes = world.routes?.filter(({ a, b, by }) => !shut.has(`${pairOf(a, b)} ${by}`));
  const isSame =
    routes?.length === world.routes?.length &&
    areas.every((area, at) => area === world.areas[at]) &&
    bordering.every((border, at) => border === world.borders[at]);
  if (isSame) return world;
  const states = kept.get(world) ?? new Map<string, World>();
  kept.set(world, states);
  const key = JSON.stringify([names, borders, closed]);
  const state = states.get(key) ?? { ...world, areas, borders: bordering, ...(routes === undefined ? {} : { routes }) };
  states.delete(key);
  states.set(key, state);
  for (const oldest of [...states.keys()].slice(0, -KEPT)) states.delete(oldest);
  return state;
};

const pairOf = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

const changed = <T extends object, Field extends keyof T>(thing: T, field: Field, value: T[Field] | undefined): T =>
  value === undefined || value === thing[field] ? thing : { ...thing, [field]: value };

/** A scenario as far as its copies differ from it. */
export interface ScenarioOfIslands {
  readonly scenario: {
    readonly domains: readonly Domain[];
    readonly provinces: readonly { readonly number: number; readonly ruler: string | null }[];
    readonly rivers: readonly { readonly along: readonly (readonly number[])[] }[];
    readonly holdings: readonly { readonly province: number; readonly owner: string }[];
    readonly units: readonly { readonly province: number; readonly owner: string }[];
    readonly natives: readonly { readonly province: number }[];
  };
  readonly world: {
    readonly width: number;
    readonly areas: readonly WorldArea[];
    readonly borders: readonly Stretch[];
    readonly barred: readonly Stretch[];
  };
}
type Line = readonly number[];
interface Domain {
  readonly code: string;
  readonly name: string;
  /** `vert, 1 lion or`, `barry sable argent`. */
  readonly arms: string;
  readonly capital: number;
}
interface WorldArea {
  readonly number: number;
  readonly name: string;
  readonly rings: readonly Line[];
  readonly label: { readonly x: number };
  readonly seat: { readonly x: number };
}
interface Stretch {
  readonly a: number;
  readonly b: number;
  readonly lines: readonly Line[];
  readonly kind?: string;
}

/**
 * The same scenario so many times beside itself on one map, each time under other names: as nobody goes to other islands, as much
 * more happens as there are islands. Its areas are numbered from 1.
 */
export const islandsOf = ({ scenario, world }: ScenarioOfIslands, islands: number): ScenarioOfIslands => {
  const many = Array.from({ length: islands }, (_, at) => islandAt(scenario, world, at));
  const every = <Item>(part: (island: (typeof many)[number]) => readonly Item[]): readonly Item[] => many.flatMap(part);
  return {
    scenario: {
      ...scenario,
      domains: every((island) => island.domains),
      provinces: every((island) => island.provinces),
      rivers: every((island) => island.rivers),
      holdings: every((island) => island.holdings),
      units: every((island) => island.units),
      natives: every((island) => island.natives),
    },
    world: {
      ...world,
      width: world.width * islands,
      areas: every((island) => island.areas),
      borders: [...every((island) => island.borders), ...many.slice(1).map((_, at) => ferry(world, at))],
      barred: every((island) => island.barred),
    },
  };
};

/** A border between an island and the next, since every part of a map can be reached: from its last province to the first there. */
const ferry = ({ width, areas }: ScenarioOfIslands['world'], at: number): Stretch => {
  const [first, last] = [areas[0] as WorldArea, areas.at(-1) as WorldArea];
  const shore = ({ rings }: WorldArea, on: number): Line => {
    const [[x = 0, y = 0] = []] = rings;
    return [x + on * width, y];
  };
  const a = last.number + at * areas.length;
  return { a, b: a + 1, kind: 'strait', lines: [[...shore(last, at), ...shore(first, at + 1)]] };
};

const LETTERS = 'ABCD';

/** Arms with another number of charges on each island. */
const armsAt = (arms: string, at: number): string => {
  if (!/\d/.test(arms)) return `${arms}, ${at + 1} mullet or`;
  return arms.replace(/\d/, (count) => `${((Number(count) - 1 + at) % LETTERS.length) + 1}`);
};

const islandAt = (scenario: ScenarioOfIslands['scenario'], world: ScenarioOfIslands['world'], at: number) => {
  const letter = LETTERS[at] ?? '';
  const place = (number: number): number => number + at * world.areas.length;
  const code = (of: string): string => `${of.slice(0, 2)}${letter}`;
  const across = (line: Line): Line => line.map((value, index) => (index % 2 === 0 ? value + at * world.width : value));
  const moved = <Of extends { readonly province: number }>(entry: Of): Of => ({
    ...entry,
    province: place(entry.province),
  });
  const stretch = (each: Stretch): Stretch => ({
    ...each,
    a: place(each.a),
    b: place(each.b),
    lines: each.lines.map(across),
  });
  return {
    domains: scenario.domains.map((each) => ({
      ...each,
      code: code(each.code),
      name: `${each.name} ${letter}`,
      arms: armsAt(each.arms, at),
      capital: place(each.capital),
    })),
    provinces: scenario.provinces.map((each) => ({
      ...each,
      number: place(each.number),
      ruler: each.ruler === null ? null : code(each.ruler),
    })),
    rivers: scenario.rivers.map((each) => ({ ...each, along: each.along.map((pair) => pair.map(place)) })),
    holdings: scenario.holdings.map((each) => ({ ...moved(each), owner: code(each.owner) })),
    units: scenario.units.map((each) => ({ ...moved(each), owner: code(each.owner) })),
    natives: scenario.natives.map(moved),
    areas: world.areas.map((each) => ({
      ...each,
      number: place(each.number),
      name: `${each.name} ${letter}`,
      rings: each.rings.map(across),
      label: { ...each.label, x: each.label.x + at * world.width },
      seat: { ...each.seat, x: each.seat.x + at * world.width },
    })),
    borders: world.borders.map(stretch),
    barred: world.barred.map(stretch),
  };
};

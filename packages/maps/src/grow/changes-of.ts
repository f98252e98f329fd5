import type { Line, World, WorldArea, WorldBorder } from '@chancery/core';

/** What is different between a stored world and one grown again, one sentence each; empty if nothing is. */
export const changesOf = (before: World, after: World): readonly string[] => {
  const old = new Map(before.areas.map((area) => [area.number, area]));
  const now = new Map(after.areas.map((area) => [area.number, area]));
  return [
    ...headChanges(before, after),
    ...before.areas.filter(({ number }) => !now.has(number)).map((area) => `- area ${called(area)}`),
    ...after.areas.flatMap((area) => {
      const other = old.get(area.number);
      return other === undefined ? [`+ area ${called(area)}`] : areaChanges(other, area);
    }),
    ...borderChanges(before, after),
    ...(sameData(before.wilds, after.wilds) ? [] : ['~ wilds: other outlines']),
    ...(['barred', 'routes', 'routeFigures'] as const).flatMap((field) =>
      sameData(before[field], after[field]) ? [] : [`~ ${field}: no longer the same`],
    ),
  ];
};

const headChanges = (before: World, after: World): readonly string[] =>
  (['id', 'title', 'width', 'height'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => `~ ${field}: ${before[field]} is now ${after[field]}`);

const areaChanges = (before: WorldArea, after: WorldArea): readonly string[] => {
  const words = (['name', 'kind', 'terrain'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => `${field} ${before[field]} is now ${after[field]}`);
  const places = (['label', 'seat'] as const)
    .filter((field) => !sameData(before[field], after[field]))
    .map((field) => `${field} from ${before[field].x} ${before[field].y} to ${after[field].x} ${after[field].y}`);
  const outline = sameData(before.rings, after.rings) ? [] : [outlineChange(before.rings, after.rings)];
  const all = [...words, ...outline, ...places];
  return all.length === 0 ? [] : [`~ area ${called(after)}: ${all.join(', ')}`];
};

const outlineChange = (before: readonly Line[], after: readonly Line[]): string => {
  const [old, now] = [new Set(before.flatMap(pointsOf)), new Set(after.flatMap(pointsOf))];
  const added = [...now].filter((point) => !old.has(point)).length;
  const gone = [...old].filter((point) => !now.has(point)).length;
  return `outline (${added} of ${now.size} points new, ${gone} gone)`;
};

const borderChanges = (before: World, after: World): readonly string[] => {
  const old = new Map(before.borders.map((border) => [keyOf(border), border]));
  const now = new Map(after.borders.map((border) => [keyOf(border), border]));
  const between = ({ a, b }: WorldBorder): string => `${nameIn([after, before], a)} and ${nameIn([after, before], b)}`;
  return [
    ...before.borders
      .filter((border) => !now.has(keyOf(border)))
      .map((gone) => `- ${gone.kind} border of ${between(gone)}`),
    ...after.borders.flatMap((border) => {
      const other = old.get(keyOf(border));
      if (other === undefined) return [`+ ${border.kind} border of ${between(border)}`];
      if (other.kind !== border.kind) return [`~ border of ${between(border)}: ${other.kind} is now ${border.kind}`];
      return [];
    }),
  ];
};

const keyOf = ({ a, b }: WorldBorder): string => `${a} ${b}`;

const called = ({ number, name }: WorldArea): string => `${number} ${name}`;

const nameIn = (worlds: readonly World[], number: number): string => {
  const area = worlds.flatMap(({ areas }) => areas).find((known) => known.number === number);
  return area === undefined ? String(number) : called(area);
};

const pointsOf = (line: Line): readonly string[] =>
  line.flatMap((x, at) => (at % 2 === 0 ? [`${x} ${line[at + 1]}`] : []));

const sameData = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

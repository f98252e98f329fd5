import type { World } from '@chancery/core';

/** The JSON of a world with one area, border or route a line, so that a changed area is a changed line. */
export const worldText = (world: World): string => {
  const { areas, borders, wilds, barred, routes, ...head } = world;
  const list = (name: string, items: readonly unknown[]): string =>
    `"${name}": [${items.map((item) => `\n${JSON.stringify(item)}`).join(',')}\n]`;
  const listIfThere = (name: string, items: readonly unknown[] | undefined): readonly string[] =>
    items === undefined ? [] : [list(name, items)];
  const fields = Object.entries(head).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const lists = [list('areas', areas), list('borders', borders), list('wilds', wilds)];
  const given = [...listIfThere('barred', barred), ...listIfThere('routes', routes)];
  return `{\n${[...fields, ...lists, ...given].join(',\n')}\n}\n`;
};

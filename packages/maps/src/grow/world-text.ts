import type { World } from '@chancery/core';

/** The JSON of a world with one area and one border a line, so that a changed area is a changed line. */
export const worldText = (world: World): string => {
  const { areas, borders, wilds, ...head } = world;
  const list = (name: string, items: readonly unknown[]): string =>
    `"${name}": [${items.map((item) => `\n${JSON.stringify(item)}`).join(',')}\n]`;
  const fields = Object.entries(head).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${[...fields, list('areas', areas), list('borders', borders), list('wilds', wilds)].join(',\n')}\n}\n`;
};

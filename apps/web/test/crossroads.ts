import type { BorderKind, OrderKind, RulesetTypes, World, WorldArea } from '@chancery/core';

const area = (number: number, name: string, x: number, y: number, terrain = 'plain'): WorldArea => ({
  number,
  name,
  kind: terrain === 'sea' ? 'sea' : 'land',
  terrain,
  rings: [],
  label: { x, y, room: 10 },
  seat: { x, y },
});

/** North above a crossroads of West and East, South below them, and a sea to the south of North. */
export const crossroads = (): World => {
  const border = (a: number, b: number, kind: BorderKind) => ({ a, b, kind, lines: [] });
  return {
    id: 'crossroads',
    title: 'A crossroads',
    width: 300,
    height: 300,
    areas: [
      area(1, 'North', 150, 50),
      area(2, 'West', 50, 60),
      area(3, 'East', 250, 60, 'moor'),
      area(4, 'South', 150, 250),
      area(5, 'Sea', 150, 150, 'sea'),
    ],
    borders: [border(1, 2, 'land'), border(1, 3, 'mountain'), border(1, 5, 'coast'), border(4, 5, 'coast')],
    wilds: [],
  };
};

/** An order kind of which only the arguments matter. */
export const toyKind = (verb: string): OrderKind<RulesetTypes> => {
  const named = { kind: 'named', name: 'any', value: 'string', fixed: false, of: () => [] } as const;
  return {
    verb,
    rule: 'T-1',
    title: verb,
    help: '',
    group: 'Toys',
    by: 'ruler',
    unit: { type: named, help: '' },
    params: { army: { type: named, optional: true, help: '' }, to: { type: named, optional: true, help: '' } },
    lines: [],
    options: () => null,
    check: () => [],
  };
};

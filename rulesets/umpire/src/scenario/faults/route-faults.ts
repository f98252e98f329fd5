import type { ScenarioFault } from '@chancery/core';
import { faultAt } from '@chancery/kit';
import type { RouteEntry, ScenarioFile } from '../../scenarios/scenario-file.ts';
import { named, repeated, strangers } from './named.ts';

/** Routes, and whether they lead everywhere (UM-2.1, 2.2). */
export const routeFaults = (file: ScenarioFile): readonly ScenarioFault[] => [
  ...listFaults(file.landRoutes, 'landRoutes', file),
  ...listFaults(file.seaRoutes ?? [], 'seaRoutes', file),
  ...(file.seaRoutes ?? []).flatMap((route, at) => coastFaults(route, `seaRoutes[${at}]`, file)),
  ...reachFaults(file),
];

const listFaults = (
  routes: readonly RouteEntry[],
  path: string,
  { provinces }: ScenarioFile,
): readonly ScenarioFault[] => [
  ...strangers(
    'province',
    provinces.map(({ code }) => code),
    [...named(routes, path, ({ from }) => from, '.from'), ...named(routes, path, ({ to }) => to, '.to')],
  ),
  ...repeated(
    'the route',
    named(routes, path, ({ from, to }) => [from, to].sort().join(' to ')),
  ),
  ...routes.flatMap(({ from, to }, at) =>
    from === to ? [faultAt(`${path}[${at}]`, `a route leads from ${from} to itself`, 'Join two provinces.')] : [],
  ),
];

const coastFaults = ({ from, to }: RouteEntry, path: string, { provinces }: ScenarioFile): readonly ScenarioFault[] =>
  (
    [
      ['from', from],
      ['to', to],
    ] as const
  ).flatMap(([end, code]) => {
    const province = provinces.find((each) => each.code === code);
    return province === undefined || province.coastal === true
      ? []
      : [
          faultAt(
            `${path}.${end}`,
            `a route by sea touches ${code}, which has no coast`,
            'Make the province coastal, or strike the route out.',
          ),
        ];
  });

/** Provinces that no route touches, and those that no way leads to from the first. */
const reachFaults = ({ provinces, landRoutes, seaRoutes = [] }: ScenarioFile): readonly ScenarioFault[] => {
  const besides = new Map<string, string[]>(provinces.map(({ code }) => [code, []]));
  for (const { from, to } of [...landRoutes, ...seaRoutes]) {
    if (from === to) continue;
    besides.get(from)?.push(to);
    besides.get(to)?.push(from);
  }
  const reached = reachedFrom(provinces[0]?.code ?? '', besides);
  return provinces.flatMap(({ code }, at) => {
    if (besides.get(code)?.length === 0) {
      return [faultAt(`provinces[${at}]`, `no route leads to ${code}`, 'Add a route by land or by sea.')];
    }
    return reached.has(code)
      ? []
      : [
          faultAt(
            `provinces[${at}]`,
            `no way leads from ${provinces[0]?.code} to ${code}`,
            'Add a route that joins the parts of the map.',
          ),
        ];
  });
};

const reachedFrom = (start: string, besides: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> => {
  const reached = new Set([start]);
  for (const code of reached) for (const next of besides.get(code) ?? []) reached.add(next);
  return reached;
};

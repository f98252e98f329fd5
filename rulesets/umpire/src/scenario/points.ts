import type { Route } from '@chancery/core';
import { ROUTE_FIGURES, routesIn } from '../rules/beginning/routes-in.ts';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';

/** What a map is grown from: where its provinces lie, and the routes between them. */
export interface MapPoints {
  readonly areas: readonly {
    readonly number: number;
    readonly name: string;
    readonly kind: 'land';
    readonly x: number;
    readonly y: number;
    readonly terrain: string;
    readonly coastal: boolean;
  }[];
  readonly given: { readonly routes: readonly Route[]; readonly routeFigures: readonly string[] };
}

/** The points and tables of a checked file, as growing a world from points takes them (UM-2.1, 2.9). */
export const pointsOf = (file: ScenarioFile): MapPoints => ({
  areas: file.provinces.map(({ name, x, y, terrain, coastal = false }, at) => ({
    number: at + 1,
    name,
    kind: 'land',
    x,
    y,
    terrain: terrain.toLowerCase(),
    coastal,
  })),
  given: { routes: routesIn(file).map(({ route }) => route), routeFigures: ROUTE_FIGURES },
});

import type { ScenarioFile } from '../src/scenarios/scenario-file.ts';
import type { General, Nation, Province, Stack } from '../src/state.ts';
import type { GamePosition } from '../src/types.ts';
import { type CombatOrder, INDEPENDENTS, INDEPENDENTS_CODE } from '../src/words.ts';
import { changed, type Ran } from './board.ts';

/** The numbers behind the codes of a scenario, for tests that are read by its map. Throws at a code that it does not have. */
export const codesOf = (file: ScenarioFile) => {
  const placeOf = (list: readonly string[], code: string): number => {
    const place = list.indexOf(code);
    if (place === -1) throw new Error(`${file.id} has no ${code}`);
    return place;
  };
  return {
    nation: (code: string): number =>
      code === INDEPENDENTS_CODE
        ? INDEPENDENTS
        : placeOf(
            file.nations.map((each) => each.code),
            code,
          ) + 1,
    province: (code: string): number =>
      placeOf(
        file.provinces.map((each) => each.code),
        code,
      ) + 1,
    type: (code: string): number =>
      placeOf(
        file.types.map((each) => each.code),
        code,
      ),
    general: (name: string): number =>
      placeOf(
        file.generals.map((each) => each.name),
        name,
      ) + 1,
  };
};

/** Units by the code of their type, as the state has them. */
export const unitsOf = (file: ScenarioFile, counts: { readonly [code: string]: number }): number[] =>
  file.types.map(({ code }) => counts[code] ?? 0);

/** Who stands in a province: by code of nation the units of each type. Nobody else stands there then. */
export type Garrisons = {
  readonly [province: string]: {
    readonly [nation: string]: { readonly [type: string]: number };
  };
};

/** The position with these forces in these provinces, and no others there. Orders: the usual ones. */
export const garrisoned = (position: GamePosition, file: ScenarioFile, garrisons: Garrisons): GamePosition => {
  const codes = codesOf(file);
  return changed(position, (state) => {
    for (const [province, forces] of Object.entries(garrisons)) {
      state.stacks[codes.province(province)] = Object.entries(forces)
        .map(([nation, counts]) => ({
          nation: codes.nation(nation),
          units: unitsOf(file, counts),
          armyOrder: null,
          fleetOrder: null,
          reliefArrived: false,
        }))
        .sort((one, other) => (one.nation || 999) - (other.nation || 999));
    }
  });
};

/** The position with the combat orders of a stack otherwise. */
export const ordered = (
  position: GamePosition,
  file: ScenarioFile,
  {
    nation,
    province,
    ...orders
  }: {
    readonly nation: string;
    readonly province: string;
    readonly armyOrder?: CombatOrder;
    readonly fleetOrder?: CombatOrder;
  },
): GamePosition => {
  const codes = codesOf(file);
  return changed(position, ({ stacks }) => {
    const stack = stacks[codes.province(province)]?.find((each) => each.nation === codes.nation(nation));
    Object.assign(stack ?? {}, orders);
  });
};

/** The position with some fields of a province otherwise. */
export const withProvince = (
  position: GamePosition,
  file: ScenarioFile,
  code: string,
  fields: Partial<Province>,
): GamePosition =>
  changed(position, ({ provinces }) => Object.assign(provinces[codesOf(file).province(code)] ?? {}, fields));

/** The units of a nation in a province by the code of their type, without zeros. */
export const unitsAt = (
  { stacks }: { readonly stacks: readonly (readonly Stack[])[] },
  file: ScenarioFile,
  nation: string,
  province: string,
): { readonly [type: string]: number } => {
  const codes = codesOf(file);
  const stack = stacks[codes.province(province)]?.find((each) => each.nation === codes.nation(nation));
  return Object.fromEntries(
    file.types.flatMap(({ code }, type) => ((stack?.units[type] ?? 0) > 0 ? [[code, stack?.units[type] ?? 0]] : [])),
  );
};

/** The position with some fields of a nation otherwise. */
export const withNation = (
  position: GamePosition,
  file: ScenarioFile,
  code: string,
  fields: Partial<Nation>,
): GamePosition => changed(position, ({ nations }) => Object.assign(nations[codesOf(file).nation(code)] ?? {}, fields));

/** The position with some fields of a general otherwise. */
export const withGeneral = (
  position: GamePosition,
  file: ScenarioFile,
  name: string,
  fields: Partial<General>,
): GamePosition =>
  changed(position, ({ generals }) => Object.assign(generals[codesOf(file).general(name) - 1] ?? {}, fields));

/** The position in another turn of the campaign. */
export const inTurn = (position: GamePosition, turn: number): GamePosition =>
  changed(position, (state) => {
    state.turn = turn;
  });

/** What a nation reads of its orders: `done`, or `cancelled not-owner`, in the order in which they were judged. */
export const fates = (ran: Ran, nation: string): readonly string[] =>
  ran
    .heard(nation)
    .flatMap((told) =>
      told.kind === 'order-done' ? [told.reason === null ? told.status : `${told.status} ${told.reason.code}`] : [],
    );

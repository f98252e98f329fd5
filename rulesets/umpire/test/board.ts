import { type Dice, type Rulings, scriptedDice, seatId, type Telling, type World } from '@chancery/core';
import { begin } from '../src/begin.ts';
import { EVENT_RULES } from '../src/event-kinds.ts';
import type { Event } from '../src/events.ts';
import type { Order } from '../src/order.ts';
import { USUAL_OPTIONS } from '../src/scenario/options.ts';
import type { ScenarioFile } from '../src/scenarios/scenario-file.ts';
import type { Options } from '../src/setting.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import type { Told } from '../src/told.ts';
import type { GamePosition, Step } from '../src/types.ts';

/** The graph of a scenario without any drawing: enough for rules, which never look at outlines. */
export const bareWorld = ({ id, title, provinces, landRoutes, seaRoutes = [] }: ScenarioFile): World => {
  const numberOf = (code: string): number => provinces.findIndex((province) => province.code === code) + 1;
  const routes = (list: typeof landRoutes, by: 'land' | 'sea') =>
    list.map(({ from, to, points, attrition }) => {
      const [a = 0, b = 0] = [numberOf(from), numberOf(to)].sort((one, other) => one - other);
      return { a, b, by, figures: [points, attrition], line: [] };
    });
  return {
    id,
    title,
    width: 100,
    height: 100,
    areas: provinces.map(({ name, x, y, terrain }, at) => ({
      number: at + 1,
      name,
      kind: 'land',
      terrain,
      rings: [],
      label: { x, y, room: 1 },
      seat: { x, y },
    })),
    borders: [],
    wilds: [],
    routes: [...routes(landRoutes, 'land'), ...routes(seaRoutes, 'sea')],
    routeFigures: ['movement points', 'attrition'],
  };
};

/** A scenario at its start, its secret ratings as the file has them. */
export const positionOf = (
  file: ScenarioFile,
  options: Partial<Options> = {},
  dice: Dice = scriptedDice({ list: [] }),
): GamePosition => setup({ file, world: bareWorld(file) }, { ...USUAL_OPTIONS, ...file.options, ...options }, dice);

/** The position with some of its state otherwise: `change` writes to a copy. */
export const changed = ({ setting, state }: GamePosition, change: (state: Writable<State>) => void): GamePosition => {
  const copy = structuredClone(state) as Writable<State>;
  change(copy);
  return { setting, state: copy };
};
export type Writable<T> = T extends string | number | boolean | null | undefined
  ? T
  : { -readonly [Key in keyof T]: Writable<T[Key]> };

export interface Ran {
  readonly state: State;
  readonly events: readonly Event[];
  /** All that was told, and to whom. */
  readonly tellings: readonly Telling<Told>[];
  /** What the seat of a code has heard. */
  heard(code: string): readonly Told[];
}

/**
 * Some steps of a turn on a position, with the orders of each seat and dice by label. Dice that are rolled and not scripted throw,
 * unless `dice` says otherwise.
 */
export const ran = (
  position: GamePosition,
  steps: readonly Step[],
  orders: { readonly [code: string]: readonly Order[] } = {},
  dice: Dice = scriptedDice({ list: [] }),
  { rulings = {}, acts = [] }: { readonly rulings?: Rulings; readonly acts?: readonly Order[] } = {},
): Ran => {
  const { setting } = position;
  const state = structuredClone(position.state) as Writable<State>;
  const sheets = Object.fromEntries(
    Object.entries(orders).map(([code, list]) => [seatId(code), { seat: seatId(code), orders: list }]),
  );
  const events: Event[] = [];
  const told: Telling<Told>[] = [];
  const emit = (event: Event): void => {
    for (const hearing of EVENT_RULES.tell(event, { setting, state: structuredClone(state) })) {
      told.push({ ...hearing, event: events.length });
    }
    EVENT_RULES.apply(state, event, setting);
    events.push(event);
  };
  const memory = begin({ setting, state }, sheets);
  const turn = { setting, state, dice, sheets, acts, rulings, memory, emit, step: () => {} };
  for (const each of steps) each.run(turn as unknown as Parameters<Step['run']>[0]);
  return {
    state,
    events,
    tellings: told,
    heard: (code) => told.filter(({ to }) => to === 'all' || to.includes(seatId(code))).map((each) => each.told),
  };
};

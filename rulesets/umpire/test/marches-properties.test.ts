import { type Dice, keyedDice, quickDice, type Roller } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import type { Line, OrderOf } from '../src/order.ts';
import { type PlannedMarch, planOf } from '../src/phases/movement/plan.ts';
import { movement } from '../src/phases/movement.ts';
import { waysFrom } from '../src/rules/routes.ts';
import type { ScenarioFile } from '../src/scenarios/scenario-file.ts';
import type { GamePosition } from '../src/types.ts';
import { COMBAT_ORDERS, INDEPENDENTS, type NationNumber } from '../src/words.ts';
import { changed, positionOf, ran } from './board.ts';
import { ARVEN, ITALIA, PUNIC } from './scenarios.ts';

/** Random marches by land and sea, with all they have or with little, through one province or three. */

/** `npm run soak` tries more of them. */
const SEEDS = Math.max(3, Math.ceil(Number(process.env['CAMPAIGNS'] ?? 0) / 10));

const pick = <T>(roller: Roller, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[roller.d(list.length) - 1];

type March = OrderOf<'MOVE'>;

const marchesOf = ({ setting, state }: GamePosition, nation: NationNumber, roller: Roller): readonly March[] =>
  state.generals
    .filter((general) => general.nation === nation && general.state === 'fit')
    .flatMap((general): readonly March[] => {
      const by = roller.d(3) === 1 ? 'sea' : 'land';
      const way: number[] = [];
      for (let at = general.location, left = roller.d(3); left > 0; left -= 1) {
        const next = pick(
          roller,
          waysFrom(setting, at).filter((each) => each.by === by && !way.includes(each.to)),
        );
        if (next === undefined) break;
        way.push(next.to);
        at = next.to;
      }
      const to = way.pop();
      if (to === undefined || roller.d(6) === 1) return [];
      const wanted = by === 'sea' ? ['sea', 'land'] : ['land'];
      const there = state.stacks[general.location]?.find((stack) => stack.nation === nation)?.units ?? [];
      const troops = setting.types.flatMap(({ type, category }) => {
        const has = there[type] ?? 0;
        if (!wanted.includes(category) || has === 0) return [];
        const half = { type, count: Math.ceil(has / 2) };
        return [pick(roller, [{ type, count: 'ALL' as const }, half]) ?? half];
      });
      const army = pick(roller, COMBAT_ORDERS) ?? '1D';
      return [{ verb: 'MOVE', args: { generals: [general.number], troops, via: way, to, army, fleet: '1D' } }];
    });

const nationsOf = ({ state }: GamePosition): readonly NationNumber[] =>
  state.nations.flatMap((nation) => (nation === null || nation.number === INDEPENDENTS ? [] : [nation.number]));

/** Every nation marches, in the order of its generals. */
const sheetsOf = (position: GamePosition, dice: Dice): { readonly [code: string]: readonly March[] } =>
  Object.fromEntries(
    nationsOf(position).map((nation) => {
      const code = position.state.nations[nation]?.code ?? '';
      return [code, marchesOf(position, nation, dice.at(`marches of ${code}`))];
    }),
  );

/** Nobody is anybody's enemy, and no Independent stands in the way. */
const peaceful = (file: ScenarioFile): GamePosition =>
  changed(positionOf(file), (state) => {
    for (const nation of state.nations) if (nation !== null) nation.enemies = [];
    state.stacks = state.stacks.map((here) => here.filter(({ nation }) => nation !== INDEPENDENTS));
  });

type Leg = Extract<Event, { readonly kind: 'leg-marched' }>;

describe.each([ARVEN, ITALIA, PUNIC])('marches on $id', (file) => {
  test('UM-11.17 a plan is what happens, leg by leg and tick by tick, where nobody interferes', () => {
    const position = peaceful(file);
    const { setting, state } = position;
    let legs = 0;
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const sheets = sheetsOf(position, quickDice(seed));
      const { events } = ran(position, [movement], sheets, quickDice(seed));
      for (const nation of nationsOf(position)) {
        const orders = sheets[state.nations[nation]?.code ?? ''] ?? [];
        const lines = orders.map((order, at): Line => ({ nation, line: at + 1, order }));
        const planned = planOf(setting, state, lines)
          .filter((each): each is PlannedMarch => each.kind === 'march')
          .flatMap(({ line, legs: planned }) =>
            planned.map(({ from, to, way: { by }, starts, ends }) => [line.line, by, from, to, starts, ends].join(' ')),
          );
        const marched = events
          .filter((event): event is Leg => event.kind === 'leg-marched' && event.nation === nation)
          .map(({ line, by, from, to, started, ended }) => [line, by, from, to, started, ended].join(' '));
        expect([...marched].sort()).toEqual([...planned].sort());
        legs += marched.length;
      }
    }
    expect(legs).toBeGreaterThan(20);
  });

  test('UM-11.18 no march depends on the order of nations', () => {
    const reversed: ScenarioFile = { ...file, nations: [...file.nations].reverse() };
    const allAtWar = (of: ScenarioFile): GamePosition =>
      changed(positionOf(of), (state) => {
        const all = state.nations.flatMap((nation) => (nation === null || nation.number === 0 ? [] : [nation.number]));
        for (const nation of state.nations) {
          if (nation !== null && nation.number !== 0) nation.enemies = all.filter((each) => each !== nation.number);
        }
      });
    const [one, other] = [allAtWar(file), allAtWar(reversed)];
    const after = (position: GamePosition, sheets: ReturnType<typeof sheetsOf>, seed: number) => {
      const { state, events } = ran(position, [movement], sheets, keyedDice(`${seed}`.padStart(64, '0')));
      const code = (nation: NationNumber): string => state.nations[nation]?.code ?? '';
      return {
        stacks: state.stacks.map((here) =>
          here
            .map(({ nation, units, armyOrder, fleetOrder }) => `${code(nation)} ${units} ${armyOrder} ${fleetOrder}`)
            .sort(),
        ),
        generals: state.generals.map(({ name, location, state: is }) => `${name} ${location} ${is}`),
        done: events
          .flatMap((event) =>
            event.kind === 'order-done'
              ? [`${code(event.nation)} ${event.line} ${event.status} ${event.reason?.code ?? ''}`]
              : [],
          )
          .sort(),
      };
    };
    let stopped = 0;
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const sheets = sheetsOf(one, quickDice(seed));
      const first = after(one, sheets, seed);
      expect(after(other, sheets, seed)).toEqual(first);
      stopped += first.done.filter((line) => /stopped|forced-back/.test(line)).length;
    }
    expect(stopped).toBeGreaterThan(0);
  });
});

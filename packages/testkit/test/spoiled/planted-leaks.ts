import { type Position, type Ruleset, warning } from '@chancery/core';
import { scrambleFaults, settingFaults } from '../../src/suite/secrecy.ts';
import { PURSES } from '../toy/purses.ts';
import { PURSES_PLAN } from '../toy/purses-plan.ts';
import type { Purses, PursesView } from '../toy/purses-types.ts';
import { inTurns, type SpoiledCase } from './spoiled-case.ts';

const scrambled = inTurns((ruleset, turn) => scrambleFaults(ruleset, PURSES_PLAN.secrets, turn));

const goldOf = ({ state }: Position<Purses>): readonly number[] => Object.values(state.gold);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** What the suite says of a place in this file that read of a purse. */
const hintFor = (viewer: string, part: string, path: string): RegExp =>
  new RegExp(
    `^hint: for ${viewer}, the ${part} read what is not theirs to know: ${path} \\(.*planted-leaks\\.ts:\\d+\\)`,
  );

/** A view that holds something else besides. */
const viewWith =
  (leak: (position: Position<Purses>) => NonNullable<PursesView['leak']>): Ruleset<Purses>['view'] =>
  (position, viewer) => ({ ...PURSES.view(position, viewer), leak: leak(position) });

const richestFirst = ({ state }: Position<Purses>): readonly string[] =>
  Object.entries(state.gold)
    .sort(([, one], [, other]) => other - one)
    .map(([seat]) => seat);

const { PAY } = PURSES.orders.kinds;

/** Ways in which secrets get out. Each is planted into Purses, and caught by name. */
export const PLANTED_LEAKS: readonly SpoiledCase[] = [
  {
    what: 'gold in the standings',
    spoiled: {
      standings: (position) =>
        PURSES.standings(position).map((each) => ({
          ...each,
          figures: { gold: String(position.state.gold[each.seat] ?? 0) },
        })),
    },
    faults: scrambled,
    found: /^the standings of the public tells gold\.Ann$/,
    hint: hintFor('the public', 'standings', 'gold\\.Ann'),
  },
  {
    what: 'gold in the label of the window',
    spoiled: {
      window: (position) => {
        const window = PURSES.window(position);
        return window.kind === 'outcome'
          ? window
          : { ...window, label: `market day for ${sum(goldOf(position))} gold` };
      },
    },
    faults: scrambled,
    found: /^the window of Ann tells gold\.Bob$/,
    hint: hintFor('Ann', 'window', 'gold\\.Bob'),
  },
  {
    what: 'a secret roll in the setting',
    spoiled: {
      setup: (scenario, options, dice) => {
        const { setting, state } = PURSES.setup(scenario, options, dice);
        return { setting: { ...setting, lastTurn: setting.lastTurn + dice.at('end').d(6) }, state };
      },
    },
    faults: (ruleset) => settingFaults(ruleset, PURSES_PLAN.scenarios),
    found: /^the setting of market is another with other dice$/,
  },
  {
    what: 'a count in the number of a unit',
    spoiled: {
      view: viewWith((position) => sum(goldOf(position))),
      units: {
        ...PURSES.units,
        rows: ({ view }) => [{ unit: `P${view.leak}`, kind: 'purse', area: 1, cells: { what: 'a purse' } }],
      },
    },
    faults: scrambled,
    found: /^the view of Bob tells gold\.Cem$/,
    hint: hintFor('Bob', 'view', 'gold\\.Ann'),
  },
  {
    what: 'a name in a suggestion',
    spoiled: { view: viewWith((position) => richestFirst(position).slice(0, 1)) },
    faults: scrambled,
    found: /^the view of \w+ tells gold\.\w+$/,
    hint: hintFor('the public', 'view', 'gold\\.Ann'),
  },
  {
    what: 'a price that betrays what others have',
    spoiled: {
      view: viewWith((position) => Math.ceil(sum(goldOf(position)) / 3)),
      prices: ({ view }, drafted) => drafted.map(() => String(view.leak)),
    },
    faults: scrambled,
    found: /^the view of Ann tells gold\.Cem$/,
    hint: hintFor('Ann', 'view', 'gold\\.Bob'),
  },
  {
    what: 'the order of a list',
    spoiled: {
      view: (position, viewer) => {
        const seen = PURSES.view(position, viewer);
        return {
          ...seen,
          fame: Object.fromEntries(richestFirst(position).map((seat) => [seat, seen.fame[seat] ?? 0])),
        };
      },
    },
    faults: scrambled,
    found: /^the view of \w+ tells gold\.\w+$/,
    hint: hintFor('the public', 'view', 'gold\\.Ann'),
  },
  {
    what: 'a refusal that differs',
    spoiled: {
      view: viewWith((position) => Math.max(...goldOf(position))),
      orders: {
        ...PURSES.orders,
        kinds: {
          ...PURSES.orders.kinds,
          PAY: {
            ...PAY,
            check: (known, order, among) => [
              ...PAY.check(known, order, among),
              ...(order.args.gold === known.view.leak ? [warning({ code: 'oneself' } as const)] : []),
            ],
          },
        },
      },
    },
    faults: scrambled,
    found: /^the view of \w+ tells gold\.\w+$/,
    hint: hintFor('the public', 'view', 'gold\\.Ann'),
  },
];

import type { CaseTable } from '@chancery/kit';
import { NUMBER, WORDS, within, without, withState, withStated, word, YES_NO } from '@chancery/kit';
import { calendarOf, turnOfYear, yearOf } from '../rules/calendar.ts';
import { getProvinceInfo, inNationOrder, provincesOf } from '../rules/find.ts';
import { isNothing, noUnits } from '../rules/forces.ts';
import { collectableOf, militiaOf, revenueOf } from '../rules/revenue.ts';
import { LIBRARY } from '../scenarios/library.ts';
import type { Options } from '../setting.ts';
import {
  GENERAL_STATE,
  type General,
  NATION_STATE,
  type Nation,
  PROVINCE_STATE,
  type Province,
  type Siege,
  STACK_STATE,
  type Stack,
  type State,
} from '../state.ts';
import type { GamePosition } from '../types.ts';
import { stackId, stackOf } from './names.ts';

/** What can be stated and expected of a position, a table for each section of a case (UM-0.2 to 0.6). */

export type Table<Row extends object> = CaseTable<GamePosition, Row>;

/** The scenario with which a position begins. */
const base: Table<{ readonly scenario: string }> = {
  what: 'base',
  facts: { scenario: word(...LIBRARY.map(({ id }) => id)) },
  alone: 'scenario',
  by: 'one',
  rows: ({ setting: { scenario } }) => [{ scenario }],
};

/** What a game master may set (UM-23.9), and the switches of the scenario that rules ask for. */
interface Settings extends Options {
  readonly localRevolts: boolean;
  readonly navalBlockade: boolean;
}

const settings: Table<Settings> = {
  what: 'setting',
  by: 'one',
  facts: {
    abandonAfter: within(1, 12),
    cincDeath: word('continue', 'out'),
    rebelGenerals: word('independent', 'newNation'),
    rebelMinUnits: within(1, 999),
    ratings: word('file', 'rolled'),
    homeRebels: word('hostile', 'always'),
    replacements: word('any loss', 'killed'),
    localRevolts: YES_NO,
    navalBlockade: YES_NO,
  },
  rows: ({ setting: { options, localRevolts, navalBlockade } }) => [{ ...options, localRevolts, navalBlockade }],
  put: (position, [stated]) => {
    if (stated === undefined) return position;
    const { localRevolts, navalBlockade, ...options } = stated.row;
    return { ...position, setting: { ...position.setting, localRevolts, navalBlockade, options } };
  },
};

const game: Table<Pick<State, 'turn'>> = {
  what: 'game',
  by: 'one',
  facts: { turn: within(1, 9999) },
  follows: {
    year: [NUMBER, ({ turn }, { setting }) => yearOf(setting, turn)],
    turnOfYear: [NUMBER, ({ turn }, { setting }) => turnOfYear(setting, turn)],
    called: [WORDS, ({ turn }, { setting }) => calendarOf(setting, turn).name],
  },
  rows: ({ state }) => [state],
  put: (position, [stated]) => (stated ? withState(position, { turn: stated.row.turn }) : position),
};

const nations: Table<Nation> = {
  what: 'nation',
  by: 'nation',
  key: 'number',
  facts: without(NATION_STATE, 'number'),
  rows: ({ state }) => state.nations.filter((nation) => nation !== null),
  put: (position, stated) => withState(position, { nations: withStated(position.state.nations, stated) }),
};

/** Facts of a siege that are not said. */
const NO_RELIEF: Pick<Siege, 'reliefBeaten' | 'reliefOutside' | 't'> = { t: 0, reliefBeaten: null, reliefOutside: [] };

const provinces: Table<Province> = {
  what: 'province',
  by: 'province',
  key: 'number',
  facts: without(PROVINCE_STATE, 'number'),
  follows: {
    terrain: [WORDS, ({ number }, { setting }) => setting.terrains[getProvinceInfo(setting, number).terrain] ?? ''],
    coastal: [YES_NO, ({ number }, { setting }) => getProvinceInfo(setting, number).coastal],
    cnr: [NUMBER, (province, { setting, state }) => revenueOf(setting, state, province)],
    collectable: [NUMBER, (province, { setting, state }) => collectableOf(setting, state, province)],
    militia: [NUMBER, (province, { setting, state }) => militiaOf(setting, state, province)],
  },
  rows: ({ state }) => provincesOf(state),
  put: (position, stated) =>
    withState(position, {
      provinces: withStated(
        position.state.provinces,
        stated.map((each) => ({
          ...each,
          row: { ...each.row, siege: each.row.siege === null ? null : { ...NO_RELIEF, ...each.row.siege } },
        })),
      ),
    }),
};

/** A stack by its nation and its province. */
interface StackRow extends Stack {
  readonly id: number;
}

/** Stacks that are stated are all there are; without any there are none (UM-0.5). */
const stacks: Table<StackRow> = {
  what: 'stack',
  by: 'stack',
  key: 'id',
  alone: 'units',
  usual: true,
  facts: without(STACK_STATE, 'nation'),
  rows: ({ state }) =>
    state.stacks.flatMap((here, province) => here.map((stack) => ({ ...stack, id: stackId(stack.nation, province) }))),
  blank: ({ setting }, id: number) => ({
    id,
    nation: stackOf(id).nation,
    units: noUnits(setting),
    armyOrder: null,
    fleetOrder: null,
    reliefArrived: false,
  }),
  put: (position, stated) =>
    withState(position, {
      stacks: position.state.stacks.map((_, province) =>
        stated
          .filter(({ row }) => stackOf(row.id).province === province && !isNothing(row.units))
          .map(({ row: { id: _id, ...stack } }) => stack)
          .sort((one, other) => inNationOrder(one.nation, other.nation)),
      ),
    }),
};

/** Those of the scenario, changed; secret ratings too (UM-0.6). */
const generals: Table<General> = {
  what: 'general',
  by: 'general',
  key: 'number',
  facts: without(GENERAL_STATE, 'number'),
  rows: ({ state }) => state.generals,
  put: (position, stated) =>
    withState(position, {
      generals: position.state.generals.map(
        (general) => stated.find(({ id }) => id === general.number)?.row ?? general,
      ),
    }),
};

export const PLAIN_TABLES = { base, settings, game, nations, provinces, stacks, generals };

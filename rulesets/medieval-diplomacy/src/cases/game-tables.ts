import { faultsAgainst } from '@chancery/core';
import { type CaseTable, NUMBER, orNone, within, withState, word } from '@chancery/kit';
import { seasonOf } from '../rules/calendar.ts';
import { provincesOf, realmsOf } from '../rules/find.ts';
import { DEFAULT_OPTIONS, OPTIONS_SCHEMA } from '../scenario/options.ts';
import { LIBRARY } from '../scenarios/library.ts';
import { OPTIONS, type Options } from '../setting.ts';
import { CLAIM, OUTCOME, type State, type VictoryClaim } from '../state.ts';
import type { MdPosition } from '../types.ts';
import { SEASONS } from '../words.ts';

/** The game as a whole: where it begins, how far it is, its options, and claims to victory. */

type Table<Row extends object> = CaseTable<MdPosition, Row>;

/** So the name of a home begins: a province away from everything. */
export const HOME = 'Home of ';

export const BASES = ['homes', 'bare', ...LIBRARY.map(({ id }) => id)];

/** Each realm with a home, with nothing, or as a scenario does. */
export const base: Table<{ readonly start: string }> = {
  what: 'base',
  by: 'one',
  alone: 'start',
  facts: { start: word(...BASES) },
  unsaid: { start: () => 'homes' },
  rows: ({ setting: { title, places }, state }) => {
    const isHome = places.some((info) => info?.name.startsWith(HOME));
    const owned = (realm: number) => provincesOf(state).filter(({ owner }) => owner === realm).length;
    const lacks = realmsOf(state).some(({ number }) => owned(number) < 2);
    return [{ start: LIBRARY.find((each) => each.title === title)?.id ?? (isHome || !lacks ? 'homes' : 'bare') }];
  },
  put: (position) => position,
};

export const game: Table<State> = {
  what: 'game',
  by: 'one',
  facts: { turn: within(1, 9999), phase: within(0, 99), nextCommander: within(1, 9999), outcome: orNone(OUTCOME) },
  follows: {
    season: [word(...SEASONS), ({ turn }, { setting }) => seasonOf(setting.options, turn).season],
    year: [NUMBER, ({ turn }, { setting }) => seasonOf(setting.options, turn).year],
  },
  rows: ({ state }) => [state],
  put: ({ setting, state }, [stated]) => ({ setting, state: stated?.row ?? state }),
};

export const options: Table<Options> = {
  what: 'option',
  by: 'one',
  facts: OPTIONS,
  rows: ({ setting }) => [setting.options],
  blank: () => DEFAULT_OPTIONS,
  put: (position, [stated]) => {
    if (stated === undefined) return position;
    const { row, told, words } = stated;
    for (const fault of faultsAgainst(OPTIONS_SCHEMA, row, 'options')) words.fault(fault);
    const { setting, state } = position;
    const realms = state.realms.map((realm) => realm && { ...realm, status: row.defaultStatus });
    return { setting: { ...setting, options: row }, state: told.has('defaultStatus') ? { ...state, realms } : state };
  },
};

export const claims: Table<VictoryClaim> = {
  what: 'claim',
  by: 'none',
  needs: ['members'],
  facts: CLAIM,
  rows: ({ state }) => state.claims,
  blank: ({ state }) => ({ members: [], since: state.turn }),
  put: (position, stated) =>
    stated.length === 0 ? position : withState(position, { claims: stated.map(({ row }) => row) }),
};

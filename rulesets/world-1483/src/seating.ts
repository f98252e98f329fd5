import { type SeatedBy, type SeatingSpec, seatId } from '@chancery/core';
import { exists, findNationInfo, getNation, nationOfSeat } from './rules/find.ts';
import type { Setting } from './setting.ts';
import type { GamePosition, Types } from './types.ts';
import type { NationNumber } from './words.ts';

/** Seats without a ruler: the rules defend their nation, and anybody may take it over (W83-20.1, 20.2, 20.12). */
export const SEATING: SeatingSpec<Types> = {
  /** W83-19.70 to 19.72 */
  unruled: {
    en: 'are defended by the rules: they raise infantry, march towards threatened borders, accept peace without terms, and attack nobody.',
    de: 'werden nach den Regeln verteidigt: Sie heben Infanterie aus, marschieren zu bedrohten Grenzen, nehmen Frieden ohne Bedingungen an und greifen niemanden an.',
  },
  seatedBy: (position, seat): SeatedBy => {
    const nation = nationIn(position, seat);
    if (nation === null || !exists(nation)) return 'gone';
    return nation.seat === 'held' ? 'ruler' : 'rules';
  },
  act: (setting, seat, to) => ({
    verb: 'SET_SEAT',
    args: { nation: nationOfSeat(setting, seat) as NationNumber, to: to === 'ruler' ? 'held' : 'moderated' },
  }),
  viable: (position, seat) => {
    const nation = nationIn(position, seat);
    return nation !== null && exists(nation);
  },
  /** W83-20.10 to 20.12 */
  silence: { inARow: ['warn', 'warn', 'open'], firstTurn: 'warn' },
  standingOrders: 'in-the-rules',
  /**
   * Whose nation has come back as nobody's loses the seat to whoever takes it (W83-13.77). The player of a nation that is no more keeps
   * theirs, to read and to say that they would return (W83-20.32).
   */
  unseats: (event, setting) =>
    event.kind === 'nation-run' && event.seat === 'open' ? seatIn(setting, event.nation) : null,
};

const nationIn = ({ setting, state }: GamePosition, seat: string) => {
  const nation = nationOfSeat(setting, seat);
  return nation === null ? null : getNation(state, nation);
};

const seatIn = (setting: Setting, nation: NationNumber) => {
  const info = findNationInfo(setting, nation);
  return info === null ? null : seatId(info.code);
};

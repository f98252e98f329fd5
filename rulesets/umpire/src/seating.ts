import { type SeatedBy, type SeatingSpec, seatId } from '@chancery/core';
import { getNationInfo, nationOfSeat } from './rules/find.ts';
import type { State } from './state.ts';
import type { GamePosition, Types } from './types.ts';
import type { NationNumber, Status } from './words.ts';

/** Seats without a ruler: a caretaker keeps their nation, and anybody may take it over at any deadline (UM-22.8 to 22.10). */
export const SEATING: SeatingSpec<Types> = {
  unruled: {
    en: 'are kept by caretakers: they defend what they have, raise a few troops, and never march.',
    de: 'werden von Verwaltern geführt: Sie verteidigen, was sie haben, werben ein paar Truppen an und marschieren nie.',
  },
  seatedBy: (position, seat): SeatedBy => {
    const status = statusOf(position, seat);
    return status === null ? 'later' : SEATED[status];
  },
  act: (setting, seat, to) => ({
    verb: 'SET_STATUS',
    args: { nation: nationOfSeat(setting, seat) as NationNumber, to: to === 'ruler' ? 'active' : 'caretaker' },
  }),
  viable: (position, seat) => {
    const status = statusOf(position, seat);
    return status !== null && status !== 'eliminated';
  },
  silence: { inARow: ['warn', 'warn', 'open'], firstTurn: 'warn' },
  unseats: (event, setting) =>
    event.kind === 'nation-eliminated' || (event.kind === 'status-set' && event.why === 'commander-in-chief died')
      ? seatId(getNationInfo(setting, event.nation).code)
      : null,
};

/** Null for a seat that is kept for a rebel general (UM-17.26). */
const statusOf = ({ setting, state }: GamePosition, seat: string): Status | null => {
  const nation = nationOfSeat(setting, seat);
  return nation === null ? null : (nationIn(state, nation)?.status ?? null);
};
const nationIn = ({ nations }: State, nation: NationNumber) => nations[nation] ?? null;

const SEATED = { active: 'ruler', caretaker: 'rules', eliminated: 'gone' } as const satisfies {
  readonly [status in Status]: SeatedBy;
};

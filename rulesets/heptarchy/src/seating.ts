import type { SeatId, SeatingSpec } from '@chancery/core';
import { kingdomOfCode } from './setting.ts';
import type { HepPosition, Types } from './types.ts';
import type { Controller } from './words.ts';

/** Kingdoms without a player are NPC States, or caretakers where a player has been (HEP-16.10, HEP-17.6), until one takes them. */
export const SEATING: SeatingSpec<Types> = {
  /** HEP-16.2 to HEP-16.5 */
  unruled: {
    en: 'left to the rules, as non-player kingdoms. They raise Levies up to their limit and fight back in a war that a player brings upon them, and never begin one.',
    de: 'den Regeln überlassen, als Königreiche ohne Spieler. Sie heben Levies aus, so viele sie dürfen, wehren sich in einem Krieg, den ein Spieler über sie bringt, und beginnen nie einen.',
  },
  seatedBy: (position, seat) => {
    switch (controllerOf(position, seat)) {
      case 'player':
        return 'ruler';
      case 'eliminated':
      case undefined:
        return 'gone';
      default:
        return 'rules';
    }
  },
  act: (_, seat, to) => ({
    verb: 'SET_CONTROLLER',
    args: { kingdom: seat, controller: to === 'ruler' ? 'player' : 'caretaker' },
  }),
  viable: (position, seat) => controllerOf(position, seat) !== 'eliminated',
  /** A caretaker is given back to its ruler when he returns. */
  unseats: () => null,
};

const controllerOf = ({ setting, state }: HepPosition, seat: SeatId): Controller | undefined => {
  const kingdom = kingdomOfCode(setting, seat);
  return kingdom === null ? undefined : state.kingdoms[kingdom]?.controller;
};

import { by, type SeatId, type SeatingSpec, sorted } from '@chancery/core';
import { codeOf, kingdomsOf } from './rules/find.ts';
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
  /** HEP-1.12, while the list can be set; who gets a player only now stands behind those of the settings. */
  inOrderOfJoining: ({ setting, state }, players) => {
    if (state.turn > 0) return null;
    const joined = new Map<string, number | null>(players.map(({ seat, at }) => [seat, at]));
    const list = [...new Set([...state.playerList, ...kingdomsOf(state).map(({ number }) => number)])]
      .map((kingdom) => codeOf(setting, kingdom))
      .filter((code) => joined.has(code));
    const kingdoms = sorted(
      list,
      by((code) => joined.get(code) ?? Number.MAX_SAFE_INTEGER),
    );
    const stands = kingdoms.every((code, place) => code === list[place]);
    return stands ? null : { verb: 'SET_PLAYER_LIST', args: { kingdoms } };
  },
  viable: (position, seat) => controllerOf(position, seat) !== 'eliminated',
  /** A kingdom under a caretaker is given back to its ruler when they return. */
  unseats: () => null,
};

const controllerOf = ({ setting, state }: HepPosition, seat: SeatId): Controller | undefined => {
  const kingdom = kingdomOfCode(setting, seat);
  return kingdom === null ? undefined : state.kingdoms[kingdom]?.controller;
};

import type { State } from '../src/state.ts';
import { type Board, type BoardFacts, boardOf } from './board.ts';

/** Three players, a tribe and two non-player nations, each with a city, for wars between any of them. */
export const FACTS: BoardFacts = {
  turn: 4,
  phase: 2,
  nations: {
    England: { phase: 2, treasury: 30 },
    France: { phase: 3, treasury: 30 },
    Spain: { phase: 3 },
    Zulu: { kind: 'tribal' },
    Brittany: { phase: 5, treasury: 21 },
    Savoy: { phase: 5, treasury: 9 },
  },
  lands: {
    London: { owner: 'England', fort: 2, units: ['1 inf'] },
    Paris: { owner: 'France', fort: 2 },
    Toledo: { owner: 'Spain', fort: 2 },
    Kraal: { owner: 'Zulu', tribalCity: 'Zulu' },
    Rennes: { owner: 'Brittany', fort: 2, value: 4 },
    Brest: { owner: 'Brittany', value: 1 },
    Turin: { owner: 'Savoy', fort: 1 },
  },
  borders: ['London-Rennes', 'London-Paris', 'London-Brest'],
};
export const board = boardOf(FACTS);
export const { nation, place } = board;
export const [england, france, spain, zulu, brittany, savoy] = [
  'England',
  'France',
  'Spain',
  'Zulu',
  'Brittany',
  'Savoy',
].map(nation) as [number, number, number, number, number, number];
export const boardWith = (wars: BoardFacts['wars'], state: Partial<State> = {}): Board => {
  const made = boardOf({ ...FACTS, wars: wars ?? [] });
  return { ...made, state: { ...made.state, ...state } };
};

import type { State } from '../src/state.ts';
import { type Board, type BoardFacts, boardOf } from './board.ts';

/** England, Spain and France beside Granada, of which Spain has much, and Brittany, of which France has some. */
export const FACTS: BoardFacts = {
  turn: 4,
  nations: {
    England: { treasury: 50, phase: 2 },
    Spain: { treasury: 20, phase: 2 },
    France: { treasury: 10, phase: 3 },
    Granada: { phase: 5, treasury: 0 },
    Brittany: { phase: 5, treasury: 12 },
  },
  lands: {
    London: { owner: 'England', fort: 3 },
    Toledo: { owner: 'Spain', fort: 5, units: ['1 inf'] },
    Alhambra: { owner: 'Granada', fort: 3, value: 4, units: ['1 inf'] },
    Malaga: { owner: 'Spain', value: 2, originalOwner: 'Granada', units: ['1 cav'] },
    Ronda: { owner: 'Spain', value: 1, originalOwner: 'Granada', units: ['1 inf'] },
    Jaen: { owner: 'Spain', value: 1, originalOwner: 'Granada' },
    Paris: { owner: 'France', fort: 3 },
    Rennes: { owner: 'Brittany', fort: 1, value: 3 },
    Brest: { owner: 'France', value: 2, originalOwner: 'Brittany' },
  },
  borders: ['Toledo-Alhambra', 'Toledo-Malaga', 'Paris-Rennes'],
};
export const { nation, place } = boardOf(FACTS);
export const [england, spain, france, granada, brittany] = ['England', 'Spain', 'France', 'Granada', 'Brittany'].map(
  nation,
) as [number, number, number, number, number];
export type Change = Partial<State> & {
  readonly of?: { readonly [nation: number]: object };
  readonly holds?: { readonly [land: string]: number };
};
export const boardWith = (wars: BoardFacts['wars'] = [], { of = {}, holds = {}, ...state }: Change = {}): Board => {
  const made = boardOf({ ...FACTS, wars });
  return {
    ...made,
    state: {
      ...made.state,
      nations: made.state.nations.map((each) => (each === null ? each : { ...each, ...of[each.number] })),
      territories: made.state.territories.map((each) => {
        const holder = holds[made.setting.places[each?.number ?? 0]?.name ?? ''];
        return each && { ...each, owner: holder ?? each.owner };
      }),
      ...state,
    },
  };
};

import type { Entry, Order, OrderOf, StandingOrder, UnitItem } from '../src/order.ts';
import { AFRICA, BERBER, SIBERIA } from '../src/words.ts';
import { type Board, type BoardFacts, boardOf } from './board.ts';
import { aboard } from './deeds.ts';

/** Shores of a channel with a fleet in it, special lands, guests and a tribe: where armies may go. */
export const FACTS: BoardFacts = {
  turn: 2,
  nations: { England: { treasury: 50 }, France: {}, Spain: {}, Zulu: { kind: 'tribal' }, Brittany: { phase: 5 } },
  lands: {
    London: { owner: 'England', coasts: ['Channel'], units: ['2 inf', '2 cav'] },
    Kent: { owner: 'England', coasts: ['Channel'] },
    Calais: { owner: 'France', coasts: ['Channel'] },
    Rouen: { owner: 'France', coasts: ['Channel'], value: 3 },
    Leon: { owner: 'Spain', coasts: ['Channel'] },
    Rennes: { owner: 'Brittany', coasts: ['Channel'] },
    Tundra: { owner: SIBERIA, special: 'siberia' },
    Savanna: { owner: AFRICA, special: 'remote', value: 3 },
    Dunes: { owner: BERBER, special: 'berber' },
    Kraal: { owner: 'Zulu', tribalCity: 'Zulu', units: ['2 inf'] },
    Veld: { owner: 'Zulu' },
    Bush: { owner: 'France' },
  },
  seas: { Channel: { units: ['2 mer of England', '2 inf of England', '1 art of England'] } },
  borders: [
    'London-Kent',
    'London-Calais',
    'Calais-Rouen',
    'London-Leon',
    'London-Tundra',
    'London-Savanna',
    'London-Dunes',
    'Kent-Dunes',
    'Kraal-Veld',
    'Kraal-Bush',
  ],
  straits: ['Kent-Rouen'],
  wars: [{ between: ['England', 'France'] }, { between: ['Zulu', 'France'] }],
};
export const [first = 0, second = 0] = boardOf(FACTS).ids('Channel', 'England', 'mer');
export const boardWith = (facts: Partial<BoardFacts> = {}): Board =>
  aboard(boardOf({ ...FACTS, ...facts }), 'Channel', first, first, second);
export const board = boardWith();
export const { place, nation } = board;
export const lands = (name: string, land: NonNullable<BoardFacts['lands'][string]>): Partial<BoardFacts> => ({
  lands: { ...FACTS.lands, [name]: { ...FACTS.lands[name], ...land } },
});
export const say = (who: string, ...standing: readonly StandingOrder[]): Partial<BoardFacts> => ({
  nations: { ...FACTS.nations, [who]: { ...FACTS.nations[who], standing } },
});

export const items = (words: string): readonly UnitItem[] =>
  words.split(', ').map((each) => {
    const [count, type] = each.split(' ');
    return { count: Number(count), type: type as UnitItem['type'] };
  });
export const land = (words: string, to: string, more: Entry = {}): OrderOf<'LAND'> => ({
  verb: 'LAND',
  section: 'actions',
  args: { units: items(words), from: place('Channel'), to: place(to), ...more },
});
export const march = (words: string, from: string, to: string, more: Entry = {}): OrderOf<'MARCH'> => ({
  verb: 'MARCH',
  section: 'actions',
  args: { units: items(words), from: place(from), to: [place(to)], ...more },
});

/** Cavalry that goes several steps. */
export const ride = (from: string, way: readonly string[], words = '1 cav', more: Entry = {}): Order => {
  const { args, ...line } = march(words, from, way[0] ?? '', more);
  return { ...line, args: { ...args, to: way.map(place) } };
};
/** Facts that change lands, together. */
export const all = (...facts: readonly Partial<BoardFacts>[]): Partial<BoardFacts> => ({
  ...Object.assign({}, ...facts),
  lands: Object.fromEntries(
    Object.entries(FACTS.lands).map(([name, usual]) => [
      name,
      Object.assign(
        {},
        usual,
        ...facts.map(({ lands: more }) => (more?.[name] === FACTS.lands[name] ? {} : more?.[name])),
      ),
    ]),
  ),
});
/** So many dice that miss. */
export const misses = (count: number): readonly number[] => Array.from({ length: count }, () => 10);

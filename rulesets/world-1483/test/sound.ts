import type { Order, OrderOf, StandingOrder } from '../src/order.ts';
import { type BoardFacts, boardOf } from './board.ts';
import { items } from './shores.ts';

/** Bay, Channel and Dogger touch the Sound; behind Dogger lies the Elbe, behind that the ice, behind Bay the Zee; a canal leads on from the Sound. */
export const FACTS: BoardFacts = {
  turn: 2,
  nations: { England: {}, France: {}, Spain: {}, Scots: {}, Egypt: {} },
  lands: {
    London: { owner: 'England', coasts: ['Channel', 'Elbe'], units: ['2 inf', '1 cav', '1 gen 3'] },
    Cairo: { owner: 'Egypt', special: 'canal-control' },
  },
  seas: {
    Bay: { seas: ['Sound'] },
    Channel: { seas: ['Sound'] },
    Dogger: { seas: ['Sound'] },
    Elbe: { seas: ['Dogger'] },
    Frost: { seas: ['Elbe'], special: 'barents' },
    Sound: { special: 'canal' },
    Gulf: { seas: ['Sound'], special: 'canal' },
    Zee: { seas: ['Bay'] },
  },
  wars: [{ between: ['England', 'France'] }],
};
export type Fleets = { readonly [zone: string]: readonly string[] };
export const { place, nation } = boardOf(FACTS);
export const boardWith = (
  fleets: Fleets,
  standing: { readonly [nation: string]: readonly StandingOrder[] } = {},
  wars = FACTS.wars ?? [],
) =>
  boardOf({
    ...FACTS,
    wars,
    nations: Object.fromEntries(
      Object.keys(FACTS.nations).map((name) => [name, name in standing ? { standing: standing[name] ?? [] } : {}]),
    ),
    seas: Object.fromEntries(
      Object.entries(FACTS.seas ?? {}).map(([zone, sea]) => [zone, { ...sea, units: fleets[zone] ?? [] }]),
    ),
  });
export type Args = OrderOf<'SAIL'>['args'];
export const sail = (ships: string, from: string, via: readonly string[], more: Partial<Args> = {}): Order => ({
  verb: 'SAIL',
  section: 'actions',
  args: { units: items(ships), from: place(from), ...(via.length === 0 ? {} : { via: via.map(place) }), ...more },
});
export const NOW: Partial<Args> = { retreat: [{ measure: 'now' }] };
export const join = (side: string, against: string): StandingOrder => ({
  verb: 'JOIN',
  args: { nation: nation(side), against: nation(against), places: ['ALL'] },
});
export const contest: StandingOrder = { verb: 'CONTEST_SEA', args: { nations: ['ALL'], places: ['ALL'] } };
export const misses = (count: number): readonly number[] => Array.from({ length: count }, () => 10);

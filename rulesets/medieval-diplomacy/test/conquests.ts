import type { GivenPosition, PlaceName } from './position.ts';
import type { PlayedTurn } from './turn.ts';

/** England with the first so many provinces of the small world, the others as they are. */
export const small = (count: number, said: GivenPosition = {}): GivenPosition => {
  const names: readonly PlaceName[] = ['Kent', 'Essex', 'Wessex', 'Mercia', 'York', 'Artois'];
  const own = Object.fromEntries(names.slice(0, count).map((name) => [name, { owner: 'Eng' } as const]));
  return { ...said, provinces: { ...own, ...said.provinces } };
};

/** Claims and outcome of a turn, in words. */
export const claimsSaid = (turn: PlayedTurn): readonly string[] =>
  turn.events.flatMap((event) => {
    if (event.kind === 'claim-made' || event.kind === 'claim-lapsed') return [`${event.kind} ${event.members}`];
    return event.kind === 'campaign-ended' ? [`${event.outcome.by} ${event.outcome.winners}`] : [];
  });

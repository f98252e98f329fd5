import type { StandingsAfter } from '@chancery/app';
import type { Words } from '../words/words.ts';

/** A turn that is out, by what its title is made of. */
export type TitledTurn = Pick<StandingsAfter, 'turn' | 'heading'>;

/**
 * Whether the turns of a campaign are told by their numbers. Where rules count turns themselves, a turn is a post, and bears
 * the name of the window in which it was posted.
 */
export const areNumbered = (live: string | null, turns: readonly Pick<StandingsAfter, 'label'>[]): boolean =>
  live === null && turns.every(({ label }) => label === null);

/** What is shown of a turn: what it brought, or whose move it was. Before the first turn it is the beginning. */
export const turnTitle = ({ turn, heading }: TitledTurn, numbered: boolean, say: Words['campaign']): string =>
  turn === 0 ? say.beginning : numbered ? say.brought(turn) : heading;

/** The same behind the title of the campaign. */
export const shortTurnTitle = (shown: TitledTurn, numbered: boolean, say: Words['campaign']): string =>
  shown.turn > 0 && numbered ? say.ofTurn(shown.turn) : turnTitle(shown, numbered, say);

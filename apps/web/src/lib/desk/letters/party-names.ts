import { words } from '#lib/words/words.ts';
import type { DeskSession } from '../session.svelte.ts';

/** How the API calls the masters of a campaign. */
export const MASTER = 'master';

/** What a reader calls those who write and are written to. */
export const partyNames = ({ ruleset, file }: DeskSession): ((party: string) => string) => {
  const names = new Map<string, string>(ruleset.seats(file.setting).map(({ seat, name }) => [seat, name]));
  return (party) => (party === MASTER ? words.letters.master : (names.get(party) ?? party));
};

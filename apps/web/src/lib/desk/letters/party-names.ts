import { words } from '#lib/words/words.ts';
import type { DeskSession } from '../session.svelte.ts';

/** How the API calls the masters of a campaign. */
export const MASTER = 'master';

/** What a reader calls those who write and are written to. */
export const partyNames = ({ ruleset, file }: DeskSession): ((party: string) => string) => {
  const names = new Map<string, string>(ruleset.seats(file.setting).map(({ seat, name }) => [seat, name]));
  return (party) => (party === MASTER ? words.letters.master : (names.get(party) ?? party));
};

/** Those whom a letter joins, in a line: where none is left out but who speaks, `all` is said and nobody named. */
export const partiesText = (session: DeskSession, all: string): ((parties: readonly string[]) => string) => {
  const { ruleset, file } = session;
  const nameOf = partyNames(session);
  const seats = ruleset.seats(file.setting);
  return (parties) => {
    const leftOut = seats.filter(({ seat }) => !parties.includes(seat)).length;
    if (seats.length < 3 || leftOut > 1) return parties.map(nameOf).join(', ');
    return [all, ...(parties.includes(MASTER) ? [words.letters.master] : [])].join(', ');
  };
};

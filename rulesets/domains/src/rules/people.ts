import type { Domain, Person } from '../state.ts';
import type { PersonId } from '../words.ts';
import { findPerson } from './find.ts';

/** Who can be sent on a covert task. */

/** Not busy this turn, and not exposed in the last (DOM-3.5). */
export const isAtLiberty = ({ busyTurn, exposedTurn }: Person, turn: number): boolean =>
  busyTurn !== turn && (exposedTurn === null || exposedTurn < turn - 1 || exposedTurn === turn);

/** The named one, else the first free underling, else the ruler (DOM-3.6). */
export const operativeFor = (domain: Domain, turn: number, named: PersonId): Person | null => {
  const free = (person: Person | null): boolean => person !== null && isAtLiberty(person, turn);
  const chosen = findPerson(domain, named);
  if (free(chosen)) return chosen;
  return domain.underlings.find(free) ?? (free(domain.ruler) ? domain.ruler : null);
};

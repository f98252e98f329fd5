import type { PlayedTurn } from '@chancery/testkit';
import type { Types } from '../../src/types.ts';

/** Names commanders who came without being hired, or went without a reason: fallen, dismissed, lost with their realm. */
export const commanderFaults = ({ record, resolved, after }: PlayedTurn<Types>): readonly string[] => {
  const book = new Set(record.state.commanders.map(({ id }) => id));
  const faults: string[] = [];
  const lose = (ids: readonly number[], how: string): void => {
    for (const id of ids) if (!book.delete(id)) faults.push(`commander ${id} is lost twice: ${how}`);
  };
  for (const event of resolved.events) {
    if (event.kind === 'commander-hired') {
      if (book.has(event.commander.id)) faults.push(`commander ${event.commander.id} is hired twice`);
      book.add(event.commander.id);
    }
    if (event.kind === 'troops-gone') lose(event.commanders, event.why);
    if (event.kind === 'realm-defeated') lose(event.commanders, event.kind);
    if (event.kind === 'battle-fought') for (const unit of event.battle.after) lose(unit.lostCommanders, event.kind);
  }
  const present = after.state.commanders.map(({ id }) => id);
  const inUnits = after.state.units.flatMap(({ commanders }) => commanders).sort((a, b) => a - b);
  const expected = [...book].sort((a, b) => a - b).join();
  if (present.join() !== expected) faults.push(`commanders are ${present.join()}; by the book ${expected}`);
  if (inUnits.join() !== expected) faults.push(`commanders in units are ${inUnits.join()}; by the book ${expected}`);
  return faults;
};

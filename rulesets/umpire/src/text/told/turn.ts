import { counted } from '@chancery/core';
import type { TurnEvent } from '../../events/turn.ts';
import { was, who } from '../../names/reader.ts';
import type { InWords } from './lines.ts';

const STATUS_REASONS = {
  silence: 'after too many turns without orders',
  'commander-in-chief died': 'since the commander-in-chief is dead',
  master: 'by decision of the game master',
} as const;

/** The turn as such. What is told to nobody stands here too: the master and whoever reads an ended campaign see it. */
export const TURN: InWords<TurnEvent> = {
  'orders-missed': ({ nation, missed }, reader) =>
    `No orders came from ${who(reader, nation)}${missed > 1 ? `, for ${counted(missed, 'turn')} in a row` : ''}: troops kept the orders that they had.`,
  'orders-came': ({ nation }, reader) => `Orders came from ${who(reader, nation)} again.`,
  'status-set': ({ nation, status, why }, reader) =>
    status === 'caretaker'
      ? `A caretaker took over ${who(reader, nation)} ${STATUS_REASONS[why]}.`
      : `A ruler took over ${who(reader, nation)}.`,
  'nation-eliminated': ({ nation }, reader) =>
    `${who(reader, nation)} ${was(reader, [nation])} eliminated: neither a province nor a unit was left.`,
  'chances-taken': ({ step, chances }) => [
    ...chances.map(({ name, subject, roll, needed, success }) => ({
      text: `Step ${step}: ${name}(${subject}) rolled ${roll}, needed ${needed}: ${success === 'yes' ? 'success' : 'failure'}.`,
      rule: 'UM-1.12' as const,
      style: 'note' as const,
    })),
  ],
  scored: ({ rule, scores }, reader) =>
    [...scores]
      .sort((one, other) => one.rank - other.rank || one.nation - other.nation)
      .map(({ nation, score, rank }) => ({
        text: `${rank}. ${nation === reader.me ? `${reader.view.nations[nation]?.name ?? ''} (you)` : who(reader, nation)}`,
        rule,
        style: 'figure' as const,
        amount: `${score}`,
      })),
  'turn-ended': ({ turn }) => `Turn ${turn} began.`,
};

import { said } from '@chancery/core';
import type { TurnEvent } from '../../events/turn.ts';
import { does, money, place, Who, who } from '../../names/reader.ts';
import { orderWords } from '../order-words.ts';
import { refusalWords } from '../refusals.ts';
import type { InWords } from './lines.ts';

const STATUS_WORDS = {
  active: ['are in the game', 'is in the game'],
  conquered: ['are conquered: no city is left to you', 'is conquered: it has no city left'],
  eliminated: ['are eliminated: no land is left to you', 'is eliminated: it has no land left'],
  absorbed: ['have become part of another nation', 'has become part of another nation'],
} as const;

/** The turn itself. */
export const TURN: InWords<TurnEvent> = {
  'nation-turn-began': () => 'Your turn began.',
  'nation-turn-ended': () => 'Your turn is over.',
  'turn-missed': ({ nation, missed, announced, defends }, reader) => {
    const why = announced
      ? `${Who(reader, nation)} ${does(reader, nation, ['are', 'is'])} absent, as announced`
      : `${Who(reader, nation)} sent no orders${missed > 1 ? ` for the ${missed === 2 ? 'second' : missed === 3 ? 'third' : `${missed}th`} time in a row` : ''}`;
    const defence = nation === reader.me ? 'the rules defend your nation' : 'defends itself';
    return `${why}${defends ? `, and ${defence}` : ''}.`;
  },
  'turn-kept': () => 'Your orders came.',
  'absence-announced': ({ turns, defend }) =>
    `You are absent for ${turns} ${turns === 1 ? 'turn' : 'turns'}${defend ? '; your nation defends itself meanwhile' : ''}.`,
  'line-failed': ({ rule, order, refusal }, reader) => [
    said(rule, `“${orderWords(reader, order)}” came to nothing: ${refusalWords(refusal, reader)}`),
  ],
  'standing-orders-set': ({ standing }) =>
    standing.length === 0
      ? 'You have no standing orders any more.'
      : `Your standing orders are new: ${standing.length} ${standing.length === 1 ? 'line' : 'lines'}.`,
  'seat-changed': ({ nation, to }, reader) =>
    to === 'held'
      ? `${Who(reader, nation)} ${does(reader, nation, ['have', 'has'])} a ruler.`
      : `${Who(reader, nation)} ${does(reader, nation, ['are', 'is'])} an open position, which the rules defend.`,
  'returning-set': ({ nation, returning }, reader) =>
    `The former ruler of ${who(reader, nation)} would ${returning ? '' : 'not '}come back.`,
  'status-changed': ({ nation, to }, reader) => `${Who(reader, nation)} ${does(reader, nation, STATUS_WORDS[to])}.`,
  'update-ended': ({ stage, turn, phase }) =>
    stage === 'phases' ? `Next is phase ${phase} of turn ${turn}.` : 'Next the second tribe settles.',
  'master-corrected': ({ nation, territory, what, amount, reason }, reader) => {
    const where = territory === null ? '' : ` at ${place(reader, territory)}`;
    const whom = nation === null ? '' : ` of ${who(reader, nation)}`;
    return `The master corrected ${what === 'treasury' ? `the treasury${whom}` : what === 'owner' ? `the owner${where}` : `units${whom}${where}`}${amount > 0 && what === 'treasury' && nation === reader.me ? ` to ${money(amount)}` : ''}: ${reason}`;
  },
};

import { type DiceRegister, type ProofKind, proofLine, proofsOf, type RegisteredTurn } from '@chancery/core';
import { PRESS_WORDS } from '../../ground/text/feeds.ts';
import type { TextLanguage } from '../../ground/text/show-time.ts';
import type { AtomEntry } from './atom.ts';

export interface DiceFeed {
  /** The page on which all of it stands. */
  readonly page: string;
  readonly language: TextLanguage;
  readonly seatName: (seat: string) => string;
}

/** Every commitment, closed list and told secret as an article, of void turns too, so that feed readers keep them. */
export const diceEntries = (register: DiceRegister, { page, language, seatName }: DiceFeed): readonly AtomEntry[] => {
  const words = PRESS_WORDS[language].dice;
  const proofs = proofsOf(register);
  const linesOf = ({ turn, edition }: Pick<RegisteredTurn, 'turn' | 'edition'>, kinds: readonly ProofKind[]): string =>
    proofs
      .filter((proof) => proof.turn === turn && proof.edition === edition && kinds.includes(proof.kind))
      .map(proofLine)
      .join('\n');
  const entry = (name: string, title: string, at: number, lines: readonly (string | null)[]): AtomEntry => ({
    id: `${page}/${name}`,
    title,
    author: words.author,
    at,
    page,
    text: lines.filter((line) => line !== null).join('\n'),
  });
  const beginning = entry('0.1/commitment', words.beginning, register.closed?.at ?? register.founding.at, [
    linesOf({ turn: 0, edition: 1 }, ['founding', 'closed']),
  ]);
  const ofTurns = register.turns.flatMap((each) => {
    const { turn, edition, promisedAt, list, toldAt, reason, takenBackBy } = each;
    const name = `${turn}.${edition}`;
    const called = words.turn(turn, edition, each.void);
    const why = takenBackBy !== null ? words.takenBack(seatName(takenBackBy)) : reason && words.because(reason);
    return [
      entry(`${name}/commitment`, words.promised(called), promisedAt, [linesOf(each, ['commitment']), why]),
      ...(list === null
        ? []
        : [entry(`${name}/list`, words.closed(called), list.closedAt, [linesOf(each, ['list', 'line'])])]),
      ...(toldAt === null ? [] : [entry(`${name}/secret`, words.told(called), toldAt, [linesOf(each, ['secret'])])]),
    ];
  });
  return [beginning, ...ofTurns];
};

import { type AppError, type ReadLetters, readLetters, type ShownLetter } from '@chancery/app';
import { ok, type Result } from '@chancery/core';
import type { LetterId } from '@chancery/store';
import type { PageHouse } from '../page-house.ts';
import type { LetterScene } from './letter-scene.ts';

/** A letter with the box in which it lies. */
export interface FiledLetter extends ShownLetter {
  readonly sent: boolean;
}

/** Letters that answer each other, the oldest first. */
export interface Thread {
  readonly id: LetterId;
  readonly letters: readonly FiledLetter[];
  readonly unread: number;
  /** All that was received of it is put away. */
  readonly away: boolean;
}

/** More than lies in any drawer; what is older is found by searching. */
const MOST = 1000;
const PAGE = 100;

/** What lies in both boxes, or what is sought of it. */
export const readBoth = async (
  { app }: PageHouse,
  { visitor, campaign, party }: LetterScene,
  sought: Pick<ReadLetters, 'thread' | 'search'> = {},
): Promise<Result<readonly FiledLetter[], AppError>> => {
  const filed: FiledLetter[] = [];
  for (const box of ['received', 'sent'] as const) {
    for (let before: ReadLetters['before'], read = 0; read < MOST; read += PAGE) {
      const input = { campaignId: campaign.id, party, box, limit: PAGE, ...sought };
      const letters = await readLetters(app, visitor.actor, before === undefined ? input : { ...input, before });
      if (!letters.ok) return letters;
      filed.push(...letters.value.map((letter) => ({ ...letter, sent: box === 'sent' })));
      const last = letters.value.at(-1);
      if (last === undefined || letters.value.length < PAGE) break;
      before = { at: last.at, id: last.id };
    }
  }
  return ok(filed.filter(({ kind }) => kind === 'letter').sort((one, other) => one.at - other.at));
};

/** The one with the newest letter first. */
export const threadsOf = (letters: readonly FiledLetter[]): readonly Thread[] =>
  [...Map.groupBy(letters, ({ threadId }) => threadId)]
    .map(([id, own]) => {
      const received = own.filter(({ sent }) => !sent);
      return {
        id,
        letters: own,
        unread: received.filter(({ readAt, archivedAt }) => readAt === null && archivedAt === null).length,
        away: received.length > 0 && received.every(({ archivedAt }) => archivedAt !== null),
      };
    })
    .sort((one, other) => (other.letters.at(-1)?.at ?? 0) - (one.letters.at(-1)?.at ?? 0));

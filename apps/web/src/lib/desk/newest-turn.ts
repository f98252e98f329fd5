import type { TurnHead } from '@chancery/core';
import { askJson, pathOf } from './api/ask.ts';
import { isNewer, type Pulse } from './server-seat.ts';
import type { DeskSession } from './session.svelte.ts';

/** The newest turn of a seat that this device has heard of. */
interface Newest {
  readonly turn: number;
  readonly commitment: string;
  readonly edition?: number;
  /** A file from a disk says nothing of the turns before and after it; a server knows which of two runs of a turn counts. */
  readonly by: 'server' | 'disk';
}

type Head = Pick<TurnHead, 'campaign' | 'seat' | 'turn' | 'edition' | 'commitment'>;
type Mark = Omit<Newest, 'by'>;

/** What the server shows is the newest, also where its turns have been taken back. */
export const heardFromServer = (head: Head): void => keep(head, { ...markOf(head), by: 'server' });

/**
 * Finds out whether a file from a disk is of the newest turn: at once by what this device has heard of, and from the server as
 * soon as it answers, which has the last word.
 */
export const lookHowOld = async (session: DeskSession): Promise<void> => {
  const { head } = session;
  const kept = keptNewest(head);
  if (kept !== null && isOutdated(head, kept)) session.outdate({ newest: kept.turn, by: 'device' });
  else if (kept === null || head.turn > kept.turn) keep(head, { ...markOf(head), by: 'disk' });
  const felt = await askJson<Pulse>(pathOf('campaigns', head.campaign.id));
  if (!felt.ok) return;
  const { turn, edition, commitment } = felt.value;
  keep(head, { turn, edition, commitment: commitment ?? '', by: 'server' });
  session.outdate(isNewer(felt.value, head) ? { newest: turn, by: 'server' } : null);
};

/** The reader knows better than this device: a master has taken turns back. */
export const takeForNewest = (session: DeskSession): void => {
  keep(session.head, { ...markOf(session.head), by: 'disk' });
  session.outdate(null);
};

const markOf = ({ turn, edition, commitment }: Head): Mark => ({
  turn,
  commitment,
  ...(edition === undefined ? {} : { edition }),
});

const isOutdated = (head: Head, newest: Newest): boolean =>
  newest.turn > head.turn || (newest.by === 'server' && newest.turn === head.turn && isOtherRun(head, newest));

const isOtherRun = (head: Head, newest: Newest): boolean =>
  newest.commitment !== head.commitment || (newest.edition ?? head.edition) !== (head.edition ?? newest.edition);

const keep = (head: Head, newest: Newest): void => {
  try {
    localStorage.setItem(keyOf(head), JSON.stringify(newest));
  } catch {
    // A browser that keeps nothing has the server's word alone.
  }
};

const keptNewest = (head: Head): Newest | null => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(head)) ?? 'null');
  } catch {
    return null;
  }
};

const keyOf = ({ campaign, seat }: Head): string => `chancery newest ${campaign.id} ${seat}`;

import type { SeatId } from '@chancery/core';
import { type LetterRow, MASTER_PARTY, mastersOf, recipientsOf, type SeatRow } from '@chancery/store';
import { type Scene, seatNames } from '../../campaign/access/scene.ts';
import { notify } from '../../ground/tell/notify.ts';
import { signal } from '../../ground/tell/signal.ts';
import { MASTERS_NAME } from '../../ground/text/letters.ts';

/** Tells those who received a letter, in the words that each may read. */
export const announceLetter = async (
  { app, trx, campaign }: Scene,
  letter: LetterRow,
  seats: readonly SeatRow[],
  deaf: ReadonlySet<SeatId>,
): Promise<void> => {
  const name = await seatNames(trx, app, campaign);
  const nameOf = (party: SeatId): string => (party === MASTER_PARTY ? MASTERS_NAME : name(party));
  const author = nameOf(letter.seat);
  const masters = (await mastersOf(trx, campaign.id)).map(({ userId }) => userId);
  const parties = (await recipientsOf(trx, campaign.id, letter.id)).map(({ seat }) => seat);
  const told = parties.filter((party) => !deaf.has(party));
  const readers = told.flatMap((party) => {
    const users =
      party === MASTER_PARTY ? masters : seats.filter(({ seat }) => seat === party).map(({ userId }) => userId);
    return users.flatMap((user) => (user === null ? [] : [{ user, party }]));
  });
  await signal(
    trx,
    app,
    campaign.id,
    told.map((party) => ({ facts: { kind: 'letter', letter: letter.id }, party, key: `letter:${letter.id}:${party}` })),
  );
  await notify(
    trx,
    app,
    readers.map(({ user, party }) => ({
      to: user,
      campaign: { id: campaign.id, title: campaign.title },
      facts: {
        kind: 'letter',
        to: nameOf(party),
        from: letter.anonymous === 1 && party !== MASTER_PARTY ? null : author,
        subject: letter.subject,
        body: letter.body,
      },
      key: `letter:${letter.id}:${party}`,
      answers: { seat: party, letter: letter.id },
    })),
  );
};

import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { LetterId } from '../ids.ts';
import type { LetterRecipientRow } from '../letter-recipient/letter-recipients.ts';
import type { Page } from '../page.ts';
import { prepared } from '../prepared.ts';
import type { Db, Trx } from '../schema.ts';
import { type LetterKind, type LetterRow, MASTER_PARTY } from './letter.table.ts';

/** Sends a letter to some seats, each once. */
export const addLetter = async (trx: Trx, letter: LetterRow, to: readonly SeatId[]): Promise<void> => {
  const { campaignId, id: letterId } = letter;
  await trx.insertInto('letter').values(letter).execute();
  if (to.length === 0) return;
  await trx
    .insertInto('letterRecipient')
    .values([...new Set(to)].map((seat) => ({ campaignId, letterId, seat, readAt: null, archivedAt: null })))
    .execute();
};

export const findLetter = (db: Db, campaignId: CampaignId, id: LetterId): Promise<LetterRow | undefined> =>
  db.selectFrom('letter').selectAll().where('campaignId', '=', campaignId).where('id', '=', id).executeTakeFirst();

/** A letter as it lies in the hands of one who received it. */
export type ReceivedLetter = LetterRow & Pick<LetterRecipientRow, 'readAt' | 'archivedAt'>;

export interface LetterPage extends Page<LetterId> {
  /** Letters from this instant on: since its ruler took the seat, unless the campaign lets them read the old ones. */
  readonly since: Instant;
  /** Those of one exchange alone. */
  readonly thread?: LetterId | undefined;
}

/** What a seat received, the newest first. */
export const lettersTo = (
  db: Db,
  campaignId: CampaignId,
  seat: SeatId,
  { since, before, limit, thread }: LetterPage,
): Promise<ReceivedLetter[]> =>
  db
    .selectFrom('letter')
    .innerJoin('letterRecipient', (join) =>
      join
        .onRef('letterRecipient.campaignId', '=', 'letter.campaignId')
        .onRef('letterRecipient.letterId', '=', 'letter.id'),
    )
    .selectAll('letter')
    .select(['letterRecipient.readAt', 'letterRecipient.archivedAt'])
    .where('letter.campaignId', '=', campaignId)
    .where('letterRecipient.seat', '=', seat)
    .where('letter.at', '>=', since)
    .$if(thread !== undefined, (query) => query.where('letter.threadId', '=', thread!))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('letter.at', 'letter.id'), '<', tuple(before!.at, before!.id)),
      ),
    )
    .orderBy('letter.at', 'desc')
    .orderBy('letter.id', 'desc')
    .limit(limit)
    .execute();

/** What a seat sent, the newest first. */
export const lettersFrom = (
  db: Db,
  campaignId: CampaignId,
  seat: SeatId,
  { since, before, limit, thread }: LetterPage,
): Promise<LetterRow[]> =>
  db
    .selectFrom('letter')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('seat', '=', seat)
    .where('at', '>=', since)
    .$if(thread !== undefined, (query) => query.where('threadId', '=', thread!))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(before!.at, before!.id))),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** What rulers wrote to each other, the newest first; letters of the masters are none of these. */
export const lettersOfCampaign = (db: Db, campaignId: CampaignId, limit: number): Promise<LetterRow[]> =>
  db
    .selectFrom('letter')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('seat', '!=', MASTER_PARTY)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** To whom the letters of a campaign went. */
export const letterRecipients = (
  db: Db,
  campaignId: CampaignId,
): Promise<Pick<LetterRecipientRow, 'letterId' | 'seat'>[]> =>
  db
    .selectFrom('letterRecipient')
    .select(['letterId', 'seat'])
    .where('campaignId', '=', campaignId)
    .orderBy('seat')
    .execute();

/** What was written while a window was open, the oldest first: for rulesets whose events read letters. */
export const lettersBetween = prepared.all(
  (
    db,
    campaignId: CampaignId,
    { from, until }: { readonly from: Instant; readonly until: Instant },
    kind?: LetterKind,
  ) =>
    db
      .selectFrom('letter')
      .selectAll()
      .where('campaignId', '=', campaignId)
      .where('at', '>=', from)
      .where('at', '<', until)
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
      .orderBy('at'),
);

import { err, type Instant, ok, type Result } from '@chancery/core';
import { type Db, lockSeat, putSeatNote, seatNoteOf } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import type { SeatOf } from '../../campaign/access/at-desk.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { wordFaults } from '../../campaign/terms/words.ts';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import type { AppError } from '../../ground/errors.ts';
import type { Permit } from '../../ground/permit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';

/** A ruler's own notes about their seat. Nobody else reads them, not even a master or a successor. */
export interface Notes {
  /** Counts up with every change; 0 when there are none yet. */
  readonly number: number;
  readonly text: string;
  readonly at: Instant | null;
}

const NONE: Notes = { number: 0, text: '', at: null };
const LONGEST = 20_000;

export const readNotes = useCase<SeatOf, Notes>('keepNotes', async (app, actor, input) => {
  const { db } = app.store;
  const permit = await asRuler(db, app, actor, input);
  return permit.ok ? ok(await notesOf(db, input, permit.value)) : permit;
});

export interface WriteNotes extends SeatOf {
  readonly text: string;
  /** The number of the notes that these go on from. If another device has written meanwhile, nothing is changed. */
  readonly base: number;
}

/** Written often, and private, so there is no line in the audit. */
export const writeNotes = useCase<WriteNotes, { readonly number: number }>('keepNotes', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, seat, text, base } = input;
    await lockSeat(trx, campaignId, seat);
    const permit = await asRuler(trx, app, actor, input);
    if (!permit.ok) return permit;
    const faults = wordFaults('text', text, { least: 0, most: LONGEST });
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const { number: newest } = await notesOf(trx, input, permit.value);
    if (newest !== base) return err({ code: 'conflict', what: 'notes', found: String(newest) });
    const number = newest + 1;
    const { userId } = permit.value;
    if (userId === null) return err({ code: 'not-signed-in' });
    await putSeatNote(trx, { campaignId, seat, userId, number, text, at: app.now() });
    return ok({ number });
  }),
);

const asRuler = async (
  db: Db,
  app: Pick<App, 'now'>,
  actor: Actor,
  { campaignId, seat }: SeatOf,
): Promise<Result<Permit, AppError>> => {
  const seen = await seenCampaign(db, app, actor, { campaignId });
  return seen.ok ? allowed(db, actor, 'keepNotes', { campaignId, seat }) : seen;
};

const notesOf = async (db: Db, { campaignId, seat }: SeatOf, { userId }: Permit): Promise<Notes> =>
  userId === null ? NONE : ((await seatNoteOf(db, campaignId, seat, userId)) ?? NONE);

import { byText, type CampaignId, err, type Instant, ok, type SeatId, sorted } from '@chancery/core';
import {
  type Db,
  type LetterId,
  type LetterKind,
  type LetterRow,
  lettersFrom,
  lettersTo,
  MASTER_PARTY,
  markLetterRead,
  type ReceivedKey,
  type ReceivedLetter,
  recipientsOf,
  archiveLetter as storeArchive,
  type Trx,
} from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { NOT_PUT_AWAY } from '../../campaign/terms/status.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { speaksFor } from './party.ts';
import { receivedLetter } from './received-letter.ts';

/** A letter as one party may read it. `MASTER_PARTY` stands for the masters. */
export interface ShownLetter {
  readonly id: LetterId;
  readonly threadId: LetterId;
  readonly kind: LetterKind;
  /** Null when the reader is not told. */
  readonly from: SeatId | null;
  /** Null when the reader is not told: their answer to somebody who did not say who they are. */
  readonly to: readonly SeatId[] | null;
  readonly subject: string;
  readonly body: string;
  /** The last turn that was out when it was sent. */
  readonly turn: number;
  readonly at: Instant;
  /** Of received ones. */
  readonly readAt: Instant | null;
  readonly archivedAt: Instant | null;
}

export interface ReadLetters {
  readonly campaignId: CampaignId;
  /** Whose letters; `MASTER_PARTY` for those of the masters. */
  readonly party: SeatId;
  readonly box: 'received' | 'sent';
  /** How many at most: 1 to 100. */
  readonly limit: number;
  readonly before?: { readonly at: Instant; readonly id: LetterId };
  /** Those of one exchange alone. */
  readonly thread?: LetterId | undefined;
  /** Words that stand in the subject or the text, in small letters or large ones. */
  readonly search?: string | undefined;
}

/** The letters of a seat, or of the masters, the newest first. Those of rulers before this one stay theirs. */
export const readLetters = useCase<ReadLetters, readonly ShownLetter[]>('readLetters', async (app, actor, input) => {
  const { db } = app.store;
  const { campaignId, party, box, thread, search = '' } = input;
  const campaign = await seenCampaign(db, app, actor, { campaignId });
  if (!campaign.ok) return campaign;
  const spokesman = await speaksFor(db, actor, 'readLetters', { campaign: campaign.value, party });
  if (!spokesman.ok) return spokesman;
  const { since } = spokesman.value;
  const limit = Math.min(Math.max(1, input.limit), MOST);
  const letters: ReceivedLetter[] = [];
  for (let before = input.before; letters.length < limit; ) {
    const page = { since, before, thread, limit: search === '' ? limit : MOST };
    const rows =
      box === 'received'
        ? await lettersTo(db, campaignId, party, page)
        : (await lettersFrom(db, campaignId, party, page)).map(asSent);
    letters.push(...rows.filter((letter) => says(letter, search)));
    before = rows.at(-1);
    if (rows.length < page.limit) break;
  }
  return ok(await Promise.all(letters.slice(0, limit).map((letter) => shown(db, letter, party))));
});

const asSent = (letter: LetterRow): ReceivedLetter => ({ ...letter, readAt: null, archivedAt: null });

/** Both databases know large letters of English alone, so we look ourselves. */
const says = ({ subject, body }: LetterRow, words: string): boolean =>
  words === '' || `${subject}\n${body}`.toLowerCase().includes(words.toLowerCase());

const MOST = 100;

const shown = async (db: Db, letter: ReceivedLetter, reader: SeatId): Promise<ShownLetter> => {
  const { id, threadId, kind, seat, subject, body, turn, at, readAt, archivedAt } = letter;
  const unnamed = letter.anonymous === 1 && reader !== MASTER_PARTY && seat !== reader;
  return {
    id,
    threadId,
    kind,
    from: unnamed ? null : seat,
    // Who is missing among those it went to may be the author, so their readers are shown none but themselves.
    to: unnamed ? [reader] : (await isBlindAnswer(db, letter, reader)) ? null : await partiesOf(db, letter),
    subject,
    body,
    turn,
    at,
    readAt,
    archivedAt,
  };
};

const partiesOf = async (db: Db, { campaignId, id }: LetterRow): Promise<readonly SeatId[]> =>
  sorted(
    (await recipientsOf(db, campaignId, id)).map(({ seat }) => seat),
    byText,
  );

/**
 * An answer to somebody who is not named: its writer does not learn from it who that is, not even if letters are signed
 * by the time that they answer.
 */
const isBlindAnswer = async (
  db: Db,
  { campaignId, id, threadId, anonymous }: LetterRow,
  reader: SeatId,
): Promise<boolean> => {
  if (threadId === id || reader === MASTER_PARTY) return false;
  if (anonymous === 1) return true;
  const received = await lettersTo(db, campaignId, reader, { since: 0, thread: threadId, limit: MOST });
  return received.some((letter) => letter.anonymous === 1);
};

export interface OneLetter {
  readonly campaignId: CampaignId;
  readonly party: SeatId;
  readonly id: LetterId;
}

/** A use case that notes something of a letter that a party received. In a campaign that is put away nothing changes. */
const noting = <Input extends OneLetter>(
  note: (trx: Trx, of: ReceivedKey, given: Input & { readonly now: Instant }) => Promise<unknown>,
) =>
  useCase<Input, null>('readLetters', (app, actor, input) =>
    transact(app.store, async (trx) => {
      const { campaignId, party, id } = input;
      const held = await holdCampaign(trx, app, actor, {
        useCase: 'readLetters',
        of: { campaignId, seat: party },
        wanted: NOT_PUT_AWAY,
      });
      if (!held.ok) return held;
      const spokesman = await speaksFor(trx, actor, 'readLetters', { campaign: held.value.campaign, party });
      if (!spokesman.ok) return spokesman;
      const letter = await receivedLetter(trx, held.value.campaign, { id, party, since: spokesman.value.since });
      if (letter === undefined) return err({ code: 'not-found', what: 'letter', id });
      await note(trx, { campaignId, letterId: id, seat: party }, { ...input, now: app.now() });
      return ok(null);
    }),
  );

/** They have read it. */
export const markLetter = noting<OneLetter>((trx, of, { now }) => markLetterRead(trx, of, now));

/** Puts a letter away, or takes it out again. */
export const archiveLetter = noting<OneLetter & { readonly away: boolean }>((trx, of, { now, away }) =>
  storeArchive(trx, of, away ? now : null),
);

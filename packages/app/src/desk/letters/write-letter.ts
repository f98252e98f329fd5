import { type CampaignId, err, HOUR, ok, type Result, type SeatId } from '@chancery/core';
import {
  addLetter,
  archiveLetter,
  flag,
  type LetterId,
  type LetterRow,
  lettersFrom,
  MASTER_PARTY,
  mutedBy,
  newId,
  type SeatRow,
  seatsOf,
} from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import type { Scene } from '../../campaign/access/scene.ts';
import { isAnonymous, mayPass, type Writing } from '../../campaign/press/press-rules.ts';
import { notInPlay } from '../../campaign/seats/is-later.ts';
import { SPOKEN } from '../../campaign/terms/status.ts';
import { wordFaults } from '../../campaign/terms/words.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import type { Within } from '../../ground/within.ts';
import { announceLetter } from './announce-letter.ts';
import { speaksFor } from './party.ts';
import { receivedLetter } from './received-letter.ts';

export interface WriteLetter {
  readonly campaignId: CampaignId;
  /** The seat that writes; `MASTER_PARTY` for the masters. */
  readonly from: SeatId;
  /** Some seats, or all others; `MASTER_PARTY` among them is the masters. Left out in an answer, which goes to the author. */
  readonly to?: readonly SeatId[] | 'all';
  readonly answers?: LetterId;
  readonly subject: string;
  readonly body: string;
}

/** Sends a letter, if the campaign allows it. Whoever is told of letters is told of this one. */
export const writeLetter = useCase<WriteLetter, { readonly id: LetterId }>('writeLetter', (app, actor, input) =>
  transact(app.store, (trx) => sendLetter({ app, trx, actor }, input)),
);

/** The same as a part of something else. */
export const sendLetter = async (
  { app, trx, actor }: Within,
  input: WriteLetter,
): Promise<Result<{ readonly id: LetterId }, AppError>> => {
  const { campaignId, from, subject, body } = input;
  const held = await holdCampaign(trx, app, actor, {
    useCase: 'writeLetter',
    of: { campaignId, seat: from },
    wanted: SPOKEN,
  });
  if (!held.ok) return held;
  const { campaign } = held.value;
  const spokesman = await speaksFor(trx, actor, 'writeLetter', { campaign, party: from });
  if (!spokesman.ok) return spokesman;
  const { permit, since } = spokesman.value;
  const scene: Scene = { app, trx, campaign, permit };
  const faults = [
    ...wordFaults('subject', subject, { least: 1, most: 200 }),
    ...wordFaults('body', body, { least: 1, most: 20_000 }),
  ];
  if (faults.length > 0) return err({ code: 'bad-input', faults });
  const seats = await seatsOf(trx, campaignId);
  const addressed = await addressees({ app, trx, campaign }, { seats, letter: input, since });
  if (!addressed.ok) return addressed;
  const { writing, answered } = addressed.value;
  const passes = mayPass(campaign.pressMode, writing);
  if (!passes.ok) return passes;
  const busy = await tooBusy(scene, from);
  if (busy !== null) return err(busy);
  const id = newId<'letter'>();
  const letter: LetterRow = {
    campaignId,
    id,
    turn: campaign.turn,
    kind: 'letter',
    seat: from,
    userId: permit.userId ?? campaign.createdBy,
    anonymous: flag(isAnonymous(campaign.pressMode, writing)),
    threadId: answered?.threadId ?? id,
    subject: subject.trim(),
    body,
    at: app.now(),
  };
  await addLetter(trx, letter, writing.to);
  await announceLetter(scene, letter, seats, await putAway(scene, letter, writing.to));
  await audit(trx, app, { permit, campaignId, action: 'writeLetter', facts: { letter: id } });
  return ok({ id });
};

interface Addressed {
  readonly writing: Writing;
  readonly answered: LetterRow | null;
}

const addressees = async (
  { app, trx, campaign }: Pick<Scene, 'app' | 'trx' | 'campaign'>,
  {
    seats,
    letter: { from, to, answers },
    since,
  }: { readonly seats: readonly SeatRow[]; readonly letter: WriteLetter; readonly since: number },
): Promise<Result<Addressed, AppError>> => {
  if (answers !== undefined) {
    if (to !== undefined) return err({ code: 'bad-input', faults: ['to: an answer goes to the author of the letter'] });
    const answered = await receivedLetter(trx, campaign, { id: answers, party: from, since });
    if (answered === undefined) return err({ code: 'not-found', what: 'letter', id: answers });
    return ok({ writing: { from, kind: 'private', to: [answered.seat] }, answered });
  }
  const out = await notInPlay(trx, app, campaign, seats);
  const known = [MASTER_PARTY, ...seats.flatMap(({ seat }) => (out.has(seat) ? [] : [seat]))];
  const wanted = to === 'all' ? known.filter((party) => party !== MASTER_PARTY) : [...new Set(to ?? [])];
  const unknown = wanted.filter((party) => !known.includes(party));
  if (unknown.length > 0) return err({ code: 'not-found', what: 'seat', id: unknown.join(', ') });
  const others = wanted.filter((party) => party !== from);
  if (others.length === 0) return err({ code: 'bad-input', faults: ['to: nobody to write to'] });
  return ok({ writing: { from, kind: to === 'all' ? 'public' : 'private', to: others }, answered: null });
};

/** So many letters an hour are more than anybody writes. */
const MOST_AN_HOUR = 100;

const tooBusy = async ({ app, trx, campaign }: Scene, from: SeatId): Promise<AppError | null> => {
  const since = app.now() - HOUR + 1;
  const written = await lettersFrom(trx, campaign.id, from, { since, limit: MOST_AN_HOUR });
  const oldest = written[MOST_AN_HOUR - 1];
  return oldest === undefined
    ? null
    : { code: 'too-many', what: 'letters', limit: MOST_AN_HOUR, until: oldest.at + HOUR };
};

/** Those who do not want to hear from the author find the letter among what they have put away. Says who they are. */
const putAway = async (
  { trx, campaign }: Scene,
  letter: LetterRow,
  to: readonly SeatId[],
): Promise<ReadonlySet<SeatId>> => {
  const deaf = new Set<SeatId>();
  // Whoever could mute an unnamed author would learn by it who they are.
  if (letter.anonymous === 1) return deaf;
  for (const seat of to) {
    const muted = await mutedBy(trx, campaign.id, seat);
    if (!muted.some((row) => row.muted === letter.seat)) continue;
    await archiveLetter(trx, { campaignId: campaign.id, letterId: letter.id, seat }, letter.at);
    deaf.add(seat);
  }
  return deaf;
};

import { err, ok, type Result, type SeatId } from '@chancery/core';
import { MASTER_PARTY, seatsOf } from '@chancery/store';
import { writeLetter } from '../../../desk/letters/write-letter.ts';
import { userActor } from '../../../ground/actor.ts';
import type { AppError } from '../../../ground/errors.ts';
import type { Command } from '../commands.ts';
import type { Addressed } from './mail-desk.ts';

/** Sends a letter to those whom a mail names, by short or full name. */
export const sendLetter = async (
  mail: Addressed,
  { to, subject, body }: Extract<Command, { kind: 'letter' }>,
): Promise<Result<string, string | AppError>> => {
  const { desk, right, user, seatName, say } = mail;
  if (body.trim() === '') return err(say.refused.emptyLetter);
  const seats = (await seatsOf(desk.app.store.db, right.campaignId)).map(({ seat }) => seat);
  const toAll = to.length === 1 && ALL.has(to[0]?.toLowerCase() ?? '');
  const named = to.map((name) => partyNamed(name, seats, seatName));
  const unknown = to.find((_, at) => named[at] === null);
  if (!toAll && unknown !== undefined) {
    return err(say.refused.noSuchSeat(unknown, [...seats.map(seatName), 'MASTER', 'ALL'].join(', ')));
  }
  const parties = named.filter((party) => party !== null);
  const written = await writeLetter(desk.app, userActor(user.id), {
    campaignId: right.campaignId,
    from: right.seat,
    to: toAll ? 'all' : parties,
    subject: subject === '' ? firstWords(body) : subject,
    body,
  });
  if (!written.ok) return written;
  const names = parties.map((party) => seatName(party));
  return ok(toAll ? say.done.letterToAll : say.done.letter(names.join(', ')));
};

/** By the short name or the whole one, or by a word of it that no other seat has: `Lithuania`. */
const partyNamed = (name: string, seats: readonly SeatId[], seatName: (seat: SeatId) => string): SeatId | null => {
  const said = plain(name);
  if (MASTER.has(said)) return MASTER_PARTY;
  const exact = seats.find((seat) => plain(seat) === said || plain(seatName(seat)) === said);
  if (exact !== undefined) return exact;
  const alike = seats.filter((seat) => ` ${plain(seatName(seat))} `.includes(` ${said} `));
  return alike.length === 1 ? (alike[0] as SeatId) : null;
};

const plain = (name: string): string => name.trim().toLowerCase().replace(/^the /, '');

const ALL: ReadonlySet<string> = new Set(['all', 'everybody', 'everyone']);
const MASTER: ReadonlySet<string> = new Set(['master', 'game master', 'gm']);

const MOST_WORDS = 8;
/** What a letter without a subject is called. */
const firstWords = (body: string): string => {
  const words = body.trim().split(/\s+/);
  return words.length <= MOST_WORDS ? words.join(' ') : `${words.slice(0, MOST_WORDS).join(' ')} …`;
};

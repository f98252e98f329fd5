import { type RefusedMail, type Reply, refusedReply, type SheetPlace, wordsReply } from '@chancery/mail';
import { MASTER_PARTY, NO_SEAT } from '@chancery/store';
import { gameName } from '../game-name.ts';
import type { Addressed } from './mail-desk.ts';

/** Where a mail belongs, in the words of its ruler. */
export const placeWords = (
  { right, campaign, seatName, turnName, numbered, say }: Addressed,
  turn: number,
): SheetPlace => ({
  game: gameName(campaign),
  title: campaign.title,
  turn: numbered ? turn : null,
  turnTitle: turn === campaign.turn + 1 && turnName !== null ? turnName : say.turnTitle(turn),
  // What stands in place of a seat where none is meant.
  realm: right.seat === MASTER_PARTY ? say.mastersShortName : right.seat === NO_SEAT ? say.waiting.short : right.seat,
  realmName: seatName(right.seat),
});

/** An answer in words. */
export const inWords = (
  mail: Addressed,
  turn: number,
  subject: keyof Addressed['say']['subjects'],
  paragraphs: readonly string[],
): Reply => wordsReply(placeWords(mail, turn), mail.say.subjects[subject], paragraphs, mail.language);

/** Why a mail did not become a sheet; without its turn where its writer has no business with the game any more. */
export const notASheet = (mail: Addressed, turn: number | null, why: RefusedMail): Reply =>
  refusedReply(why, turn === null ? null : placeWords(mail, turn), mail.language);

export type OtherTurn = Extract<RefusedMail, { readonly code: 'other-turn' }>;

/** A mail is for another turn than the one that is open, whose number stands only where rulers know it. */
export const otherTurn = ({ numbered, turnName }: Addressed, named: number, open: number): OtherTurn => ({
  code: 'other-turn',
  named,
  open,
  called: numbered ? null : turnName,
});

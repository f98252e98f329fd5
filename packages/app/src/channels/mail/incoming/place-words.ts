import type { SheetPlace } from '@chancery/mail';
import { MASTER_PARTY, NO_SEAT } from '@chancery/store';
import { gameName } from '../game-name.ts';
import { MASTERS_SHORT_NAME, turnTitle, WAITING_SAID } from '../text/mail-answers.ts';
import type { Addressed } from './mail-desk.ts';

/** What stands in place of a seat where none is meant. */
const SHORT_NAMES: { readonly [party: string]: string } = {
  [MASTER_PARTY]: MASTERS_SHORT_NAME,
  [NO_SEAT]: WAITING_SAID.short,
};

/** Where a mail belongs, in the words of its ruler. */
export const placeWords = ({ right, campaign, seatName, turnName }: Addressed, turn: number): SheetPlace => ({
  game: gameName(campaign),
  title: campaign.title,
  turn,
  turnTitle: turn === campaign.turn + 1 && turnName !== null ? turnName : turnTitle(turn),
  realm: SHORT_NAMES[right.seat] ?? right.seat,
  realmName: seatName(right.seat),
});

import type { SheetPlace } from '@chancery/mail';
import { MASTER_PARTY } from '@chancery/store';
import { gameName } from '../game-name.ts';
import { MASTERS_SHORT_NAME, turnTitle } from '../text/mail-answers.ts';
import type { Addressed } from './mail-desk.ts';

/** Where a mail belongs, in the words of its ruler. */
export const placeWords = ({ right, campaign, seatName, turnName }: Addressed, turn: number): SheetPlace => ({
  game: gameName(campaign),
  title: campaign.title,
  turn,
  turnTitle: turn === campaign.turn + 1 && turnName !== null ? turnName : turnTitle(turn),
  realm: right.seat === MASTER_PARTY ? MASTERS_SHORT_NAME : right.seat,
  realmName: seatName(right.seat),
});

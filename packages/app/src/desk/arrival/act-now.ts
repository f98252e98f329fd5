import { type AnyOrder, type ArrivalAct, DAY, ok, type Result, type SeatId, series, writeLine } from '@chancery/core';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import { noteAbsence } from '../../campaign/people/announce-absence.ts';
import { noteReturn } from '../../campaign/people/come-back.ts';
import { knownBy } from '../../campaign/position/known-by.ts';
import type { AppError } from '../../ground/errors.ts';
import { ARRIVAL_SAID } from '../../ground/text/arrival.ts';
import type { Within } from '../../ground/within.ts';
import { sendLetter } from '../letters/write-letter.ts';
import { putAhead } from '../questions/ask-master.ts';

/** What is to be done now, for whom, and by which order. */
export interface ToDo {
  readonly play: InPlay;
  readonly seat: SeatId;
  readonly order: AnyOrder;
  readonly act: ArrivalAct;
  /** Of what counts, the orders that it takes back. */
  readonly meant: readonly AnyOrder[];
}

/** Does it by the use case that does the same on a page, with its permissions and limits, and says so in a sentence. */
export const actNow = async (
  within: Within,
  { play, seat, order, act, meant }: ToDo,
): Promise<Result<string, AppError>> => {
  const campaignId = play.campaign.id;
  switch (act.act) {
    case 'letter': {
      const { to, subject, body } = act;
      const sent = await sendLetter(within, { campaignId, from: seat, to, subject, body });
      return sent.ok ? ok(ARRIVAL_SAID.letter(to === 'all' ? null : namesOf(play, to))) : sent;
    }
    case 'ask': {
      const asked = await putAhead(within, { campaignId, seat, orders: [order] });
      return asked.ok ? ok(ARRIVAL_SAID.ask(asked.value.put)) : asked;
    }
    case 'away': {
      const from = within.app.now();
      const span = 'turns' in act ? { turns: act.turns } : { from, until: from + act.days * DAY };
      const noted = await noteAbsence(within, { campaignId, seat, note: act.note, ...span });
      if (!noted.ok) return noted;
      return ok('turns' in act ? ARRIVAL_SAID.awayTurns(act.turns) : ARRIVAL_SAID.away(act.days));
    }
    case 'take-back': {
      // The sheet that is kept in this transaction no longer has them.
      const { orders } = play.ruleset;
      const known = knownBy(play.ruleset, play.position, seat);
      return ok(ARRIVAL_SAID.takenBack(meant.map((each) => writeLine(orders, known, each))));
    }
    case 'back': {
      const returned = await noteReturn(within, { campaignId, seat });
      return returned.ok ? ok(ARRIVAL_SAID.back(returned.value.fromCaretaker)) : returned;
    }
  }
};

const namesOf = ({ ruleset, position }: InPlay, to: readonly SeatId[]): string => {
  const seats = ruleset.seats(position.setting);
  return series(to.map((seat) => seats.find((each) => each.seat === seat)?.name ?? seat));
};

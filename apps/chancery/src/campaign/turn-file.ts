import { choiceTree, filesOf, knownTo, type Moment, receivedBy, type SeatId, type TurnFile } from '@chancery/core';
import { inFolder } from '../folder/paths.ts';
import { readTextIfAny } from '../folder/read-file.ts';
import { readInbox } from '../orders/inbox.ts';
import { readOrders } from '../orders/read-orders.ts';
import { latestTurn, readTellings } from '../record/read-record.ts';
import type { Campaign } from './open-campaign.ts';

/** What a seat receives after a turn: all it knows, what it heard, what it may order now. */
export const turnFileOf = (campaign: Campaign, moment: Moment, seat: SeatId): TurnFile => {
  const { folder, file, ruleset } = campaign;
  const { turn, position } = moment;
  const { setting, view } = knownTo(ruleset, position, seat);
  const window = ruleset.window(position);
  const asked = window.kind === 'window' && window.seats.includes(seat);
  return {
    format: 'chancery-turn-1',
    ruleset: ruleset.id,
    version: ruleset.version,
    campaign: { id: file.id, title: file.title },
    seat,
    turn,
    setting,
    view,
    window,
    deadline: null,
    commitment: readTextIfAny(inFolder(folder, filesOf(turn).nextCommitment))?.trimEnd() ?? '',
    tellings: receivedBy(readTellings(folder, turn), seat),
    choices: asked ? choiceTree(ruleset, { setting, view }, []) : {},
    questions: [],
    draft: asked && turn === latestTurn(folder) ? draftOf(campaign, moment, seat) : [],
  };
};

const draftOf = (campaign: Campaign, moment: Moment, seat: SeatId): TurnFile['draft'] => {
  const file = readInbox(campaign, moment.turn + 1).orders[seat];
  return file === undefined ? [] : readOrders(campaign, moment, seat, file).reading.orders;
};

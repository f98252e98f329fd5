import { existsSync } from 'node:fs';
import {
  type AnyTelling,
  choiceTree,
  ENDED_FILE,
  filesOf,
  joined,
  knownTo,
  type Moment,
  type Outcome,
  openedBy,
  receivedBy,
  type SeatId,
  type TurnFile,
  type Window,
} from '@chancery/core';
import { type Campaign, momentOf } from '../campaign/open-campaign.ts';
import { inFolder } from '../folder/paths.ts';
import { readTextIfAny } from '../folder/read-file.ts';
import { readInbox } from '../orders/inbox.ts';
import { readOrders } from '../orders/read-orders.ts';
import { latestTurn, readEvents, readTellings } from '../record/read-record.ts';

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
    ...labelOf(campaign, turn),
    setting,
    view,
    window,
    deadline: null,
    commitment: readTextIfAny(inFolder(folder, filesOf(turn).nextCommitment))?.trimEnd() ?? '',
    ...heardBy(campaign, window, turn, seat),
    choices: asked ? choiceTree(ruleset, { setting, view }, []) : {},
    questions: [],
    draft: asked && turn === latestTurn(folder) ? draftOf(campaign, moment, seat) : [],
  };
};

/** In live play: what the rules called the window that closed with a turn. */
const labelOf = (campaign: Campaign, turn: number): Pick<TurnFile, 'label'> => {
  if (turn === 0) return {};
  const closed = campaign.ruleset.window(momentOf(campaign, turn - 1).position);
  return closed.kind === 'window' && closed.mode === 'live' ? { label: closed.label } : {};
};

/** How many turns of live play are told at once. */
const MOST_TURNS = 200;

/**
 * What a seat heard of a turn; in live play of all turns since it posted before the posts that it has just made. When the
 * campaign is over, what its rules have hidden until then stands behind it.
 */
export const heardBy = (
  campaign: Campaign,
  window: Window | Outcome,
  turn: number,
  seat: SeatId,
): Pick<TurnFile, 'since' | 'tellings'> => {
  const { folder } = campaign;
  const posted = (each: number): boolean => existsSync(inFolder(folder, filesOf(each).sheet(seat)));
  let since = Math.max(0, turn - 1);
  if (window.kind === 'window' && window.mode === 'live') {
    let first = turn;
    while (first > 0 && posted(first)) first -= 1;
    while (first > 0 && turn - first < MOST_TURNS && !posted(first)) first -= 1;
    since = Math.max(0, first - 1);
  }
  const turns = Array.from({ length: turn - since }, (_, index) => since + 1 + index);
  const heard = turns.map((each) => receivedBy(readTellings(folder, each), seat));
  return { since, tellings: joined([...heard, openedIn(campaign, turns)]) };
};

/** The rules have ended it; or its master has, as the record of a server says. */
const isOver = (campaign: Campaign): boolean =>
  existsSync(inFolder(campaign.folder, ENDED_FILE)) ||
  campaign.ruleset.window(momentOf(campaign).position).kind !== 'window';

/** What the events of some turns open to everybody; empty before the campaign is over. */
export const openedIn = (campaign: Campaign, turns: readonly number[]): readonly AnyTelling[] => {
  const { folder, ruleset } = campaign;
  if (ruleset.afterwards === undefined || !isOver(campaign)) return [];
  return openedBy(
    ruleset,
    turns.flatMap((turn) => readEvents(folder, turn)),
  );
};

const draftOf = (campaign: Campaign, moment: Moment, seat: SeatId): TurnFile['draft'] => {
  const file = readInbox(campaign, moment.turn + 1).orders[seat];
  return file === undefined ? [] : readOrders(campaign, moment, { seat, file }).reading.orders;
};

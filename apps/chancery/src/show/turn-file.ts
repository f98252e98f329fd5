import { existsSync } from 'node:fs';
import {
  type AnyTelling,
  choiceTree,
  ENDED_FILE,
  filesOf,
  joined,
  knownTo,
  type Moment,
  maySend,
  type Outcome,
  openedBy,
  receivedBy,
  type SeatId,
  sendersOf,
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
  const asked = window.kind === 'window' && sendersOf(window).includes(seat);
  const asks = maySend(window, seat) ? (ruleset.asksWhen?.(position, seat) ?? null) : null;
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
    ...(asks === null ? {} : { asks }),
    deadline: null,
    commitment: readTextIfAny(inFolder(folder, filesOf(turn).nextCommitment))?.trimEnd() ?? '',
    ...heardBy(campaign, window, turn, seat),
    choices: asked ? choiceTree(ruleset, { setting, view }, []) : {},
    questions: [],
    draft: asked && turn === latestTurn(folder) ? draftOf(campaign, moment, seat) : [],
  };
};

/** What the rules called the window that closed with a turn, in live play and where one group orders after another. */
const labelOf = (campaign: Campaign, turn: number): Pick<TurnFile, 'label'> => {
  if (turn === 0) return {};
  const closed = closedWith(campaign, turn);
  return closed.kind === 'window' && (closed.mode === 'live' || closed.may !== undefined)
    ? { label: closed.label }
    : {};
};

const closedWith = (campaign: Campaign, turn: number): Window | Outcome =>
  campaign.ruleset.window(momentOf(campaign, turn - 1).position);

/** How many turns of live play are told at once. */
const MOST_TURNS = 200;

/**
 * What a seat heard of a turn; in live play of all turns since it posted before the posts that it has just made, and where one group
 * orders after another, of the newest turn all since the seat was last asked. When the campaign is over, what its rules have hidden until then stands behind it.
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
  if (since > 0 && turn === latestTurn(folder)) since = sinceAsked(campaign, turn, seat) - 1;
  const turns = Array.from({ length: turn - since }, (_, index) => since + 1 + index);
  const heard = turns.map((each) => receivedBy(readTellings(folder, each), seat));
  return { since, tellings: joined([...heard, openedIn(campaign, turns)]) };
};

/** More turns than any game runs between two windows of one seat. */
const MOST_WINDOWS = 40;

/** The last turn up to this whose window asked the seat; the turn itself where all are asked. */
const sinceAsked = (campaign: Campaign, turn: number, seat: SeatId): number => {
  const first = Math.max(1, turn - MOST_WINDOWS);
  for (let at = turn; at > first; at -= 1) {
    const window = closedWith(campaign, at);
    if (window.kind !== 'window' || window.may === undefined) return turn;
    if (window.seats.includes(seat)) return at;
  }
  return first;
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

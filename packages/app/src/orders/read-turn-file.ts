import { choiceTree, err, type Outcome, ok, type TurnFile, type Window } from '@chancery/core';
import { type CampaignRow, commitmentOf, type Db, findSeat, standingTurn } from '@chancery/store';
import type { App } from '../app.ts';
import { knownBy } from '../campaigns/known-by.ts';
import { seenCampaign } from '../campaigns/who-sees.ts';
import { openChoices } from '../letters/words-in-orders.ts';
import { heardSince } from '../live/heard-since.ts';
import { liveWindow } from '../live/live-window.ts';
import { allowed } from '../permit.ts';
import { inPlay, isOver, PLAYED } from '../turns/in-play.ts';
import { couldReturn, isAsked } from '../turns/seating.ts';
import { useCase } from '../use-case.ts';
import type { SeatOf } from './at-desk.ts';
import { draftOf } from './draft-of.ts';

export interface ReadTurnFile extends SeatOf {
  /** The last one that is out, unless given. Those before can be read, and nothing ordered. */
  readonly turn?: number | undefined;
}

/** All that a seat receives of a turn: what it sees, what it heard, what it may order, and its draft. */
export const readTurnFile = useCase<ReadTurnFile, TurnFile>('readTurnFile', async (app, actor, input) => {
  const { db } = app.store;
  const seen = await seenCampaign(db, app, actor, input);
  if (!seen.ok) return seen;
  const permit = await allowed(db, actor, 'readTurnFile', input);
  if (!permit.ok) return permit;
  const campaign = seen.value;
  if (campaign.startedAt === null) {
    return err({ code: 'wrong-status', what: 'campaign', status: campaign.status, wanted: PLAYED });
  }
  const turn = input.turn ?? campaign.turn;
  if (!Number.isSafeInteger(turn) || turn < 0 || turn > campaign.turn) {
    return err({ code: 'not-found', what: 'turn', id: String(turn) });
  }
  return ok(await turnFileOf(db, app, campaign, input.seat, turn));
});

/** The turn file of a seat for a turn that is out. */
export const turnFileOf = async (
  db: Db,
  app: Pick<App, 'rulesets' | 'now'>,
  campaign: CampaignRow,
  seat: TurnFile['seat'],
  turn: number,
): Promise<TurnFile> => {
  const newest = turn === campaign.turn;
  const play = await inPlay(db, app, { ...campaign, turn });
  const window = newest && isOver(campaign) ? shut(play.window) : play.window;
  const { ruleset, position } = play;
  const { setting, view } = knownBy(ruleset, position, seat);
  const { since, label, tellings } = await heardSince(db, campaign, seat, turn);
  const row = newest && !isOver(campaign) ? await findSeat(db, campaign.id, seat) : undefined;
  const live = liveWindow(play.window) !== null;
  const asked = row !== undefined && (live || isAsked(play, seat) || couldReturn(play, row));
  return {
    format: 'chancery-turn-1',
    ruleset: ruleset.id,
    version: ruleset.version,
    campaign: { id: campaign.id, title: campaign.title },
    seat,
    turn,
    ...(label === null ? {} : { label }),
    setting,
    view,
    window,
    deadline: newest ? campaign.deadline : null,
    commitment: (await commitmentOf(db, { ...play.key, edition: await editionAfter(db, campaign, turn) })) ?? '',
    since,
    tellings,
    choices: asked ? openChoices(play, choiceTree(ruleset, { setting, view }, [])) : {},
    questions: [],
    draft: asked ? (await draftOf(db, app, play, row)).orders : [],
  };
};

/** A game that its master has ended waits for nobody, though its rules would. */
const shut = (window: Window | Outcome): Window | Outcome =>
  window.kind === 'window' ? { ...window, seats: [] } : window;

/** In which edition the turn after another was, or will be, run. */
const editionAfter = async (db: Db, { id, edition }: CampaignRow, turn: number): Promise<number> =>
  (await standingTurn(db, id, turn + 1))?.edition ?? edition;

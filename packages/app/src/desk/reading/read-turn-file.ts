import { choiceTree, err, type Outcome, ok, type TurnFile, type Window } from '@chancery/core';
import { type CampaignRow, commitmentOf, type Db, findSeat, standingTurn } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import type { SeatOf } from '../../campaign/access/at-desk.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { asksWhen } from '../../campaign/play/asks-when.ts';
import { isAsked } from '../../campaign/play/seating.ts';
import { knownBy } from '../../campaign/position/known-by.ts';
import { openChoices } from '../../campaign/press/words-in-orders.ts';
import { isOver, PLAYED } from '../../campaign/terms/status.ts';
import type { App } from '../../ground/app.ts';
import { useCase } from '../../ground/use-case.ts';
import { diceOfSeat } from '../dice/seat-dice.ts';
import { offersNow } from '../sheets/offers.ts';
import { heardByNow } from './heard-by-now.ts';

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
  return ok(await turnFileOf(db, app, campaign, { seat: input.seat, turn }));
});

/** The turn file of a seat for a turn that is out. */
export const turnFileOf = async (
  db: Db,
  app: Pick<App, 'rulesets' | 'now'>,
  campaign: CampaignRow,
  { seat, turn }: { readonly seat: TurnFile['seat']; readonly turn: number },
): Promise<TurnFile> => {
  const newest = turn === campaign.turn;
  const play = await inPlay(db, app, { ...campaign, turn });
  const window = newest && isOver(campaign) ? shut(play.window) : play.window;
  const { ruleset, position } = play;
  const { setting, view } = knownBy(ruleset, position, seat);
  const { since, label, tellings } = await heardByNow(db, { campaign, ruleset }, seat, turn);
  const row = newest && !isOver(campaign) ? await findSeat(db, campaign.id, seat) : undefined;
  const edition = await editionAfter(db, campaign, turn);
  const { taken } = play.pace;
  const asks = row === undefined ? null : asksWhen(play, seat);
  const offers = row === undefined ? [] : await offersNow(db, play, seat);
  const { proofs, otherwise } = await diceOfSeat(db, ruleset, campaign, { seat, since, turn });
  const asked = row !== undefined && (isAsked(play, seat) || taken.admits(play, row, true));
  return {
    format: 'chancery-turn-1',
    ruleset: ruleset.id,
    version: ruleset.version,
    campaign: { id: campaign.id, title: campaign.title },
    seat,
    turn,
    edition,
    ...(label === null ? {} : { label }),
    setting,
    view,
    window,
    ...(asks === null ? {} : { asks }),
    ...(offers.length === 0 ? {} : { offers }),
    deadline: newest ? campaign.deadline : null,
    proofs,
    commitment: (await commitmentOf(db, { ...play.key, edition })) ?? '',
    since,
    tellings,
    ...(otherwise.length === 0 ? {} : { otherwise }),
    choices: asked ? openChoices(play, choiceTree(ruleset, { setting, view }, [])) : {},
    questions: [],
    draft: asked ? (await taken.draft(db, app, play, row)).orders : [],
  };
};

/** A game that its master has ended waits for nobody, though its rules would. */
const shut = (window: Window | Outcome): Window | Outcome =>
  window.kind === 'window' ? { ...window, seats: [], ...(window.may === undefined ? {} : { may: [] }) } : window;

/** In which edition the turn after another was, or will be, run. */
const editionAfter = async (db: Db, { id, edition }: CampaignRow, turn: number): Promise<number> =>
  (await standingTurn(db, id, turn + 1))?.edition ?? edition;

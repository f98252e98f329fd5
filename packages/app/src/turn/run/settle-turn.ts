import type { SeatId, TurnInputs } from '@chancery/core';
import {
  type CampaignRow,
  changeCampaign,
  closeTurnRow,
  countingSheets,
  findCampaign,
  parsed,
  seatsOf,
  type Trx,
  type TurnListRow,
} from '@chancery/store';
import { clockAfter, NO_CLOCK } from '../../campaign/clock/clock.ts';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import { paceOf } from '../../campaign/pace/of-window.ts';
import type { Cause } from '../../campaign/play/cause.ts';
import { excusesFor } from '../../campaign/play/excuses.ts';
import { turnInHand } from '../../campaign/play/play.ts';
import { namedBy } from '../../campaign/position/named-by.ts';
import { applySilence } from '../../campaign/seats/apply-silence.ts';
import { climb } from '../../campaign/seats/climb.ts';
import { openBegun } from '../../campaign/seats/open-begun.ts';
import { unseat } from '../../campaign/seats/unseat.ts';
import { ladderOf } from '../../campaign/terms/ladder.ts';
import { settingsOf } from '../../campaign/terms/settings.ts';
import { deliverLetters } from '../../desk/letters/deliver-letters.ts';
import { readAgain } from '../../desk/sheets/read-again.ts';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import type { Permit } from '../../ground/permit.ts';
import type { Adjudicated } from './adjudicate.ts';
import { tellTurn } from './tell-turn.ts';
import { writeTurn } from './write-turn.ts';

/** A turn that was run by its list. */
export interface RunByList {
  readonly list: TurnListRow;
  readonly inputs: TurnInputs;
  readonly run: Adjudicated;
}

/** Writes all that follows from a turn that was run. */
export const settleTurn = async (
  trx: Trx,
  app: App,
  play: InPlay,
  { list, inputs, run }: RunByList,
): Promise<CampaignRow> => {
  const { campaign, key, ruleset } = play;
  const { id } = campaign;
  const now = app.now();
  const { cause, excused, permit } = closingOf(list);
  const ofRecord = parsed(list.ofRecord);
  const seats = await seatsOf(trx, id);
  const excuses = await excusesFor(trx, { now: () => list.closedAt }, play, { cause, excused });
  await writeTurn(trx, app, { play, inputs, ofRecord, run, reason: null, byUser: permit.userId });
  const { window } = run;
  const over = window.kind === 'outcome';
  const { time } = play.pace;
  const goesOn = time.sameClock(play.window, window) && !time.isOver(cause, ofRecord);
  const clock = over ? NO_CLOCK : clockAfter(campaign, now, { goesOn, cause, window });
  const moved = await closeTurnRow(
    trx,
    { ...key, turn: campaign.turn },
    {
      version: ruleset.version,
      ...clock,
      ...(over ? { status: 'ended', endedAt: now } : {}),
    },
  );
  const after = await findCampaign(trx, id);
  if (!moved || after === undefined)
    throw new Error(`turn ${key.turn} of campaign ${id} was run and could not be closed`);
  const scene = { app, trx, campaign: after, permit };
  const { setting } = run.moment.position;
  await deliverLetters(scene, { ruleset, setting, events: run.resolved.events });
  if (!over) {
    const viable = (seat: SeatId): boolean => ruleset.seating?.viable(run.moment.position, seat) ?? true;
    const { ofRecord: heard, ...of } = await play.pace.run.heard(trx, play, { over: !goesOn, cause, ofRecord });
    const ladder = ladderOf(ruleset, settingsOf(campaign).missedTurns);
    await applySilence(scene, of, climb(ladder, { seats, excuses, viable, ofRecord: heard, turn: of.turn }));
  }
  const out = { campaign: after, ruleset, position: run.moment.position, window, pace: paceOf(window) };
  if (!over) {
    await readAgain(trx, app, out, { sheets: await countingSheets(trx, turnInHand(after)), why: 'window' });
    await readAgain(trx, app, out, await play.pace.run.leaves(trx, play, ofRecord));
    await readAgain(trx, app, out, { sheets: await out.pace.run.calls(trx, play.window, out), why: 'called' });
    const going = await out.pace.time.byItself(trx, app, { ...out, key: turnInHand(after) });
    if (going !== null) await changeCampaign(trx, id, { dueAt: app.now() });
  }
  await tellTurn(trx, app, out, {
    before: play,
    concerned: cause === 'acts' ? run.resolved.tellings.flatMap(namedBy) : [],
  });
  // The report by which rulers learn how they lost their seat is the last one that is still theirs.
  if (!over) {
    await unseat(scene, ruleset, setting, run.resolved.events);
    await openBegun(scene, ruleset, play.position, run.moment.position);
  }
  const sheets = ofRecord.filter(({ origin }) => origin === 'sheet').length;
  const facts = { turn: key.turn, edition: key.edition, cause, sheets };
  await audit(trx, app, { permit, campaignId: id, action: 'closeTurn', facts });
  return after;
};

/** Why a turn is closed, and by whom, as its list says. */
const closingOf = ({
  cause,
  excused,
  byUser,
}: TurnListRow): { readonly cause: Cause; readonly excused: boolean; readonly permit: Permit } => ({
  cause: cause as Cause,
  excused: excused === 1,
  permit: { role: byUser === null ? 'system' : 'master', userId: byUser },
});

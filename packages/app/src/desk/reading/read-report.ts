import { err, ok, type Result } from '@chancery/core';
import type { CampaignRow } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import type { SeatOf } from '../../campaign/access/at-desk.ts';
import { type Sought, seenCampaign } from '../../campaign/access/who-sees.ts';
import type { AppError } from '../../ground/errors.ts';
import { useCase } from '../../ground/use-case.ts';
import { reportOf, type TurnReport } from './report-of.ts';

export interface ReadReport extends SeatOf {
  /** The last one that is out, unless given. */
  readonly turn?: number | undefined;
}

/** The report of a seat for a turn that is out: its own of any turn, whoever ruled it then. */
export const readReport = useCase<ReadReport, TurnReport>('readReport', async (app, actor, input) => {
  const { db } = app.store;
  const seen = await seenCampaign(db, app, actor, input);
  if (!seen.ok) return seen;
  const permit = await allowed(db, actor, 'readReport', input);
  if (!permit.ok) return permit;
  const turn = turnOut(seen.value, input.turn);
  return turn.ok
    ? ok(await reportOf(db, app, seen.value, { seat: input.seat, turn: turn.value, reader: actor }))
    : turn;
});

export interface ReadPublicReport extends Sought {
  readonly turn?: number | undefined;
}

/** What everybody may know of a turn that is out. */
export const readPublicReport = useCase<ReadPublicReport, TurnReport>('readPublicReport', async (app, actor, input) => {
  const { db } = app.store;
  const permit = await allowed(db, actor, 'readPublicReport', { campaignId: input.campaignId });
  if (!permit.ok) return permit;
  const seen = await seenCampaign(db, app, actor, input);
  if (!seen.ok) return seen;
  const turn = turnOut(seen.value, input.turn);
  return turn.ok ? ok(await reportOf(db, app, seen.value, { seat: null, turn: turn.value, reader: actor })) : turn;
});

/** The turn that is asked for, if it is out. Before the start of a campaign none is. */
const turnOut = ({ startedAt, turn: last }: CampaignRow, asked: number | undefined): Result<number, AppError> => {
  const turn = asked ?? last;
  const out = startedAt !== null && Number.isSafeInteger(turn) && turn >= 0 && turn <= last;
  return out ? ok(turn) : err({ code: 'not-found', what: 'turn', id: String(turn) });
};

import { ok } from '@chancery/core';
import { deedsOf } from '@chancery/store';
import { shownCampaign } from '../../campaign/access/shown-campaign.ts';
import type { Sought } from '../../campaign/access/who-sees.ts';
import { useCase } from '../../ground/use-case.ts';
import { type AuditLine, auditLines } from './read-audit.ts';

/**
 * What masters and administrators do to a game is done before everybody's eyes. Of each such deed, the facts that everybody may read: none that
 * names a user, since who rules which seat may be a secret. What is left out here, rulings, letters and invitations, stays
 * among those whom it concerns.
 */
const PUBLIC = {
  moveDeadline: ['turn', 'from', 'to'],
  holdClock: ['turn'],
  closeTurn: ['turn', 'cause'],
  rollBack: ['to', 'rerunThrough', 'reason'],
  actAsMaster: ['turn', 'acts'],
  openPoll: ['kind', 'question'],
  reviewTurn: ['turn', 'until'],
  editPosition: ['turn', 'edits', 'reason'],
  strikeLine: ['turn', 'seat'],
  assignSeat: ['seat'],
  removeRuler: ['seat'],
  setCaretaker: ['seat', 'caretaker'],
  closeSeat: ['seat'],
  openSeat: ['seat'],
  startCampaign: [],
  pauseCampaign: [],
  resumeCampaign: [],
  endCampaign: ['how'],
  renameCampaign: ['from'],
  changeSettings: ['changed'],
  handOver: [],
} as const satisfies { readonly [action: string]: readonly string[] };

export interface ReadDeeds extends Sought {
  /** How many at most: 1 to 100. */
  readonly limit: number;
  /** The `seq` of the last one of the page before. */
  readonly before?: number;
}

/** What the masters of a campaign have done to it, the newest first, for everybody who may see it. */
export const readDeeds = useCase<ReadDeeds, readonly AuditLine[]>('showCampaign', async (app, actor, input) => {
  const seen = await shownCampaign(app, actor, input);
  if (!seen.ok) return seen;
  const { db } = app.store;
  const limit = Math.min(Math.max(1, input.limit), MOST);
  const page = input.before === undefined ? { limit } : { limit, before: input.before };
  const rows = await deedsOf(
    db,
    seen.value.id,
    { roles: ['master', 'administrator'], actions: Object.keys(PUBLIC) },
    page,
  );
  return ok((await auditLines(db, rows)).map(forEverybody));
});

const MOST = 100;

const forEverybody = (line: AuditLine): AuditLine => {
  const shown: readonly string[] = PUBLIC[line.action as keyof typeof PUBLIC];
  const facts = Object.fromEntries(Object.entries(line.facts).filter(([name]) => shown.includes(name)));
  return { ...line, about: null, facts };
};

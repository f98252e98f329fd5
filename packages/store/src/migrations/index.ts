import { first } from './0001-first/index.ts';
import { mail } from './0002-mail/index.ts';
import { accounts } from './0003-accounts/index.ts';
import { notes } from './0004-notes/index.ts';
import { live } from './0005-live/index.ts';
import { groupInvitations } from './0006-group-invitations/index.ts';
import { closedLists } from './0007-closed-lists/index.ts';
import { limits } from './0008-limits/index.ts';
import { ladders } from './0009-ladders/index.ts';
import { requestCounts } from './0010-request-counts/index.ts';
import { ownScenarios } from './0011-own-scenarios/index.ts';
import { absencesByTurns } from './0012-absences-by-turns/index.ts';
import { waitingPlayers } from './0013-waiting-players/index.ts';
import { turnWindows } from './0014-turn-windows/index.ts';
import { bulletins } from './0015-bulletins/index.ts';
import { reviewedLists } from './0016-reviewed-lists/index.ts';
import { polls } from './0017-polls/index.ts';
import { signals } from './0018-signals/index.ts';
import { operations } from './0019-operations/index.ts';
import type { Migration } from './migration.ts';

/** All steps of the schema, in order. */
export const MIGRATIONS: readonly Migration[] = [
  first,
  mail,
  accounts,
  notes,
  live,
  groupInvitations,
  closedLists,
  limits,
  ladders,
  requestCounts,
  ownScenarios,
  absencesByTurns,
  waitingPlayers,
  turnWindows,
  bulletins,
  reviewedLists,
  polls,
  signals,
  operations,
];

import { type Instant, ok } from '@chancery/core';
import {
  type CampaignStatus,
  countCampaigns,
  countDueCampaigns,
  countOutbox,
  countQuarantined,
  countUsers,
  droppedLately,
  type JsonText,
  type OutboxKind,
  parsed,
  type Store,
  schemaVersion,
  serverSetting,
} from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { useCase } from '../../ground/use-case.ts';
import type { SignUpPolicy } from '../accounts/settings.ts';
import { SIGN_UP } from '../accounts/sign-up-policy.ts';
import { type Incidents, incidentsOf } from './incidents.ts';
import { type LastBackup, lastBackup } from './last-backup.ts';

/** The state of the server in figures, which reveal nothing of what is played or written. */
export interface ServerState {
  /** The version of Chancery. */
  readonly engine: string;
  readonly database: Store['kind'];
  readonly schema: number;
  /** What an administrator has chosen; null while it is as the server was started. */
  readonly signUp: SignUpPolicy | null;
  readonly users: number;
  readonly campaigns: { readonly [status in CampaignStatus]?: number };
  /** Campaigns for which there is something to do now. */
  readonly due: number;
  readonly mail: {
    /** What has not left yet: mails and calls of webhooks. */
    readonly waiting: number;
    /** Since when the one waits that has waited the longest. */
    readonly oldestAt: Instant | null;
    /** Mails that came in, of which nobody knows whether they are genuine. */
    readonly quarantined: number;
    /** What was given up, the latest first. */
    readonly givenUp: readonly {
      readonly kind: OutboxKind;
      /** The domain to which it should have gone. */
      readonly to: string;
      readonly at: Instant;
      readonly error: string;
    }[];
  };
  readonly incidents: Incidents;
  /** The last one that is known of; null when none is. */
  readonly backup: LastBackup | null;
}

const MOST_GIVEN_UP = 20;

/** For whoever runs the server, and for programs of theirs that watch it. */
export const showServer = useCase<null, ServerState>('watchServer', async (app, actor) => {
  const { db, kind } = app.store;
  const permit = await allowed(db, actor, 'watchServer');
  if (!permit.ok) return permit;
  const chosen = await serverSetting(db, SIGN_UP);
  const givenUp = await droppedLately(db, MOST_GIVEN_UP);
  return ok({
    engine: app.config.engine,
    database: kind,
    schema: await schemaVersion(db),
    signUp: chosen === undefined ? null : parsed(chosen.value as JsonText<SignUpPolicy>),
    users: await countUsers(db),
    campaigns: await countCampaigns(db),
    due: await countDueCampaigns(db, app.now()),
    mail: {
      ...(await countOutbox(db)),
      quarantined: await countQuarantined(db),
      givenUp: givenUp.map(({ kind: what, lane, droppedAt, lastError }) => ({
        kind: what,
        to: lane,
        at: droppedAt,
        error: lastError ?? '',
      })),
    },
    incidents: await incidentsOf(app),
    backup: await lastBackup(db),
  });
});

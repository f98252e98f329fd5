import { err, type Instant, ok } from '@chancery/core';
import { sharedOwnScenario, shareOwnScenario } from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import { tokenHash } from '../../ground/token-hash.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { allowed } from '../access/allowed.ts';
import { rulesetWith } from '../position/ruleset-of.ts';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import { isPlayed, type OneScenario, ownScenarioOf, scenarioWriter, tellableFile } from './own-scenario.ts';

export const SHARED_FORMAT = 'chancery-shared-scenario-1';

/** What a link gives. */
export interface SharedScenario {
  readonly format: typeof SHARED_FORMAT;
  /** With which its fingerprint is made; null while secrets are withheld, from which it could be told. */
  readonly salt: string | null;
  /** Secrets are left out, since a game is played on it. */
  readonly withheld: boolean;
  readonly file: ScenarioFile;
}

export interface ScenarioLink {
  /** Shown here and never again. */
  readonly link: string;
  readonly sharedAt: Instant;
}

/** A link by which anybody can have the file. An earlier one is good no more. */
export const shareScenario = useCase<OneScenario, ScenarioLink>('manageScenarios', (app, actor, { id }) =>
  transact(app.store, async (trx) => {
    const writer = await scenarioWriter(trx, actor);
    if (!writer.ok) return writer;
    const row = await ownScenarioOf(trx, writer.value.userId, id);
    if (!row.ok) return row;
    const token = app.random(16);
    const sharedAt = app.now();
    await shareOwnScenario(trx, id, { sharedAt, shareHash: tokenHash(token) });
    const facts = { scenario: id };
    await audit(trx, app, { permit: writer.value, campaignId: null, action: 'shareScenario', facts });
    return ok({ link: `${app.config.baseUrl}/api/v1/shared-scenarios/${token}`, sharedAt });
  }),
);

/** Takes the link back. */
export const unshareScenario = useCase<OneScenario, null>('manageScenarios', (app, actor, { id }) =>
  transact(app.store, async (trx) => {
    const writer = await scenarioWriter(trx, actor);
    if (!writer.ok) return writer;
    const row = await ownScenarioOf(trx, writer.value.userId, id);
    if (!row.ok) return row;
    await shareOwnScenario(trx, id, { sharedAt: null, shareHash: null });
    const facts = { scenario: id };
    await audit(trx, app, { permit: writer.value, campaignId: null, action: 'unshareScenario', facts });
    return ok(null);
  }),
);

/** What anybody gets who has the link. */
export const showSharedScenario = useCase<{ readonly token: string }, SharedScenario>(
  'readSharedScenario',
  async (app, actor, { token }) => {
    const { db } = app.store;
    const permit = await allowed(db, actor, 'readSharedScenario');
    if (!permit.ok) return permit;
    const row = await sharedOwnScenario(db, tokenHash(token));
    if (row === undefined) return err({ code: 'not-found', what: 'shared scenario', id: '' });
    const told = tellableFile(row, rulesetWith(app, row.ruleset as never), await isPlayed(db, row));
    return ok({ format: SHARED_FORMAT, salt: told.withheld ? null : row.salt, ...told });
  },
);

/** What another server gave by its link: its file as text; null for anything else. */
export const readShared = (text: string): { readonly text: string; readonly salt: string | null } | null => {
  try {
    const { format, salt, file } = JSON.parse(text) as { readonly [name: string]: unknown };
    if (format !== SHARED_FORMAT || typeof file !== 'object') return null;
    const isSalt = typeof salt === 'string' && /^[0-9a-f]{32}$/.test(salt);
    return { text: JSON.stringify(file), salt: isSalt ? salt : null };
  } catch {
    return null;
  }
};

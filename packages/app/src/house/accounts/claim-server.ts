import { err, ok } from '@chancery/core';
import {
  administrators,
  appointAdministrator,
  jsonText,
  putServerSetting,
  serverSetting,
  takeServerSetting,
} from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import { tokenHash } from '../../ground/token-hash.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { ownUser } from './own-user.ts';

const CLAIM_CODE = 'claim-code';

/**
 * A code for whoever starts a server that has no administrator yet, to be printed and never kept; null when it has one.
 * A code that was drawn before is void.
 */
export const drawClaimCode = async (app: App): Promise<string | null> => {
  const drawn = await transact(app.store, async (trx) => {
    if ((await administrators(trx)).length > 0) return ok(null);
    const code = app.random(10);
    await putServerSetting(trx, {
      name: CLAIM_CODE,
      value: jsonText(tokenHash(code)),
      updatedAt: app.now(),
      updatedBy: null,
    });
    return ok(code);
  });
  return drawn.ok ? drawn.value : null;
};

/** Whether somebody runs the server already. */
export const hasAdministrator = async (app: App): Promise<boolean> => (await administrators(app.store.db)).length > 0;

/** Whether a code is the one that the server printed; it stays good. */
export const isClaimCode = async (app: App, code: string): Promise<boolean> =>
  (await serverSetting(app.store.db, CLAIM_CODE))?.value === jsonText(hashOf(code));

const hashOf = (code: string): string => tokenHash(code.trim().toLowerCase());

/** Whoever has the code that the server printed becomes its first administrator. It is good once. */
export const claimServer = useCase<{ readonly code: string }, null>('claimServer', (app, actor, { code }) =>
  transact(app.store, async (trx) => {
    const own = await ownUser(trx, actor, 'claimServer');
    if (!own.ok) return own;
    const { user, permit } = own.value;
    const hash = jsonText(hashOf(code));
    if (!(await takeServerSetting(trx, CLAIM_CODE, hash))) return err({ code: 'not-found', what: 'code', id: '' });
    if ((await administrators(trx)).length > 0) return err({ code: 'not-found', what: 'code', id: '' });
    await appointAdministrator(trx, { userId: user.id, since: app.now(), appointedBy: null });
    await audit(trx, app, { permit, campaignId: null, action: 'claimServer' });
    return ok(null);
  }),
);

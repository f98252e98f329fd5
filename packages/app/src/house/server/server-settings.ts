import { err, ok } from '@chancery/core';
import { jsonText, putServerSetting } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { SIGN_UP_POLICIES, type SignUpPolicy } from '../accounts/settings.ts';
import { SIGN_UP } from '../accounts/sign-up-policy.ts';

export interface ChangeServerSettings {
  /** Who may make an account from now on. */
  readonly signUp: SignUpPolicy;
}

/** What administrators set while the server runs; it stands before what the server was started with. */
export const changeServerSettings = useCase<ChangeServerSettings, null>('administer', (app, actor, { signUp }) =>
  transact(app.store, async (trx) => {
    const permit = await allowed(trx, actor, 'administer');
    if (!permit.ok) return permit;
    if (!SIGN_UP_POLICIES.includes(signUp)) {
      return err({ code: 'bad-input', faults: [`signUp: wanted one of ${SIGN_UP_POLICIES.join(', ')}`] });
    }
    const { userId } = permit.value;
    await putServerSetting(trx, { name: SIGN_UP, value: jsonText(signUp), updatedAt: app.now(), updatedBy: userId });
    const facts = { signUp };
    await audit(trx, app, { permit: permit.value, campaignId: null, action: 'changeServerSettings', facts });
    return ok(null);
  }),
);

import type { CampaignRow, Trx } from '@chancery/store';
import type { App } from '../app.ts';
import type { FactsOf } from '../news/notice.ts';
import type { Permit } from '../permit.ts';
import { tellEverybody } from './everybody.ts';

/** What an administrator has done to a campaign, and what it is about. */
export type AdministratorDeed = Omit<FactsOf<'administrator-acted'>, 'kind'>;

/** Whoever plays in a campaign or runs it hears what an administrator does to it; of a master's deeds nothing is told here. */
export const tellOfAdministrator = async (
  {
    app,
    trx,
    campaign,
    permit,
  }: { readonly app: App; readonly trx: Trx; readonly campaign: CampaignRow; readonly permit: Permit },
  deed: AdministratorDeed,
): Promise<void> => {
  if (permit.role !== 'administrator') return;
  const facts = { kind: 'administrator-acted', ...deed } as const;
  await tellEverybody(trx, app, campaign, {
    facts,
    key: `administrator-acted:${campaign.id}:${deed.deed}:${app.now()}`,
  });
};

/** What notices say of a deed that everybody is told of in any case. */
export const byAdministrator = ({ role }: Permit): { readonly administrator?: true } =>
  role === 'administrator' ? { administrator: true } : {};

import { err, ok, type Result } from '@chancery/core';
import {
  administrators,
  deleteUser,
  findUser,
  forgetTraces,
  isAdministrator,
  lockCampaign,
  masteredBy,
  mastersOf,
  putMaster,
  type UserId,
} from '@chancery/store';
import { seatRuledBy } from '../../campaign/access/master-eyes.ts';
import { ALIVE } from '../../campaign/terms/status.ts';
import type { AppError } from '../../ground/errors.ts';
import { languageOfUser } from '../../ground/tell/language.ts';
import { tellOfAdministrator } from '../../ground/tell/of-administrator.ts';
import { useCase } from '../../ground/use-case.ts';
import { queueAccountMail } from '../accounts/account-mail.ts';
import { passOn } from '../accounts/pass-on.ts';
import { type Helping, helpUser, type OfUser } from './support-user.ts';

export interface EraseUser extends OfUser {
  /** Their address, typed: nobody is deleted by a slip of the hand. */
  readonly address: string;
}

/**
 * Deletes somebody's account for good, as they would themselves. A live game that they alone run goes to the administrator who does it, or
 * to another who rules no seat in it. An administrator is dismissed first.
 */
export const eraseUser = useCase<EraseUser, null>('administer', (app, actor, { userId, address }) =>
  helpUser(app, actor, { userId, action: 'eraseUser' }, async (helping) => {
    const { trx, user, permit } = helping;
    if (address.trim().toLowerCase() !== user.email.toLowerCase()) {
      return err({ code: 'bad-input', faults: ['address: wanted the address of the account'] });
    }
    if (await isAdministrator(trx, userId))
      return err({ code: 'conflict', what: 'administrator to delete', found: userId });
    const handed = await handGamesOver(helping);
    if (!handed.ok) return handed;
    const passed = await passOn({ app, trx, user, permit });
    if (!passed.ok) return passed;
    const language = await languageOfUser(trx, userId);
    await forgetTraces(trx, user);
    await deleteUser(trx, userId);
    const to = { userId: null, name: '', address: user.email };
    await queueAccountMail(trx, app, { to, facts: { kind: 'account-erased' }, minutes: null, language });
    return ok(null);
  }),
);

/** Gives each live game that they alone run a second master, who is the first as soon as they are gone. */
const handGamesOver = async (helping: Helping): Promise<Result<null, AppError>> => {
  const { app, trx, user, permit } = helping;
  const ids = (await masteredBy(trx, user.id)).map(({ campaignId }) => campaignId).sort();
  for (const campaignId of ids) {
    const campaign = await lockCampaign(trx, campaignId);
    if (campaign === undefined || !ALIVE.includes(campaign.status)) continue;
    if ((await mastersOf(trx, campaignId)).length > 1) continue;
    const heir = await heirOf(helping, campaignId);
    if (heir === null) return err({ code: 'conflict', what: 'game without another master', found: campaign.title });
    await putMaster(trx, { campaignId, userId: heir, role: 'second', since: app.now() });
    const about = (await findUser(trx, heir))?.name ?? '';
    const asAdministrator = { ...permit, role: 'administrator' } as const;
    await tellOfAdministrator({ app, trx, campaign, permit: asAdministrator }, { deed: 'handOver', about });
  }
  return ok(null);
};

/** Whoever does it, else the longest-serving administrator, of those who rule no seat in the game. */
const heirOf = async ({ trx, permit }: Helping, id: Parameters<typeof lockCampaign>[1]): Promise<UserId | null> => {
  const others = (await administrators(trx)).map(({ userId }) => userId);
  const inOrder = permit.userId === null ? others : [permit.userId, ...others];
  for (const userId of inOrder) if ((await seatRuledBy(trx, { id }, userId)) === null) return userId;
  return null;
};

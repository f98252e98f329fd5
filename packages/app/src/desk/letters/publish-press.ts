import { type CampaignId, DAY, err, ok, type SeatId } from '@chancery/core';
import {
  addPress,
  findPress,
  flag,
  MASTER_PARTY,
  newId,
  type PressId,
  pressOf,
  withdrawPress as storeWithdrawal,
  type UserId,
} from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { type Scene, seatNames } from '../../campaign/access/scene.ts';
import { isAnonymous, mayPass, type Writing } from '../../campaign/press/press-rules.ts';
import { SPOKEN } from '../../campaign/terms/status.ts';
import { wordFaults } from '../../campaign/terms/words.ts';
import { audit } from '../../ground/audit.ts';
import { tellEverybody } from '../../ground/tell/everybody.ts';
import { tellOfAdministrator } from '../../ground/tell/of-administrator.ts';
import { publish } from '../../ground/tell/publish.ts';
import { MASTERS_NAME } from '../../ground/text/letters.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { speaksFor } from './party.ts';

export interface PublishPress {
  readonly campaignId: CampaignId;
  /** The seat that writes; `MASTER_PARTY` for the masters. */
  readonly from: SeatId;
  readonly title: string;
  readonly body: string;
}

/** Publishes an article for everybody, if the campaign allows it. */
export const publishPress = useCase<PublishPress, { readonly id: PressId }>('publishPress', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, from, title, body } = input;
    const held = await holdCampaign(trx, app, actor, {
      useCase: 'publishPress',
      of: { campaignId, seat: from },
      wanted: SPOKEN,
    });
    if (!held.ok) return held;
    const { campaign } = held.value;
    const spokesman = await speaksFor(trx, actor, 'publishPress', { campaign, party: from });
    if (!spokesman.ok) return spokesman;
    const { permit } = spokesman.value;
    const writing: Writing = { from, kind: 'public', to: [] };
    const passes = mayPass(campaign.pressMode, writing);
    if (!passes.ok) return passes;
    const faults = [
      ...wordFaults('title', title, { least: 1, most: 200 }),
      ...wordFaults('body', body, { least: 1, most: 20_000 }),
    ];
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const today = (await pressOf(trx, campaignId, { limit: 1000 })).filter(
      (article) => article.seat === from && article.at > app.now() - DAY,
    );
    if (today.length >= MOST_A_DAY) {
      return err({ code: 'too-many', what: 'articles', limit: MOST_A_DAY, until: (today.at(-1)?.at ?? 0) + DAY });
    }
    const anonymous = isAnonymous(campaign.pressMode, writing);
    const userId = permit.userId ?? campaign.createdBy;
    const article = { from, title: title.trim(), body, anonymous, userId };
    const id = await print({ app, trx, campaign, permit }, article);
    await audit(trx, app, { permit, campaignId, action: 'publishPress', facts: { press: id } });
    return ok({ id });
  }),
);

/** More articles than anybody reads. */
const MOST_A_DAY = 30;

export interface Article {
  readonly from: SeatId;
  readonly title: string;
  readonly body: string;
  readonly anonymous: boolean;
  readonly userId: UserId;
}

/** Puts an article among the press, and tells those who want to hear of it. */
export const print = async (scene: Scene, { from, title, body, anonymous, userId }: Article): Promise<PressId> => {
  const { app, trx, campaign } = scene;
  const id = newId<'press'>();
  await addPress(trx, {
    campaignId: campaign.id,
    id,
    turn: campaign.turn,
    seat: from,
    userId,
    anonymous: flag(anonymous),
    title,
    body,
    at: app.now(),
  });
  const author = from === MASTER_PARTY ? MASTERS_NAME : (await seatNames(trx, app, campaign))(from);
  const facts = { kind: 'press', from: anonymous ? null : author, title, body } as const;
  await tellEverybody(trx, app, campaign, { facts, key: `press:${id}` });
  await publish(trx, app, campaign, { news: facts, key: `press:${id}` });
  return id;
};

export interface WithdrawPress {
  readonly campaignId: CampaignId;
  readonly id: PressId;
}

/** Takes an article back: its author, as long as they have the seat, or a master. */
export const withdrawPress = useCase<WithdrawPress, null>('withdrawPress', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, id } = input;
    const article = await findPress(trx, campaignId, id);
    const seat = article?.seat ?? MASTER_PARTY;
    const held = await holdCampaign(trx, app, actor, {
      useCase: 'withdrawPress',
      of: { campaignId, seat },
      wanted: SPOKEN,
    });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    // A successor in the seat does not learn, by trying, which unsigned articles were written for it.
    if (permit.role === 'ruler' && article?.userId !== permit.userId) {
      return err({ code: 'not-allowed', useCase: 'withdrawPress' });
    }
    const by = permit.userId ?? campaign.createdBy;
    if (article === undefined || !(await storeWithdrawal(trx, campaignId, id, { by, now: app.now() }))) {
      return err({ code: 'not-found', what: 'article', id });
    }
    await tellOfAdministrator({ app, trx, campaign, permit }, { deed: 'withdrawPress', about: article.title });
    await audit(trx, app, { permit, campaignId, action: 'withdrawPress', facts: { press: id } });
    return ok(null);
  }),
);

import { type AppError, type CampaignPage, type ShownLetter, showCampaign } from '@chancery/app';
import { type CampaignId, err, ok, type Result, type SeatId } from '@chancery/core';
import { MASTER_PARTY } from '@chancery/store';
import type { Context } from 'hono';
import { refusedText } from '../frame/refused.ts';
import type { PageHouse } from '../page-house.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import type { Words } from '../words/words.ts';

/** Somebody at the letters of a seat, or of the masters. */
export interface LetterScene {
  readonly context: Context;
  readonly visitor: Visitor;
  readonly campaign: CampaignPage;
  /** `MASTER_PARTY` for the masters. */
  readonly party: SeatId;
  /** Where these letters lie: `/campaigns/x/seats/y/letters`. */
  readonly path: string;
  readonly zone: string;
}

export const letterScene = async (
  { app, accounts, zone }: PageHouse,
  context: Context,
): Promise<Result<LetterScene, { readonly error: AppError; readonly visitor: Visitor }>> => {
  const visitor = await visitorOf(app, accounts, context.req.raw.headers);
  const campaignId = context.req.param('campaign') as CampaignId;
  const seat = context.req.param('seat');
  const shown = await showCampaign(app, visitor.actor, { campaignId });
  if (!shown.ok) return err({ error: shown.error, visitor });
  const party = (seat ?? MASTER_PARTY) as SeatId;
  const campaign = shown.value;
  if (seat !== undefined && !campaign.seats.some((each) => each.seat === seat)) {
    return err({ error: { code: 'not-found', what: 'seat', id: seat }, visitor });
  }
  const path = `/campaigns/${campaignId}${seat === undefined ? '' : `/seats/${seat}`}/letters`;
  return ok({ context, visitor, campaign, party, path, zone });
};

/** Before a name stands “to”, or else “from” or “with”. */
export type Naming = keyof Words['letters']['names'];

/** What a party is called; null stands for somebody who is not named. */
export const partyName = ({ campaign, visitor, party }: LetterScene, of: SeatId | null, naming: Naming): string => {
  const say = visitor.words.letters.names[naming];
  if (of === null) return say.unnamed;
  if (of === party) return say.you;
  if (of === MASTER_PARTY) return say.master;
  return campaign.seats.find(({ seat }) => seat === of)?.name ?? of;
};

/** To whom a letter went, in words. */
export const recipientsText = (scene: LetterScene, { to }: Pick<ShownLetter, 'to'>, naming: Naming = 'to'): string => {
  const say = scene.visitor.words.letters.names[naming];
  if (to === null) return say.unnamed;
  const others = scene.campaign.seats.filter(({ status }) => status !== 'closed').length - 1;
  const rulers = to.filter((each) => each !== MASTER_PARTY);
  if (others > 1 && rulers.length >= others) return say.everybody;
  return to.map((each) => partyName(scene, each, naming)).join(', ');
};

export const refusalText = ({ visitor, zone }: LetterScene, result: Result<unknown, AppError>): string | null =>
  result.ok ? null : refusedText(result.error, visitor.words, zone);

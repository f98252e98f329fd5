import { type MapPicture, ok, PUBLIC, type World } from '@chancery/core';
import { allowed } from '../permit.ts';
import { useCase } from '../use-case.ts';
import { presentPosition } from './position-of.ts';
import { rulesetOf } from './ruleset-of.ts';
import { type Sought, seenCampaign } from './who-sees.ts';

/** What is needed to draw the map of a campaign as everybody may see it. */
export interface PublicMap {
  readonly world: World;
  readonly picture: MapPicture;
}

export const showMap = useCase<Sought, PublicMap>('showCampaign', async (app, actor, sought) => {
  const { db } = app.store;
  const permit = await allowed(db, actor, 'showCampaign', { campaignId: sought.campaignId });
  if (!permit.ok) return permit;
  const campaign = await seenCampaign(db, app, actor, sought);
  if (!campaign.ok) return campaign;
  const ruleset = rulesetOf(app, campaign.value);
  const { position } = await presentPosition(db, ruleset, campaign.value);
  const known = { setting: position.setting, view: ruleset.view(position, PUBLIC) };
  return ok({ world: ruleset.world(position.setting), picture: ruleset.places.picture(known, []) });
});

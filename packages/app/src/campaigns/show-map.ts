import { type MapPicture, ok, PUBLIC, type World } from '@chancery/core';
import { useCase } from '../use-case.ts';
import { presentPosition } from './position-of.ts';
import { rulesetOf } from './ruleset-of.ts';
import { shownCampaign } from './shown-campaign.ts';
import type { Sought } from './who-sees.ts';

/** What is needed to draw the map of a campaign as everybody may see it. */
export interface PublicMap {
  readonly world: World;
  readonly picture: MapPicture;
}

export const showMap = useCase<Sought, PublicMap>('showCampaign', async (app, actor, sought) => {
  const { db } = app.store;
  const campaign = await shownCampaign(app, actor, sought);
  if (!campaign.ok) return campaign;
  const ruleset = rulesetOf(app, campaign.value);
  const { position } = await presentPosition(db, ruleset, campaign.value);
  const known = { setting: position.setting, view: ruleset.view(position, PUBLIC) };
  return ok({ world: ruleset.world(position.setting), picture: ruleset.places.picture(known, []) });
});

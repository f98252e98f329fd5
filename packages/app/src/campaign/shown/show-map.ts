import { knownTo, type MapPicture, ok, type World } from '@chancery/core';
import { useCase } from '../../ground/use-case.ts';
import { shownCampaign } from '../access/shown-campaign.ts';
import type { Sought } from '../access/who-sees.ts';
import { presentPosition } from '../position/position-of.ts';
import { recentFor } from '../position/recent.ts';
import { rulesetOf } from '../position/ruleset-of.ts';
import { publicEyes } from '../terms/status.ts';

/** What is needed to draw the map of a campaign as everybody may see it: the true one once it is over. */
export interface PublicMap {
  readonly world: World;
  readonly picture: MapPicture;
}

export const showMap = useCase<Sought, PublicMap>('showCampaign', async (app, actor, sought) => {
  const { db } = app.store;
  const campaign = await shownCampaign(app, actor, sought);
  if (!campaign.ok) return campaign;
  const ruleset = rulesetOf(app, campaign.value);
  const { position, out } = await presentPosition(db, ruleset, campaign.value);
  const who = publicEyes(campaign.value);
  const name = `${out.campaignId} ${out.version} ${out.stateHash} ${who}`;
  const kept = recentOf(ruleset).get(name);
  if (kept !== undefined) return ok(kept);
  const known = knownTo(ruleset, position, who);
  const map = { world: ruleset.world(position.setting), picture: ruleset.places.picture(known, []) };
  recentOf(ruleset).keep(name, map, 1);
  return ok(map);
});

/** A turn that is out stays as it is. Whoever draws it keeps the drawing with the map: half a megabyte of Europe by day, and by night. */
const recentOf = recentFor<PublicMap>(20);

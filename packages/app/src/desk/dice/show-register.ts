import { type DiceRegister, ok, onceFor } from '@chancery/core';
import type { CampaignRow, Store } from '@chancery/store';
import { shownCampaign } from '../../campaign/access/shown-campaign.ts';
import type { Sought } from '../../campaign/access/who-sees.ts';
import { rulesetOf } from '../../campaign/position/ruleset-of.ts';
import type { App } from '../../ground/app.ts';
import { useCase } from '../../ground/use-case.ts';
import { registerOf } from './register-of.ts';

/** Every commitment, list and told secret of a campaign with its time, void ones too, for everybody who may see it. */
export const showRegister = useCase<Sought, DiceRegister>('showCampaign', async (app, actor, sought) => {
  const seen = await shownCampaign(app, actor, sought);
  return seen.ok ? ok(await registerNow(app, seen.value)) : seen;
});

/** The register as it stands. It is kept until the campaign moves on, so strangers who ask again cost nothing. */
export const registerNow = async (
  app: Pick<App, 'store' | 'rulesets'>,
  campaign: CampaignRow,
): Promise<DiceRegister> => {
  const kept = registersOf(app.store);
  const state = stateOf(campaign);
  const found = kept.get(campaign.id);
  if (found?.state === state) return found.register;
  const register = registerOf(app.store.db, rulesetOf(app, campaign), campaign);
  kept.delete(campaign.id);
  kept.set(campaign.id, { state, register });
  register.catch(() => kept.delete(campaign.id));
  const oldest = kept.keys().next().value;
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  return register;
};

interface Kept {
  readonly state: string;
  readonly register: Promise<DiceRegister>;
}

const stateOf = ({ edition, turn, status, listClosedAt }: CampaignRow): string =>
  [edition, turn, status, listClosedAt].join(' ');

const registersOf = onceFor((_: Store) => new Map<string, Kept>());
const MOST = 50;

import {
  type AnyRuleset,
  type CampaignFile,
  type CampaignId,
  commitTo,
  err,
  foundingContents,
  hashOf,
  type Instant,
  ok,
  promisedContents,
  type Result,
  reckonFounding,
  recordJson,
  type SealedRecord,
  sealRecord,
} from '@chancery/core';

/** What a campaign begins from: all of it is kept, so that the beginning can be made again and compared. */
export interface KeptFounding {
  readonly campaignId: CampaignId;
  readonly scenario: { readonly id: string; readonly data: unknown };
  /** As the master gave them, over the scenario's own. */
  readonly options: { readonly [name: string]: unknown };
  /** From which the dice of the setup come: 64 hexadecimal digits. */
  readonly secret: string;
  readonly at: Instant;
}

export interface Founding extends KeptFounding {
  /** The secret of turn 1, to which the record of the beginning commits. */
  readonly firstSecret: string;
}

/**
 * The first position of a campaign with its record, as `chancery verify` reads it: `moment.position` and `moment.seal`
 * are what the store keeps. The same founding gives the same bytes. Lists every fault of scenario and options.
 */
export const foundCampaign = (
  ruleset: AnyRuleset,
  { firstSecret, ...founding }: Founding,
): Result<SealedRecord, readonly string[]> => foundAgain(ruleset, founding, commitTo(firstSecret));

/** The same from what is kept of it, with the commitment to the dice of turn 1. */
export const foundAgain = (
  ruleset: AnyRuleset,
  founding: KeptFounding,
  commitment: string,
): Result<SealedRecord, readonly string[]> => {
  const { scenario, secret, options } = founding;
  const read = ruleset.readScenario(scenario.data);
  if (!read.ok) return read;
  const settled = ruleset.readOptions(read.value, options);
  if (!settled.ok) return err(settled.error);
  const texts = { campaign: recordJson(campaignFile(ruleset, founding)), scenario: recordJson(scenario.data) };
  const position = reckonFounding(ruleset, read.value, settled.value, secret, texts.campaign);
  const contents = { ...foundingContents(texts, secret, position), ...promisedContents(0, commitment) };
  return ok(sealRecord(ruleset, { turn: 0, position, previous: null, engine: null }, contents));
};

/** The title of a campaign may be changed later, so it is no part of the record. */
const campaignFile = (ruleset: AnyRuleset, { campaignId, scenario, options, at }: KeptFounding): CampaignFile => ({
  format: 'chancery-campaign-1',
  id: campaignId,
  title: `${ruleset.id} ${scenario.id}`,
  ruleset: ruleset.id,
  scenario: { id: scenario.id, hash: hashOf(scenario.data) },
  options,
  created: new Date(at).toISOString(),
});

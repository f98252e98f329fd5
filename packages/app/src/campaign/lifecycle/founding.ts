import {
  type AnyPosition,
  type AnyRuleset,
  type CampaignFile,
  type CampaignId,
  type Contents,
  commitTo,
  err,
  foundingContents,
  hashOf,
  type Instant,
  ok,
  onceFor,
  promisedClosedContents,
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
  /** The secrets to which the record of the beginning commits: that of turn 1, and the one that stays closed until the end. */
  readonly firstSecret: string;
  readonly closedSecret: string;
  /** The release that makes it. */
  readonly engine: string;
}

/** What else a record of the beginning says. */
export interface FoundingPromise {
  /** The commitment to the dice of turn 1. */
  readonly first: string;
  /** The commitment to the closed secret, and the release that made the record; null in format 1, which has neither. */
  readonly sealed: { readonly closed: string; readonly engine: string } | null;
}

/**
 * The first position of a campaign with its record, as `chancery verify` reads it: `moment.position` and `moment.seal`
 * are what the store keeps. The same founding gives the same bytes. Lists every fault of scenario and options.
 */
export const foundCampaign = (
  ruleset: AnyRuleset,
  { firstSecret, closedSecret, engine, ...founding }: Founding,
): Result<SealedRecord, readonly string[]> =>
  foundAgain(ruleset, founding, {
    first: commitTo(firstSecret),
    sealed: { closed: commitTo(closedSecret), engine },
  });

/** The same from what is kept of it. */
export const foundAgain = (
  ruleset: AnyRuleset,
  founding: KeptFounding,
  promise: FoundingPromise,
): Result<SealedRecord, readonly string[]> => {
  const { scenario, secret, options } = founding;
  const read = readScenario(ruleset, scenario.data);
  if (!read.ok) return read;
  const settled = ruleset.readOptions(read.value, options);
  if (!settled.ok) return err(settled.error);
  const { campaign } = textsOf(ruleset, founding, promise);
  const position = reckonFounding(ruleset, { scenario: read.value, options: settled.value }, secret, campaign);
  return ok(foundingRecord(ruleset, founding, promise, position));
};

/** Checking the borders of a large world takes longest of all, so built-in worlds are checked only once. */
const readScenario = (ruleset: AnyRuleset, data: unknown): ReturnType<AnyRuleset['readScenario']> =>
  typeof data === 'object' && data !== null ? readOnce(ruleset)(data) : ruleset.readScenario(data);

const readOnce = onceFor((ruleset: AnyRuleset) => onceFor((data: object) => ruleset.readScenario(data)));

/** The record of a beginning whose position is known. */
export const foundingRecord = (
  ruleset: AnyRuleset,
  founding: KeptFounding,
  promise: FoundingPromise,
  position: AnyPosition,
): SealedRecord => {
  const { first, sealed } = promise;
  const contents: Contents = {
    ...foundingContents(textsOf(ruleset, founding, promise), founding.secret, position),
    ...promisedContents(0, first),
    ...(sealed === null ? {} : promisedClosedContents(0, sealed.closed)),
  };
  return sealRecord(ruleset, { turn: 0, position, previous: null, engine: sealed?.engine ?? null }, contents);
};

const textsOf = (ruleset: AnyRuleset, founding: KeptFounding, { sealed }: FoundingPromise) => ({
  campaign: recordJson(campaignFile(ruleset, founding, sealed !== null)),
  scenario: recordJson(founding.scenario.data),
});

/** The title of a campaign may be changed later, so it is no part of the record. */
const campaignFile = (
  ruleset: AnyRuleset,
  { campaignId, scenario, options, secret, at }: KeptFounding,
  sealed: boolean,
): CampaignFile => ({
  format: sealed ? 'chancery-campaign-2' : 'chancery-campaign-1',
  id: campaignId,
  title: `${ruleset.id} ${scenario.id}`,
  ruleset: ruleset.id,
  scenario: { id: scenario.id, hash: hashOf(scenario.data) },
  options,
  ...(sealed ? { founding: commitTo(secret) } : {}),
  created: new Date(at).toISOString(),
});

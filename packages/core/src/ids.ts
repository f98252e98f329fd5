declare const brand: unique symbol;

/** A text that names one kind of thing and no other: `Id<'seat'>` does not fit where `Id<'campaign'>` is asked for. */
export type Id<Kind extends string> = string & { readonly [brand]: Kind };

/** A place in a campaign that somebody plays. */
export type SeatId = Id<'seat'>;
export type CampaignId = Id<'campaign'>;
export type RulesetId = Id<'ruleset'>;
export type ScenarioId = Id<'scenario'>;
/** The number of a rule in a ruleset's RULES.md, such as `MD-6.12`. */
export type RuleNumber = string;

export const seatId = (text: string): SeatId => text as SeatId;
export const campaignId = (text: string): CampaignId => text as CampaignId;
export const rulesetId = (text: string): RulesetId => text as RulesetId;
export const scenarioId = (text: string): ScenarioId => text as ScenarioId;

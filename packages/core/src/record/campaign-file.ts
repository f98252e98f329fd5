/** What a campaign is: written once, part of the record. */
export interface CampaignFile {
  readonly format: 'chancery-campaign-1' | 'chancery-campaign-2';
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  /** The scenario it began with, a copy of which is in scenario.json, and the hash of that data. */
  readonly scenario: { readonly id: string; readonly hash: string };
  /** What the game master set, over the scenario's own options. */
  readonly options: { readonly [name: string]: unknown };
  /** The commitment to the secret of which the first position was made; format 1 has none. */
  readonly founding?: string;
  /** ISO 8601, UTC. */
  readonly created: string;
}

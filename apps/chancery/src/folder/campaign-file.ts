import { join } from 'node:path';
import * as z from 'zod/mini';
import { CAMPAIGN_FILE } from './paths.ts';
import { HEX_32, readShape } from './shape.ts';

const SHAPE = z.strictObject({
  format: z.literal('chancery-campaign-1'),
  id: z.string().check(z.regex(/^[a-z0-9]{4,40}$/)),
  title: z.string().check(z.minLength(1)),
  ruleset: z.string(),
  scenario: z.strictObject({ id: z.string(), hash: HEX_32 }),
  options: z.record(z.string(), z.json()),
  created: z.iso.datetime(),
});

/** What a campaign is; written once, part of the record. */
export interface CampaignFile {
  readonly format: 'chancery-campaign-1';
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  /** The scenario it began with, a copy of which is in scenario.json, and the hash of that data. */
  readonly scenario: { readonly id: string; readonly hash: string };
  /** What the game master set, over the scenario's own options. */
  readonly options: { readonly [name: string]: unknown };
  /** ISO 8601, UTC. */
  readonly created: string;
}

export const readCampaignFile = (folder: string): CampaignFile => readShape(join(folder, CAMPAIGN_FILE), SHAPE);

import { join } from 'node:path';
import { CAMPAIGN_FILE, type CampaignFile } from '@chancery/core';
import * as z from 'zod/mini';
import { HEX_32, readShape } from './shape.ts';

const SHAPE = z.strictObject({
  format: z.enum(['chancery-campaign-1', 'chancery-campaign-2']),
  id: z.string().check(z.regex(/^[a-z0-9]{4,40}$/)),
  title: z.string().check(z.minLength(1)),
  ruleset: z.string(),
  scenario: z.strictObject({ id: z.string(), hash: HEX_32 }),
  options: z.record(z.string(), z.json()),
  founding: z.optional(HEX_32),
  created: z.iso.datetime(),
});

export const readCampaignFile = (folder: string): CampaignFile =>
  readShape(join(folder, CAMPAIGN_FILE), SHAPE) as CampaignFile;

import { LISTED_RECEIPT } from '@chancery/api';
import { z } from 'zod';
import type { ArgumentSpec, OptionSpec } from '../../command.ts';

/** Words that several commands have. */
export const CAMPAIGN = { name: 'CAMPAIGN' } as const satisfies ArgumentSpec;
export const OWN_SEAT = { name: 'SEAT', optional: true } as const satisfies ArgumentSpec;

export const SEAT = { value: 'SEAT', help: 'not needed if you rule only one seat' } as const satisfies OptionSpec;

/** The receipts of a seat, the oldest first. */
export const RECEIPTS = z.object({ receipts: z.array(LISTED_RECEIPT) });

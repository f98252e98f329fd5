import { KINGDOM, TREATY } from '../param-types.ts';

export const kingdom = { type: KINGDOM, help: 'the other kingdom' };

export const treaty = { type: TREATY, help: 'TRADE or PACT' };

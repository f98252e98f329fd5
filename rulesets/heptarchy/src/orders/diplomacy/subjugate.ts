import { when } from '@chancery/kit';
import type { Subjugate } from '../../order.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, eachKingdom } from '../offering.ts';
import { KINGDOM } from '../param-types.ts';

export const subjugate = actionKind<Subjugate>({
  verb: 'SUBJUGATE',
  rule: 'HEP-5.28',
  title: 'Subjugate an NPC State',
  help: 'Asks an NPC State at Peace with you to submit with its land and Levies; it does on a roll of 10 or more. One such offer a Turn.',
  group: GROUPS.diplomacy,
  params: { kingdom: { type: KINGDOM, help: 'an NPC State with one Land Area' } },
  lines: [{ pattern: 'SUBJUGATE <kingdom>' }],
  offer: (forecast, could) => eachKingdom(forecast, (_, code) => when(could({ kingdom: code }))),
});

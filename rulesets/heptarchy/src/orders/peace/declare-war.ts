import { when } from '@chancery/kit';
import type { DeclareWar } from '../../order.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, eachKingdom } from '../offering.ts';
import { KINGDOM } from '../param-types.ts';

export const declareWar = actionKind<DeclareWar>({
  verb: 'DECLARE_WAR',
  rule: 'HEP-5.5',
  title: 'Declare War',
  help: 'Begins a war at once. It ends any Trade Treaty between you; a Pact or a Truce must have ended first.',
  group: GROUPS.peace,
  params: { kingdom: { type: KINGDOM, help: 'on whom' } },
  lines: [{ pattern: 'DECLARE WAR <kingdom>' }],
  also: [{ pattern: 'DECLARE WAR ON <kingdom>' }],
  offer: (forecast, could) => eachKingdom(forecast, (_, code) => when(could({ kingdom: code }))),
});

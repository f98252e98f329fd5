import { npcs, oneNation, self } from '../offers.ts';
import { NATION } from '../param-types.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** For offers that are made in other phases (W83-15.26). */
export const acceptPeaceAlways = standingOrder('ACCEPT_PEACE_ALWAYS', {
  rule: 'W83-15.26',
  title: 'Always accept peace',
  help: 'Accepts any plain peace that this non-player nation offers you, whenever it does.',
  group: GROUPS.war,
  params: { npc: { type: NATION, help: 'which non-player nation' } },
  lines: [{ pattern: 'ACCEPT PEACE <npc> ALWAYS' }],
  options: (known) => (self(known) === null ? null : oneNation(known, 'npc', npcs(known))),
});

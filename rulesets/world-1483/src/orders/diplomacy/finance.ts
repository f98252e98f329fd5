import { numberOf } from '@chancery/kit';
import { npcs, oneNation, players, self } from '../offers.ts';
import { NATION, RESOURCES } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** The least that a war is begun for (W83-5.32). */
const LEAST_BID = 10;

/** A bribe to begin a war (W83-5.31). */
export const finance = action('FINANCE', {
  rule: 'W83-5.31',
  title: 'Finance a war',
  help: 'Bids that a non-player nation attacks a player nation which once took land from it. Accepted, you pay the bid at once and again in each of your turns while the war lasts; refused, it keeps 10.',
  group: GROUPS.diplomacy,
  params: {
    npc: { type: NATION, help: 'which non-player nation' },
    nation: { type: NATION, help: 'whom it is to attack' },
    bid: { type: RESOURCES, help: 'what you pay, 10 or more' },
  },
  lines: [{ pattern: 'FINANCE <npc> AGAINST <nation> BID <bid>' }],
  options: (known) => {
    if (self(known) === null) return null;
    const bid = numberOf('bid', { from: LEAST_BID, to: Math.max(LEAST_BID, known.view.own?.treasury ?? 0) });
    const target = bid && oneNation(known, 'nation', players(known), bid);
    return target && oneNation(known, 'npc', npcs(known), target);
  },
});

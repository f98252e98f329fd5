import { DONE } from '@chancery/core';
import { oneDomain, othersOf } from '../offers.ts';
import { DOMAIN } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** An intention that everybody concerned reads before the next month (DOM-8.12). */
export const declareWar = action('DECLARE_WAR', {
  rule: 'DOM-8.12',
  title: 'Declare war',
  help: 'Everybody concerned reads it before the next month. From then on you may invade.',
  group: GROUPS.diplomacy,
  params: { domain: { type: DOMAIN, help: 'on whom' } },
  lines: [{ pattern: 'DECLARE WAR <domain>' }],
  also: [{ pattern: 'DECLARE WAR ON <domain>' }],
  options: (known) =>
    oneDomain(
      known,
      othersOf(known).filter(
        (domain) =>
          !known.view.wars.some(({ attacker, defender }) => attacker === known.view.domain && defender === domain),
      ),
      () => DONE,
    ),
});

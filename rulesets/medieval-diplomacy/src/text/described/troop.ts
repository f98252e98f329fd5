import type { ReportLine } from '@chancery/core';
import { isMounted, isShip } from '../../rules/troops.ts';
import type { Troop } from '../../setting.ts';
import type { TroopClass } from '../../words.ts';
import { coins, tenths } from '../money.ts';

const CLASS_WORDS = {
  foot: 'foot soldiers',
  missile: 'foot soldiers with missiles',
  mounted: 'mounted soldiers',
  mountedInfantry: 'mounted infantry',
  siege: 'siege machine',
  transport: 'transport ship',
  warship: 'warship',
} as const satisfies { readonly [kind in TroopClass]: string };

/** All there is to know of a troop type (MD-16.20), in a head and a line or two. */
export const describeTroop = (troop: Troop): readonly ReportLine[] => [
  { text: `${troop.name} (${CLASS_WORDS[troop.class]})`, rule: isShip(troop) ? 'MD-13.5' : 'MD-13.4', indent: 1 },
  {
    text: `${fighting(troop)}; ${keeping(troop)}; ${isShip(troop) ? aboard(troop) : landing(troop)}. ${formation(troop)}.`,
    indent: 2,
  },
];

/** What one troop stands for: to be read, not to be reckoned with (MD-0.12). */
const formation = (troop: Troop): string => {
  if (isShip(troop)) return 'A squadron of ships with their crews';
  if (troop.key === 'peasant_rabble') return 'A crowd of about 400';
  const isHeavyHorse = isMounted(troop) && troop.attacks > 1;
  return `A formation of about ${isHeavyHorse ? '100' : '200 or more'}`;
};

const fighting = ({ attacks, combat, hitPoints, move, siege }: Troop): string =>
  [
    `${attacks} x ${combat}% combat`,
    `${tenths(hitPoints)} hit points`,
    `${move} Move-points`,
    ...(siege > 0 ? [`siege power ${siege}%`] : []),
  ].join(', ');

const keeping = ({ cost, upkeep, weight }: Troop): string =>
  [`cost ${cost} gold`, `upkeep ${coins(upkeep)}`, ...(weight > 0 ? [`weight ${weight}`] : [])].join(', ');

const aboard = ({ marineSpace, storage, capture }: Troop): string =>
  `marine space ${marineSpace}, storage ${storage}, captured ${capture}%`;

const landing = ({ amphibious, marine, capture }: Troop): string =>
  [
    `landing ${percent(amphibious)}`,
    marine === null ? 'cannot fight as marines' : `as marines ${percent(marine)}`,
    ...(capture > 0 ? [`captured ${capture}%`] : []),
  ].join(', ');

const percent = (value: number): string => (value > 0 ? `+${value}%` : `${value}%`);

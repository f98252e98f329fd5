import { onceFor, series } from '@chancery/core';
import { isShip } from '../rules/troops.ts';
import type { Setting, Troop } from '../setting.ts';
import type { TroopCount } from '../told.ts';
import type { TroopType } from '../words.ts';

/** How one and how many of each type are called; index = troop type. */
interface TroopWords {
  readonly one: readonly string[];
  readonly many: readonly string[];
}

const wordsOf = onceFor(
  ({ troops }: Setting): TroopWords => ({ one: troops.map(singleName), many: troops.map(pluralName) }),
);

/** `Archers` → `Archer`, `Crossbowmen` → `Crossbowman`, `Mercenaries` → `Mercenary`; `Militia` stays. */
const singleName = ({ name }: Troop): string => {
  if (name.startsWith('Men-')) return `Man-${name.slice(4)}`;
  if (name.endsWith('men')) return `${name.slice(0, -3)}man`;
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.endsWith('s') && !name.endsWith('ss') ? name.slice(0, -1) : name;
};

/** Ships and machines are named one by one, so several need a plural: `Siege Machines`, `Merchantmen`; soldiers do not. */
const pluralName = (troop: Troop): string => {
  const { name } = troop;
  const single = singleName(troop) === name && (isShip(troop) || troop.class === 'siege');
  if (!single) return name;
  return name.endsWith('man') ? `${name.slice(0, -3)}men` : `${name}s`;
};

/** `1 Archer`, `2 Siege Machines`, `3 Light Infantry`. */
export const troops = (setting: Setting, type: TroopType, count: number): string => {
  const words = wordsOf(setting);
  return `${count} ${(count === 1 ? words.one : words.many)[type] ?? `troops of type ${type}`}`;
};

/** The type as such: `Siege Machines`, `Archers`. */
export const troopName = (setting: Setting, type: TroopType): string =>
  wordsOf(setting).many[type] ?? `troop type ${type}`;

/** Several types, ranks added up: `2 Archers, 1 Siege Machine and 2 commanders`. Empty for nothing. */
export const force = (setting: Setting, counts: readonly TroopCount[], commanders = 0): string => {
  const byType = new Map<TroopType, number>();
  for (const { type, count } of counts) byType.set(type, (byType.get(type) ?? 0) + count);
  const words = [...byType].sort(([a], [b]) => a - b).map(([type, count]) => troops(setting, type, count));
  if (commanders > 0) words.push(commanders === 1 ? '1 commander' : `${commanders} commanders`);
  return series(words);
};

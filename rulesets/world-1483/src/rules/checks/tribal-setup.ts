import { UNITS } from '../../data/units.ts';
import type { ArgsOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { SETUP_RESOURCES, SETUP_TERRITORIES } from '../../words.ts';
import { getNation, isTribe } from '../find.ts';
import { placesSettled, type Settlement, settlingPlaces } from '../tribes.ts';
import type { Asker } from './asker.ts';

export const settlementOf = ({ first, second, units }: ArgsOf<'TRIBAL_SETUP'>): Settlement => ({
  cities: [first, second],
  units,
});

/** What the units of a settlement cost (W83-16.4). */
export const settlementCost = ({ units }: Settlement): number =>
  units.reduce((sum, { count, type }) => sum + count * UNITS[type].cost, 0);

/** Two cities in free lands of the south, and units for 75 in up to six territories (W83-16.1 to 16.4). */
export const checkTribalSetup = (
  { setting, board, nation }: Pick<Asker, 'setting' | 'board' | 'nation'>,
  args: ArgsOf<'TRIBAL_SETUP'>,
): Refusal | null => {
  const tribe = getNation(board, nation);
  if (!isTribe(tribe)) return { code: 'tribes-only' };
  if (tribe.original.length > 0) return { code: 'not-settling' };
  const settlement = settlementOf(args);
  const [first, second] = settlement.cities;
  if (first !== undefined && first === second) return { code: 'same-place-twice', territory: first };
  const places = placesSettled(settlement);
  const free = new Set(settlingPlaces(setting, board));
  const taken = places.find((place) => !free.has(place));
  if (taken !== undefined) return { code: 'no-place-to-settle', territory: taken };
  if (places.length > SETUP_TERRITORIES) {
    return { code: 'too-many-places', most: SETUP_TERRITORIES, given: places.length };
  }
  const cost = settlementCost(settlement);
  return cost > SETUP_RESOURCES ? { code: 'short-of-money', cost, treasury: SETUP_RESOURCES } : null;
};

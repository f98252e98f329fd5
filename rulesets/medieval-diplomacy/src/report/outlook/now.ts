import { counted, type ReportLine, said, series } from '@chancery/core';
import { place, realm } from '../../names/names.ts';
import { placeName } from '../../rules/names.ts';
import { areEnemiesIn } from '../../rules/permission.ts';
import { marchable, maxRevenue, placeOf } from '../../rules/places.ts';
import { upkeepOf } from '../../rules/troops.ts';
import { coins, gold } from '../../text/money.ts';
import type { MdKnown } from '../../types.ts';
import { kindOf, realmOf, unitLabel } from '../../unit-id.ts';
import { GOLD, type Location } from '../../words.ts';
import { type Force, forceIn, NO_FORCE, openStandOf, type Stand } from './stand.ts';

/** What the reader can do before the next deadline: gold to spend, land to annex, land to take, units that wait. */
export const nowLines = (known: MdKnown): readonly ReportLine[] => {
  const stand = openStandOf(known);
  if (stand === null) return [];
  return [...freeGold(stand), ...recruits(stand), ...annexable(stand), ...prey(stand), ...waiting(stand)];
};

/** What is left of the treasury when the troops are paid, as long as nothing is ordered (MD-3.35). */
const freeGold = ({ known: { setting, view } }: Stand): readonly ReportLine[] => {
  const treasury = view.own?.treasury ?? 0;
  const upkeep = view.units.reduce((sum, { own }) => (own === null ? sum : sum + upkeepOf(setting, own)), 0);
  const free = treasury - upkeep;
  const sum = `${coins(treasury)} in the treasury, less ${coins(upkeep)} of upkeep`;
  const earns = `A proclamation earns ${gold(setting.options.proclamationGold * GOLD)}.`;
  return [said('MD-3.35', `${free > 0 ? `Spend ${gold(free)}` : 'No gold is free'}: ${sum}. ${earns}`)];
};

/** Cities raise as many troops a turn as their province can yield (MD-12.22). */
const recruits = ({ known: { setting }, own }: Stand): readonly ReportLine[] => {
  const cities = own.flatMap(({ number, buildList }) => {
    const info = placeOf(setting, number);
    return info.cityName === null || buildList === null || buildList.length === 0
      ? []
      : [`${info.cityName} ${maxRevenue(info)}`];
  });
  return cities.length === 0 ? [] : [said('MD-12.22', `Raise troops, at most: ${cities.join(', ')}.`)];
};

const annexable = ({ known, own, me }: Stand): readonly ReportLine[] => {
  const open = own.filter(({ annexedTo }) => annexedTo !== me);
  if (open.length === 0) return [];
  const words = open.map(({ number }) => `${place(known, number)} for ${maxRevenue(placeOf(known.setting, number))}`);
  return [said('MD-15.18', `Annex, for gold, since it pays you nothing yet: ${words.join(', ')}.`)];
};

/** Land that needs no declaration of war, and what one's strongest neighbouring province could send against it. */
const prey = (stand: Stand): readonly ReportLine[] => {
  const { known, land, me } = stand;
  const reached = new Map<Location, { readonly from: Location; readonly force: Force }>();
  for (const { number } of stand.own) {
    const force = forceIn(stand, number, me);
    for (const next of marchable(known.setting, number)) {
      if (force.combat > (reached.get(next)?.force ?? NO_FORCE).combat) reached.set(next, { from: number, force });
    }
  }
  const words = [...reached]
    .sort(([a], [b]) => a - b)
    .flatMap(([target, { from, force }]) => {
      const province = land.provinces[target] ?? null;
      if (province === null || province.owner === me || !areEnemiesIn(land, province, me, province.owner)) return [];
      let held = 0;
      for (const [other, { combat }] of stand.forcesIn(target)) {
        if (areEnemiesIn(land, province, me, other)) held += combat;
      }
      if (force.combat <= held) return [];
      const walls = province.fortLevel === 0 ? '' : `, walls ${province.fortLevel}`;
      return [
        `${place(known, target)} of ${realm(known, province.owner)} (${held}${walls}) from ${placeName(known.setting, from)} (${force.combat})`,
      ];
    });
  return words.length === 0 ? [] : [said('MD-11.5', `You outnumber, by total combat: ${words.join('; ')}.`)];
};

/** Armies and fleets: none of them has an order yet. */
const waiting = ({ known, me }: Stand): readonly ReportLine[] => {
  const { setting, view } = known;
  const words = view.units
    .filter(({ id }) => realmOf(id) === me && kindOf(id) !== 'G')
    .map(
      ({ id, location, loadedOn, totalCombat }) =>
        `${unitLabel(id)} ${loadedOn === null ? `at ${placeName(setting, location)}` : `aboard ${unitLabel(loadedOn)}`} (${totalCombat})`,
    );
  if (words.length === 0) return [];
  return [said('MD-16.16', `${counted(words.length, 'unit')} without orders, with total combat: ${series(words)}.`)];
};

import { forecastOf } from './known/forecast.ts';
import { type Order, ROUND_SECTIONS } from './order.ts';
import { provincesRuledBy, unitsOf } from './rules/find.ts';
import { maxTroops, pointsOf } from './rules/levels.ts';
import type { GameKnown } from './types.ts';

/** What a domain has when a round is done and its own orders have succeeded: nobody else does anything (DOM-14.1). */
export const sectionsLeave = (known: GameKnown, drafted: readonly Order[]): { readonly [section: string]: string } =>
  Object.fromEntries(
    ROUND_SECTIONS.map((section) => {
      const upTo = drafted.filter((order) => order.section === undefined || order.section <= section);
      return [section, hasThen(known, upTo)];
    }),
  );

const hasThen = (known: GameKnown, orders: readonly Order[]): string => {
  const forecast = forecastOf(known, orders);
  if (forecast === null) return '';
  const { state, domain } = forecast;
  const points = pointsOf(known.setting.units, unitsOf(state, domain));
  const provinces = provincesRuledBy(state, domain).length;
  const land = provinces === 0 ? '' : `, ${provinces} ${provinces === 1 ? 'province' : 'provinces'}`;
  return `${state.domains[domain]?.treasury ?? 0} gold, ${points} of ${maxTroops(state, domain)} points of troops${land}`;
};

import type { BattleForce, BattlePlan } from '@chancery/core';
import { forecastOf } from '../known/forecast.ts';
import { houseName, menWords } from '../names/names.ts';
import type { Order } from '../order.ts';
import { companiesIn, companiesOf, powersOf } from '../rules/find.ts';
import type { GameKnown } from '../types.ts';
import type { AreaNumber, PowerNumber } from '../words.ts';

/** What a company of the other house may be reckoned at: nobody knows. */
const LIKELY_MEN = 5;

/** Who would meet in an area if the other house stayed where it is; null where they do not. */
export const battleIn = (known: GameKnown, drafted: readonly Order[], area: AreaNumber): BattlePlan | null => {
  const forecast = forecastOf(known, drafted);
  if (forecast === null) return null;
  const there = { companies: companiesIn(forecast.state, area) };
  const force = (power: PowerNumber): readonly BattleForce[] => {
    const companies = companiesOf(there, power);
    if (companies.length === 0) return [];
    const men = companies.reduce((sum, company) => sum + (company.men || LIKELY_MEN), 0);
    return [{ label: houseName(known.setting, power), force: menWords(men) }];
  };
  const others = powersOf(forecast.state).filter(({ number }) => number !== forecast.power);
  const attackers = force(forecast.power);
  const defenders = others.flatMap(({ number }) => force(number));
  if (attackers.length === 0 || defenders.length === 0) return null;
  return { attackers, defenders, nearby: [], place: '', troops: ['men'] };
};

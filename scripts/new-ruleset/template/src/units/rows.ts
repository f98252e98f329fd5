import type { ReportLine, UnitRow } from '@chancery/core';
import { numbers, words } from '@chancery/kit';
import { type Forecast, forecastOf } from '../known/forecast.ts';
import { areaName, menWords } from '../names/names.ts';
import type { Order } from '../order.ts';
import { companiesOf } from '../rules/find.ts';
import type { GameKnown } from '../types.ts';

export const UNIT_COLUMNS = [
  words('company', 'Company'),
  numbers('men', 'Men'),
  words('at', 'In'),
  words('to', 'Marches to'),
];

/** The companies of the reader, where they stand, and where their draft sends them. */
export const unitRows = (known: GameKnown, drafted: readonly Order[]): readonly UnitRow[] => {
  const { setting, view } = known;
  const forecast = forecastOf(known, drafted);
  if (forecast === null) return [];
  return companiesOf(view, forecast.power).map(({ id, at, men }) => {
    const to = goalOf(forecast, id);
    return {
      unit: `${id}`,
      kind: 'company',
      area: at,
      cells: {
        company: `${id}`,
        men: `${men ?? ''}`,
        at: areaName(setting, at),
        to: to === null ? '' : areaName(setting, to),
      },
      miniature: 'foot',
    };
  });
};

/** All there is to say of one company. */
export const unitPlan = (known: GameKnown, unit: string, drafted: readonly Order[]): readonly ReportLine[] => {
  const { setting, view } = known;
  const company = view.companies.find(({ id }) => `${id}` === unit);
  const forecast = forecastOf(known, drafted);
  if (company === undefined || forecast === null) return [];
  const to = goalOf(forecast, company.id);
  const plan = to === null ? 'No orders yet.' : `Marches to ${areaName(setting, to)}.`;
  return [
    { text: `${menWords(company.men ?? 0)} in ${areaName(setting, company.at)}.`, rule: 'NEW-2.1' },
    { text: plan, rule: 'NEW-1.1' },
  ];
};

/** Companies of the reader without orders. */
export const idleUnits = (known: GameKnown, drafted: readonly Order[]): readonly number[] => {
  const forecast = forecastOf(known, drafted);
  if (forecast === null) return [];
  return companiesOf(known.view, forecast.power)
    .map(({ id }) => id)
    .filter((id) => goalOf(forecast, id) === null);
};

const goalOf = ({ events }: Forecast, id: number): number | null =>
  events.flatMap((event) => (event.kind === 'marched' && event.company === id ? [event.to] : [])).at(-1) ?? null;

import type { ReportLine, UnitRow } from '@chancery/core';
import { words } from '@chancery/kit';
import { forecastOf } from '../known/forecast.ts';
import { MINIATURE } from '../names/miniatures.ts';
import { holdingName, provinceName, theDomain } from '../names/names.ts';
import type { Order } from '../order.ts';
import { unitName } from '../rules/units.ts';
import type { GameKnown } from '../types.ts';
import type { UnitView } from '../view-types.ts';
import type { ProvinceNumber } from '../words.ts';

export const UNIT_COLUMNS = [
  words('unit', 'Unit'),
  words('type', 'Type'),
  words('at', 'In'),
  words('to', 'Goes to'),
  words('does', 'Does'),
];

/** Units of one's own and those that one has borrowed. */
export const shownUnits = ({ view }: GameKnown): readonly UnitView[] =>
  view.units.filter(
    ({ owner, loanedTo }) => view.domain !== null && (owner === view.domain || loanedTo === view.domain),
  );

export const unitRows = (known: GameKnown, drafted: readonly Order[]): readonly UnitRow[] =>
  shownUnits(known).map((unit) => {
    const to = goalOf(known, drafted, unit);
    return {
      unit: unit.name,
      kind: unit.type,
      area: unit.province,
      ...(unit.inside === null ? {} : { apart: placeOf(known, unit) }),
      cells: {
        unit: unit.name,
        type: unit.type,
        at: placeOf(known, unit),
        to: to === null ? '' : provinceName(known.setting, to),
        does: doingOf(known, unit),
      },
      miniature: MINIATURE[unit.type],
    };
  });

/** The province, or the holding inside which it stands. */
const placeOf = ({ setting, view }: GameKnown, { province, inside }: UnitView): string => {
  const holding = view.holdings.find(({ id }) => id === inside);
  return holding === undefined ? provinceName(setting, province) : `inside ${holdingName(setting, holding)}`;
};

const doingOf = ({ setting, view }: GameKnown, { stance, task, loanedTo, owner }: UnitView): string => {
  const holding = task && view.holdings.find(({ id }) => id === task.holding);
  return [
    ...(holding ? [`${task.kind}s ${holdingName(setting, holding)}`] : []),
    ...(stance === 'stand' ? [] : [stance]),
    ...(loanedTo === null
      ? []
      : [owner === view.domain ? `lent to ${theDomain(setting, loanedTo)}` : `lent by ${theDomain(setting, owner)}`]),
  ].join(', ');
};

/** Where a unit should be at the end of the month; null where it goes nowhere. */
const goalOf = (known: GameKnown, drafted: readonly Order[], { name, province }: UnitView): ProvinceNumber | null => {
  const forecast = forecastOf(known, drafted);
  const there = forecast?.state.units.find(
    (unit) => unit.owner !== null && unit.number > 0 && unitName(known.setting, unit) === name,
  );
  return there === undefined || there.province === province ? null : there.province;
};

/** All there is to say of one unit. */
export const unitPlan = (known: GameKnown, name: string, drafted: readonly Order[]): readonly ReportLine[] => {
  const { setting } = known;
  const unit = shownUnits(known).find((each) => each.name === name);
  if (unit === undefined) return [];
  const { attack, defence, movement, upkeep, points } = setting.units[unit.type];
  const to = goalOf(known, drafted, unit);
  const does = doingOf(known, unit);
  return [
    { text: `${unit.name} ${unit.type} ${unit.inside === null ? 'in ' : ''}${placeOf(known, unit)}.`, rule: 'DOM-0.7' },
    {
      text: `Attack ${attack}, defence ${defence}, moves ${movement}, ${points} point${points === 1 ? '' : 's'}, upkeep ${upkeep}.`,
      rule: 'DOM-6.1',
    },
    {
      text: to === null ? 'Goes nowhere this month.' : `Should be in ${provinceName(setting, to)} when the month ends.`,
      rule: 'DOM-7.1',
    },
    ...(does === '' ? [] : [{ text: `It ${does}.`, rule: 'DOM-13.1' }]),
  ];
};

/** Field units of one's own that nobody sends anywhere. */
export const idleUnits = (known: GameKnown, drafted: readonly Order[]): readonly UnitView[] =>
  shownUnits(known).filter(
    (unit) => unit.inside === null && unit.task === null && goalOf(known, drafted, unit) === null,
  );

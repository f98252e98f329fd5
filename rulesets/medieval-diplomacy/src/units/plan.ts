import type { ReportLine } from '@chancery/core';
import { type Desk, deskOf } from '../known/desk.ts';
import { place } from '../names/names.ts';
import { readerOf } from '../names/reader.ts';
import { troops } from '../names/troop-words.ts';
import type { Order } from '../order.ts';
import { findProvince, getTroop } from '../rules/find.ts';
import { fullMovePoints } from '../rules/move-points.ts';
import { totalCombat, totalHitPoints } from '../rules/troops.ts';
import type { Setting } from '../setting.ts';
import type { Unit } from '../state.ts';
import { describeFort } from '../text/described/fort.ts';
import { describeTroop } from '../text/described/troop.ts';
import { tenths } from '../text/money.ts';
import type { MdKnown } from '../types.ts';
import { readUnitLabel, unitLabel } from '../unit-id.ts';
import { plannedOrders } from './planned-orders.ts';
import { recruitingForm } from './recruiting-form.ts';
import { unitsToShow } from './rows.ts';

/** All there is to say of one own unit (MD-16.17, MD-16.20, MD-16.40); nothing of anybody else's. */
export const unitPlan = (known: MdKnown, label: string, drafted: readonly Order[]): readonly ReportLine[] => {
  const desk = deskOf(known, drafted);
  const id = desk && readUnitLabel(desk.realm, label);
  const unit = desk && unitsToShow(desk).find((each) => each.id === id);
  if (!unit) return [];
  const province = findProvince(desk.state, unit.location);
  return [
    { text: `${unitLabel(unit.id)} ${unit.name}`, style: 'head', rule: 'MD-16.17' },
    { text: place(readerOf(known), unit.location) },
    ...ranks(desk, unit),
    ...leaders(desk, unit),
    ...settings(unit),
    ...strength(desk.setting, unit),
    ...plannedOrders(desk, known, unit),
    ...recruitingForm(desk, unit),
    ...(unit.kind === 'G' && province ? [head('Fortification', 'MD-16.20'), ...describeFort(province)] : []),
    ...describeTypes(desk.setting, unit),
  ];
};

const head = (text: string, rule: string): ReportLine => ({ text, style: 'head', rule });

const ranks = ({ setting }: Desk, { stacks }: Unit): readonly ReportLine[] => [
  head('Troops', 'MD-4.20'),
  ...(stacks.length === 0 ? [{ text: 'No troops.', indent: 1 } as const] : []),
  ...stacks.map(
    ({ type, rank, count }): ReportLine => ({
      text: `Rank ${rank}: ${troops(setting, type, count)}`,
      indent: 1,
    }),
  ),
];

const leaders = ({ state }: Desk, { commanders, leader }: Unit): readonly ReportLine[] => {
  if (commanders.length === 0) return [];
  return [
    head('Commanders', 'MD-10.3'),
    ...state.commanders
      .filter(({ id }) => commanders.includes(id))
      .map(
        ({ id, name, infantry, cavalry, siege, naval }): ReportLine => ({
          text: `${name}${id === leader ? ', leader' : ''}: infantry ${infantry}, cavalry ${cavalry}, siege ${siege}, naval ${naval}`,
          indent: 1,
        }),
      ),
  ];
};

/** What the unit is told to do until further notice. Garrisons never retreat and have no choice. */
const settings = ({ kind, retreatLevel, follow, marines, defendFort }: Unit): readonly ReportLine[] => {
  if (kind === 'G') return [];
  return [
    head('Standing orders', 'MD-4.36'),
    { text: `Retreat level ${retreatLevel}`, indent: 1, rule: 'MD-4.27' },
    { text: follow === null ? 'Follows nobody' : `Follows ${unitLabel(follow)}`, indent: 1, rule: 'MD-4.28' },
    ...(kind === 'A'
      ? ([
          { text: marines ? 'Fights as marines' : 'Stays below decks', indent: 1, rule: 'MD-4.34' },
          { text: defendFort ? 'Defends fortifications' : 'Stays outside fortifications', indent: 1, rule: 'MD-4.31' },
        ] as const)
      : []),
  ];
};

const strength = (setting: Setting, unit: Unit): readonly ReportLine[] => {
  const hitPoints = totalHitPoints(setting, unit.stacks, unit.commanders.length);
  const points = unit.kind === 'G' ? [] : [figure('Move-points', `${fullMovePoints(setting, unit)}`)];
  return [
    figure('Total combat', `${totalCombat(setting, unit)}`),
    figure('Total hit points', tenths(hitPoints)),
    ...points,
  ];
};

const figure = (text: string, amount: string): ReportLine => ({ text, amount, style: 'figure' });

const describeTypes = (setting: Setting, { stacks }: Unit): readonly ReportLine[] => {
  const types = [...new Set(stacks.map(({ type }) => type))].sort((a, b) => a - b);
  if (types.length === 0) return [];
  return [head('Study', 'MD-16.20'), ...types.flatMap((type) => describeTroop(getTroop(setting, type)))];
};

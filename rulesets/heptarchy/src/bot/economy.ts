import { getAreaInfo, getKingdom, ownedBy, unitsOf } from '../rules/find.ts';
import {
  cavalryLeft,
  countOfKind,
  landUnitCount,
  maxUnits,
  retinueUpkeep,
  taxIncome,
  tradeIncome,
} from '../rules/reckoned.ts';
import { enemiesOf } from '../rules/relations.ts';
import { upkeepOf } from '../rules/unit-table.ts';
import type { AreaNumber, Resource } from '../words.ts';
import type { Pen } from './pen.ts';

/** What the next Phase brings before anything is bought. */
const surplus = ({ trial, me }: Pen): number =>
  taxIncome(trial, me) +
  tradeIncome(trial, me) -
  unitsOf(trial.state, me).reduce((sum, { kind }) => sum + upkeepOf(trial, me, kind), 0);

const goldOf = ({ trial, me }: Pen): number => getKingdom(trial.state, me).gold;

/** Develops what is worth most here and now, as long as there is Gold: everything pays back in four Turns (HEP-4.5). */
export const develop = (pen: Pen): void => {
  const reserve = enemiesOf(pen.trial.state, pen.me).length > 0 ? 6 : 0;
  for (;;) {
    const best = openSlots(pen)
      .map((choice) => ({ ...choice, worth: worthOf(pen, choice.resource) }))
      .filter(({ resource }) => goldOf(pen) - pen.trial.setting.resources[resource].cost >= reserve)
      .sort((a, b) => b.worth - a.worth || a.area - b.area)[0];
    if (best === undefined) return;
    if (!pen.write({ verb: 'DEVELOP', args: { area: best.area, resource: best.resource } })) return;
  }
};

const openSlots = ({ trial, me }: Pen): readonly { readonly area: AreaNumber; readonly resource: Resource }[] =>
  ownedBy(trial.state, me)
    .filter(({ resources, occupier }) => resources.length < 2 && occupier === null)
    .flatMap(({ number, resources }) =>
      getAreaInfo(trial.setting, number)
        .allowed.filter((resource) => !resources.includes(resource))
        .map((resource) => ({ area: number, resource })),
    );

/** A treasury that buys nothing else turns poor Resources into those that keep men. */
export const improve = (pen: Pen): void => {
  const { trial, me } = pen;
  for (const { number: area, resources } of ownedBy(trial.state, me)) {
    const { allowed } = getAreaInfo(trial.setting, area);
    const old = resources.find((resource) => trial.setting.resources[resource].units === 0 && resource !== 'textiles');
    const better = (['livestock', 'textiles'] as const).find(
      (resource) => allowed.includes(resource) && !resources.includes(resource),
    );
    if (old === undefined || better === undefined) continue;
    if (goldOf(pen) < 150) return;
    pen.write({ verb: 'REDEVELOP', args: { area, old, new: better } });
  }
};

/** Men first, while there are few; then what pays; a little of the rest. */
const worthOf = ({ trial, me }: Pen, resource: Resource): number => {
  const { tax, units, cavalry, retinues } = trial.setting.resources[resource];
  const areas = ownedBy(trial.state, me).length;
  const short = maxUnits(trial, me) < 3 + areas ? 10 : 2;
  return tax * 4 + units * short + cavalry * (cavalryLeft(trial, me) < 2 ? 4 : 1) + retinues * 2;
};

/** Raises Levies up to the limit where their upkeep can be borne, nearest to strangers first; Retinues with Gold to spare. */
export const raise = (pen: Pen): void => {
  const { trial, me } = pen;
  const inWar = enemiesOf(trial.state, me).length > 0;
  const places = ownedBy(trial.state, me)
    .map(({ number }) => ({ area: number, foreign: foreignBorders(pen, number) }))
    .sort((a, b) => b.foreign - a.foreign || a.area - b.area);
  for (const { area, foreign } of places) {
    if (landUnitCount(trial, me) >= maxUnits(trial, me)) return;
    if (foreign === 0 && !inWar && landUnitCount(trial, me) * 2 > maxUnits(trial, me)) continue;
    const rich = goldOf(pen) >= 30 && surplus(pen) >= retinueUpkeep(trial, me) + 4;
    const few = countOfKind(trial, me, 'retinue') * 3 < landUnitCount(trial, me);
    if (rich && few && pen.write({ verb: 'RAISE', args: { area, kind: 'retinue' } })) continue;
    if (surplus(pen) >= 1 || goldOf(pen) > 20) pen.write({ verb: 'RAISE', args: { area, kind: 'levy' } });
  }
};

export const foreignBorders = ({ trial, me }: Pen, area: AreaNumber): number =>
  getAreaInfo(trial.setting, area).neighbours.filter((other) => trial.state.areas[other]?.owner !== me).length;

/** Churches wait until Resources have been developed and are built from what is left (HEP-13.6). */
export const buildChurches = (pen: Pen): void => {
  const cost = 20 * ownedBy(pen.trial.state, pen.me).length;
  const prestige = getKingdom(pen.trial.state, pen.me).prestige;
  if (prestige >= pen.trial.setting.options.victoryPrestige + 20) return;
  if (openSlots(pen).length > 0 && goldOf(pen) < cost * 2) return;
  pen.write({ verb: 'CHURCH', args: {} });
};

/** What Cavalry is left protects the richest area at the border. */
export const protectBorderlands = (pen: Pen): void => {
  const left = cavalryLeft(pen.trial, pen.me);
  if (left < 1) return;
  const richest = ownedBy(pen.trial.state, pen.me)
    .filter(({ number, resources }) => resources.length > 0 && foreignBorders(pen, number) > 0)
    .sort((a, b) => b.resources.length - a.resources.length || a.number - b.number)[0];
  if (richest !== undefined) pen.write({ verb: 'PROTECT', args: { area: richest.number, times: left } });
};

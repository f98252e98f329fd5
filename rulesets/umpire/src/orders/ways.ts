import type { Choice } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import { ALLOWANCE } from '../data/warfare.ts';
import { waysFrom } from '../rules/routes.ts';
import type { Setting } from '../setting.ts';
import type { GameKnown } from '../types.ts';
import { type Arm, MOST_RATING, type ProvinceNumber } from '../words.ts';

/** Ways over the map as forms ask for them. */

/** The most provinces that a form offers for one march; a line may name more. */
const LONGEST = 6;

/** The most movement points that anybody of an arm goes in a turn, led by the most active general (UM-11.11). */
const farthest = ({ types, generalMove }: Setting, arm: Arm): number => {
  const moves = types.flatMap(({ category, multi, single }) => (category === arm ? [multi, single ?? 0] : []));
  const most = Math.max(arm === 'land' ? generalMove : 0, ...moves);
  return Math.ceil((most * (ALLOWANCE.base + ALLOWANCE.activity * MOST_RATING)) / 100);
};

/** All provinces to which such a march may lead, ascending, the first itself too if one may come back to it. */
const reached = (setting: Setting, from: ProvinceNumber, arm: Arm): readonly ProvinceNumber[] => {
  const most = farthest(setting, arm);
  const points = new Map([[from, 0]]);
  for (let leg = 0; leg < LONGEST; leg += 1) {
    for (const [at, spent] of [...points]) {
      for (const way of waysFrom(setting, at, arm)) {
        const sum = spent + way.points;
        if (sum <= most && sum < (points.get(way.to) ?? Number.POSITIVE_INFINITY)) points.set(way.to, sum);
      }
    }
  }
  points.delete(from);
  return [...points.keys()].sort((one, other) => one - other);
};

/** A way from a province by land or sea, pressed place by place; its last stop is the destination. Null when there is none. */
export const wayFrom = (
  { setting, view }: GameKnown,
  from: ProvinceNumber,
  arm: Arm,
  then: Choice | null,
): Choice | null => {
  const near = reached(setting, from, arm);
  const next = (at: ProvinceNumber): readonly ProvinceNumber[] => [
    ...new Set(waysFrom(setting, at, arm).flatMap(({ to }) => (near.includes(to) ? [to] : []))),
  ];
  const starts = next(from);
  if (starts.length === 0 || then === null) return null;
  return {
    ask: 'way',
    param: 'via',
    last: 'to',
    from: 1,
    to: LONGEST,
    of: everyNumbered(view.provinces)
      .filter(({ number }) => near.includes(number))
      .map(({ number, name }) => ({ value: number, label: name })),
    starts,
    steps: Object.fromEntries(near.map((at) => [`${at}`, next(at)])),
    then,
  };
};

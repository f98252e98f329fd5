import { type Choice, DONE } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import { provinceName } from '../names/names.ts';
import { canCross } from '../rules/passage.ts';
import type { GameKnown } from '../types.ts';
import type { ProvinceNumber } from '../words.ts';

/** Ways over the map as forms ask for them. */

/** The most provinces that any unit goes in one march. */
const LONGEST = 3;

/** Provinces to which units can cross from one. */
const besides = ({ setting, view }: GameKnown, from: ProvinceNumber): readonly ProvinceNumber[] =>
  (setting.provinces[from]?.borders ?? []).filter((to) => canCross(setting, view, from, to));

/** All provinces within so many borders of one, itself apart, ascending. */
export const within = (known: GameKnown, from: ProvinceNumber, most: number): readonly ProvinceNumber[] => {
  let reached = new Set([from]);
  for (let leg = 0; leg < most; leg += 1)
    reached = new Set([...reached, ...[...reached].flatMap((at) => besides(known, at))]);
  reached.delete(from);
  return [...reached].sort((one, other) => one - other);
};

interface WayOffer {
  /** Whether units inside a holding may come out and go no farther. */
  readonly skip: boolean;
  readonly then: Choice | null;
  /** The provinces through which it may lead. */
  open(province: ProvinceNumber): boolean;
}

/** A province, and all open ones to which open ones lead from it within one march, ascending. */
const reached = (known: GameKnown, from: ProvinceNumber, open: WayOffer['open']): readonly ProvinceNumber[] => {
  let all = new Set([from]);
  for (let leg = 0; leg < LONGEST; leg += 1)
    all = new Set([...all, ...[...all].flatMap((at) => besides(known, at).filter(open))]);
  return [...all].sort((one, other) => one - other);
};

/** A way from a province, pressed place by place; what may stand inside at its end comes last. Null when there is none. */
export const wayFrom = (known: GameKnown, from: ProvinceNumber, { skip, then, open }: WayOffer): Choice | null => {
  const near = reached(known, from, open);
  const starts = besides(known, from).filter((to) => near.includes(to));
  if (starts.length === 0) return skip ? DONE : null;
  const next: Choice = then === null ? DONE : ({ ...then, ...LEFT_OUT } as Choice);
  return {
    ask: 'way',
    param: 'via',
    from: 1,
    to: LONGEST,
    of: everyNumbered(known.view.provinces)
      .filter(({ number }) => near.includes(number))
      .map(({ number }) => ({ value: number, label: provinceName(known.setting, number), area: number })),
    starts,
    steps: Object.fromEntries(near.map((at) => [`${at}`, besides(known, at).filter((to) => near.includes(to))])),
    then: next,
    ...(skip ? { skip: { label: 'out of the holding only', then: DONE } } : {}),
  };
};

const LEFT_OUT = { skip: { label: 'into the field', then: DONE } };

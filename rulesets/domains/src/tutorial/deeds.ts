import { type Order, ordersOf } from '../order.ts';

/** Whether a draft does what a step asks. What it leads to counts, not how it is put. */

/** A drafted march leads all of these units to a province in a round. */
export const sends = (drafted: readonly Order[], round: string, units: readonly string[], to: number): boolean =>
  units.every((name) =>
    ordersOf(drafted, 'MOVE').some(
      ({ section, args }) =>
        section === round &&
        args.via?.at(-1) === to &&
        args.inside === undefined &&
        args.units?.includes(name) === true,
    ),
  );

/** A unit is told to occupy a holding, and nothing else after that. */
export const tells = (drafted: readonly Order[], unit: string, holding: number): boolean => {
  const told = ordersOf(drafted, 'TASK').filter(({ args }) => args.units?.includes(unit));
  const last = told.at(-1);
  return last?.args.task === 'occupy' && last.args.holding === holding;
};

import { forecastFor } from '../known/desk.ts';
import type { Order } from '../order.ts';
import { areaUnder, findUnit, isLandUnit, landUnitsIn, unitsOf } from '../rules/find.ts';
import type { HepKnown } from '../types.ts';
import { CHENTH, SUDSEXE } from './places.ts';

/** Whether a draft does what a step asks. What it leads to counts, not how it is put. */
export type Deed = (known: HepKnown, drafted: readonly Order[]) => boolean;

export const ordered =
  (wanted: (order: Order) => boolean): Deed =>
  (_, drafted) =>
    drafted.some(wanted);

/** As before, in a Post after which the Phase goes on. */
export const inPhase =
  (done: Deed): Deed =>
  (known, drafted) =>
    done(known, drafted) && !drafted.some(({ verb }) => verb === 'END');

/** All that stand in Chenth march into Sudsexe in one action, in which they arrive together (HEP-9.1). */
export const strikes: Deed = (known, drafted) => {
  const { board, kingdom } = known.view;
  if (kingdom === null) return false;
  const here = unitsOf(board, kingdom).filter((unit) => isLandUnit(unit) && areaUnder(board, unit) === CHENTH);
  const together = drafted.some(
    ({ verb, args }) =>
      verb === 'MOVE' && args.to === SUDSEXE && (args.all !== undefined || args.units?.length === here.length),
  );
  const forecast = forecastFor(known, drafted);
  return (
    together &&
    forecast !== null &&
    forecast.faults.size === 0 &&
    here.every(({ id }) => {
      const unit = findUnit(forecast.state, id);
      return unit === null || areaUnder(forecast.state, unit) === SUDSEXE;
    })
  );
};

/** A Land Unit more will stand in Chenth. */
export const raised: Deed = (known, drafted) => {
  const forecast = forecastFor(known, drafted);
  return forecast !== null && landUnitsIn(forecast.state, CHENTH).length > landUnitsIn(known.view.board, CHENTH).length;
};

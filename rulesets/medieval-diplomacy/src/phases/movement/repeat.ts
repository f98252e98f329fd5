import { findUnit } from '../../rules/find.ts';
import type { Turn } from '../../types.ts';
import { leftoversFail } from './transfers.ts';

export interface MovementStep {
  readonly name: string;
  readonly step: string;
  run(turn: Turn): void;
}

/**
 * M15: the steps are run phase by phase until no unit has an order left, and then once more for fleets without a home,
 * storage, battles and ownership (MD-1.18 to MD-1.21).
 */
export const repeatMovement = (turn: Turn, steps: readonly MovementStep[]): void => {
  let phase = 1;
  runPhase(turn, steps, phase);
  while (somebodyIsBusy(turn)) {
    phase += 1;
    // Every phase carries out or drops an order of whoever is busy: more phases than orders are our own bug.
    if (phase > turn.memory.listed.length + 1) throw new Error(`movement does not end: phase ${phase} begins`);
    runPhase(turn, steps, phase);
  }
  phase += 1;
  runPhase(turn, steps, phase);
  turn.step('M15 Movement Events repeat');
  leftoversFail(turn);
  turn.emit({ kind: 'movement-ended', rule: 'MD-1.19', phases: phase });
};

const runPhase = (turn: Turn, steps: readonly MovementStep[], phase: number): void => {
  turn.step('Movement phase');
  turn.emit({ kind: 'phase-began', rule: 'MD-1.35', phase });
  turn.memory.plans.beginPhase();
  turn.memory.crossings = [];
  for (const { step, name, run } of steps) {
    turn.step(`${step} ${name}`);
    run(turn);
  }
};

/** An order at its pointer that is no waiting transfer, of a unit that still exists (MD-1.18). */
const somebodyIsBusy = ({ memory, state }: Turn): boolean =>
  memory.plans.units().some((unit) => memory.plans.isBusy(unit) && findUnit(state, unit) !== undefined);

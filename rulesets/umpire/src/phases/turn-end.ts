import { isLastOfYear } from '../rules/calendar.ts';
import { step } from './step.ts';

/** The turn is over: old names are forgotten, and rebels who rule a province have no helpers any more (UM-4.5, 8.30). */
export const turnEnd = step({
  number: 20,
  name: 'End of the turn',
  rule: 'UM-1.2',
  run: ({ setting, state, emit }) =>
    emit({ kind: 'turn-ended', rule: 'UM-1.2', turn: state.turn + 1, lastOfYear: isLastOfYear(setting, state.turn) }),
});

import type { Dice, DrawRun, Roller } from './dice.ts';
import { labelOf } from './dice.ts';
import { DrawLog } from './draw-log.ts';
import { scriptedDice } from './scripted-dice.ts';

/**
 * Dice for one who knows a log and not the closed secret: public labels are rolled again with `open`, all others show what
 * the log says. They throw a ScriptedDiceError when such a roll is not in the log, or does not lie on its die.
 */
export const replayedDice = (open: Dice, isPublic: (name: string) => boolean, log: readonly DrawRun[]): Dice => {
  const byLabel: { [label: string]: number[] } = {};
  for (const { label, values } of log) byLabel[label] = [...(byLabel[label] ?? []), ...values];
  const closed = scriptedDice({ byLabel });
  const logs = new Map<string, DrawLog>();
  return {
    at: (name, place) => {
      const roller = (isPublic(name) ? open : closed).at(name, place);
      return noting(roller, labelOf(name, place), logs);
    },
    log: () => [...logs.values()].flatMap((each) => each.runs()),
  };
};

const noting = (roller: Roller, label: string, logs: Map<string, DrawLog>): Roller => ({
  d: (sides) => {
    const value = roller.d(sides);
    if (sides === 1) return value;
    const log = logs.get(label) ?? new DrawLog(label);
    logs.set(label, log);
    log.add(sides, value);
    return value;
  },
});

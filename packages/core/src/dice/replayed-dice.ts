import { type Dice, type DrawRun, labelOf } from './dice.ts';
import { DrawLogs } from './draw-log.ts';
import { scriptedDice } from './scripted-dice.ts';
import { thrownBy } from './thrown-by.ts';

/**
 * Dice for one who knows a log and not the closed secret: public labels are rolled again with `open`, all others show what
 * the log says. They throw a ScriptedDiceError when such a roll is not in the log, or its dice cannot show it.
 */
export const replayedDice = (open: Dice, isPublic: (name: string) => boolean, log: readonly DrawRun[]): Dice => {
  const byLabel: { [label: string]: number[] } = {};
  for (const { label, values } of log) byLabel[label] = [...(byLabel[label] ?? []), ...values];
  const closed = scriptedDice({ byLabel });
  const logs = new DrawLogs();
  return {
    at: (name, place) => {
      const roller = (isPublic(name) ? open : closed).at(name, place);
      const label = labelOf(name, place);
      return thrownBy((thrown) => {
        const value = roller.sum(thrown.dice ?? 1, thrown.sides);
        logs.add(label, value, thrown);
        return value;
      });
    },
    log: () => logs.runs(),
  };
};

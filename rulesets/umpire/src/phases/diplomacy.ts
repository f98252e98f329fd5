import { DONE, ignored } from '../actions/deed.ts';
import { livingNations } from '../rules/find.ts';
import { areEnemies } from '../rules/hostility.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { linesWith, step, tellDone } from './step.ts';

/** Step 1: whoever names enemies gets a new list; without an order the old one stands (UM-4.2, 20.10). */
export const diplomacy = step({
  number: 1,
  name: 'Diplomacy',
  rule: 'UM-4.2',
  run: (turn) => {
    const before = enmities(turn);
    for (const { number } of livingNations(turn.state)) setEnemies(turn, number);
    const after = enmities(turn);
    for (const [pair, [a, b]] of after)
      if (!before.has(pair)) turn.emit({ kind: 'hostility-began', rule: 'UM-4.3', a, b });
    for (const [pair, [a, b]] of before)
      if (!after.has(pair)) turn.emit({ kind: 'hostility-ended', rule: 'UM-4.3', a, b });
  },
});

/** The last order counts. */
const setEnemies = (turn: GameTurn, nation: NationNumber): void => {
  const lines = linesWith(turn, nation, 'ENEMIES');
  for (const line of lines.slice(0, -1)) tellDone(turn, line, ignored());
  const last = lines.at(-1);
  if (last === undefined) return;
  const named = new Set(last.order.args.nations ?? []);
  const enemies = livingNations(turn.state)
    .map(({ number }) => number)
    .filter((each) => each !== nation && named.has(each));
  turn.emit({ kind: 'enemies-set', rule: 'UM-4.2', nation, enemies });
  tellDone(turn, last, DONE);
};

/** All pairs of nations that are hostile, by a name of the pair. */
const enmities = ({ state }: GameTurn): ReadonlyMap<string, readonly [NationNumber, NationNumber]> => {
  const nations = livingNations(state).map(({ number }) => number);
  return new Map(
    nations.flatMap((a) =>
      nations.filter((b) => a < b && areEnemies(state, a, b)).map((b) => [`${a} ${b}`, [a, b] as const] as const),
    ),
  );
};

import { step } from '../src/phases/step.ts';
import type { GamePosition, GameTurn } from '../src/types.ts';
import type { CombatOrder } from '../src/words.ts';
import { changed, positionOf, type Ran, ran } from './board.ts';
import { codesOf, type Garrisons, garrisoned, inTurn, ordered } from './by-code.ts';
import { rolling, two } from './dice.ts';
import { ITALIA } from './scenarios.ts';

/** Conflicts of Italia 1449, in turn 2, as tests state them: who stands where, what they are told, and their dice. */
export type Rolls = { readonly [label: string]: readonly number[] };

const { province: P } = codesOf(ITALIA);

/** Nobody of a name is anywhere near: officers from the ranks command. */
export const leaderless = changed(inTurn(positionOf(ITALIA), 2), ({ generals }) => {
  for (const general of generals) general.location = P('PAL');
});

export const at = (garrisons: Garrisons, position: GamePosition = leaderless): GamePosition =>
  garrisoned(position, ITALIA, garrisons);

/** Combat orders of nations in a province, for army and fleet alike. */
export const told = (
  position: GamePosition,
  province: string,
  orders: { readonly [nation: string]: CombatOrder },
): GamePosition =>
  Object.entries(orders).reduce(
    (board, [nation, order]) => ordered(board, ITALIA, { nation, province, armyOrder: order, fleetOrder: order }),
    position,
  );

const officers =
  (activity: number) =>
  (province: string, nations: readonly string[], arm = 'land'): Rolls =>
    Object.fromEntries(
      nations.flatMap((nation) => {
        const subject = `${nation},${arm},${province}`;
        return [
          [`SCOUT@${subject}`, [...two(7), ...two(7)]],
          [`BATTLE@${subject}`, two(7)],
          [`UNNAMED.skill@${subject}`, [4]],
          [`UNNAMED.activity@${subject}`, [activity + 1]],
        ] as const;
      }),
    );

/** Officers of skill 3 and activity 3, scouts who see what is there, and the same luck for all. */
export const calm = officers(3);

/** The same with officers of activity 7. */
export const active = officers(7);

/** What happens when something is done in the middle of a turn. */
export const doing = (position: GamePosition, run: (turn: GameTurn) => void, rolls: Rolls = {}): Ran =>
  ran(position, [step({ number: 11, name: 'Something', rule: 'UM-1.2', run })], {}, rolling(rolls));

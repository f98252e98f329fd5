import type { Board, BoardCell, BoardColumn, BoardRound } from '@chancery/core';
import type { Fighter, Roll } from '../events/battle.ts';
import type { EventOf } from '../events.ts';
import { kingdomName, type Reader, unitName } from '../names/reader.ts';
import { rollWords } from '../text/dice.ts';
import { DUEL_ENDS } from '../text/told/battle.ts';

/** A battle as it was told: its beginning, and all duels with the number of their round. */
export interface FoughtRounds {
  readonly began: EventOf<'battle-began'>;
  readonly rounds: readonly (readonly EventOf<'duel-fought'>[])[];
}

/** A battle on the board: a column for each duel, with both dice and all that was added to them (HEP-15.5). */
export const battleBoard = ({ began, rounds }: FoughtRounds, reader: Reader): Board => ({
  sides: [sideOf(began.attackers, reader), sideOf(began.defenders, reader)],
  rounds: rounds
    .filter((duels) => duels.length > 0)
    .map(
      (duels, at): BoardRound => ({
        title: `Round ${at + 1}`,
        columns: duels.map((duel, place) => columnOf(duel, place)),
      }),
    ),
});

const sideOf = (fighters: readonly Fighter[], reader: Reader): string =>
  [...new Set(fighters.map(({ owner }) => owner))].map((owner) => kingdomName(reader, owner)).join(', ');

const columnOf = (duel: EventOf<'duel-fought'>, place: number): BoardColumn => {
  const { attacker, defender, attack, defence, result, cargoLost } = duel;
  const cargo = (owner: Fighter['owner']) => cargoLost.filter((lost) => lost.owner === owner);
  const attackerFell = result === 'attacker-destroyed' || result === 'attacker-trapped';
  const defenderFell = result === 'defender-destroyed';
  const fell = (fighter: Fighter, isGone: boolean): readonly string[] =>
    [...(isGone ? [fighter] : []), ...cargo(fighter.owner)].map(({ kind, unit }) => unitName(kind, unit));
  return {
    title: `Duel ${place + 1}`,
    end: DUEL_ENDS[result],
    cells: [
      cellOf(attacker, attack, defenderFell, fell(attacker, attackerFell)),
      cellOf(defender, defence, attackerFell, fell(defender, defenderFell)),
    ],
  };
};

const cellOf = ({ kind, unit }: Fighter, roll: Roll, hit: boolean, fallen: readonly string[]): BoardCell => ({
  counters: [unitName(kind, unit)],
  dice: [{ roll: roll.die, sum: rollWords(roll), hit }],
  fallen,
});

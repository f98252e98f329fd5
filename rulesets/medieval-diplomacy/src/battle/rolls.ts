import type { Dice, Roller } from '@chancery/core';
import type { Meeting } from './question.ts';

/** The draws of a battle by their names (MD-1.28). */
export const BATTLE_DRAWS = [
  'siege',
  'barracks',
  'target',
  'attack',
  'rank5',
  'wounded',
  'capture',
  'experience',
] as const;
export type BattleDraw = (typeof BATTLE_DRAWS)[number];

/** The place of a battle's draws: a location's number, or the two of a border. */
export const drawPlace = ({ place, beyond }: Pick<Meeting, 'place' | 'beyond'>): string | number =>
  beyond === null ? place : `${place}-${beyond}`;

/** The rollers of one battle, each fetched when it is first needed. */
export class Rolls {
  readonly #dice: Dice;
  readonly #place: string | number;
  readonly #rollers: { [draw in BattleDraw]?: Roller } = {};

  constructor(dice: Dice, meeting: Pick<Meeting, 'place' | 'beyond'>) {
    this.#dice = dice;
    this.#place = drawPlace(meeting);
  }

  of(draw: BattleDraw): Roller {
    let roller = this.#rollers[draw];
    if (roller === undefined) {
      roller = this.#dice.at(draw, this.#place);
      this.#rollers[draw] = roller;
    }
    return roller;
  }
}

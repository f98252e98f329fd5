import type { Dice } from '@chancery/core';
import type { BattleRecord, SiegeRecord, WoundedDraw } from '../events/battle-record.ts';
import { unitsAfter } from './after.ts';
import { armAll } from './arms.ts';
import { shareBooty } from './captures.ts';
import { removeLastCasualties } from './casualties.ts';
import { learn } from './experience.ts';
import type { Field } from './field.ts';
import { layOut } from './lay-out.ts';
import type { BattleQuestion } from './question.ts';
import { Rolls } from './rolls.ts';
import { enemiesFaceEachOther, fightRounds } from './rounds.ts';
import { Scribe } from './scribe.ts';
import { layWaste } from './siege.ts';
import { victorsOf } from './victors.ts';
import { commitToWalls } from './walls.ts';
import { tendWounded } from './wounded.ts';

/** Fights a battle from its first roll to its aftermath (MD-8.75, MD-8.76, MD-8.114). Pure but for the dice. */
export const fight = (question: BattleQuestion, dice: Dice): BattleRecord => {
  const field = layOut(question);
  const rolls = new Rolls(dice, question);
  const scribe = new Scribe(field);
  const { siege, undecided, wounded } = fightOut(field, rolls, scribe);
  const victors = undecided ? [] : victorsOf(field);
  const booty = shareBooty(field, victors, rolls);
  const experience = learn(field, victors, booty, rolls);
  const { kind, phase, place, beyond } = question;
  return {
    kind,
    phase,
    place,
    beyond,
    owner: field.province?.owner ?? null,
    units: scribe.units,
    siege,
    rounds: scribe.rounds,
    lastCasualties: scribe.lastCasualties,
    wounded,
    captures: booty.draws,
    experience,
    victors: victors.map(({ realm }) => realm),
    undecided,
    after: unitsAfter(field, booty, undecided),
    newFleets: booty.newFleets,
  };
};

/** What a battle leaves beside the losses, which stand on the field itself. */
export interface Outcome {
  readonly siege: SiegeRecord | null;
  readonly undecided: boolean;
  readonly wounded: readonly WoundedDraw[];
}

/** Siege, walls, rounds and wounded. Without a scribe nothing is written down, which is many times faster. */
export const fightOut = (field: Field, rolls: Rolls, scribe: Scribe | null): Outcome => {
  const siege = layWaste(field, rolls);
  commitToWalls(field);
  armAll(field);
  scribe?.beginBattle();
  fightRounds(field, rolls, scribe);
  const undecided = enemiesFaceEachOther(field);
  scribe?.endBattle();
  removeLastCasualties(field);
  return { siege, undecided, wounded: tendWounded(field, rolls) };
};

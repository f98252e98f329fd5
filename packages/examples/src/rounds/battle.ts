import type { Roller } from '@chancery/core';
import { each, HITS_FROM, minus, retreats, sizeOf } from './rules.ts';
import { type BattleRound, KINDS, NO_TROOPS, type SideOfRound, type Take, type Troops } from './types.ts';

/** Who has not won by then goes home (RD-1.4). */
const MOST_ROUNDS = 4;

export interface Fought {
  readonly rounds: readonly BattleRound[];
  readonly left: { readonly attacker: Troops; readonly defender: Troops };
  readonly end: 'taken' | 'retreat' | 'beaten' | 'held';
}

/** Round by round: every troop rolls a die, both sides at once, and every hit fells one of the others (RD-1.3 to RD-1.5). */
export const fight = (
  attacking: Troops,
  defending: Troops,
  { retreat = [] }: Pick<Take['args'], 'retreat'>,
  roller: Roller,
): Fought => {
  const rounds: BattleRound[] = [];
  let left = { attacker: attacking, defender: defending };
  while (rounds.length < MOST_ROUNDS) {
    const [attack, defence] = [rollFor(left.attacker, roller), rollFor(left.defender, roller)];
    const attacker: SideOfRound = { ...attack, lost: fallen(left.attacker, defence.hits) };
    const defender: SideOfRound = { ...defence, lost: fallen(left.defender, attack.hits) };
    rounds.push({ attacker, defender });
    left = {
      attacker: minus(left.attacker, attacker.lost),
      defender: minus(left.defender, defender.lost),
    };
    const [own, enemy] = [sizeOf(left.attacker), sizeOf(left.defender)];
    if (own === 0) return { rounds, left, end: 'beaten' };
    if (enemy === 0) return { rounds, left, end: 'taken' };
    if (retreats(retreat, { losses: sizeOf(attacking) - own, own, enemy })) return { rounds, left, end: 'retreat' };
  }
  return { rounds, left, end: 'held' };
};

const rollFor = (troops: Troops, roller: Roller): Omit<SideOfRound, 'lost'> => {
  const rolls = each((kind) => Array.from({ length: troops[kind] }, () => roller.d(6)));
  const hits = KINDS.reduce((sum, kind) => sum + rolls[kind].filter((roll) => roll >= HITS_FROM[kind]).length, 0);
  return { troops, rolls, hits };
};

/** Foot first, Horse last (RD-1.3). */
export const fallen = (troops: Troops, hits: number): Troops => {
  let more = hits;
  const lost = { ...NO_TROOPS };
  for (const kind of KINDS) {
    lost[kind] = Math.min(troops[kind], more);
    more -= lost[kind];
  }
  return lost;
};

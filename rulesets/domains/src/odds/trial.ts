import type { BattleQuestion, BattleTrial, Part } from '@chancery/kit';
import { type Assault, type Fighter, fight, NATURAL } from '../battle/fight.ts';
import type { UnitTable } from '../setting.ts';
import { UNIT_TYPES, type UnitType } from '../words.ts';
import { type OddsForce, type OddsPlace, sizeOf } from './read-battle.ts';

export type OddsResult = 'attackers' | 'defenders' | 'attackers routed' | 'defenders routed' | 'broken off';

type Question = BattleQuestion<OddsPlace, OddsForce>;

/** The battle of the rules, to be fought again and again. */
export const trialOf = (
  { attackers, defenders, holding }: Question,
  table: UnitTable,
): BattleTrial<OddsResult, UnitType> => {
  let id = 0;
  const fighters = (forces: readonly OddsForce[]): readonly Fighter[] =>
    forces.flatMap(({ units }) =>
      UNIT_TYPES.flatMap((type) =>
        Array.from({ length: units[type] ?? 0 }, (): Fighter => {
          id += 1;
          return { id, type };
        }),
      ),
    );
  const attacking = fighters(attackers);
  const inside = fighters(defenders);
  const assault = assaultOn(holding, defenders);
  const defending = inside.length === 0 ? [NATURAL] : inside;
  const parts = [...partsOf('attacker', attacking), ...partsOf('defender', inside)];
  return {
    parts,
    once: (dice) => {
      const { rounds, winner, routed, brokenOff } = fight(
        { table, attackers: attacking, defenders: defending, assault },
        { attack: dice.at('battle.att'), defence: dice.at('battle.def') },
      );
      const dead = new Set(rounds.flatMap(({ casualties, removed }) => [...casualties, ...removed]));
      const lost = parts.map(({ side, kind }) => {
        const of = side === 'attacker' ? attacking : inside;
        return of.filter((fighter) => fighter.type === kind && dead.has(fighter.id)).length;
      });
      return { outcome: brokenOff ? 'broken off' : routed === null ? winner : `${routed} routed`, lost };
    },
  };
};

/** As in DOM-12.21. */
const assaultOn = (holding: OddsPlace['holding'], defenders: readonly OddsForce[]): Assault | null => {
  if (holding === null) return null;
  const inside = defenders.some((force) => sizeOf(force) > 0);
  return {
    walls: holding.level >= 1 && (holding.fortified || inside),
    needsArtillerists: holding.fortified && holding.level >= 1,
  };
};

const partsOf = (side: 'attacker' | 'defender', fighters: readonly Fighter[]): readonly Part<UnitType>[] =>
  UNIT_TYPES.flatMap((kind) => {
    const of = fighters.filter(({ type }) => type === kind).length;
    return of === 0 ? [] : [{ side, force: 1, kind, of }];
  });

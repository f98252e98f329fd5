import { fightNaval, type NavalSide, type Ship } from '../../battle/naval.ts';
import { ADMIRAL, type SeaLoss } from '../../words.ts';
import { isShipKind, type OddsForce, type OddsQuestion } from '../question.ts';
import { ATTACKER, DEFENDER, type Fight, type Numbered, type OddsResult, type Sides, SOMEWHERE } from './sides.ts';

/** The usual order. */
const NO_LOSSES: ReadonlyMap<number, readonly SeaLoss[]> = new Map();

export const seaFight = ({ attackers, defenders, on }: OddsQuestion, sides: Sides): Fight => {
  const fleets = {
    attackers: fleetOf(attackers, sides.attackers, ATTACKER),
    defenders: fleetOf(defenders, sides.defenders, DEFENDER),
  };
  const retreat = attackers.flatMap((force) => force.retreat);
  return (dice) => {
    const outcome = fightNaval({ zone: SOMEWHERE, ...fleets, deep: on === 'deep sea', retreat, refuge: true }, dice);
    const sunk = outcome.rounds.flatMap((round) => [...round.attackersLost, ...round.defendersLost]);
    return { outcome: seaResult(outcome), lost: sunk.map(({ id }) => id) };
  };
};

const seaResult = ({ attackersLeft, defendersLeft, retreated }: ReturnType<typeof fightNaval>): OddsResult => {
  if (retreated) return 'retreat';
  if (defendersLeft.length === 0) return attackersLeft.length > 0 ? 'won' : 'nobody';
  return 'lost';
};

const fleetOf = (forces: readonly OddsForce[], side: readonly Numbered[], owner: number): NavalSide => ({
  first: owner,
  ships: side.flatMap(({ troop: { kind, laden = false, damaged = false }, ids }): readonly Ship[] =>
    isShipKind(kind) ? ids.map((id) => ({ id, owner, type: kind, laden, damaged: damaged && kind === 'sol' })) : [],
  ),
  admirals: new Set(forces.some(({ general }) => general?.ability === ADMIRAL) ? [owner] : []),
  losses: NO_LOSSES,
});

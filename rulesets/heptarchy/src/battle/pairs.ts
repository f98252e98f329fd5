import type { Fighter } from '../events/battle.ts';

/**
 * Who fights whom in a round (HEP-10.5, HEP-10.6): Retinues choose first and take Retinues before Levies, then Levies take
 * Levies before Retinues. Who finds no opponent waits (HEP-10.4).
 */
export const pairsOf = <A extends Fighter, D extends Fighter>(
  attackers: readonly A[],
  defenders: readonly D[],
): readonly (readonly [A, D])[] => {
  const [attackingRetinues, attackingLevies] = [ofKind(attackers, 'retinue'), ofKind(attackers, 'levy')];
  const [defendingRetinues, defendingLevies] = [ofKind(defenders, 'retinue'), ofKind(defenders, 'levy')];
  return [
    ...taken(attackingRetinues, defendingRetinues),
    ...taken(attackingRetinues, defendingLevies),
    ...taken(attackingLevies, defendingLevies),
    ...taken(attackingLevies, defendingRetinues),
  ];
};

const ofKind = <F extends Fighter>(fighters: readonly F[], kind: Fighter['kind']): F[] =>
  fighters.filter((fighter) => fighter.kind === kind).sort((x, y) => x.unit - y.unit);

/** Takes pairs from the heads of both queues until one is empty. */
const taken = <A, D>(attackers: A[], defenders: D[]): readonly (readonly [A, D])[] => {
  const many = Math.min(attackers.length, defenders.length);
  const chosen = defenders.splice(0, many);
  return attackers.splice(0, many).map((attacker, index) => [attacker, chosen[index] as D]);
};

import { defendersOf } from '../rules/berbers.ts';
import { getTerritory } from '../rules/find.ts';
import { africanGarrison, siberianGarrison } from '../rules/garrisons.ts';
import { troopsAshore } from '../rules/passage.ts';
import type { GameTurn } from '../types.ts';
import { AFRICA, BERBER, DIE, type PlaceNumber, SIBERIA } from '../words.ts';
import { loseUnits, makeUnits } from './units.ts';

/**
 * Who is there when somebody first enters a special territory: rolled once for good in Siberia and remote Africa (W83-2.26, 2.29), and
 * for each nation's turn anew where Berbers are (W83-2.33, 2.34, 2.46).
 */
export const meetGarrison = (turn: GameTurn, territory: PlaceNumber): void => {
  const { owner, revealed, value } = getTerritory(turn.state, territory);
  const { errand } = turn.memory;
  if (owner === BERBER && errand !== null && !errand.rolled.has(territory)) {
    errand.rolled.add(territory);
    const roll = turn.dice.at('berber-defence', territory).d(DIE);
    const cavalry = defendersOf(roll);
    turn.emit({ kind: 'berbers-rolled', rule: 'W83-2.33', territory, roll, cavalry });
    makeUnits(turn, BERBER, {
      items: [{ type: 'cav', count: cavalry, place: territory }],
      why: 'garrison',
      rule: 'W83-2.33',
    });
  }
  if ((owner !== SIBERIA && owner !== AFRICA) || revealed) return;
  const roll = turn.dice.at(owner === SIBERIA ? 'siberia' : 'africa', territory).d(DIE);
  const added = owner === AFRICA ? value : 0;
  const { infantry, cavalry } = owner === SIBERIA ? siberianGarrison(roll) : africanGarrison(roll + added);
  const rule = owner === SIBERIA ? 'W83-2.27' : 'W83-2.30';
  turn.emit({ kind: 'revealed', rule, territory, roll, added, infantry, cavalry });
  makeUnits(turn, owner, {
    items: [
      { type: 'inf', count: infantry, place: territory },
      { type: 'cav', count: cavalry, place: territory },
    ],
    why: 'garrison',
    rule,
  });
};

/** Berbers who have repelled an attack are not kept on the map (W83-2.34). */
export const sendBerbersHome = (turn: GameTurn, territory: PlaceNumber): void => {
  const riders = troopsAshore(turn.state, territory).filter(({ owner }) => owner === BERBER);
  loseUnits(
    turn,
    riders.map(({ id }) => id),
    'gone',
    'W83-2.34',
  );
};

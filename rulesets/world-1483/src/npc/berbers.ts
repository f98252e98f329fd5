import { battleOnLand } from '../consequences/battles.ts';
import { capture } from '../consequences/capture.ts';
import { defenceOf } from '../consequences/defence.ts';
import { loseUnits, makeUnits } from '../consequences/units.ts';
import { raidersOf, raidTargets } from '../rules/berbers.ts';
import { getTerritory, isTroop, unitsIn } from '../rules/find.ts';
import type { GameTurn } from '../types.ts';
import { BERBER, DIE, type PlaceNumber, TRIBAL_CITY_FORT } from '../words.ts';

/** At the end of phase 5 the Berbers raid, candidate by candidate of a list that is made before the first raid (W83-2.40). */
export const raid = (turn: GameTurn): void => {
  for (const { number } of raidTargets(turn.setting, turn.state)) raidOn(turn, number);
};

const raidOn = (turn: GameTurn, territory: PlaceNumber): void => {
  const { value: chance } = getTerritory(turn.state, territory);
  const roll = turn.dice.at('berber-raid', territory).d(DIE);
  const comes = roll <= chance;
  const riders = comes ? raidersOf(turn.dice.at('berber-strength', territory).d(DIE)) : 0;
  turn.emit({ kind: 'raid-rolled', rule: 'W83-2.35', territory, roll, chance, comes, riders });
  if (!comes) return;
  const defended = unitsIn(turn.state, territory).some(isTroop);
  if (!defended) return capture(turn, { territory, by: BERBER, how: 'raid', rule: 'W83-2.47' });
  const raiders = makeUnits(turn, BERBER, {
    items: [{ type: 'cav', count: riders, place: territory }],
    why: 'raid',
    rule: 'W83-2.37',
  });
  const { city, tribalCity } = getTerritory(turn.state, territory);
  const { attackersLeft } = battleOnLand(
    turn,
    {
      territory,
      fort: city?.fort ?? (tribalCity === null ? null : TRIBAL_CITY_FORT),
      attackers: {
        first: BERBER,
        fighters: raiders.map(({ id }) => ({ id, owner: BERBER, type: 'cav', way: 'land' })),
        leader: null,
        points: [],
        losses: new Map(),
      },
      // Everybody with troops there defends; raiders make no arrangements (W83-2.47).
      defenders: defenceOf(turn, territory, { against: BERBER, landed: false }),
      leaving: { terms: [] },
      canRetreat: () => false,
      cautious: null,
      open: false,
    },
    { sort: 'raid', rule: 'W83-2.40' },
  );
  const held = attackersLeft.length > 0;
  if (held) capture(turn, { territory, by: BERBER, how: 'raid', rule: 'W83-2.38' });
  loseUnits(
    turn,
    attackersLeft.map(({ id }) => id),
    'gone',
    'W83-2.39',
  );
  turn.emit({ kind: 'raiders-left', rule: 'W83-2.39', territory, riders: attackersLeft.length, held });
};

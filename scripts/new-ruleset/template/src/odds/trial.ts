import type { BattleQuestion, BattleTrial } from '@chancery/kit';
import { fight } from '../battle/fight.ts';
import type { OddsForce, OddsPlace } from './read-battle.ts';

export type OddsResult = 'attackers' | 'defenders' | 'nobody';

/** The battle of the rules, to be fought again and again. */
export const trialOf = ({
  attackers,
  defenders,
}: BattleQuestion<OddsPlace, OddsForce>): BattleTrial<OddsResult, 'men'> => {
  const [attacking, defending] = [attackers, defenders].map((side) => side.reduce((sum, { men }) => sum + men, 0)) as [
    number,
    number,
  ];
  const force = (power: number, men: number) => ({ power, companies: [], men });
  return {
    parts: [
      { side: 'attacker', force: 1, kind: 'men', of: attacking },
      { side: 'defender', force: 1, kind: 'men', of: defending },
    ],
    once: (dice) => {
      const { winner } = fight([force(1, attacking), force(2, defending)], dice.at('battle'));
      return {
        outcome: winner === null ? 'nobody' : winner === 0 ? 'attackers' : 'defenders',
        lost: [winner === 1 ? attacking : 0, winner === 0 ? defending : 0],
      };
    },
  };
};

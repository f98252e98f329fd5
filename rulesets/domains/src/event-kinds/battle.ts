import type { EventKinds } from '@chancery/kit';
import { removeUnits } from '../draft/changes.ts';
import type { BattleEvent } from '../events/battle.ts';
import { getProvince } from '../rules/find.ts';
import { pointsOf } from '../rules/levels.ts';
import { toDomains } from '../tell/to-domains.ts';
import type { Types } from '../types.ts';

export const BATTLE: EventKinds<Types, BattleEvent> = {
  'battle-fought': {
    apply: (draft, { dead }) => removeUnits(draft, dead),
    /** Those who fought see all of it, the ruler of the province how it ended, all others that it was (DOM-15.5). */
    tell: (event, { setting, state }) => {
      const { rule, province, cause, aggressors, defenders, attacking, defending, fought, dead } = event;
      const fighting = [...aggressors, ...defenders];
      const { ruler } = getProvince(state, province);
      const winners = fought.winner === 'attackers' ? attacking : defending;
      const left = winners.filter(({ unit }) => !dead.includes(unit));
      return [
        { to: 'all', told: { kind: 'battle-heard', rule, province, aggressors, defenders } },
        ...toDomains(setting, fighting, event),
        ...toDomains(setting, ruler !== null && fighting.includes(ruler) ? [] : [ruler], {
          kind: 'battle-watched',
          rule,
          province,
          cause,
          aggressors,
          defenders,
          winner: fought.winner,
          points: pointsOf(setting.units, left),
        } as const),
      ];
    },
  },
};

import { type EventKinds, toEverybody } from '@chancery/kit';
import { removeUnit, warIn } from '../draft/board.ts';
import type { BattleEvent } from '../events/battle.ts';
import type { Types } from '../types.ts';

/** A battle is carried out duel by duel; who retreats is sent by an event of its own. */
export const BATTLE: EventKinds<Types, BattleEvent> = {
  'battle-began': { tell: toEverybody },
  'round-began': { tell: toEverybody },
  'duel-fought': {
    apply: (draft, { attacker, defender, result, cargoLost, scores }) => {
      if (result === 'defender-destroyed') removeUnit(draft, defender.unit);
      if (result === 'attacker-destroyed' || result === 'attacker-trapped') removeUnit(draft, attacker.unit);
      for (const { unit } of cargoLost) removeUnit(draft, unit);
      const war = warIn(draft, attacker.owner, defender.owner);
      for (const { kingdom, by } of scores) {
        if (kingdom === war.a) war.eventsA += by;
        else war.eventsB += by;
      }
    },
    tell: toEverybody,
  },
  'battle-ended': { tell: toEverybody },
};

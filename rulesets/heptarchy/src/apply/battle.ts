import type { EventAbout, EventOf } from '../events.ts';
import { type DraftState, removeUnit, warIn } from './draft.ts';

export const applyBattle = (draft: DraftState, event: EventAbout<'battle'>): void => {
  switch (event.kind) {
    case 'duel-fought':
      carryOut(draft, event);
      return;
    case 'battle-began':
    case 'round-began':
    case 'battle-ended': // told, not carried out
      return;
  }
};

/** Who retreats is sent by an event of its own. */
const carryOut = (draft: DraftState, event: EventOf<'duel-fought'>): void => {
  const { attacker, defender, result, cargoLost, scores } = event;
  if (result === 'defender-destroyed') removeUnit(draft, defender.unit);
  if (result === 'attacker-destroyed' || result === 'attacker-trapped') removeUnit(draft, attacker.unit);
  for (const { unit } of cargoLost) removeUnit(draft, unit);
  const war = warIn(draft, attacker.owner, defender.owner);
  for (const { kingdom, by } of scores) {
    if (kingdom === war.a) war.eventsA += by;
    else war.eventsB += by;
  }
};

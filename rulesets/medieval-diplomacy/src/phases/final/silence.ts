import { realmsOf } from '../../rules/find.ts';
import type { Turn } from '../../types.ts';

/** Realms that have been silent too long are under local forces from the next turn on (MD-17.15). */
export const silentRealmsPass = (turn: Turn): void => {
  const { autoComputerAfter } = turn.setting.options;
  if (autoComputerAfter === null) return;
  for (const { number: realm, control, missedInARow } of realmsOf(turn.state)) {
    if (control !== 'player' || missedInARow < autoComputerAfter) continue;
    turn.emit({ kind: 'control-set', rule: 'MD-17.15', realm, control: 'computer', why: 'silent' });
  }
};

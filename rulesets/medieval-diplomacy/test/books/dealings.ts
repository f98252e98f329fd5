import { provincesOf, realmsOf } from '../../src/rules/find.ts';
import type { State } from '../../src/state.ts';
import { IND } from '../../src/words.ts';

/** Names realms that stand to each other as no two can: with themselves, with the dead, or granting rights in a war. */
export const dealingFaults = (state: State): readonly string[] => {
  const faults: string[] = [];
  const realms = realmsOf(state);
  for (const { number: a, control } of realms) {
    if (state.relations[a]?.[a] !== 'neutral') faults.push(`realm ${a} is in dealings with itself`);
    for (const { number: b } of realms) {
      const relation = state.relations[a]?.[b];
      if (control === 'defeated' && relation !== 'neutral') faults.push(`${relation} between ${a}, defeated, and ${b}`);
      if (relation === 'war' && state.passage[a]?.[b]) faults.push(`${a} lets its enemy ${b} through`);
    }
  }
  for (const { number, owner, permitted } of provincesOf(state)) {
    if (permitted.includes(owner)) faults.push(`${owner} has permission in ${number}, which it owns`);
    for (const guest of permitted) {
      if (owner !== IND && state.relations[owner]?.[guest] === 'war')
        faults.push(`${guest} may enter ${number} of its enemy`);
    }
  }
  for (const [a, b] of state.knownAlliances) {
    if (a >= b || state.relations[a]?.[b] !== 'alliance')
      faults.push(`the alliance of ${a} and ${b} is known and is none`);
  }
  return faults;
};

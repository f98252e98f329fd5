import type { Phase } from '@chancery/core';
import { settle } from '../consequences/settle.ts';
import { domainsOf, holdingsOf, provincesRuledBy, unitsOf } from '../rules/find.ts';
import type { Types } from '../types.ts';
import { scoresOf } from '../victory/score.ts';

/** Whoever has nothing left is out, whoever was silent too long is run by the rules, and all are counted (DOM-17.4, 17.7, 17.8). */
export const turnEnd: Phase<Types> = {
  name: 'End of the month',
  rule: 'DOM-17.8',
  run: (turn) => {
    const { setting, state, emit } = turn;
    for (const { number: domain, controller } of domainsOf(state)) {
      if (controller === 'eliminated') continue;
      if (provincesRuledBy(state, domain).length + holdingsOf(state, domain).length > 0) continue;
      const units = unitsOf(state, domain).map(({ id }) => id);
      emit({ kind: 'domain-eliminated', rule: 'DOM-17.7', domain, units });
    }
    settle(turn);
    for (const { number: domain, controller, missed } of domainsOf(state)) {
      if (controller === 'player' && missed >= setting.options.missedTurns) {
        emit({ kind: 'domain-taken-over', rule: 'DOM-17.4', domain, by: 'npc' });
      }
    }
    const reckoned = scoresOf(setting, state);
    const scores = domainsOf(state)
      .filter(({ controller }) => controller !== 'eliminated')
      .map(({ number }) => ({ domain: number, score: reckoned[number] ?? 0 }));
    emit({ kind: 'turn-ended', rule: 'DOM-17.8', turn: state.turn, scores });
  },
};

import type { Phase, Turn } from '@chancery/core';
import type { Taken } from '../../memory.ts';
import { actionOf } from '../../npc/actions.ts';
import type { Action } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { covertRuling } from '../../rules/covert.ts';
import { domainsOf, getDomain } from '../../rules/find.ts';
import { initiativeOf } from '../../rules/initiative.ts';
import { actionsIn, sheetOf } from '../../rules/sheets.ts';
import type { Types } from '../../types.ts';
import type { DomainNumber, Round } from '../../words.ts';
import { fail } from './taken.ts';

/** What every domain does in this round, and who has lost it. */
export const openingOf = (round: Round): Phase<Types> => ({
  name: `Round ${round}`,
  rule: 'DOM-1.2',
  run: (turn) => {
    const { setting, state, memory, emit } = turn;
    emit({ kind: 'part-began', rule: 'DOM-1.3', part: `round ${round}` });
    memory.round = round;
    memory.actions.clear();
    if (round === 1) {
      for (const { number, underlings } of domainsOf(state)) if (underlings.length === 0) memory.unserved.add(number);
    }
    for (const domain of initiativeOf(setting, state)) {
      const taken = actionsFor(turn, domain, round);
      const reason = lossOf(turn, domain, round);
      if (reason === null) memory.actions.set(domain, taken);
      else for (const each of taken) fail(turn, { domain, round, taken: each, reason });
    }
  },
});

const actionsFor = (turn: Turn<Types>, domain: DomainNumber, round: Round): readonly Taken[] => {
  if (getDomain(turn.state, domain).controller === 'npc') {
    return actionOf(turn, domain, round).map((order, position) => ({ order, position }));
  }
  return actionsIn(sheetOf(turn, domain), round).map(({ order, position }) => ({
    order: withFallback(turn, domain, order),
    position,
  }));
};

/** A plan that the host has refused makes way for its fallback, if it has one (DOM-9.20). */
const withFallback = ({ setting, rulings }: Turn<Types>, domain: DomainNumber, order: Action): Action => {
  if (order.verb !== 'COVERT' || order.args.fallback === undefined) return order;
  const { verdict } = covertRuling(setting, domain, { args: order.args, rulings });
  return verdict === 'refused' ? order.args.fallback : order;
};

/** Why a domain has lost the round; null when it acts (DOM-3.4, 3.8). */
const lossOf = ({ state, memory }: Turn<Types>, domain: DomainNumber, round: Round): Refusal | null => {
  const died = memory.bereaved.get(domain);
  if (died !== undefined && died < round) return { code: 'round-lost', round, why: 'ruler died' };
  if (round === 1 && getDomain(state, domain).lostRoundTurn === state.turn) {
    return { code: 'round-lost', round, why: 'kinsman' };
  }
  return round === 3 && memory.unserved.has(domain) ? { code: 'round-lost', round, why: 'no underlings' } : null;
};

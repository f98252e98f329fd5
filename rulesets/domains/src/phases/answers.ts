import type { Phase } from '@chancery/core';
import { conclude, endAlliance, endRoutesBetween, termsFault } from '../actions/proposals.ts';
import { answerOfRules } from '../npc/answers.ts';
import { ordersOf } from '../order.ts';
import { getDomain } from '../rules/find.ts';
import { byInitiative, initiativeOf } from '../rules/initiative.ts';
import { sheetOf } from '../rules/sheets.ts';
import type { Proposal } from '../state.ts';
import type { Types } from '../types.ts';

/** Wars that were declared a month ago begin, and last month's proposals are answered (DOM-1.3 T1, 8.1, 8.13). */
export const answers: Phase<Types> = {
  name: 'Notices and answers',
  rule: 'DOM-8.13',
  run: (turn) => {
    const { setting, state, emit } = turn;
    emit({ kind: 'month-began', rule: 'DOM-1.3', turn: state.turn });
    for (const { attacker, defender, active } of [...state.wars]) {
      if (active) continue;
      emit({ kind: 'war-began', rule: 'DOM-8.13', attacker, defender });
      // What was agreed on since the declaration ends with it.
      endAlliance(turn, attacker, defender);
      endRoutesBetween(turn, attacker, defender);
    }
    const order = initiativeOf(setting, state);
    const pending = [...state.proposals].sort((one, other) => byInitiative(order)(one.from, other.from));
    for (const proposal of pending) answer(turn, proposal);
  },
};

type Turn = Parameters<(typeof answers)['run']>[0];

const answer = (turn: Turn, proposal: Proposal): void => {
  const { state, emit, dice } = turn;
  const { from, to, proposal: what } = proposal;
  const npc = getDomain(state, to).controller === 'npc';
  const { answer: given, roll } = npc
    ? answerOfRules(proposal, dice)
    : { answer: answerOfRuler(turn, proposal), roll: null };
  const holds = given === 'accepted' && termsFault(state, turn.setting, proposal) === null;
  const outcome = given === 'accepted' && !holds ? 'void' : given;
  emit({ kind: 'proposal-answered', rule: 'DOM-8.1', from, to, proposal: what, answer: outcome, roll });
  if (holds) conclude(turn, proposal);
};

/** ACCEPT or REFUSE; a proposal without an answer lapses. */
const answerOfRuler = (turn: Turn, { from, to, proposal }: Proposal): 'accepted' | 'refused' | 'lapsed' => {
  const orders = sheetOf(turn, to);
  const named = (verb: 'ACCEPT' | 'REFUSE'): boolean =>
    ordersOf(orders, verb).some(({ args }) => args.domain === from && args.what === proposal);
  if (named('ACCEPT')) return 'accepted';
  return named('REFUSE') ? 'refused' : 'lapsed';
};

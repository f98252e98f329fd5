import { isAlive } from '../../rules/find.ts';
import type { Acting } from '../../rules/scene.ts';
import { affectedBy, declarationBy } from '../../rules/war.ts';
import type { DomainNumber } from '../../words.ts';
import type { DeedOf } from '../deed.ts';
import { endAlliance, endRoutesBetween } from '../proposals.ts';

/** An intention that all affected read before the next month (DOM-8.12 to 8.17, 8.21). */
export const declareWar: DeedOf<'DECLARE_WAR'> = {
  fault: ({ state, domain }, { domain: target }) => {
    if (target === domain) return { code: 'same-domain', domain: target };
    if (!isAlive(state, target)) return { code: 'eliminated', domain: target };
    return declarationBy(state, domain, target) === null ? null : { code: 'war-declared-already', domain: target };
  },
  carryOut: (acting, { domain: defender }) => {
    const { state, emit, domain: attacker } = acting;
    const answer = answersNotice(acting, defender);
    const notified = affectedBy(state, defender).filter((domain) => domain !== attacker);
    endAlliance(acting, attacker, defender);
    emit({ kind: 'war-declared', rule: answer ? 'DOM-8.16' : 'DOM-8.12', attacker, defender, answer, notified });
    if (answer) endRoutesBetween(acting, attacker, defender);
  },
};

/** In the first round, against whoever has declared the war of which it has just read (DOM-8.16, 8.17). */
const answersNotice = ({ state, domain, round }: Acting, initiator: DomainNumber): boolean =>
  round === 1 &&
  state.wars.some(
    ({ attacker, declaredTurn, answer, notified }) =>
      attacker === initiator && !answer && declaredTurn === state.turn - 1 && notified.includes(domain),
  );

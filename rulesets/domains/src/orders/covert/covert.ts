import type { Choice } from '@chancery/core';
import { branch, everyNumbered, oneOf } from '@chancery/kit';
import { numbersOf, oneDomain, oneProvince, operatives, othersOf } from '../offers.ts';
import { DOMAIN, OWN_PERSON, PLAN, PROVINCE, TEMPLATE, UNIT_TYPE } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** What may be done instead: any simple action. */
const FALLBACKS = ['SPY', 'COUNTERSPY', 'RAISE', 'FORTIFY', 'CONTEST', 'FOUND', 'RECRUIT', 'LARGESSE'] as const;

/** A plan of one's own (DOM-9.17 to 9.20). */
export const covert = action('COVERT', {
  rule: 'DOM-9.18',
  title: 'Covert action',
  help: 'Anything else in secret. The host may rule on it before the month is run; a plan after a template is approved unless they say otherwise.',
  group: GROUPS.covert,
  about: ['by'],
  params: {
    domain: { type: DOMAIN, help: 'against whom' },
    template: { type: TEMPLATE, help: 'what kind of plan' },
    province: { type: PROVINCE, optional: true, help: 'where' },
    type: { type: UNIT_TYPE, optional: true, help: 'which troops' },
    text: { type: PLAN, help: 'the plan' },
    by: { type: OWN_PERSON, help: 'who carries it out' },
    fallback: {
      type: { kind: 'order', name: 'fallback', verbs: FALLBACKS },
      optional: true,
      help: 'what is done if it is refused',
    },
  },
  lines: [{ pattern: 'COVERT <domain> <template> [IN <province>] [OF <type>] <text> BY <by> [FALLBACK <fallback>]' }],
  options: (known) => {
    const who = operatives(known);
    if (who === null) return null;
    const plan: Choice = { ask: 'text', param: 'text', from: 1, to: 500, then: who };
    const lands = (domain: number): readonly number[] =>
      everyNumbered(known.view.provinces).flatMap(({ number, ruler }) => (ruler === domain ? [number] : []));
    const bribable = oneOf('type', [branch('Irregulars', 'Irregulars', plan), branch('Levies', 'Levies', plan)]);
    const bribe = oneProvince(known, 'province', numbersOf(everyNumbered(known.view.provinces)), {
      then: () => bribable,
    });
    return oneDomain(known, othersOf(known), (domain) =>
      oneOf('template', [
        branch('unrest', 'Stir up unrest', oneProvince(known, 'province', lands(domain), { then: plan })),
        branch('theft', 'Steal gold', plan),
        branch('papers', 'Read their papers', plan),
        branch('bribe', 'Bribe a unit', bribe),
        branch('other', 'Something else', plan),
      ]),
    );
  },
});

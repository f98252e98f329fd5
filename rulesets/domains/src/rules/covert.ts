import { boundTo, fullRulingFor, type Question, type Rulings, seatId, type VerdictParts } from '@chancery/core';
import { oneOfWords, whole } from '@chancery/kit';
import type { OrderOf } from '../order.ts';
import type { Setting } from '../setting.ts';
import { COVERT_COST, COVERT_TEMPLATES, type CovertTemplate, type DomainNumber, EVEN_CHANCE } from '../words.ts';
import { getDomainInfo } from './find.ts';

/** What the host says to a COVERT (DOM-9.17 to 9.20). */

type Covert = OrderOf<'COVERT'>['args'];

/** The most that a host may set as the cost of a plan (DOM-9.19). */
const MOST_COST = 20;

/** A plan as the host has ruled on it, or as the rules take it where nobody has. */
export interface CovertRuling {
  readonly verdict: 'approved' | 'refused';
  readonly cost: number;
  readonly chance: number;
  readonly effect: CovertTemplate;
  /** Changes of a plan of its own kind, in words (rules/host-changes.ts). */
  readonly changes: readonly string[];
  readonly reason: string;
}

/** The question that a COVERT puts to the host, bound to its words: another text is another question. */
export const covertQuestion = (setting: Setting, domain: DomainNumber, args: Covert): Question => {
  const { code } = getDomainInfo(setting, domain);
  const { fallback: _, by: __, ...plan } = args;
  return {
    id: boundTo(`covert:${code}`, plan),
    kind: 'covert',
    rule: 'DOM-9.19',
    about: seatId(code),
    facts: { target: getDomainInfo(setting, args.domain).code, template: args.template, text: args.text },
    answers: ['approved', 'refused'],
    byDefault: args.template === 'other' ? 'refused' : 'approved',
    parts: { approved: approvedParts(args), refused: REFUSED_PARTS },
    toRuler: true,
  };
};

/** A plan that somebody puts to the host before they order it (DOM-14.6): nothing comes of it but the answer. */
export const planQuestion = (setting: Setting, domain: DomainNumber, text: string): Question => {
  const { code } = getDomainInfo(setting, domain);
  return {
    id: boundTo(`plan:${code}`, { text }),
    kind: 'plan',
    rule: 'DOM-14.6',
    about: seatId(code),
    facts: { text },
    answers: ['approved', 'refused'],
    byDefault: 'refused',
    parts: { approved: approvedParts({ template: 'other' }), refused: REFUSED_PARTS },
    toRuler: true,
  };
};

const approvedParts = ({ template }: Pick<Covert, 'template'>): VerdictParts => ({
  schema: {
    type: 'object',
    properties: {
      cost: whole(0, MOST_COST, 'Gold that it costs'),
      chance: whole(0, 100, 'Chance of success in a hundred'),
      effect: oneOfWords(COVERT_TEMPLATES, 'What it does if it succeeds'),
      changes: {
        type: 'array',
        items: { type: 'string', maxLength: 120 },
        maxItems: 12,
        description: 'What a plan of its own kind changes, a line each',
      },
      reason: { type: 'string', maxLength: 500, description: 'A word to the ruler' },
    },
  },
  usual: { cost: COVERT_COST[template], chance: EVEN_CHANCE, effect: template, changes: [], reason: '' },
});

const REFUSED_PARTS: VerdictParts = {
  schema: { type: 'object', properties: { reason: { type: 'string', maxLength: 500, description: 'Why not' } } },
  usual: { reason: '' },
};

/** The ruling that holds for a COVERT: the host's, or the default (DOM-9.20). */
export const covertRuling = (
  setting: Setting,
  domain: DomainNumber,
  { args, rulings }: { readonly args: Covert; readonly rulings: Rulings },
): CovertRuling => {
  const { verdict, parts } = fullRulingFor(covertQuestion(setting, domain, args), rulings);
  if (verdict === 'refused') {
    return { verdict, cost: 0, chance: 0, effect: args.template, changes: [], reason: `${parts['reason'] ?? ''}` };
  }
  return {
    verdict: 'approved',
    cost: Number(parts['cost']),
    chance: Number(parts['chance']),
    effect: parts['effect'] as CovertTemplate,
    changes: (parts['changes'] ?? []) as readonly string[],
    reason: `${parts['reason'] ?? ''}`,
  };
};

import type { RetreatTerm } from '../order.ts';

/** How a battle stands for one side, in units; ships count one each, and so do militia and coastal defence (W83-11.40). */
export interface Standing {
  readonly round: number;
  readonly lost: number;
  readonly left: number;
  readonly enemy: number;
}

/** Whether any of the terms is met (W83-11.40). */
export const isMet = (terms: readonly RetreatTerm[], standing: Standing): boolean =>
  terms.some((term) => MET[term.measure](standing, term.than ?? 0, term.of ?? 1));

const MET: { readonly [M in RetreatTerm['measure']]: (standing: Standing, than: number, of: number) => boolean } = {
  rounds: ({ round }, than) => round >= than,
  losses: ({ lost }, than) => lost >= than,
  units: ({ left }, than) => left <= than,
  enemy: ({ enemy }, than) => enemy >= than,
  ratio: ({ left, enemy }, than, of) => left * of < than * enemy,
  now: () => true,
};

import { keptGroups } from '@chancery/kit';
import type { State, Unit, War } from '../state.ts';
import type { DomainNumber } from '../words.ts';
import { provincesRuledBy } from './find.ts';

/** Who is at war with whom, and who is allied. */

type Wars = Pick<State, 'wars'>;
type Treaties = Pick<State, 'treaties'>;

export const areHostile = ({ wars }: Wars, one: DomainNumber | null, other: DomainNumber | null): boolean => {
  // Natives are nobody's friends (DOM-7.23).
  if (one === null || other === null) return one !== other;
  return isAtWarWith(wars, one, other) || isAtWarWith(wars, other, one);
};

const isAtWarWith = (wars: Wars['wars'], attacker: DomainNumber, enemy: DomainNumber): boolean =>
  BY_ATTACKER.at(wars, attacker).some(({ active, defender }) => active && defender === enemy);

/** Who declared a war never changes. */
const BY_ATTACKER = keptGroups(({ attacker }: War) => attacker);

export const isAtWar = ({ wars }: Wars, domain: DomainNumber): boolean =>
  wars.some(({ active, attacker, defender }) => active && (attacker === domain || defender === domain));

export const areAllied = ({ treaties }: Treaties, one: DomainNumber, other: DomainNumber): boolean =>
  treaties.some(({ a, b }) => (a === one && b === other) || (a === other && b === one));

export const alliesOf = ({ treaties }: Treaties, domain: DomainNumber): readonly DomainNumber[] =>
  treaties.flatMap(({ a, b }) => (a === domain ? [b] : b === domain ? [a] : []));

/** A domain's own declaration against another, active or not. */
export const declarationBy = ({ wars }: Wars, domain: DomainNumber, against: DomainNumber): War | null =>
  BY_ATTACKER.at(wars, domain).find(({ defender }) => defender === against) ?? null;

/** Whether its own declaration is active: what invading, sieges and pillage need (DOM-8.15, 8.16, 8.20). */
export const mayInvade = (state: Wars, domain: DomainNumber, enemy: DomainNumber | null): boolean =>
  enemy !== null && (declarationBy(state, domain, enemy)?.active ?? false);

/** The first owner of lent units who has not declared war themselves: these may not be among the aggressors (DOM-8.10). */
export const lenderAtPeace = (
  state: Wars,
  units: readonly Pick<Unit, 'owner'>[],
  { by, enemy }: { readonly by: DomainNumber; readonly enemy: DomainNumber },
): DomainNumber | null =>
  units.find(({ owner }) => owner !== null && owner !== by && !mayInvade(state, owner, enemy))?.owner ?? null;

/** Those who read the notice of a war: its target, the target's allies, and all with a holding or troops on its land (DOM-8.14). */
export const affectedBy = (state: State, target: DomainNumber): readonly DomainNumber[] => {
  const lands = new Set(provincesRuledBy(state, target).map(({ number }) => number));
  const there = [...state.holdings, ...state.units].flatMap(({ province, owner }) =>
    owner !== null && lands.has(province) ? [owner] : [],
  );
  return [...new Set([target, ...alliesOf(state, target), ...there])].sort((one, other) => one - other);
};

import { endRoutesOf } from '../../consequences/holdings.ts';
import type { Refusal } from '../../refusals.ts';
import { findHolding, getDomain, getProvince, isAlive } from '../../rules/find.ts';
import type { Acting } from '../../rules/scene.ts';
import { areAllied } from '../../rules/war.ts';
import type { DomainNumber } from '../../words.ts';
import { type DeedOf, firstFault } from '../deed.ts';
import { endAlliance } from '../proposals.ts';

/** Free orders about other domains. */

const otherFault = ({ state, domain }: Acting, other: DomainNumber): Refusal | null => {
  if (other === domain) return { code: 'same-domain', domain: other };
  return isAlive(state, other) ? null : { code: 'eliminated', domain: other };
};

const allyFault = (acting: Acting, other: DomainNumber): Refusal | null =>
  areAllied(acting.state, acting.domain, other) ? null : { code: 'not-allied', domain: other };

const routesWith = (
  { state, domain }: Acting,
  other: DomainNumber,
): readonly { readonly first: number; readonly second: number }[] =>
  state.routes.filter(({ first, second }) => {
    const owners = [findHolding(state, first)?.owner, findHolding(state, second)?.owner];
    return owners.includes(domain) && owners.includes(other) && (other !== domain || owners[0] === owners[1]);
  });

/** At once, and one-sided (DOM-8.5). */
export const breakPact: DeedOf<'BREAK'> = {
  fault: (acting, { domain, what }) => {
    if (what === 'alliance') return allyFault(acting, domain);
    return routesWith(acting, domain).length > 0 ? null : { code: 'no-proposal', domain, proposal: 'trade' };
  },
  carryOut: (acting, { domain, what }) => {
    if (what === 'alliance') return endAlliance(acting, acting.domain, domain);
    for (const { first } of routesWith(acting, domain)) endRoutesOf(acting, first, 'broken');
  },
};

export const deny: DeedOf<'DENY'> = {
  fault: (acting, { domain }) => allyFault(acting, domain),
  carryOut: ({ emit, domain: by }, { domain: to }) =>
    emit({ kind: 'denial-changed', rule: 'DOM-8.2', by, to, denied: true }),
};

export const undeny: DeedOf<'UNDENY'> = {
  fault: (acting, { domain }) => allyFault(acting, domain),
  carryOut: ({ emit, domain: by }, { domain: to }) =>
    emit({ kind: 'denial-changed', rule: 'DOM-8.2', by, to, denied: false }),
};

/** Passage through provinces, or leave to found holdings there (DOM-8.6). */
export const permit: DeedOf<'PERMIT'> = {
  fault: (acting, { domain, provinces = [] }) =>
    firstFault(otherFault(acting, domain), () => ownProvincesFault(acting, provinces)),
  carryOut: ({ emit, state, domain: by }, { domain: to, what, provinces = [] }) =>
    emit({ kind: 'permitted', rule: 'DOM-8.6', by, to, what, provinces, revocableFrom: state.turn }),
};

export const revoke: DeedOf<'REVOKE'> = {
  fault: ({ state, domain: by }, { domain: to, what }) => {
    const given = state.permissions.filter((each) => each.by === by && each.to === to && each.what === what);
    if (given.length === 0) return { code: 'no-permission', domain: to };
    const turn = Math.max(...given.map(({ revocableFrom }) => revocableFrom));
    return turn > state.turn ? { code: 'not-revocable-yet', domain: to, turn } : null;
  },
  carryOut: ({ emit, domain: by }, { domain: to, what }) => emit({ kind: 'revoked', rule: 'DOM-8.6', by, to, what }),
};

export const ownProvincesFault = ({ state, domain }: Acting, provinces: readonly number[]): Refusal | null => {
  const strange = provinces.find((province) => getProvince(state, province).ruler !== domain);
  return strange === undefined ? null : { code: 'not-your-province', province: strange };
};

export const sendGold: DeedOf<'SEND_GOLD'> = {
  fault: (acting, { domain, gold }) => {
    const { treasury } = getDomain(acting.state, acting.domain);
    return firstFault(
      otherFault(acting, domain),
      treasury >= gold ? null : { code: 'short-of-gold', cost: gold, treasury },
    );
  },
  carryOut: ({ emit, domain: from }, { domain: to, gold }) =>
    emit({ kind: 'gold-sent', rule: 'DOM-4.13', from, to, gold }),
};

import { type Branch, type Choice, DONE, type Skip, type Tick } from '@chancery/core';
import { branch, everyNumbered, oneOf, someOf } from '@chancery/kit';
import { domainName, holdingName, provinceName } from '../names/names.ts';
import type { GameKnown } from '../types.ts';
import type { HoldingView, ProvinceView, UnitView } from '../view-types.ts';
import type { DomainNumber, ProvinceNumber } from '../words.ts';

/** What forms offer, from what a domain sees. */

export const othersOf = ({ view }: GameKnown): readonly DomainNumber[] =>
  everyNumbered(view.domains).flatMap(({ number, controller }) =>
    number === view.domain || controller === 'eliminated' ? [] : [number],
  );

export const oneDomain = (
  known: GameKnown,
  of: readonly DomainNumber[],
  then: (domain: DomainNumber) => Choice | null,
): Choice | null =>
  oneOf(
    'domain',
    of.map((domain) => branch(domain, domainName(known.setting, domain), then(domain))),
  );

/** One of several provinces, each with what is asked next. */
export const oneProvince = (
  { setting }: GameKnown,
  param: string,
  provinces: readonly ProvinceNumber[],
  { then, skip }: { readonly then?: Choice | ((province: ProvinceNumber) => Choice | null); readonly skip?: Skip } = {},
): Choice | null => {
  const next = (province: ProvinceNumber): Choice | null =>
    typeof then === 'function' ? then(province) : (then ?? DONE);
  return oneOf(
    param,
    provinces.map((province) => branch(province, provinceName(setting, province), next(province))),
    skip,
  );
};

export const someProvinces = (
  { setting }: GameKnown,
  param: string,
  provinces: readonly ProvinceNumber[],
  skip?: Skip,
): Choice | null =>
  provinces.length === 0
    ? (skip?.then ?? null)
    : {
        ask: 'some',
        param,
        from: 1,
        to: provinces.length,
        of: provinces.map((value): Tick => ({ value, label: provinceName(setting, value) })),
        then: DONE,
        ...(skip === undefined ? {} : { skip }),
      };

export const oneHolding = (
  { setting }: GameKnown,
  param: string,
  holdings: readonly HoldingView[],
  then: (holding: HoldingView) => Choice | null = () => DONE,
): Choice | null =>
  oneOf(
    param,
    holdings.map((holding): Branch | null => {
      const next = then(holding);
      return next && { value: holding.id, label: holdingName(setting, holding), area: holding.province, then: next };
    }),
  );

export const ownProvinces = ({ view }: GameKnown): readonly ProvinceView[] =>
  everyNumbered(view.provinces).filter(({ ruler }) => ruler !== null && ruler === view.domain);
export const ownHoldings = ({ view }: GameKnown): readonly HoldingView[] =>
  view.holdings.filter(({ owner }) => owner === view.domain);
export const foreignHoldings = ({ view }: GameKnown): readonly HoldingView[] =>
  view.holdings.filter(({ owner }) => owner !== view.domain);

/** Units that take orders from the domain (DOM-8.10). */
export const commanded = ({ view }: GameKnown): readonly UnitView[] =>
  view.units.filter(({ owner, loanedTo, borrowerCommands }) =>
    loanedTo !== null && borrowerCommands ? loanedTo === view.domain : owner === view.domain,
  );
export const numbersOf = (things: readonly { readonly number: ProvinceNumber }[]): readonly ProvinceNumber[] =>
  things.map(({ number }) => number);

/** Units of one place, to be taken together; what is asked next is the same whichever are taken. */
export const unitsAsked = (units: readonly UnitView[], then: Choice = DONE): Choice | null =>
  someOf(
    'units',
    units.map(({ name, type }) => ({ value: name, label: `${name} ${type}` })),
    then,
  );

/** Units of one's own, first by the place in which they stand: `at` is not part of the order. */
export const unitsByPlace = (
  known: GameKnown,
  units: readonly UnitView[],
  then: (province: ProvinceNumber, inside: UnitView['inside']) => Choice | null,
): Choice | null =>
  oneOf(
    'at',
    [...Map.groupBy(units, ({ province, inside }) => `${province} ${inside ?? ''}`).values()].map((there) => {
      const [first] = there;
      if (first === undefined) return null;
      const { province, inside } = first;
      const next = then(province, inside);
      const holding = known.view.holdings.find(({ id }) => id === inside);
      const label = holding === undefined ? provinceName(known.setting, province) : holdingName(known.setting, holding);
      return next === null ? null : { value: label, label, area: province, then: unitsAsked(there, next) ?? DONE };
    }),
  );

/** Who of one's own court could be sent. */
export const operatives = (known: GameKnown): Choice | null => {
  const court = known.view.domains[known.view.domain ?? 0];
  if (court === null || court === undefined || court.own === null) return null;
  const { exposed } = court.own;
  return oneOf(
    'by',
    [...court.underlings, court.ruler]
      .filter(({ id }) => !exposed.includes(id))
      .map(({ id, name }) => branch(id, name)),
  );
};

export const provincesRuledIn = ({ view }: GameKnown, domain: DomainNumber): readonly ProvinceView[] =>
  everyNumbered(view.provinces).filter(({ ruler }) => ruler === domain);

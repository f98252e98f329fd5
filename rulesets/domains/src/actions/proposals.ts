import { endRoutesOf } from '../consequences/holdings.ts';
import { settle } from '../consequences/settle.ts';
import type { Refusal } from '../refusals.ts';
import { findHolding, findUnit, getDomain, getProvince, getProvinceInfo, isAlive, unitsOf } from '../rules/find.ts';
import { isRefuge } from '../rules/passage.ts';
import type { Scene } from '../rules/scene.ts';
import { areAllied, areHostile } from '../rules/war.ts';
import { nearestRefuge } from '../rules/ways.ts';
import type { Setting } from '../setting.ts';
import type { Proposal, State, Unit } from '../state.ts';
import { COST, type DomainNumber, PASSAGE_TURNS, ROUTE_LEVEL } from '../words.ts';

/** What two domains agree on: judged when it is proposed, and again when it takes effect. */

/** Why it cannot take effect; null when it can. */
export const termsFault = (state: State, setting: Setting, terms: Omit<Proposal, 'madeTurn'>): Refusal | null => {
  const { from, to, proposal } = terms;
  if (from === to && proposal !== 'trade') return { code: 'same-domain', domain: to };
  if (!isAlive(state, from) || !isAlive(state, to))
    return { code: 'eliminated', domain: isAlive(state, to) ? from : to };
  const hostile = areHostile(state, from, to);
  if (proposal === 'peace') return hostile || from === to ? null : { code: 'not-at-war', domain: to };
  if (hostile && from !== to) return { code: 'at-war', domain: to };
  if (proposal === 'alliance') return areAllied(state, from, to) ? { code: 'allied-already', domain: to } : null;
  if (proposal === 'trade') return routeFault(state, setting, terms) ?? priceFault(state, from);
  if (proposal === 'loan') return loanFault(state, terms);
  return (
    terms.provinces
      .map((province): Refusal | null =>
        getProvince(state, province).ruler === to ? null : { code: 'not-your-province', province },
      )
      .find((fault) => fault !== null) ?? null
  );
};

const priceFault = (state: State, from: DomainNumber): Refusal | null => {
  const { treasury } = getDomain(state, from);
  return treasury >= COST.trade ? null : { code: 'short-of-gold', cost: COST.trade, treasury };
};

/** Two guilds of level 2 in provinces that do not touch, each on no other route (DOM-5.6). */
const routeFault = (
  state: State,
  setting: Setting,
  { from, to, holdings }: Omit<Proposal, 'madeTurn'>,
): Refusal | null => {
  const bad = (why: Extract<Refusal, { code: 'bad-route' }>['why']): Refusal => ({ code: 'bad-route', why });
  const [first, second] = holdings.map((id) => findHolding(state, id));
  if (!first || !second || first.kind !== 'guild' || second.kind !== 'guild') return bad('not a guild');
  if (first.owner !== from || second.owner !== to) return bad('owners');
  if (first.level < ROUTE_LEVEL || second.level < ROUTE_LEVEL) return bad('level');
  if (first.province === second.province) return bad('same province');
  if (getProvinceInfo(setting, first.province).borders.includes(second.province)) return bad('bordering');
  const taken = state.routes.some((route) =>
    [first.id, second.id].some((id) => route.first === id || route.second === id),
  );
  return taken ? bad('taken') : null;
};

const loanFault = (state: State, { from, units }: Omit<Proposal, 'madeTurn'>): Refusal | null => {
  const strange = units.find((id) => findUnit(state, id)?.owner !== from);
  return strange === undefined ? null : { code: 'no-units', units: [strange] };
};

/** It takes effect. */
export const conclude = (scene: Scene, proposal: Proposal): void => {
  const { state, emit } = scene;
  const { from, to, provinces, units, holdings, borrowerCommands, borrowerPays } = proposal;
  switch (proposal.proposal) {
    case 'alliance':
      return emit({ kind: 'allied', rule: 'DOM-8.2', a: from, b: to });
    case 'passage':
      return emit({
        kind: 'permitted',
        rule: 'DOM-8.7',
        by: to,
        to: from,
        what: 'passage',
        provinces,
        revocableFrom: state.turn + PASSAGE_TURNS,
      });
    case 'trade': {
      const [first, second] = holdings as readonly [number, number];
      emit({ kind: 'gold-paid', rule: 'DOM-5.6', domain: from, gold: COST.trade, what: 'a trade route' });
      return emit({ kind: 'route-made', rule: 'DOM-5.6', first, second, by: from, gold: COST.trade });
    }
    case 'loan':
      return emit({ kind: 'loaned', rule: 'DOM-8.9', owner: from, to, units, borrowerCommands, borrowerPays });
    case 'peace':
      return makePeace(scene, from, to);
  }
};

/** Sieges, occupations and tasks between the two end, and units leave each other's land (DOM-8.19). */
const makePeace = (scene: Scene, a: DomainNumber, b: DomainNumber): void => {
  const { state, emit } = scene;
  emit({ kind: 'peace-made', rule: 'DOM-8.19', a, b });
  for (const [domain, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const tasked = unitsOf(state, domain).filter(
      ({ task }) => task !== null && findHolding(state, task.holding)?.owner === other,
    );
    if (tasked.length > 0) {
      emit({ kind: 'task-set', rule: 'DOM-8.19', units: tasked.map(({ id }) => id), task: null });
    }
    endOccupationsOf(scene, domain, other);
    for (const unit of unitsOf(state, domain)) if (isAtHomeOf(state, unit, other)) sendHome(scene, unit);
  }
  settle(scene);
};

const endOccupationsOf = ({ state, emit }: Scene, domain: DomainNumber, other: DomainNumber): void => {
  for (const { id, owner, occupiedBy } of state.holdings) {
    if (owner === other && occupiedBy === domain) {
      emit({ kind: 'holding-occupation-ended', rule: 'DOM-8.19', holding: id });
    }
  }
  for (const province of state.provinces) {
    if (province?.ruler === other && province.occupiedBy === domain) {
      emit({ kind: 'province-occupation-ended', rule: 'DOM-8.19', province: province.number });
    }
  }
};

/** In the field of the other's province, or inside a holding of the other's. */
const isAtHomeOf = (state: State, { province, inside }: Unit, other: DomainNumber): boolean =>
  inside === null ? getProvince(state, province).ruler === other : findHolding(state, inside)?.owner === other;

const sendHome = ({ setting, state, emit }: Scene, unit: Unit): void => {
  if (unit.inside === null && isRefuge(state, unit, unit.province)) return;
  const to = nearestRefuge(setting, state, unit);
  if (to === null) {
    emit({ kind: 'disbanded', rule: 'DOM-8.19', domain: unit.owner, units: [unit.id], why: 'peace' });
  } else {
    emit({ kind: 'retreated', rule: 'DOM-8.19', units: [unit.id], from: unit.province, to, why: 'peace' });
  }
};

/** Two domains that are allies no more: what they have lent each other goes back under its own command (DOM-8.5, 8.9). */
export const endAlliance = (scene: Scene, by: DomainNumber, other: DomainNumber): void => {
  const { state, emit } = scene;
  if (areAllied(state, by, other)) emit({ kind: 'alliance-ended', rule: 'DOM-8.5', by, with: other });
  endLoansBetween(scene, by, other);
};

const endLoansBetween = ({ state, emit }: Scene, one: DomainNumber, other: DomainNumber): void => {
  for (const [owner, borrower] of [
    [one, other],
    [other, one],
  ] as const) {
    const lent = unitsOf(state, owner).filter(({ loanedTo }) => loanedTo === borrower);
    if (lent.length > 0) emit({ kind: 'recalled', rule: 'DOM-8.9', owner, units: lent.map(({ id }) => id) });
  }
};

/** Routes between two domains end when they are hostile (DOM-5.7). */
export const endRoutesBetween = (scene: Scene, one: DomainNumber, other: DomainNumber): void => {
  for (const { first, second } of [...scene.state.routes]) {
    const owners = [first, second].map((id) => findHolding(scene.state, id)?.owner);
    if (owners.includes(one) && owners.includes(other)) endRoutesOf(scene, first, 'war');
  }
};

import { endRoutesOf, setLevel } from '../../consequences/holdings.ts';
import { readPapers, seeProvince } from '../../consequences/knowledge.ts';
import { settle } from '../../consequences/settle.ts';
import type { OrderOf } from '../../order.ts';
import { findHolding, findPerson, getDomain, getHolding, getProvince } from '../../rules/find.ts';
import type { Acting } from '../../rules/scene.ts';
import type { DomainNumber, PersonId } from '../../words.ts';
import { bribedUnit, type CovertVerb, rulingOn } from './attempts.ts';
import { carryOutChanges } from './host-changes.ts';

/** What a covert action does that has succeeded. */

type Effects = { readonly [Verb in CovertVerb]: (acting: Acting, args: OrderOf<Verb>['args']) => void };

export const EFFECTS: Effects = {
  SPY: (acting, { province }) => seeProvince(acting, province),
  ASSASSINATE: (acting, { domain: target, underling }) => {
    const { ruler } = getDomain(acting.state, target);
    die(acting, target, underling ?? ruler.id);
  },
  SABOTAGE: (acting, { holding, from, to, route }) => {
    if (from !== undefined && to !== undefined) {
      acting.emit({ kind: 'bridge-broken', rule: 'DOM-9.15', ends: [from, to], why: 'sabotage' });
    }
    if (route !== undefined) endRoutesOf(acting, route, 'sabotage');
    if (holding === undefined || findHolding(acting.state, holding) === null) return;
    const { level } = getHolding(acting.state, holding);
    if (level > 0) setLevel(acting, holding, level - 1, 'sabotage');
    settle(acting);
  },
  COVERT: (acting, args) => {
    const { effect, changes } = rulingOn(acting, args);
    COVERT_EFFECTS[effect](acting, args);
    carryOutChanges(acting, changes);
  },
};

/** What the templates do (DOM-9.18). */
const COVERT_EFFECTS: { readonly [Effect in OrderOf<'COVERT'>['args']['template']]: Effects['COVERT'] } = {
  unrest: ({ state, emit }, { province }) => {
    if (province === undefined) return;
    const { mood } = getProvince(state, province);
    if (mood > 0) emit({ kind: 'mood-changed', rule: 'DOM-9.18', province, mood: mood - 1, why: 'plot' });
  },
  theft: ({ state, emit, dice, domain: by }, { domain: from }) => {
    const gold = Math.min(dice.at('covert.gold', by).d(THEFT_DIE), getDomain(state, from).treasury);
    emit({ kind: 'stolen', rule: 'DOM-9.18', by, from, gold });
  },
  papers: (acting, { domain: of }) => readPapers(acting, of),
  bribe: (acting, { domain, province, type }) => {
    if (province === undefined || type === undefined) return;
    const unit = bribedUnit(acting.state.units, { domain, province, type });
    if (unit === null) return;
    acting.emit({ kind: 'disbanded', rule: 'DOM-9.18', domain, units: [unit.id], why: 'bribed' });
    settle(acting);
  },
  other: () => {},
};

const THEFT_DIE = 6;

/** Somebody dies; a ruler is followed by the heir, or by a kinsman (DOM-3.7, 3.8). */
export const die = ({ setting, state, emit, memory, round }: Acting, domain: DomainNumber, id: PersonId): void => {
  const court = getDomain(state, domain);
  const person = findPerson(court, id);
  if (person === null) return;
  const { name } = person;
  if (id !== court.ruler.id) return emit({ kind: 'underling-died', rule: 'DOM-3.7', domain, person: id, name });
  const heir = court.underlings.find((underling) => underling.id === court.heir) ?? court.underlings[0] ?? null;
  emit({
    kind: 'ruler-died',
    rule: 'DOM-3.8',
    domain,
    person: id,
    name,
    heir: heir?.id ?? null,
    heirName: heir?.name ?? kinsmanOf(setting.domains[domain]?.name ?? ''),
  });
  if (round !== 0) memory.bereaved.set(domain, round);
};

const kinsmanOf = (domain: string): string => `the kinsman who inherited the ${domain}`;

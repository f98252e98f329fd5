import { copyPlain, type Draft } from '@chancery/core';
import { domainOfCode } from '../rules/find.ts';
import type { Domain, Person, State, Unit } from '../state.ts';
import type { GameKnown } from '../types.ts';
import type { DomainView, PersonView, UnitView } from '../view-types.ts';
import type { DomainNumber, UnitType } from '../words.ts';
import { NATIVES, UNIT_TYPES } from '../words.ts';
import { NOTHING_KNOWN_OF_HOLDING, NOTHING_KNOWN_OF_PROVINCE } from './nothing-known.ts';

/**
 * A state as a domain has to suppose it from what it knows: others do nothing, have no gold, and have the troops that were last
 * seen, the oldest news no better than the newest. Forces of unknown kinds are supposed to be Infantry.
 */
export const supposedState = ({ setting, view }: GameKnown): Draft<State> => {
  const own = view.units.map((unit, at): Unit => ({ ...withoutName(unit), id: at + 1 }));
  const seen = sightedUnits({ setting, view }, own);
  const ids = new Map(view.units.map(({ name }, at) => [name, at + 1]));
  const state: State = {
    turn: view.turn,
    domains: view.domains.map((domain) => domain && supposedDomain(domain, view.turn)),
    provinces: view.provinces.map(
      (province) =>
        province && {
          ...NOTHING_KNOWN_OF_PROVINCE,
          ...province.inside,
          number: province.number,
          level: province.level,
          ruler: province.ruler,
        },
    ),
    bridges: view.bridges,
    holdings: view.holdings.map(({ inside, ...holding }) => ({
      ...NOTHING_KNOWN_OF_HOLDING,
      ...reported(view, holding.id),
      ...inside,
      ...holding,
    })),
    units: [...own, ...seen],
    wars: view.wars,
    treaties: view.treaties,
    permissions: view.permissions,
    denials: view.denials,
    routes: view.routes,
    proposals: view.proposals.map((proposal) => ({
      ...proposal,
      units: proposal.units.flatMap((name) => ids.get(name) ?? []),
    })),
    known: view.domains.map((domain) => domain && { forces: [], provinces: [], papers: [] }),
    next: {
      holding: Math.max(0, ...view.holdings.map(({ id }) => id)) + 1,
      unit: own.length + seen.length + 1,
      person:
        Math.max(
          0,
          ...view.domains
            .flatMap((domain) => (domain === null ? [] : [domain.ruler, ...domain.underlings]))
            .map(({ id }) => id),
        ) + 1,
    },
  };
  return copyPlain(state) as Draft<State>;
};

const withoutName = ({ name: _, ...unit }: UnitView): Omit<Unit, 'id'> => unit;

const supposedDomain = ({ number, capital, controller, ruler, underlings, own }: DomainView, turn: number): Domain => {
  const person = ({ id, name }: PersonView): Person => ({
    id,
    name,
    busyTurn: null,
    exposedTurn: own?.exposed.includes(id) ? turn - 1 : null,
  });
  return {
    number,
    treasury: own?.treasury ?? 0,
    ruler: person(ruler),
    underlings: underlings.map(person),
    heir: own?.heir ?? null,
    capital,
    // Nobody acts for the others: their sheets are not known.
    controller: controller === 'eliminated' ? 'eliminated' : 'player',
    missed: own?.missed ?? 0,
    assassinationDone: false,
    sabotageDone: false,
    counterspyFrom: null,
    lostRoundTurn: own?.lostRoundTurn ?? null,
    raised: own?.raised ?? 0,
  };
};

/** What a spy has last reported of a holding. */
const reported = ({ known }: GameKnown['view'], holding: number): object => {
  const found = known.provinces.flatMap(({ holdings }) => holdings).find((each) => each.holding === holding);
  if (found === undefined) return {};
  const { level, fortified, siegeLevel, occupiedBy } = found;
  return { level, fortified, siegeLevel, occupiedBy };
};

/** Forces that were seen, unless they are among those that one sees now. */
const sightedUnits = ({ setting, view }: GameKnown, visible: readonly Unit[]): readonly Unit[] => {
  const units: Unit[] = [];
  for (const { area, owner, figures } of view.known.forces) {
    const domain = owner === NATIVES || owner === null ? null : domainOfCode(setting, owner);
    if (owner === null || visible.some((unit) => unit.owner === domain && unit.province === area)) continue;
    for (const { kind, said } of figures) {
      for (let count = 0; count < said; count += 1) {
        units.push({
          ...STRANGER,
          id: visible.length + units.length + 1,
          owner: domain as DomainNumber | null,
          type: kind ?? SUPPOSED,
          province: area,
        });
      }
    }
  }
  return units;
};

/** What a force of unknown kinds is supposed to be: points are counted, and each of these is one. */
const SUPPOSED: UnitType = UNIT_TYPES[3];

const STRANGER: Omit<Unit, 'id' | 'owner' | 'type' | 'province'> = {
  number: 0,
  loanedTo: null,
  borrowerCommands: false,
  borrowerPays: false,
  inside: null,
  raisedTurn: 1,
  home: null,
  stance: 'stand',
  retreatTo: [],
  joinScouts: true,
  task: null,
};

import { type Draft, NOBODY } from '@chancery/core';
import { type EventKinds, toEverybody } from '@chancery/kit';
import { MORALE } from '../data/figures.ts';
import { generalIn, nationIn } from '../draft/find.ts';
import type { PeopleEvent } from '../events/people.ts';
import { getGeneral, getProvince } from '../rules/find.ts';
import type { General, Nation, State } from '../state.ts';
import { toNations } from '../tell/to-nations.ts';
import type { GamePosition, Types } from '../types.ts';

/** Generals. Skill and true loyalty reach nobody (UM-10.9); what others hear of generals, news say. */
export const PEOPLE: EventKinds<Types, PeopleEvent> = {
  'general-appeared': {
    apply: (draft, { general }) => {
      draft.generals.push({ ...general } as Draft<General>);
    },
    tell: ({ rule, why, general }, { setting }) => {
      const { skill: _skill, trueLoyalty: _trueLoyalty, ...known } = general;
      return toNations(setting, [general.nation], { kind: 'new-general' as const, rule, general: known, why });
    },
  },
  'replacement-place-set': {
    apply: (draft, { nation, province }) => {
      nationIn(draft, nation).replacementProvince = province;
    },
    tell: () => NOBODY,
  },
  'replacements-due': {
    apply: (draft, { nation, due }) => {
      nationIn(draft, nation).replacementsDue = due;
    },
    tell: () => NOBODY,
  },
  reassigned: {
    apply: (draft, { general, command }) => {
      generalIn(draft, general).command = command;
    },
    tell: (event, position) => toNations(position.setting, [nationOf(position, event)], event),
  },
  'ranks-set': {
    apply: (draft, { ranks }) => {
      for (const { general, level } of ranks) generalIn(draft, general).seniority = level;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'loyalty-shaken': {
    apply: (draft, { general, trueLoyalty }) => {
      generalIn(draft, general).trueLoyalty = trueLoyalty;
    },
    tell: () => NOBODY,
  },
  'reputation-changed': {
    apply: (draft, { general, reputation }) => {
      generalIn(draft, general).reputation = reputation;
    },
    tell: (event, position) => toNations(position.setting, [nationOf(position, event)], event),
  },
  'general-hurt': {
    apply: (draft, { general, until }) => {
      Object.assign(generalIn(draft, general), { state: 'incapacitated', incapUntil: until });
    },
    tell: (event, position) => toNations(position.setting, [nationOf(position, event)], event),
  },
  'general-fit-again': {
    apply: (draft, { general }) => {
      Object.assign(generalIn(draft, general), { state: 'fit', incapUntil: null });
    },
    tell: (event, position) => toNations(position.setting, [nationOf(position, event)], event),
  },
  /** The employer hears all; the ruler of the victim what happened, and who paid if it was traced (UM-9.12, 9.13). */
  'assassin-sent': {
    apply: (draft, { general, health }) => {
      generalIn(draft, general).health = health;
    },
    tell: (event, position) => {
      const { rule, by, general, result, health, traced } = event;
      const victim = nationOf(position, event);
      const noticed = { kind: 'attempt-noticed' as const, rule, general, result, health, by: traced ? by : null };
      return [
        ...toNations(position.setting, [by], event),
        ...(victim === by ? [] : toNations(position.setting, [victim], noticed)),
      ];
    },
  },
  'bribe-offered': { tell: (event, { setting }) => toNations(setting, [event.by], event) },
  'officer-apprehended': {
    tell: (event, { setting, state }) => toNations(setting, [getProvince(state, event.province).owner], event),
  },
  'general-died': {
    apply: (draft, { general, cinc }) => {
      const dead = generalIn(draft, general);
      Object.assign(dead, { state: 'dead', incapUntil: null });
      if (cinc) Object.assign(nationIn(draft, dead.nation), { cincShock: MORALE.cincTurns, cincRevolt: true });
    },
    tell: (event, position) => toNations(position.setting, [nationOf(position, event)], event),
  },
  'general-rebelled': {
    apply: (draft, { general, followers }) => {
      for (const gone of [general, ...followers]) generalIn(draft, gone).state = 'removed';
    },
    tell: (event, position) => toNations(position.setting, [nationOf(position, event)], event),
  },
  'general-ransomed': {
    apply: (draft, { general, to }) => {
      generalIn(draft, general).location = to;
    },
    tell: (event, position) => toNations(position.setting, [nationOf(position, event), event.captor], event),
  },
  'general-moved': {
    apply: (draft, { general, to }) => {
      generalIn(draft, general).location = to;
    },
    tell: (event, position) => toNations(position.setting, [nationOf(position, event)], event),
  },
  'revolts-past': {
    apply: (draft, { nation }) => {
      nationIn(draft, nation).cincRevolt = false;
    },
    tell: () => NOBODY,
  },
  'generals-aged': {
    apply: (draft, { years }) => {
      for (const general of draft.generals)
        if (general.state !== 'dead' && general.state !== 'removed') general.age += years;
    },
    tell: () => NOBODY,
  },
  'nation-founded': {
    apply: (draft, { nation, general, followers }) => foundNation(draft, nation, [general, ...followers]),
    tell: toEverybody,
  },
  'originals-counted': {
    apply: (draft, { nation, revenue, forces }) => {
      Object.assign(nationIn(draft, nation), { originalRevenue: revenue, originalForces: forces });
    },
    tell: () => NOBODY,
  },
};

const nationOf = ({ state }: GamePosition, { general }: { readonly general: number }): number =>
  getGeneral(state, general).nation;

/** It takes the place kept for it, knowing nothing; its generals follow (UM-17.26). */
const foundNation = (draft: Draft<State>, nation: Nation, generals: readonly number[]): void => {
  draft.nations[nation.number] = { ...nation, enemies: [...nation.enemies] };
  draft.known[nation.number] = { forces: [], provinces: draft.provinces.map(() => null), generals: [] };
  const old = new Set(nation.enemies);
  for (const each of draft.nations) {
    if (each !== null && old.has(each.number)) each.enemies = [...each.enemies, nation.number].sort((a, b) => a - b);
  }
  for (const number of generals) generalIn(draft, number).nation = nation.number;
};

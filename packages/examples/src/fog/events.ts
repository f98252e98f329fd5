import type { Draft } from '@chancery/core';
import {
  type EventKinds,
  eventRules,
  lookedOver,
  numberGiven,
  type SightingMemory,
  sightedIn,
  toEverybody,
} from '@chancery/kit';
import { powerOn } from '../ground/ground.ts';
import { toPowers } from '../ground/tell.ts';
import { unitName } from './rules.ts';
import type { Event, Fog, FogSighting } from './types.ts';

/** What each event does, and who hears of it. */
const KINDS: EventKinds<Fog, Event> = {
  mustered: {
    apply: (draft, { unit, cost }, setting) => {
      draft.units.push(unit);
      const { code } = powerOn(setting, unit.owner);
      draft.silver[code] = (draft.silver[code] ?? 0) - cost;
      numberGiven(draft.numbers, code, unit.number);
    },
    tell: (event, { setting }) => toPowers(setting, [event.unit.owner], event),
  },
  marched: {
    apply: (draft, { power, unit, through }) => {
      const found = draft.units.find((each) => each.owner === power && unitName(each) === unit);
      if (found) found.at = through.at(-1) ?? found.at;
    },
    tell: (event, { setting }) => toPowers(setting, [event.power], event),
  },
  'battle-fought': {
    tell: (event, { setting }) =>
      toPowers(
        setting,
        event.sides.map(({ power }) => power),
        event,
      ),
  },
  fell: {
    apply: (draft, { power, units }) => {
      draft.units = draft.units.filter((unit) => unit.owner !== power || !units.includes(unitName(unit)));
    },
    tell: (event, { setting }) => toPowers(setting, [event.power], event),
  },
  taken: {
    apply: (draft, { area, by }) => {
      draft.owners[area] = by;
    },
    tell: toEverybody,
  },
  rose: {
    apply: (draft, { power, area }, setting) => {
      const { code } = powerOn(setting, power);
      draft.owners[area] = power;
      draft.silver[code] = 0;
      draft.numbers[code] = 0;
      draft.sightings[code] = [];
    },
    tell: toEverybody,
  },
  looked: {
    apply: (draft, { power, areas, seen }, setting) => {
      const { code } = powerOn(setting, power);
      const known: SightingMemory<FogSighting> = draft.sightings[code] ?? [];
      const memory = areas.reduce((kept, area) => lookedOver(kept, area, sightedIn(seen, area)), known);
      draft.sightings[code] = memory as Draft<FogSighting[]>;
    },
    tell: (event, { setting }) => toPowers(setting, [event.power], event),
  },
  earned: {
    apply: (draft, { power, silver }, setting) => {
      const { code } = powerOn(setting, power);
      draft.silver[code] = (draft.silver[code] ?? 0) + silver;
    },
    tell: (event, { setting }) => toPowers(setting, [event.power], event),
  },
  'turn-ended': {
    apply: (draft) => {
      draft.turn += 1;
    },
    tell: toEverybody,
  },
};

export const EVENT_RULES = eventRules<Fog, { readonly fog: Event }>({ fog: KINDS });

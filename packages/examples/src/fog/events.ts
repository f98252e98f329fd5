import { type EventKinds, eventRules, toEverybody } from '@chancery/kit';
import { powerOn } from '../ground/ground.ts';
import { toPowers } from '../ground/tell.ts';
import { unitName } from './rules.ts';
import type { Event, Fog } from './types.ts';

/** What each event does, and who hears of it. */
const KINDS: EventKinds<Fog, Event> = {
  mustered: {
    apply: (draft, { unit, cost }, setting) => {
      draft.units.push(unit);
      const { code } = powerOn(setting, unit.owner);
      draft.silver[code] = (draft.silver[code] ?? 0) - cost;
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
  looked: {
    apply: (draft, { power, areas, seen }) => {
      const kept = draft.sightings.filter(({ by, area }) => by !== power || !areas.includes(area));
      draft.sightings = [...kept, ...seen];
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

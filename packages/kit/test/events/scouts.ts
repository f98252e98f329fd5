import { type Position, type SeatId, seatId } from '@chancery/core';
import type { EventAbout, EventKinds, EventTable } from '../../src/index.ts';
import { toEverybody } from '../../src/index.ts';

/** Marchers go from place to place, and whoever has a scout in a place sees who is there. */
export type Scouts = {
  readonly scenario: null;
  readonly options: null;
  readonly setting: { readonly scouts: { readonly [seat: string]: number } };
  readonly state: { readonly at: number; readonly day: number };
  readonly order: { readonly verb: 'WAIT'; readonly args: Record<string, never> };
  readonly event: ScoutsEvent;
  readonly told: ScoutsEvent | { readonly kind: 'seen'; readonly rule: string; readonly when: string };
  readonly view: null;
  readonly refusal: never;
  readonly memory: null;
};

type MarchEvent = { readonly kind: 'marched'; readonly to: number } | { readonly kind: 'sang'; readonly song: string };
type DayEvent = { readonly kind: 'day-ended'; readonly day: number };

export interface ByTopic {
  readonly march: MarchEvent;
  readonly day: DayEvent;
}
export type ScoutsEvent = EventAbout<ByTopic>;

const watchers = ({ setting, state }: Position<Scouts>): readonly SeatId[] =>
  Object.keys(setting.scouts)
    .filter((seat) => setting.scouts[seat] === state.at)
    .map(seatId);

const seen = (position: Position<Scouts>, when: string) => [
  { to: watchers(position), told: { kind: 'seen' as const, rule: 'SC-1', when } },
];

const MARCH: EventKinds<Scouts, MarchEvent> = {
  marched: {
    apply: (draft, { to }) => {
      draft.at = to;
    },
    tell: (_, position) => seen(position, 'leaving'),
    tellAfter: (_, position) => seen(position, 'arriving'),
  },
  sang: { tell: toEverybody },
};

const DAY: EventKinds<Scouts, DayEvent> = {
  'day-ended': {
    apply: (draft, { day }, setting) => {
      draft.day = day + Object.keys(setting.scouts).length;
    },
    tell: toEverybody,
  },
};

export const EVENTS: EventTable<Scouts, ByTopic> = { march: MARCH, day: DAY };

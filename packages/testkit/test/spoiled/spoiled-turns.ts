import type { Draft, Phase } from '@chancery/core';
import {
  againFaults,
  lockStepFaults,
  replayFaults,
  shuffleFaults,
  untouchedFaults,
} from '../../src/suite/same-again.ts';
import { PURSES } from '../toy/purses.ts';
import type { Purses, PursesState } from '../toy/purses-types.ts';
import { inTurns, type SpoiledCase } from './spoiled-case.ts';

const [blessings, ordinary] = PURSES.phases as readonly [Phase<Purses>, Phase<Purses>];

const phase = (run: Phase<Purses>['run']): Pick<typeof PURSES, 'phases'> => ({
  phases: [blessings, { ...ordinary, run }],
});

const boast = (seat: string, fame: number) => ({ kind: 'boasted', rule: 'PU-1.3', seat, roll: 1, fame }) as const;

const callsCounted = (): Pick<typeof PURSES, 'phases'> => {
  let calls = 0;
  return phase(({ emit }) => {
    calls += 1;
    emit(boast('Ann', calls));
  });
};

const settingsCounted = (): Pick<typeof PURSES, 'phases'> => {
  const seen = new WeakMap<object, number>();
  return phase(({ setting, emit }) => {
    const times = (seen.get(setting) ?? 0) + 1;
    seen.set(setting, times);
    emit(boast('Ann', times));
  });
};

export const SPOILED_TURNS: readonly SpoiledCase[] = [
  {
    what: 'a phase that writes to the state without an event',
    spoiled: phase(({ state }) => {
      (state as Draft<PursesState>).turn += 1;
    }),
    faults: inTurns(replayFaults),
    found: /the replayed state has another hash/,
  },
  {
    what: 'a memory from call to call',
    spoiled: callsCounted(),
    faults: inTurns(againFaults),
    found: /another state/,
  },
  {
    what: 'a memory that a saved campaign loses',
    spoiled: settingsCounted(),
    faults: (ruleset, campaigns) => campaigns.flatMap(({ turns }) => lockStepFaults(ruleset, turns)),
    found: /turn 2: another state/,
  },
  {
    what: 'first come, first served',
    spoiled: phase(({ sheets, state, emit }) => {
      for (const seat of Object.keys(sheets)) {
        emit(boast(seat, (state.fame['Ann'] ?? 0) + 1));
        emit(boast('Ann', 1));
      }
    }),
    faults: inTurns(shuffleFaults),
    found: /another events/,
  },
  {
    what: 'orders that are crossed off the sheet itself',
    spoiled: phase(({ sheets }) => {
      for (const { orders } of Object.values(sheets)) (orders as unknown[]).pop();
    }),
    faults: inTurns(untouchedFaults),
    found: /the record has changed/,
  },
];

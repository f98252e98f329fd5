import { type Draft, NOBODY } from '@chancery/core';
import type { EventKinds } from '@chancery/kit';
import { generalIn } from '../draft/find.ts';
import { addUnits, stackIn, takeUnits } from '../draft/stacks.ts';
import type { ForcesEvent } from '../events/forces.ts';
import type { State } from '../state.ts';
import { toNations } from '../tell/to-nations.ts';
import type { Types } from '../types.ts';
import { type GeneralNumber, INDEPENDENTS, type ProvinceNumber } from '../words.ts';

/** Everybody reads of their own units; what others see of them, intelligence and news say. */
export const FORCES: EventKinds<Types, ForcesEvent> = {
  'units-raised': {
    apply: (draft, { nation, province, units }) => addUnits(draft, nation, province, units),
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'units-lost': {
    apply: (draft, { nation, province, units }, setting) => takeUnits(draft, setting, { nation, province }, units),
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'units-disbanded': {
    apply: (draft, { nation, province, units }, setting) => takeUnits(draft, setting, { nation, province }, units),
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'units-converted': {
    apply: (draft, { nation, province, from, to, given, gained }) => {
      const stack = stackIn(draft, nation, province);
      stack.units[from] = (stack.units[from] ?? 0) - given;
      stack.units[to] = (stack.units[to] ?? 0) + gained;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'leg-marched': {
    apply: (draft, { nation, from, to, units, generals }, setting) => {
      takeUnits(draft, setting, { nation, province: from }, units);
      if (units.some((each) => each > 0)) addUnits(draft, nation, to, units);
      moveGenerals(draft, generals, to);
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'units-withdrew': {
    apply: (draft, { nation, from, to, units, generals }, setting) => {
      takeUnits(draft, setting, { nation, province: from }, units);
      if (units.some((each) => each > 0)) addUnits(draft, nation, to, units);
      moveGenerals(draft, generals, to);
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'feudal-dispersed': {
    apply: (draft, { nation, leave, come }, setting) => {
      for (const { province, units } of leave) takeUnits(draft, setting, { nation, province }, units);
      for (const { province, units } of come) addUnits(draft, nation, province, units);
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'combat-orders-set': {
    apply: (draft, { nation, province, army, fleet }) => {
      const stack = stackIn(draft, nation, province);
      if (army !== null) stack.armyOrder = army;
      if (fleet !== null) stack.fleetOrder = fleet;
    },
    tell: () => NOBODY,
  },
  'relief-arrived': {
    apply: (draft, { nation, province }) => {
      stackIn(draft, nation, province).reliefArrived = true;
    },
    tell: () => NOBODY,
  },
  'units-changed-sides': {
    apply: (draft, { from, to, province, units }, setting) => {
      takeUnits(draft, setting, { nation: from, province }, units);
      addUnits(draft, to, province, units);
    },
    tell: (event, { setting }) => toNations(setting, [event.from, event.to], event),
  },
  'rebels-disbanded': {
    apply: (draft, { province, units }, setting) =>
      takeUnits(draft, setting, { nation: INDEPENDENTS, province }, units),
    tell: () => NOBODY,
  },
  /** Whoever lost it hears where, not by whom; whoever broke it hears whose it was (UM-18.10). */
  'network-destroyed': {
    apply: (draft, { nation, province, units }, setting) => takeUnits(draft, setting, { nation, province }, units),
    tell: (event, { setting }) => {
      const { rule, nation, province } = event;
      return [
        ...toNations(setting, [nation], { kind: 'network-lost' as const, rule, nation, province }),
        ...toNations(setting, [event.by], event),
      ];
    },
  },
};

const moveGenerals = (draft: Draft<State>, generals: readonly GeneralNumber[], to: ProvinceNumber): void => {
  for (const general of generals) generalIn(draft, general).location = to;
};

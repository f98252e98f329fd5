import type { Draft } from '@chancery/core';
import type { EventKinds } from '@chancery/kit';
import { generalIn, nationIn, provinceIn } from '../draft/find.ts';
import { setUnits, stackIn } from '../draft/stacks.ts';
import type { EditEvent } from '../events/edits.ts';
import type { General } from '../state.ts';
import { toNations } from '../tell/to-nations.ts';
import type { Types } from '../types.ts';

/** What the host puts right is told to those whose own it is or was (UM-23.14). */
export const EDITS: EventKinds<Types, EditEvent> = {
  'treasury-edited': {
    apply: (draft, { nation, tenths }) => {
      nationIn(draft, nation).treasury += tenths;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'nation-edited': {
    apply: (draft, { nation, taxRate, morale, capital, enemies }) => {
      Object.assign(nationIn(draft, nation), { taxRate, morale, capital, enemies: [...enemies] });
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  /** A new owner is besieged by nobody yet, and nobody rebels. A city that stands was one; loyalty raises its own bound. */
  'province-edited': {
    apply: (draft, { province, from, to, cty, loyalty, base, inv, dev }) => {
      const edited = provinceIn(draft, province);
      if (from !== to) Object.assign(edited, { siege: null, rebelAgainst: null });
      Object.assign(edited, { owner: to, cty, loyalty, base, inv, dev });
      edited.loyaltyCap = Math.max(edited.loyaltyCap, loyalty);
      edited.everCity ||= cty !== 'N';
    },
    tell: (event, { setting }) => toNations(setting, [event.from, event.to], event),
  },
  'troops-edited': {
    apply: (draft, { nation, province, type, count }, setting) =>
      setUnits(draft, setting, { nation, province }, { type, count }),
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  /** Skill and true loyalty reach nobody here either (UM-10.9). */
  'general-edited': {
    apply: (draft, { general }) => {
      Object.assign(generalIn(draft, general.number), general as Draft<General>);
    },
    tell: ({ rule, general, from }, { setting }) => {
      const { skill: _skill, trueLoyalty: _trueLoyalty, ...known } = general;
      const told = { kind: 'general-corrected' as const, rule, general: known, from };
      return toNations(setting, [from, general.nation], told);
    },
  },
  'stance-edited': {
    apply: (draft, { nation, province, army, fleet }) => {
      Object.assign(stackIn(draft, nation, province), { armyOrder: army, fleetOrder: fleet });
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'siege-edited': {
    apply: (draft, { province, besiegers, t }) => {
      const edited = provinceIn(draft, province);
      const { reliefBeaten, reliefOutside } = edited.siege ?? { reliefBeaten: null, reliefOutside: [] };
      edited.siege = besiegers.length === 0 ? null : { besiegers: [...besiegers], t, reliefBeaten, reliefOutside };
    },
    tell: (event, { setting }) => toNations(setting, [event.owner, ...event.besiegers, ...event.parted], event),
  },
  /** From whom it is kept learns that something is, and not what. */
  'news-edited': {
    apply: (draft, { what, province, nations }) => {
      for (const news of draft.pendingNews) {
        if (news.what === what && (province === null || news.province === province)) news.heard.push(...nations);
      }
    },
    tell: (event, { setting }) => [
      ...toNations(setting, event.heard, event),
      ...toNations(setting, event.nations, { kind: 'news-kept-back' as const, rule: event.rule }),
    ],
  },
};

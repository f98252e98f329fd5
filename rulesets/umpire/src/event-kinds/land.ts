import { NOBODY } from '@chancery/core';
import { type EventKinds, toEverybody } from '@chancery/kit';
import { nationIn, provinceIn } from '../draft/find.ts';
import type { LandEvent } from '../events/land.ts';
import { getProvince } from '../rules/find.ts';
import { toNations } from '../tell/to-nations.ts';
import type { Types } from '../types.ts';

/** The change itself: its owner reads of it. What others learn, news tell them. */
export const LAND: EventKinds<Types, LandEvent> = {
  improved: {
    apply: (draft, { province, points }) => {
      provinceIn(draft, province).invPending += points;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'works-finished': {
    apply: (draft, { province, points }) => {
      const built = provinceIn(draft, province);
      built.inv += points;
      built.invPending = 0;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  /** Names are public. */
  'city-founded': {
    apply: (draft, { province, name, code, revenue, loyalty, oldName, oldCode }) => {
      Object.assign(provinceIn(draft, province), {
        name,
        code,
        oldName: { name: oldName, code: oldCode },
        cty: 'Y',
        everCity: true,
        orig: revenue,
        base: revenue,
        inv: 0,
        invPending: 0,
        dev: 0,
        loyalty,
        foundedTurn: draft.turn,
      });
    },
    tell: toEverybody,
  },
  'city-rebuilt': {
    apply: (draft, { province, loyalty }) => {
      Object.assign(provinceIn(draft, province), { cty: 'Y', loyalty });
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'city-destroyed': {
    apply: (draft, { province, loyalty, loyaltyCap }) => {
      Object.assign(provinceIn(draft, province), { cty: 'D', inv: 0, invPending: 0, loyalty, loyaltyCap });
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  devastated: {
    apply: (draft, { province, inv, dev }) => {
      Object.assign(provinceIn(draft, province), { inv, dev });
    },
    tell: (event, { setting, state }) => toNations(setting, [getProvince(state, event.province).owner], event),
  },
  recovered: {
    apply: (draft, { province, dev }) => {
      provinceIn(draft, province).dev = dev;
    },
    tell: (event, { setting, state }) => toNations(setting, [getProvince(state, event.province).owner], event),
  },
  declined: {
    apply: (draft, { province, base, inv, dev }) => {
      Object.assign(provinceIn(draft, province), { base, inv, dev });
    },
    tell: (event, { setting, state }) => toNations(setting, [getProvince(state, event.province).owner], event),
  },
  'colony-made': {
    apply: (draft, { province }) => {
      provinceIn(draft, province).loyalty = 2;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'capital-moved': {
    apply: (draft, { nation, from, to, fromLoyalty, toLoyalty }) => {
      nationIn(draft, nation).capital = to;
      if (from !== null && fromLoyalty !== null) provinceIn(draft, from).loyalty = fromLoyalty;
      provinceIn(draft, to).loyalty = toLoyalty;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'province-passed': {
    apply: (draft, { province, from, to, manner, loyalty, rebelAgainst, siege }) => {
      const taken = provinceIn(draft, province);
      Object.assign(taken, { owner: to, loyalty, rebelAgainst });
      taken.siege =
        siege === null ? null : { ...siege, besiegers: [...siege.besiegers], reliefOutside: [...siege.reliefOutside] };
      if (manner === 'cession') Object.assign(taken, { cededBy: from, cededTurn: draft.turn });
    },
    tell: (event, { setting }) => toNations(setting, [event.from, event.to], event),
  },
  'rebels-against': {
    apply: (draft, { province, nation }) => {
      provinceIn(draft, province).rebelAgainst = nation;
    },
    tell: () => NOBODY,
  },
  'siege-set': {
    apply: (draft, { province, siege }) => {
      provinceIn(draft, province).siege = {
        ...siege,
        besiegers: [...siege.besiegers],
        reliefOutside: [...siege.reliefOutside],
      };
    },
    tell: () => NOBODY,
  },
  'siege-over': {
    apply: (draft, { province }) => {
      provinceIn(draft, province).siege = null;
    },
    tell: () => NOBODY,
  },
};

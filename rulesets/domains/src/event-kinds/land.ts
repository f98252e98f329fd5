import type { Draft } from '@chancery/core';
import { type EventKinds, toEverybody } from '@chancery/kit';
import { endOccupation, endSiege, giveHolding, removeHolding, removeUnits } from '../draft/changes.ts';
import { holdingIn, provinceIn, unitsIn } from '../draft/find.ts';
import type { LandEvent } from '../events/land.ts';
import { getHolding, getProvince } from '../rules/find.ts';
import { placeOfBorder } from '../rules/passage.ts';
import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import { toDomains } from '../tell/to-domains.ts';
import type { Types } from '../types.ts';
import { CONQUERED_MOOD, type DomainNumber, type HoldingId, type ProvinceNumber } from '../words.ts';

const NEW_HOLDING = {
  level: 1,
  siegeLevel: null,
  siegeRounds: 0,
  fortified: false,
  occupiedBy: null,
  occupiedSince: null,
  musteredTurn: null,
  musteredPoints: 0,
  raisedTurn: null,
};

export const LAND: EventKinds<Types, LandEvent> = {
  'tax-set': {
    apply: (draft, { province, rate }) => {
      provinceIn(draft, province).taxRate = rate;
    },
    tell: (event, { setting, state }) => toDomains(setting, [rulerOf(state, event.province)], event),
  },
  'mood-changed': {
    apply: (draft, { province, mood, why }) => {
      const land = provinceIn(draft, province);
      land.mood = mood;
      if (why === 'pillage') {
        land.pillagedTurn = draft.turn;
        land.noTaxTurn = draft.turn + 1;
      }
    },
    tell: (event, { setting, state }) => toDomains(setting, [rulerOf(state, event.province)], event),
  },
  'province-level-changed': {
    apply: (draft, { province, level }) => {
      provinceIn(draft, province).level = level;
    },
    tell: (event, { setting, state }) => toDomains(setting, [rulerOf(state, event.province)], event),
  },
  founded: {
    apply: (draft, { domain, holding, province, sort }) => {
      draft.holdings.push({ ...NEW_HOLDING, id: holding, province, kind: sort, owner: domain });
      draft.next.holding = Math.max(draft.next.holding, holding + 1);
    },
    tell: (event, { setting, state }) => toDomains(setting, [event.domain, rulerOf(state, event.province)], event),
  },
  'founding-failed': { tell: (event, { setting }) => toDomains(setting, [event.domain], event) },
  'province-raised': {
    apply: (draft, { province, level }) => {
      const land = provinceIn(draft, province);
      land.level = level;
      land.raisedTurn = draft.turn;
    },
    tell: (event, { setting }) => toDomains(setting, [event.domain], event),
  },
  'holding-raised': {
    apply: (draft, { holding, level }) => {
      const raised = holdingIn(draft, holding);
      raised.level = level;
      raised.raisedTurn = draft.turn;
    },
    tell: (event, { setting, state }) => toDomains(setting, knowing(state, event.holding), event),
  },
  contested: {
    tell: (event, { setting, state }) => toDomains(setting, [event.by, getHolding(state, event.target).owner], event),
  },
  fortified: {
    apply: (draft, { holding }) => {
      holdingIn(draft, holding).fortified = true;
    },
    tell: (event, { setting, state }) => toDomains(setting, knowing(state, event.holding), event),
  },
  'holding-level-changed': {
    apply: (draft, { holding, level, siegeLevel }) => {
      Object.assign(holdingIn(draft, holding), { level, siegeLevel });
    },
    tell: (event, { setting, state }) => toDomains(setting, knowing(state, event.holding), event),
  },
  'holding-removed': {
    apply: (draft, { holding }) => removeHolding(draft, holding),
    tell: (event, { setting, state }) => toDomains(setting, knowing(state, event.holding), event),
  },
  'holdings-merged': {
    apply: (draft, { from, into, level, fortified }) => {
      for (const unit of draft.units) if (unit.inside === from) unit.inside = into;
      removeHolding(draft, from);
      Object.assign(holdingIn(draft, into), { level, fortified });
    },
    tell: (event, { setting, state }) => toDomains(setting, knowing(state, event.into), event),
  },
  'bridge-built': {
    apply: (draft, { ends }, setting) => {
      draft.bridges.push(placeOf(setting, ends));
      draft.bridges.sort((one, other) => one - other);
    },
    tell: toEverybody,
  },
  'bridge-broken': {
    apply: (draft, { ends }, setting) => {
      const place = placeOf(setting, ends);
      draft.bridges = draft.bridges.filter((bridge) => bridge !== place);
    },
    tell: toEverybody,
  },

  'siege-began': {
    apply: (draft, { holding }) => {
      const besieged = holdingIn(draft, holding);
      besieged.siegeLevel = besieged.level;
      besieged.siegeRounds = 0;
    },
    tell: (event, { setting, state }) =>
      toDomains(setting, [...event.besiegers, ...knowing(state, event.holding)], event),
  },
  'siege-held': {
    apply: (draft, { holding, rounds }) => {
      holdingIn(draft, holding).siegeRounds = rounds;
    },
    tell: (event, { setting, state }) => toDomains(setting, [getHolding(state, event.holding).owner], event),
  },
  'siege-advanced': {
    apply: (draft, { holding, siegeLevel }) => {
      holdingIn(draft, holding).siegeLevel = siegeLevel;
    },
    tell: (event, { setting, state }) => toDomains(setting, atSiege(state, event.holding), event),
  },
  'siege-lifted': {
    apply: (draft, { holding }) => endSiege(holdingIn(draft, holding)),
    tell: (event, { setting, state }) => toDomains(setting, atSiege(state, event.holding), event),
  },
  'holding-occupied': {
    apply: (draft, { holding, by, units }) => {
      Object.assign(holdingIn(draft, holding), { occupiedBy: by, occupiedSince: draft.turn });
      for (const unit of unitsIn(draft, units)) {
        unit.inside = holding;
        unit.task = null;
      }
    },
    tell: (event, { setting, state }) => toDomains(setting, [event.by, ...knowing(state, event.holding)], event),
  },
  /** It is its owner's again, and as high as it was (DOM-13.20). */
  'holding-occupation-ended': {
    apply: (draft, { holding }) => {
      endOccupation(holdingIn(draft, holding));
      endSiege(holdingIn(draft, holding));
    },
    tell: (event, { setting, state }) =>
      toDomains(setting, [getHolding(state, event.holding).occupiedBy, ...knowing(state, event.holding)], event),
  },
  /** Everybody knows whose it is (DOM-15.1); how high it is only those who have a right to. */
  'holding-converted': {
    apply: (draft, { holding, to }) => giveHolding(draft, holding, to),
    tell: (event, { setting, state }) => {
      const { rule, holding, from, to } = event;
      return [
        { to: 'all', told: { kind: 'conquest-heard', rule, holding, from, to } },
        ...toDomains(setting, [from, to, rulerOf(state, getHolding(state, holding).province)], event),
      ];
    },
  },
  'province-occupied': {
    apply: (draft, { province, by }) => {
      Object.assign(provinceIn(draft, province), { occupiedBy: by, occupiedSince: draft.turn });
    },
    tell: (event, { setting, state }) => toDomains(setting, [event.by, rulerOf(state, event.province)], event),
  },
  'province-occupation-ended': {
    apply: (draft, { province }) => endProvinceOccupation(draft, province),
    tell: (event, { setting, state }) => {
      const { ruler, occupiedBy } = getProvince(state, event.province);
      return toDomains(setting, [ruler, occupiedBy], event);
    },
  },
  'province-converted': {
    apply: (draft, { province, to, levies }) => {
      endProvinceOccupation(draft, province);
      Object.assign(provinceIn(draft, province), {
        ruler: to,
        mood: CONQUERED_MOOD,
        taxRate: 'normal',
        conquered: true,
      });
      removeUnits(draft, levies);
    },
    tell: toEverybody,
  },
};

const rulerOf = (state: State, province: ProvinceNumber): DomainNumber | null => getProvince(state, province).ruler;

/** Who knows the level of a holding: its owner, and the ruler of the province (DOM-15.2). */
const knowing = (state: State, id: HoldingId): readonly (DomainNumber | null)[] => {
  const { owner, province } = getHolding(state, id);
  return [owner, rulerOf(state, province)];
};

/** Those who know it, and those who besiege it. */
const atSiege = (state: State, id: HoldingId): readonly (DomainNumber | null)[] => [
  ...knowing(state, id),
  ...state.units.flatMap(({ task, owner }) => (task?.kind === 'besiege' && task.holding === id ? [owner] : [])),
];

const endProvinceOccupation = (draft: Draft<State>, province: ProvinceNumber): void => {
  Object.assign(provinceIn(draft, province), { occupiedBy: null, occupiedSince: null });
};

const placeOf = (setting: Setting, [one, other]: readonly ProvinceNumber[]): number => {
  const place = one === undefined || other === undefined ? null : placeOfBorder(setting, one, other);
  if (place === null) throw new Error(`no border joins provinces ${one} and ${other}`);
  return place;
};

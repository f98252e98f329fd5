import type { Standing } from '@chancery/core';
import { getAreaInfo, kingdomsOf } from '../rules/find.ts';
import { taxIncome } from '../rules/reckoned.ts';
import type { HepPosition } from '../types.ts';
import type { Controller } from '../words.ts';
import { areaCount, byRank } from './judge.ts';

/** The kingdoms in the order of HEP-17.10: those of players, those that players have left or lost, NPC States (HEP-17.13). */
export const standings = (position: HepPosition): readonly Standing[] => {
  const { setting, state } = position;
  const all = byRank(position, kingdomsOf(state));
  const rows = ORDER.flatMap((controller) => all.filter((kingdom) => kingdom.controller === controller));
  return rows.map(({ number, prestige, controller, leader }, index) => ({
    seat: getAreaInfo(setting, number).code,
    place: index + 1,
    name: getAreaInfo(setting, number).name,
    score: prestige,
    figures: {
      areas: String(areaCount(position, number)),
      'Tax Income': String(taxIncome(position, number)),
      ruler: controller === 'player' ? leader || 'not yet crowned' : RULER[controller],
    },
  }));
};

const ORDER = ['player', 'caretaker', 'eliminated', 'npc'] as const satisfies readonly Controller[];
const RULER = { caretaker: 'caretaker', eliminated: 'eliminated', npc: 'NPC State' } as const;

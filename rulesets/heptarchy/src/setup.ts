import type { Dice } from '@chancery/core';
import type { Scenario } from './scenario.ts';
import type { AreaInfo, Options, Setting } from './setting.ts';
import { type Area, FRESH_PHASE, type Kingdom, type State } from './state.ts';
import type { HepPosition } from './types.ts';

/**
 * The first position, Turn 0 open to all players (HEP-1.1, HEP-1.4). Nothing is drawn yet: the Resources of NPC States come
 * when Turn 0 ends (HEP-16.1).
 */
export const setup = (scenario: Scenario, options: Options, _dice: Dice): HepPosition => {
  const setting: Setting = { ...scenario, options };
  return { setting, state: firstState(setting) };
};

/** Before anybody has done anything. */
export const firstState = ({ areas, options, traditions }: Setting): State => {
  const numberOf = new Map(areas.flatMap((area) => (area === null ? [] : [[area.code, area.number] as const])));
  const playerList = options.players.flatMap((code) => numberOf.get(code) ?? []);
  const kingdomOf = (area: AreaInfo): Kingdom => {
    const isPlayer = playerList.includes(area.number);
    return {
      number: area.number,
      leader: '',
      color: area.color,
      controller: isPlayer ? 'player' : 'npc',
      tribe: area.tribe,
      traditions: traditions[area.tribe],
      gold: isPlayer ? options.startingGold : 0,
      prestige: 0,
      capital: area.number,
      missed: 0,
      phase: FRESH_PHASE,
    };
  };
  return {
    turn: 0,
    playerList,
    active: null,
    ended: [],
    kingdoms: areas.map((area) => area && kingdomOf(area)),
    areas: areas.map((area) => area && freshArea(area)),
    units: [],
    nextUnit: 1,
    wars: [],
    treaties: [],
    truces: [],
    proposals: [],
    outcome: null,
  };
};

/** Each Land Area is the whole realm of one kingdom (HEP-0.1), with nothing developed yet. */
const freshArea = ({ number }: AreaInfo): Area => ({
  number,
  owner: number,
  resources: [],
  occupier: null,
  landUnitMade: null,
  navyMade: null,
  protection: 0,
});

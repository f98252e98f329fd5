import type { World, WorldArea, WorldBorder } from '@chancery/core';
import { DEFAULT_OPTIONS } from '../scenario/options.ts';
import type { PlaceInfo, Setting } from '../setting.ts';
import type { Province } from '../state.ts';
import type { Location, RealmNumber } from '../words.ts';
import type { OddsQuestion } from './question.ts';

/** Where a supposed battle is fought. Around it lies one home for each force, its own, to which it can retreat. */
export const FIELD: Location = 1;
export const homeOf = (realm: RealmNumber): Location => FIELD + realm;

/** Forces are realms 1, 2, 3 ..., attackers first. */
export const isAttacker = (question: OddsQuestion, realm: RealmNumber): boolean => realm <= question.attackers.length;

export const settingFor = ({ setting, kind }: OddsQuestion, forces: number): Setting => {
  const numbers = Array.from({ length: forces + 1 }, (_, index) => FIELD + index);
  const atSea = kind === 'sea';
  const place = (number: Location): PlaceInfo => ({
    number,
    name: '',
    kind: atSea ? 'sea' : 'province',
    cityName: null,
    baseRevenue: 0,
    productionSlots: 0,
  });
  return {
    scenario: 'supposed',
    title: '',
    options: DEFAULT_OPTIONS,
    troops: setting.troops,
    realms: [],
    places: [null, ...numbers.map(place)],
    world: worldOf(numbers, atSea),
  };
};

/** The first defender owns the field; each force owns its home. At sea there are no provinces. */
export const provincesFor = ({ kind, fort, attackers }: OddsQuestion, forces: number): (Province | null)[] => {
  if (kind === 'sea') return [];
  const homes = Array.from({ length: forces }, (_, index) => provinceOf(homeOf(index + 1), index + 1));
  const field = provinceOf(FIELD, attackers.length + 1);
  return [null, { ...field, fortLevel: fort?.level ?? 0, fortDamage: fort?.damage ?? 0 }, ...homes];
};

const provinceOf = (number: Location, owner: RealmNumber): Province => ({
  number,
  owner,
  annexedTo: owner,
  annexLapse: 0,
  productionAreas: 0,
  harbour: false,
  fortLevel: 0,
  fortDamage: 0,
  damage: 0,
  buildList: [],
  permitted: [],
  ownedBy: [],
  ownerAtTurnStart: owner,
  mismatchAtTurnStart: false,
  changedHands: false,
  battled: false,
  pillaged: false,
  gotFortBuild: false,
  gotFortRepair: false,
  annexedThisTurn: false,
});

/** The field in the middle, and every home next to it. Nobody draws it. */
const worldOf = (numbers: readonly Location[], atSea: boolean): World => {
  const area = (number: Location): WorldArea => ({
    number,
    name: '',
    kind: atSea ? 'sea' : 'land',
    terrain: '',
    rings: [],
    label: { x: 0, y: 0, room: 0 },
    seat: { x: 0, y: 0 },
  });
  const border = (home: Location): WorldBorder => ({ a: FIELD, b: home, kind: atSea ? 'sea' : 'land', lines: [] });
  const borders = numbers.filter((number) => number !== FIELD).map(border);
  return { id: 'supposed', title: '', width: 0, height: 0, areas: numbers.map(area), borders, wilds: [] };
};

import { newProvince } from '../../rules/new-province.ts';
import { DEFAULT_OPTIONS } from '../../scenario/options.ts';
import { squareBoard } from '../../scenario/square-board.ts';
import type { PlaceInfo, Setting } from '../../setting.ts';
import type { Province } from '../../state.ts';
import type { Location, RealmNumber } from '../../words.ts';
import type { OddsQuestion } from '../question.ts';

/** Where a supposed battle is fought. Around it lies one home for each force, its own, to which it can retreat. */
export const FIELD: Location = 1;
export const homeOf = (realm: RealmNumber): Location => FIELD + realm;

/** Forces are realms 1, 2, 3 ..., attackers first. */
export const isAttacker = (question: OddsQuestion, realm: RealmNumber): boolean => realm <= question.attackers.length;

/** The field in the middle, and every home next to it. */
export const settingFor = ({ setting, kind }: OddsQuestion, forces: number): Setting => {
  const homes = Array.from({ length: forces }, (_, index) => homeOf(index + 1));
  const atSea = kind === 'sea';
  const place = (number: Location): PlaceInfo => ({
    number,
    name: '',
    kind: atSea ? 'sea' : 'province',
    cityName: null,
    baseRevenue: 0,
    productionSlots: 0,
  });
  const places = [null, ...[FIELD, ...homes].map(place)];
  const borders = homes.map((home) => ({ a: FIELD, b: home, kind: atSea ? ('sea' as const) : ('land' as const) }));
  const { troops } = setting;
  const world = squareBoard(places, borders);
  return { scenario: 'supposed', title: '', options: DEFAULT_OPTIONS, troops, realms: [], places, world };
};

/** The first defender owns the field; each force owns its home. At sea there are no provinces. */
export const provincesFor = ({ kind, fort, attackers }: OddsQuestion, forces: number): (Province | null)[] => {
  if (kind === 'sea') return [];
  const homes = Array.from({ length: forces }, (_, index) => newProvince(homeOf(index + 1), index + 1));
  const field = newProvince(FIELD, attackers.length + 1);
  return [null, { ...field, fortLevel: fort?.level ?? 0, fortDamage: fort?.damage ?? 0 }, ...homes];
};

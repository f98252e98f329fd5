import { everyNumbered } from '@chancery/kit';
import type { State, Unit } from '../src/state.ts';
import type { GamePosition } from '../src/types.ts';
import type { DomainNumber, ProvinceNumber } from '../src/words.ts';

const UNITS = 17;
const TYPES = ['Infantry', 'Archers', 'Pikemen', 'Cavalry', 'Scouts'] as const;

/** Every domain at war with every other, each with seventeen units in its provinces. */
export const atWar = ({ setting, state }: GamePosition): GamePosition => {
  const domains = everyNumbered(setting.domains).map(({ number }) => number);
  const [pattern] = state.units;
  const units = domains.flatMap((owner): readonly Omit<Unit, 'id'>[] => {
    const places = placesOf(state, owner);
    return Array.from({ length: UNITS }, (_, at) => ({
      ...(pattern as Unit),
      owner,
      number: at + 1,
      type: TYPES[at % TYPES.length] as (typeof TYPES)[number],
      province: places[at % places.length] as ProvinceNumber,
      inside: null,
    }));
  });
  const wars = domains.flatMap((attacker) =>
    domains
      .filter((defender) => defender !== attacker)
      .map((defender) => ({ attacker, defender, declaredTurn: 0, active: true, answer: false, notified: [] })),
  );
  return {
    setting,
    state: {
      ...state,
      wars,
      units: units.map((unit, at) => ({ ...unit, id: at + 1 })),
      next: { ...state.next, unit: units.length + 1 },
    },
  };
};

/** The provinces that a domain rules, or those where its holdings stand. */
const placesOf = (state: State, owner: DomainNumber): readonly ProvinceNumber[] => {
  const ruled = everyNumbered(state.provinces).flatMap(({ number, ruler }) => (ruler === owner ? [number] : []));
  if (ruled.length > 0) return ruled;
  return state.holdings.flatMap((each) => (each.owner === owner ? [each.province] : []));
};

import type { State, Unit } from '../src/state.ts';
import type { MdPosition } from '../src/types.ts';
import { unitId } from '../src/unit-id.ts';
import { IND } from '../src/words.ts';

/** Armies that each garrison of a realm sends into the field. */
const ARMIES = 5;

/**
 * Realms in arms: before the walls of each of their provinces five armies, each with every kind of troops that is behind them,
 * and every realm at war with two others and allied with two.
 */
export const inArms = ({ setting, state }: MdPosition): MdPosition => {
  const garrisons = state.units.filter(({ kind, realm }) => kind === 'G' && realm !== IND);
  const numbers = new Map<number, number>();
  const armies = garrisons.flatMap((garrison) =>
    Array.from({ length: ARMIES }, (): Unit => {
      const number = (numbers.get(garrison.realm) ?? 0) + 1;
      numbers.set(garrison.realm, number);
      return {
        ...garrison,
        id: unitId(garrison.realm, 'A', number),
        kind: 'A',
        number,
        name: `Army ${number}`,
        commanders: [],
        leader: null,
        freshSoldiers: 0,
      };
    }),
  );
  const units = [...armies, ...state.units].sort((one, other) => one.id - other.id);
  return { setting, state: { ...state, units, relations: quarrels(state) } };
};

/** Realms whose numbers are one apart are at war, two apart allied. */
const quarrels = ({ relations }: State): State['relations'] =>
  relations.map((row, one) =>
    row.map((relation, other) => {
      const apart = Math.abs(one - other);
      return one === 0 || other === 0 || apart === 0 || apart > 2 ? relation : apart === 1 ? 'war' : 'alliance';
    }),
  );

import type { BattleWords, ClauseWords } from '@chancery/kit';
import { UNIT_TYPES, type UnitType } from '../words.ts';

/** One side of a battle that might be fought: so many units of each type. */
export interface OddsForce {
  readonly units: { readonly [Type in UnitType]?: number };
}
/** An open field, or a holding that is stormed. */
export interface OddsPlace {
  readonly holding: { readonly fortified: boolean; readonly level: number } | null;
}

const MOST_UNITS = 200;
const MOST_LEVEL = 10;

/** `fort 4`, `holding 3`; nothing for the field. */
const PLACE: ClauseWords<OddsPlace> = {
  nothing: { holding: null },
  kinds: [
    {
      pattern: /^(fort|holding) (\d{1,2})$/,
      read: (_, [, what, level], faults) => {
        if (Number(level) > MOST_LEVEL) faults.push(`a holding has level 0 to ${MOST_LEVEL}, not ${level}`);
        return { holding: { fortified: what === 'fort', level: Number(level) } };
      },
    },
    { pattern: /^field$/, read: () => ({ holding: null }) },
  ],
  notUnderstood: (clause) => `'${clause}' is no place: field, fort 4 or holding 3`,
};

const typeOf = (words: string): UnitType | undefined =>
  UNIT_TYPES.find((type) => [type.toLowerCase(), type.toLowerCase().replace(/s$/, '')].includes(words));

/** `4 infantry, 2 archers`; `nobody` stands for walls alone. */
const FORCE: ClauseWords<OddsForce> = {
  nothing: { units: {} },
  kinds: [
    {
      pattern: /^(\d{1,3}) (.+)$/,
      read: ({ units }, [, count, words = ''], faults) => {
        const type = typeOf(words);
        if (type === undefined) faults.push(`'${words}' are no troops: ${UNIT_TYPES.join(', ').toLowerCase()}`);
        return type === undefined ? { units } : { units: { ...units, [type]: (units[type] ?? 0) + Number(count) } };
      },
    },
    { pattern: /^nobody$/, read: (made) => made },
  ],
  notUnderstood: (clause) => `'${clause}' is not understood: 4 infantry`,
};

export const sizeOf = ({ units }: OddsForce): number => Object.values(units).reduce((sum, count) => sum + count, 0);

/** The words in which a battle is asked about. */
export const BATTLE: BattleWords<OddsPlace, OddsForce> = {
  mostForces: 6,
  place: PLACE,
  noPlace: () => [],
  force: FORCE,
  noForce: (force, { holding }, attacks) => [
    [
      sizeOf(force) === 0 && (attacks || holding === null || !holding.fortified || holding.level === 0),
      'has nobody to fight',
    ],
    [sizeOf(force) > MOST_UNITS, `has more than ${MOST_UNITS} units`],
    [
      attacks && holding?.fortified === true && holding.level > 0 && (force.units.Artillerists ?? 0) === 0,
      'has no Artillerists, without whom walls cannot be stormed',
    ],
  ],
};

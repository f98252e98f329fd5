import { boundTo, fullRulingFor, type Question, type Rulings, seatId } from '@chancery/core';
import type { OrderOf } from '../order.ts';
import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { NationNumber } from '../words.ts';
import { getNationInfo, getProvince } from './find.ts';

const LETTERS = 3;
const MOST_LETTERS = 24;
/** Letters and spaces, beginning with three letters (UM-20.1). */
const CITY_NAME = /^\p{L}{3}[\p{L} ]{0,21}$/u;

type Founding = OrderOf<'FOUND'>['args'];
interface Board {
  readonly setting: Setting;
  readonly state: Pick<State, 'provinces'>;
}

export const isCityName = (name: string): boolean => CITY_NAME.test(name);

/** The code of a province: the first three letters of its name, spaces and accents left out, in capitals (UM-2.5). */
export const provinceCodeOf = (name: string): string =>
  name.normalize('NFD').replace(/\P{L}/gu, '').slice(0, LETTERS).toUpperCase();

/** Whether the name that a founder chose suits the campaign: it does, unless the master says otherwise (UM-8.14, 23.15). */
export const cityNameQuestion = (
  { setting, state }: Board,
  nation: NationNumber,
  { province, name }: Founding,
): Question => {
  const { code } = getNationInfo(setting, nation);
  return {
    id: boundTo(`city-name:${code}`, { province, name }),
    kind: 'city-name',
    rule: 'UM-8.14',
    about: seatId(code),
    facts: { province: getProvince(state, province).name, name },
    answers: ['suits', 'other name'],
    byDefault: 'suits',
    parts: {
      'other name': {
        schema: {
          type: 'object',
          properties: {
            name: { type: 'string', maxLength: MOST_LETTERS, description: 'Its name; none refuses the order' },
          },
        },
        usual: { name: '' },
      },
    },
  };
};

/** The name that a city gets: the founder's, or the one that the master put in its place; null if they refused it without one. */
export const ruledName = (board: Board, rulings: Rulings, nation: NationNumber, founding: Founding): string | null => {
  const { verdict, parts } = fullRulingFor(cityNameQuestion(board, nation, founding), rulings);
  const name = verdict === 'suits' ? founding.name : String(parts.name);
  return isCityName(name) ? name : null;
};

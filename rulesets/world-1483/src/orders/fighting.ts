import { type Choice, DONE, type OrderKind, type OrderLine, type Param } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import type { Types } from '../types.ts';
import { FLAG, LAND_LOSS_LIST, NATIONS, POINTS, RETREAT, TERRITORY, UNIT_NUMBER } from './param-types.ts';

/** How units fight, as lines say it and forms ask for it (W83-11.46). */

type Params = OrderKind<Types>['params'];
const may = (type: Param<Types>['type'], help: string): Param<Types> => ({ type, optional: true, help });

export const FIGHT_PARAMS: Params = {
  with: may(UNIT_NUMBER, 'the general who leads'),
  avoid: may(NATIONS, 'guests who are to be left alone'),
  points: may(POINTS, 'how skill points are divided'),
  retreat: may(RETREAT, 'when to retreat'),
  retreatTo: may(TERRITORY, 'where to'),
  losses: may(LAND_LOSS_LIST, 'types from the first lost to the last'),
};
export const ENTRY_PARAMS: Params = {
  peaceful: may(FLAG, 'they come in peace'),
  halt: may(FLAG, 'they rather stay than fight'),
  withCity: may(FLAG, 'a tribal city comes along'),
  ...FIGHT_PARAMS,
};

export const FIGHT_WORDS =
  '[WITH GEN <with>] [AVOID <avoid>] [POINTS <points>] [RETREAT <retreat> [TO <retreatTo>]] [LOSSES <losses>]';
const CITY_FLAG = { 'WITH CITY': 'withCity' } as const;
/** A line of units that enter a territory: as attackers, in peace, or in peace and only where nobody resists (W83-10.12 to 10.17). */
export const entryLines = (head: string): readonly OrderLine[] => [
  { pattern: `${head} ${FIGHT_WORDS} [WITH CITY]`, flags: CITY_FLAG },
  { pattern: `${head} PEACEFUL ${FIGHT_WORDS} [WITH CITY]`, flags: CITY_FLAG, sets: { peaceful: true } },
  {
    pattern: `${head} PEACEFUL HALT ${FIGHT_WORDS} [WITH CITY]`,
    flags: CITY_FLAG,
    sets: { peaceful: true, halt: true },
  },
];

const RETREAT_CHOICE: Choice = {
  ask: 'condition',
  param: 'retreat',
  to: RETREAT.to,
  terms: RETREAT.terms,
  then: DONE,
  skip: { label: 'fight on to the end', then: DONE },
};
/** When to retreat, the last thing that is asked. */
export const FIGHT_CHOICE = RETREAT_CHOICE;

/** How units enter foreign land (W83-10.12 to 10.17); who comes to fight may say when to retreat. */
export const ENTRY_CHOICE: Choice = oneOf(
  'peaceful',
  [
    branch(
      true,
      'in peace',
      oneOf('halt', [branch(true, 'and stay where they are if resisted')], {
        label: 'and fight if resisted',
        then: DONE,
      }),
    ),
  ],
  { label: 'as attackers where it is not open to them', then: FIGHT_CHOICE },
) as Choice;

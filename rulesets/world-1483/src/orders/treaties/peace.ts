import type { OrderKind, Param } from '@chancery/core';
import { numberType } from '@chancery/kit';
import type { Types } from '../../types.ts';
import { MOST_RESOURCES } from '../../words.ts';
import { NATION, RESOURCES, TERRITORIES, WITH_ALLIES } from '../param-types.ts';

/** The terms of peace as lines say them (W83-13.11). */

const may = (type: Param<Types>['type'], help: string): Param<Types> => ({ type, optional: true, help });
/** Tribute is for 1 to 20 turns. */
const TURNS = numberType('turns', 1, 20);
const TRIBUTE = numberType('tribute', 1, MOST_RESOURCES);

export const PEACE_PARAMS: OrderKind<Types>['params'] = {
  nation: { type: NATION, help: 'with whom' },
  weCede: may(TERRITORIES, 'what we cede'),
  youCede: may(TERRITORIES, 'what you cede'),
  wePay: may(RESOURCES, 'what we pay at once'),
  youPay: may(RESOURCES, 'what you pay at once'),
  weTribute: may(TRIBUTE, 'what we pay a turn'),
  weTurns: may(TURNS, 'for how many turns'),
  youTribute: may(TRIBUTE, 'what you pay a turn'),
  youTurns: may(TURNS, 'for how many turns'),
  weFree: may(NATION, 'whom we set free'),
  weFreeWith: may(TERRITORIES, 'with which territories'),
  youFree: may(NATION, 'whom you set free'),
  youFreeWith: may(TERRITORIES, 'with which territories'),
  with: may(WITH_ALLIES, 'called allies with whom peace is made as well'),
  choice: may(
    numberType('choice', 1, 3),
    'if a called ally of yours is granted too little: 1 no peace, 2 you pay, 3 nobody pays',
  ),
};

export const PEACE_WORDS =
  '[WE CEDE <weCede>] [YOU CEDE <youCede>] [WE PAY <wePay>] [YOU PAY <youPay>] [WE TRIBUTE <weTribute> TURNS <weTurns>] [YOU TRIBUTE <youTribute> TURNS <youTurns>] [WE FREE <weFree> WITH <weFreeWith>] [YOU FREE <youFree> WITH <youFreeWith>] [WITH <with>] [NPC CHOICE <choice>]';

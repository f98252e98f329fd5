import type { OrderCatalogue } from '@chancery/core';
import type { Types } from '../types.ts';
import { editGeneral } from './master/edit-general.ts';
import { editNation } from './master/edit-nation.ts';
import { editNews } from './master/edit-news.ts';
import { editProvince } from './master/edit-province.ts';
import { editSiege } from './master/edit-siege.ts';
import { editStance } from './master/edit-stance.ts';
import { editTroops } from './master/edit-troops.ts';
import { setStatus } from './master/set-status.ts';
import { move } from './movement/move.ts';
import { stance } from './movement/stance.ts';
import { appoint } from './options/appoint.ts';
import { assassinate } from './options/assassinate.ts';
import { bribe } from './options/bribe.ts';
import { capital } from './options/capital.ts';
import { cede } from './options/cede.ts';
import { convert } from './options/convert.ts';
import { disband } from './options/disband.ts';
import { found } from './options/found.ts';
import { improve } from './options/improve.ts';
import { rank } from './options/rank.ts';
import { reassign } from './options/reassign.ts';
import { rebuild } from './options/rebuild.ts';
import { sack } from './options/sack.ts';
import { transfer } from './options/transfer.ts';
import { ORDER_SHEET } from './order-sheet.ts';
import { NATION, TURN } from './param-types.ts';
import { enemies } from './policy/enemies.ts';
import { replacements } from './policy/replacements.ts';
import { tax } from './policy/tax.ts';
import { recruit } from './recruits/recruit.ts';
import { winter } from './winter/winter.ts';

/** Every order; the compiler asks for those that are missing. A verb says in which of the five lists it stands (UM-20.6). */
export const ORDERS: OrderCatalogue<Types> = {
  sections: [
    { id: 'policy', title: 'Policy', heading: 'POLICY' },
    { id: 'options', title: 'Options', heading: 'OPTIONS' },
    { id: 'movement', title: 'Movement and combat', heading: 'MOVEMENT', also: ['MOVEMENT AND COMBAT'] },
    { id: 'recruits', title: 'Recruits', heading: 'RECRUITS' },
    { id: 'winter', title: 'Winter quarters', heading: 'WINTER QUARTERS' },
  ],
  kinds: {
    ENEMIES: enemies,
    TAX: tax,
    REPLACEMENTS: replacements,
    DISBAND: disband,
    FOUND: found,
    IMPROVE: improve,
    REBUILD: rebuild,
    SACK: sack,
    TRANSFER: transfer,
    ASSASSINATE: assassinate,
    BRIBE: bribe,
    CAPITAL: capital,
    CEDE: cede,
    CONVERT: convert,
    APPOINT: appoint,
    REASSIGN: reassign,
    RANK: rank,
    MOVE: move,
    STANCE: stance,
    RECRUIT: recruit,
    WINTER: winter,
    SET_STATUS: setStatus,
    EDIT_NATION: editNation,
    EDIT_PROVINCE: editProvince,
    EDIT_TROOPS: editTroops,
    EDIT_GENERAL: editGeneral,
    EDIT_STANCE: editStance,
    EDIT_SIEGE: editSiege,
    EDIT_NEWS: editNews,
  },
  frame: {
    head: 'NATION <nation> TURN <turn>',
    foot: 'END',
    params: {
      nation: { type: NATION, help: 'whose orders they are' },
      turn: { type: TURN, help: 'for which turn' },
    },
    expected: ({ view }) => ({ nation: view.nation, turn: view.turn }),
  },
  sheet: ORDER_SHEET,
  together: () => [],
};

import type { ReferenceTable } from '@chancery/core';
import { tableOf, words } from '@chancery/kit';
import { COST, COVERT_COST, COVERT_TEMPLATES } from '../words.ts';

const COVERT = COVERT_TEMPLATES.map((template) =>
  template === 'other' ? 'other as ruled' : `${template} ${COVERT_COST[template]}`,
);

/** What actions cost, and in which step of the round they are carried out (DOM-1.5, 14.1). */
export const COSTS: ReferenceTable = {
  rule: 'DOM-14.1',
  ...tableOf(
    [words('action', 'Action'), words('gold', 'Gold'), words('step', 'Step')],
    [
      ['Declare war', '0', 'R1'],
      ['Propose', `0, trade ${COST.trade}`, 'R1'],
      ['Grant', '0', 'R1'],
      ['Counterspy', `${COST.counterspy}`, 'R2'],
      ['Spy', `${COST.spy}`, 'R3'],
      ['Assassinate', `${COST.assassinateUnderling}, a ruler ${COST.assassinateRuler}`, 'R3'],
      ['Sabotage', `${COST.sabotage}`, 'R3'],
      ['Covert action', COVERT.join(', '), 'R3'],
      ['Found', `${COST.found}`, 'R4'],
      ['Raise a holding', 'its new level, twice with walls', 'R4'],
      ['Raise a province', 'three times its new level', 'R4'],
      ['Contest', `${COST.contest}`, 'R4'],
      ['Fortify', 'twice its level', 'R4'],
      ['Bridge', `${COST.bridge}`, 'R4'],
      ['Demolish', '0', 'R4'],
      ['Recruit', `${COST.recruit}`, 'R4'],
      ['Largesse', `${COST.largesse} a province`, 'R4'],
      ['Muster', 'see troops', 'R5'],
      ['Levy', '0', 'R5'],
      ['Raid', '0', 'R6'],
      ['Move, invade', '0', 'R7'],
      ['Assault, pillage', '0', 'R9'],
    ],
  ),
};

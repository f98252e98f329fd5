/** The headings under which forms and help list the actions. */
export const GROUPS = {
  land: 'Land, units and churches',
  diplomacy: 'Diplomacy',
  peace: 'War and peace',
  movement: 'Movement and battle',
  cavalry: 'Cavalry Actions',
  phase: 'Your Phase',
  master: 'Game master',
} as const;

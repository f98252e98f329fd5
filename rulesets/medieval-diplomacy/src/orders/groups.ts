/** The headings under which forms and help list the orders: the tables of section 15. */
export const GROUPS = {
  headquarters: 'Headquarters',
  standing: 'Standing orders and organisation',
  plan: 'Plan',
  building: 'Garrison and construction',
  master: 'Game master',
} as const;

import type { ReferenceTable } from '@chancery/core';
import { tableOf, words } from '@chancery/kit';

/** What a regent orders besides, as often as they like, in the order in which it is done (DOM-1.8, 14.2). */
export const FREE: ReferenceTable = {
  rule: 'DOM-14.2',
  ...tableOf(
    [words('order', 'Free order'), words('what', 'What it does')],
    [
      ['Accept, refuse', 'answers an offer of last month, before all else'],
      ['Break', 'ends an alliance or a trade route at once'],
      ['Deny, undeny', 'bars an ally from your land, or no longer'],
      ['Permit, revoke', 'lets a domain pass, or found holdings'],
      ['Recall', 'ends a loan of units'],
      ['Heir', 'names who follows your ruler'],
      ['Tax', 'sets the taxes of provinces'],
      ['Disband', 'dismisses units'],
      ['Send gold', 'to another domain'],
      ['Leave, enter', 'takes units out of a holding, or into it'],
      ['Stance', 'whether units stand or retreat'],
      ['Join', 'whether units help Scouts against raiders'],
      ['Task', 'to occupy, besiege or destroy a holding, every round'],
      ['Agree', 'to what may be proposed this month, in its round'],
      ['Message, ask host', 'leave as soon as they are sent in'],
    ],
  ),
};

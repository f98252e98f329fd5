import { branch, everyNumbered, namedTypes, numberType, oneOf } from '@chancery/kit';
import type { Types } from '../../types.ts';
import { INDEPENDENTS, MOST_RATING } from '../../words.ts';
import { called } from '../offers.ts';
import { COMMAND, GENERAL, LEVEL, NATION, PROVINCE } from '../param-types.ts';
import { edited, takesPart } from './edited.ts';

const RATING = numberType('rating', 0, MOST_RATING);
const rating = (help: string) => ({ type: RATING, optional: true as const, help });

/** The host sets where a general is, whom he serves, and his ratings, also those that nobody is told (UM-23.14). */
export const editGeneral = edited('EDIT_GENERAL', {
  title: 'Put a general right',
  help: 'Sets place, nation, command, ratings or state of a general; what you leave out stays as it is. FIT heals or brings back, REMOVED takes out of the game.',
  params: {
    general: { type: GENERAL, help: 'which general' },
    at: { type: PROVINCE, optional: true, help: 'where they are' },
    nation: { type: NATION, optional: true, help: 'whom they serve' },
    command: { type: COMMAND, optional: true, help: 'land or sea' },
    reputation: rating('reputation'),
    loyalty: rating('loyalty as it is shown'),
    activity: rating('activity'),
    popularity: rating('popularity'),
    health: rating('health'),
    age: { type: numberType('age', 0, 150), optional: true, help: 'age' },
    seniority: { type: LEVEL, optional: true, help: 'seniority' },
    skill: rating('skill, which nobody is told'),
    trueLoyalty: rating('the loyalty that nobody is told'),
    state: { type: namedTypes<Types>().words('state', ['fit', 'removed']), optional: true, help: 'fit or removed' },
  },
  lines: [
    {
      pattern:
        'EDIT GENERAL <general> [AT <at>] [OF <nation>] [COMMAND <command>] [REPUTATION <reputation>] [LOYALTY <loyalty>] [ACTIVITY <activity>] [POPULARITY <popularity>] [HEALTH <health>] [AGE <age>] [SENIORITY <seniority>] [SKILL <skill>] [TRUE LOYALTY <trueLoyalty>] [STATE <state>]',
    },
  ],
  options: ({ view }) =>
    oneOf(
      'general',
      view.generals.map(({ number, name }) =>
        branch(
          number,
          name,
          oneOf(
            'at',
            everyNumbered(view.provinces).map((each) => called(each.number, each.name)),
          ),
        ),
      ),
    ),
  refuses: (known, { nation }) =>
    nation !== undefined && (nation === INDEPENDENTS || !takesPart(known, nation))
      ? { code: 'not-allowed', why: 'nation' }
      : null,
});

import { branch, everyNumbered, numberOf, numberType, oneOf } from '@chancery/kit';
import { MOST_UNITS } from '../../words.ts';
import { OWNER, PROVINCE, TYPE } from '../param-types.ts';
import { edited, takesPart } from './edited.ts';

/** The host sets how many units of a type somebody has somewhere (UM-23.14). */
export const editTroops = edited('EDIT_TROOPS', {
  title: 'Put troops right',
  help: 'Sets how many units of one type a nation has in a province. Spies are a type too.',
  params: {
    nation: { type: OWNER, help: 'whose' },
    province: { type: PROVINCE, help: 'where' },
    type: { type: TYPE, help: 'which type' },
    count: { type: numberType('count', 0, MOST_UNITS), help: 'how many' },
  },
  lines: [{ pattern: 'EDIT TROOPS <nation> <province> <type> <count>' }],
  options: ({ setting, view }) =>
    oneOf(
      'nation',
      everyNumbered(view.nations)
        .filter(({ status }) => status !== 'eliminated')
        .map(({ number, name }) =>
          branch(
            number,
            name,
            oneOf(
              'province',
              everyNumbered(view.provinces).map((each) =>
                branch(
                  each.number,
                  each.name,
                  oneOf(
                    'type',
                    setting.types
                      .filter(({ category }) => category !== 'sea')
                      .map(({ type, plural }) => branch(type, plural, numberOf('count', { from: 0, to: MOST_UNITS }))),
                  ),
                ),
              ),
            ),
          ),
        ),
    ),
  refuses: (known, { nation, province, type }) => {
    if (!takesPart(known, nation)) return { code: 'not-allowed', why: 'nation' };
    const isShip = known.setting.types[type]?.category === 'sea';
    const isInland = known.setting.provinces[province]?.coastal === false;
    return isShip && isInland ? { code: 'not-allowed', why: 'inland' } : null;
  },
});

import { branch, FLAG, numberOf, numberType, oneOf } from '@chancery/kit';
import { LEAST_MORALE, MOST_MORALE, MOST_TENTHS } from '../../words.ts';
import { NATION, NATIONS, PERCENT, PROVINCE, tenthsFrom } from '../param-types.ts';
import { edited, playing } from './edited.ts';

/** The host sets what a nation has and is (UM-23.14). */
export const editNation = edited('EDIT_NATION', {
  title: 'Put a nation right',
  help: 'Sets treasury or debt, tax level, morale, capital or enemies of a nation; what you leave out stays as it is.',
  params: {
    nation: { type: NATION, help: 'which nation' },
    tenths: { type: tenthsFrom(0), optional: true, help: 'what is in its treasury' },
    debt: { type: tenthsFrom(0), optional: true, help: 'how far its treasury is below zero' },
    rate: { type: PERCENT, optional: true, help: 'its tax level' },
    morale: { type: numberType('percent', LEAST_MORALE, MOST_MORALE), optional: true, help: 'its morale' },
    capital: { type: PROVINCE, optional: true, help: 'its capital' },
    enemies: { type: NATIONS, optional: true, help: 'its enemies' },
    peace: { type: FLAG, optional: true, help: 'it has no enemies' },
  },
  lines: [
    {
      pattern:
        'EDIT NATION <nation> [TREASURY <tenths>] [DEBT <debt>] [TAX <rate>] [MORALE <morale>] [CAPITAL <capital>] [ENEMIES <enemies>] [NO ENEMIES]',
      flags: { 'NO ENEMIES': 'peace' },
    },
  ],
  options: (known) =>
    oneOf(
      'nation',
      playing(known).map(({ number, name }) =>
        branch(number, name, numberOf('tenths', { from: 0, to: MOST_TENTHS, usual: 0 })),
      ),
    ),
  refuses: (known, { nation, rate, capital, enemies = [] }) => {
    const now = known.view.nations[nation];
    if (now == null || now.status === 'eliminated') return { code: 'not-allowed', why: 'nation' };
    if (rate !== undefined && now.kind === 'tribal') return { code: 'wrong-kind', nation };
    if (capital !== undefined && known.view.provinces[capital]?.known.owner !== nation)
      return { code: 'not-allowed', why: 'foreign capital' };
    if (enemies.includes(nation)) return { code: 'not-allowed', why: 'own enemy' };
    const others = new Set(playing(known).map(({ number }) => number));
    return enemies.every((each) => others.has(each)) ? null : { code: 'not-allowed', why: 'nation' };
  },
});

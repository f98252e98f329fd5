import { branch, everyNumbered, FLAG, numberType, oneOf } from '@chancery/kit';
import { called } from '../offers.ts';
import { NATIONS, PROVINCE } from '../param-types.ts';
import { edited } from './edited.ts';
import { standsThere } from './stands-there.ts';

/** The host sets who besieges a city, and for how long they have (UM-23.14). */
export const editSiege = edited('EDIT_SIEGE', {
  title: 'Put a siege right',
  help: 'Sets who besieges a city and for how many turns they have, or lifts the siege; what you leave out stays as it is.',
  params: {
    province: { type: PROVINCE, help: 'which city' },
    besiegers: { type: NATIONS, optional: true, help: 'who besieges it' },
    turns: { type: numberType('turns', 0, 999), optional: true, help: 'for how many turns so far' },
    lifted: { type: FLAG, optional: true, help: 'nobody does' },
  },
  lines: [{ pattern: 'EDIT SIEGE <province> [BY <besiegers>] [TURNS <turns>] [LIFTED]', flags: { LIFTED: 'lifted' } }],
  options: ({ view }) =>
    oneOf(
      'province',
      everyNumbered(view.provinces)
        .filter(({ siege }) => siege !== null)
        .map(({ number, name }) => branch(number, name, oneOf('lifted', [called(true, 'is besieged no more')]))),
    ),
  refuses: (game, { province, besiegers, lifted }, among) => {
    const { siege = null, known = null } = game.view.provinces[province] ?? {};
    if (known?.cty !== 'Y') return { code: 'no-city', province };
    if (lifted === true) return null;
    const isThere = (nation: number): boolean =>
      nation !== known.owner && standsThere(game, among, { nation, province, arm: 'land' });
    const who = besiegers ?? siege?.besiegers ?? [];
    return who.length > 0 && who.every(isThere) ? null : { code: 'not-allowed', why: 'no troops there' };
  },
});

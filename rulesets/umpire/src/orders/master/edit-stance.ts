import { branch, everyNumbered, oneOf } from '@chancery/kit';
import type { GameKnown } from '../../types.ts';
import { ARMS, COMBAT_ORDERS, type NationNumber } from '../../words.ts';
import { called } from '../offers.ts';
import { COMBAT_ORDER, OWNER, PROVINCE } from '../param-types.ts';
import { edited } from './edited.ts';
import { standsThere } from './stands-there.ts';

/** The host sets the combat orders of those who stand somewhere (UM-23.14). */
export const editStance = edited('EDIT_STANCE', {
  title: 'Put combat orders right',
  help: 'Sets the combat orders of a nation’s ships or troops in a province; what you leave out stays as it is.',
  params: {
    nation: { type: OWNER, help: 'whose' },
    province: { type: PROVINCE, help: 'where' },
    fleet: { type: COMBAT_ORDER, optional: true, help: 'of ships' },
    army: { type: COMBAT_ORDER, optional: true, help: 'of troops' },
  },
  lines: [{ pattern: 'EDIT STANCE <nation> <province> [FLEET <fleet>] [ARMY <army>]' }],
  options: (known) =>
    oneOf(
      'nation',
      everyNumbered(known.view.nations).map(({ number, name }) => branch(number, name, placesOf(known, number))),
    ),
  refuses: (known, { nation, province, fleet, army }, among) => {
    if (fleet === undefined && army === undefined) return { code: 'no-combat-order', arm: 'army' };
    const isFleetMissing = fleet !== undefined && !standsThere(known, among, { nation, province, arm: 'sea' });
    const isArmyMissing = army !== undefined && !standsThere(known, among, { nation, province, arm: 'land' });
    return isFleetMissing || isArmyMissing ? { code: 'not-allowed', why: 'no troops there' } : null;
  },
});

const NOTHING_ELSE = { orders: [], index: 0 };

/** Where it has troops or ships, and what either may be told. */
const placesOf = (known: GameKnown, nation: NationNumber) =>
  oneOf(
    'province',
    everyNumbered(known.view.provinces).flatMap(({ number, name }) => {
      const arms = ARMS.filter((arm) => standsThere(known, NOTHING_ELSE, { nation, province: number, arm }));
      return arms.map((arm) => branch(number, `${name}: ${arm === 'sea' ? 'ships' : 'troops'}`, TOLD[arm]));
    }),
  );

const told = (arm: 'fleet' | 'army') =>
  oneOf(
    arm,
    COMBAT_ORDERS.map((order) => called(order, order)),
  );
const TOLD = { sea: told('fleet'), land: told('army') };

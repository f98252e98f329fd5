import { type Choice, DONE } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import { afterMarches } from '../../known/after-marches.ts';
import { countOf } from '../../rules/forces.ts';
import { COMBAT_ORDERS } from '../../words.ts';
import { called } from '../offers.ts';
import { COMBAT_ORDER, OWN_GENERAL } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** Combat orders for troops that stay (UM-20.28). */
export const stance = nationOrder('STANCE', {
  rule: 'UM-20.28',
  title: 'Stance',
  help: 'Gives combat orders to the troops or ships that stand where the general is when the line is reached.',
  params: {
    general: { type: OWN_GENERAL, help: 'who gives them' },
    fleet: { type: COMBAT_ORDER, optional: true, help: 'to ships' },
    army: { type: COMBAT_ORDER, optional: true, help: 'to troops' },
  },
  units: 'general',
  lines: [{ pattern: 'STANCE <general> [FLEET <fleet>] [ARMY <army>]' }],
  options: (known, drafted) => {
    const after = mayOffer(known, 'STANCE') ? afterMarches(known, drafted) : null;
    if (after === null) return null;
    return oneOf(
      'general',
      after.generals.map(({ general, at }) => {
        const units = after.unitsIn(at);
        const arms = { land: countOf(known.setting, units, 'land') > 0, sea: countOf(known.setting, units, 'sea') > 0 };
        return branch(general.number, general.name, ordersFor(arms));
      }),
    );
  },
  refuses: (_, { fleet, army }) =>
    fleet === undefined && army === undefined ? { code: 'no-combat-order', arm: 'army' } : null,
});

/** At least one of the two. */
const ordersFor = ({ land, sea }: { readonly land: boolean; readonly sea: boolean }): Choice | null => {
  if (land && sea) {
    const armyToo: Choice = { ...asked('army'), skip: { label: 'no order to troops', then: DONE } };
    return { ...asked('fleet', armyToo), skip: { label: 'no order to ships', then: asked('army') } };
  }
  return land ? asked('army') : sea ? asked('fleet') : null;
};

const asked = (param: 'fleet' | 'army', then: Choice = DONE): Extract<Choice, { ask: 'one' }> => ({
  ask: 'one',
  param,
  of: COMBAT_ORDERS.map((order) => called(order, order)),
  then,
});

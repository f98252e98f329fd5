import { type Choice, DONE } from '@chancery/core';
import { branch, oneOf, someOf } from '@chancery/kit';
import { type AfterMarches, afterMarches } from '../../known/after-marches.ts';
import { plannedMarches } from '../../known/planned.ts';
import type { OrderOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { getType } from '../../rules/find.ts';
import type { GameKnown } from '../../types.ts';
import { type Arm, COMBAT_ORDERS, type ProvinceNumber } from '../../words.ts';
import { called } from '../offers.ts';
import { COMBAT_ORDER, GENERALS, PROVINCE, TROOPS, WAY } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';
import { wayFrom } from '../ways.ts';

/** Generals march, with troops or alone (UM-20.27). */
export const move = nationOrder('MOVE', {
  rule: 'UM-20.27',
  title: 'Move',
  help: 'Generals march with the troops you list, through the provinces after VIA to that after TO. Troops need an ARMY order and ships a FLEET order: risk 1 to 3, then M to manoeuvre, R to retreat or D to defend. A later line goes on where an earlier one ends.',
  params: {
    generals: { type: GENERALS, help: 'which generals' },
    troops: { type: TROOPS, optional: true, help: 'with which troops; none: they go alone' },
    via: { type: WAY, optional: true, help: 'through which provinces' },
    to: { type: PROVINCE, help: 'where to' },
    fleet: { type: COMBAT_ORDER, optional: true, help: 'what ships do there' },
    army: { type: COMBAT_ORDER, optional: true, help: 'what troops do there' },
  },
  units: 'generals',
  lines: [{ pattern: 'MOVE <generals> [WITH <troops>] [VIA <via>] TO <to> [FLEET <fleet>] [ARMY <army>]' }],
  options: (known, drafted) => {
    const after = mayOffer(known, 'MOVE') ? afterMarches(known, drafted) : null;
    if (after === null) return null;
    const places = [...new Set(after.generals.map(({ at }) => at))].sort((one, other) => one - other);
    return oneOf(
      'at',
      places.map((at) => branch(at, known.view.provinces[at]?.name ?? '', fromOne(known, after, at))),
    );
  },
  refuses: (known, args, { orders, index }) => {
    const missing = missingOrder(known, args);
    if (missing !== null) return { code: 'no-combat-order', arm: missing };
    const planned = plannedMarches(known, orders).get(index);
    const reason: Refusal | null = planned?.kind === 'cancelled' ? planned.reason : null;
    return reason?.code === 'not-allowed' && args.troops !== undefined ? reason : null;
  },
});

/** Troops that march need an order for their arm (UM-11.2). */
const missingOrder = ({ setting }: GameKnown, args: OrderOf<'MOVE'>['args']): 'fleet' | 'army' | null => {
  const lists = (arm: Arm): boolean => (args.troops ?? []).some(({ type }) => setting.types[type]?.category === arm);
  if (lists('sea') && args.fleet === undefined) return 'fleet';
  return lists('land') && args.army === undefined ? 'army' : null;
};

/** Who of one place goes, and how. */
const fromOne = (known: GameKnown, after: AfterMarches, at: ProvinceNumber): Choice | null => {
  const generals = after.generals.filter((each) => each.at === at).map(({ general }) => general);
  const [land, sea] = [byLand(known, after, at), bySea(known, after, at)];
  const how = oneOf('how', [
    branch('land', 'by land with troops', land),
    branch('sea', 'by sea', sea),
    branch('laden', 'by sea with troops aboard', laden(known, after, at)),
    branch('alone', 'without troops', (land ?? sea) ? null : wayFrom(known, at, 'land', DONE)),
  ]);
  return (
    how &&
    someOf(
      'generals',
      generals.map(({ number, name }) => ({ value: number, label: name })),
      how,
    )
  );
};

const ordersFor = (arm: 'fleet' | 'army', then: Choice = DONE): Choice => ({
  ask: 'one',
  param: arm,
  of: COMBAT_ORDERS.map((order) => called(order, order)),
  then,
});

/** What of an arm stands there, in the order of the types. */
const troopsThere = ({ setting }: GameKnown, after: AfterMarches, at: ProvinceNumber, arm: Arm) =>
  after.unitsIn(at).flatMap((count, type) => {
    const { category, plural } = getType(setting, type);
    return category === arm && count > 0 ? [{ type, plural, count }] : [];
  });

const groupsOf = (there: ReturnType<typeof troopsThere>, then: Choice | null, alone: Choice | null): Choice | null =>
  there.length === 0 || then === null
    ? null
    : {
        ...(alone === null ? {} : { skip: { label: 'without troops', then: alone } }),
        ask: 'groups',
        param: 'troops',
        from: 1,
        to: there.length,
        of: there.map(({ type, plural, count }) => ({
          label: plural,
          group: { type },
          count: { param: 'count', from: 1, to: count, all: 'ALL' },
        })),
        then,
      };

const byLand = (known: GameKnown, after: AfterMarches, at: ProvinceNumber): Choice | null =>
  groupsOf(
    troopsThere(known, after, at, 'land'),
    wayFrom(known, at, 'land', ordersFor('army')),
    wayFrom(known, at, 'land', DONE),
  );

const bySea = (known: GameKnown, after: AfterMarches, at: ProvinceNumber): Choice | null =>
  groupsOf(
    troopsThere(known, after, at, 'sea'),
    wayFrom(known, at, 'sea', ordersFor('fleet')),
    wayFrom(known, at, 'land', DONE),
  );

/** Ships with troops aboard, so many of each as one likes: what is too much stays ashore (UM-11.9). */
const laden = (known: GameKnown, after: AfterMarches, at: ProvinceNumber): Choice | null => {
  const [ships, troops] = [troopsThere(known, after, at, 'sea'), troopsThere(known, after, at, 'land')];
  if (ships.length === 0 || troops.length === 0) return null;
  return groupsOf(
    [...ships, ...troops],
    wayFrom(known, at, 'sea', ordersFor('fleet', ordersFor('army'))),
    wayFrom(known, at, 'land', DONE),
  );
};

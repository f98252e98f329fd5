import { branch, FLAG, leftOut, oneOf } from '@chancery/kit';
import { PRICE } from '../../data/figures.ts';
import { getType } from '../../rules/find.ts';
import type { GameKnown } from '../../types.ts';
import { countUpTo, heldOf, oneProvince, unitsThere } from '../offers.ts';
import { COUNT, PROVINCE, TYPE } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** Units learn another trade where they stand (UM-20.22). */
export const convert = nationOrder('CONVERT', {
  rule: 'UM-20.22',
  title: 'Convert troops',
  help: 'Turns units into another type, as the scenario allows, for 2 RP each. Tribes with less than 2 RP do it FREE, two units for one.',
  params: {
    province: { type: PROVINCE, help: 'where they are' },
    from: { type: TYPE, help: 'which type' },
    to: { type: TYPE, help: 'what they become' },
    count: { type: COUNT, help: 'how many are given up, or ALL' },
    free: { type: FLAG, optional: true, help: 'two for one, without money' },
  },
  lines: [{ pattern: 'CONVERT <province> <from> TO <to> <count> [FREE]', flags: { FREE: 'free' } }],
  options: (known) =>
    mayOffer(known, 'CONVERT') ? oneProvince(heldOf(known), (province) => fromOf(known, province)) : null,
});

const fromOf = (known: GameKnown, province: number) =>
  oneOf(
    'from',
    unitsThere(known, province).map(({ type, plural, count }) => branch(type, plural, toOf(known, type, count))),
  );

const toOf = (known: GameKnown, from: number, count: number) => {
  const { setting, view } = known;
  const own = view.nations[view.nation ?? 0];
  const isPoor = own?.kind === 'tribal' && (own.own?.treasury ?? 0) < PRICE.convert;
  const free = isPoor ? oneOf('free', [branch(true, 'two for one, free')], leftOut('for money')) : null;
  const many = countUpTo('count', count, free ?? undefined);
  const pairs = setting.conversions.filter((pair) => pair.from === from);
  return oneOf(
    'to',
    pairs.map(({ to }) => branch(to, getType(setting, to).plural, many)),
  );
};

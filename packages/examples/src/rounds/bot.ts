import type { Dice } from '@chancery/core';
import { areaOn } from '../ground/ground.ts';
import { campsOf, sizeOf, troopsIn } from './rules.ts';
import { KINDS, type Order, ROUND_IDS, type RoundsKnown } from './types.ts';

/** A caretaker trains at the first camp of the captain, and attacks nobody (RD-4.4). */
export const standIn = ({ view }: RoundsKnown): readonly Order[] => {
  const [camp] = campsOf(view, view.power);
  return camp === undefined ? [] : [{ verb: 'TRAIN', section: ROUND_IDS[0], args: { kind: 'Foot', camp } }];
};

/** Attacks a camp that is weaker, else trains; one order, so that the others cannot go wrong. */
export const bot = ({ setting, view }: RoundsKnown, dice: Dice): readonly Order[] => {
  const camps = campsOf(view, view.power);
  const attacks = camps.flatMap((from) =>
    areaOn(setting, from)
      .borders.filter((to) => view.camps[to]?.owner !== view.power)
      .filter((to) => sizeOf(troopsIn(view, to)) + 1 < sizeOf(troopsIn(view, from)))
      .map((to) => ({ from, to })),
  );
  const attack = attacks[dice.at('attack').d(Math.max(1, attacks.length)) - 1];
  const camp = camps[dice.at('camp').d(Math.max(1, camps.length)) - 1];
  const trained = { verb: 'TRAIN', section: 'round-1', args: { kind: 'Foot', camp: camp ?? 0 } } as const;
  if (attack === undefined) return camp === undefined ? [] : [trained];
  const troops = KINDS.map((kind) => ({ kind, count: troopsIn(view, attack.from)[kind] })).filter(
    ({ count }) => count > 0,
  );
  return [
    {
      verb: 'TAKE',
      section: 'round-1',
      args: { troops, ...attack, retreat: [{ measure: 'losses', sign: '>=', than: 4 }] },
    },
  ];
};

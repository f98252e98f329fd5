import { type OrderKind, orderKindsOf, type RulesetTypes } from '@chancery/core';
import type { DeskSession } from '../session.svelte.ts';

type Kind = Pick<OrderKind<RulesetTypes>, 'verb' | 'title' | 'help' | 'rule'>;

/**
 * The orders that a room of the desk offers, whether or not they are possible now: what a ruleset has given there, the
 * orders of the realm at headquarters, and those of units and places on the map.
 */
export const ordersOfRoom = ({ ruleset, known, world }: DeskSession, room: string): readonly Kind[] => {
  const kinds = orderKindsOf(ruleset.orders, 'ruler');
  const tools = ruleset.desk.rooms.find(({ id }) => id === room)?.tools ?? [];
  const ofPlaces = new Set(
    room === 'map' ? world.areas.flatMap(({ number }) => ruleset.places.verbs(known, number)) : [],
  );
  return kinds.flatMap((kind): readonly Kind[] => {
    const tool = tools.find(({ verb }) => verb === kind.verb);
    if (tool) return [{ ...kind, title: tool.title }];
    const { verb, unit, units } = kind;
    const here =
      room === 'headquarters'
        ? unit === undefined
        : room === 'map' && (unit !== undefined || units !== undefined || ofPlaces.has(verb));
    return here ? [kind] : [];
  });
};

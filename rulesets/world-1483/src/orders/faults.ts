import type { Order } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { isToNpc } from '../rules/checks/accept-peace.ts';
import { checkOfferPeace } from '../rules/checks/offer-peace.ts';
import { exists, getNation, getPlace, isNpc, isPlayer, isTribe } from '../rules/find.ts';
import { isLandAdjacent, touches } from '../rules/geography.ts';
import type { Setting } from '../setting.ts';
import type { GameKnown } from '../types.ts';
import type { NationNumber, PlaceNumber } from '../words.ts';
import { wholeFault } from './whole.ts';

/**
 * What can be seen of an order by itself: who may give it and to whom, whether its way hangs together, and whether the terms of
 * a peace could be kept now.
 */
export const faultOf = (known: GameKnown, order: Order): Refusal | null =>
  whoFault(known, order, known.view.nation as NationNumber) ??
  wholeFault(order) ??
  wayFault(known.setting, order) ??
  termsFault(known, order);

/** Nothing comes of peace before both agree, so that no forecast shows it (W83-13.6). */
const termsFault = ({ setting, view }: GameKnown, { verb, args }: Order): Refusal | null => {
  if (verb !== 'OFFER_PEACE' && (verb !== 'ACCEPT_PEACE' || isToNpc(view, args))) return null;
  const { nation, own } = view;
  return nation === null || own === null ? null : checkOfferPeace({ setting, board: view, own, nation }, args);
};

/** Step by step over borders, straits and coasts, whoever stands there (W83-2.8, 2.9). */
const wayFault = (setting: Setting, { verb, args }: Order): Refusal | null => {
  if (verb === 'MARCH') return gapIn(args.from, args.to, (from, to) => isLandAdjacent(setting, from, to));
  if (verb === 'SAIL') return gapIn(args.from, args.via ?? [], (from, to) => getPlace(setting, from).seas.includes(to));
  if (verb === 'MOVE_CITY') return gapIn(args.from, [args.to], (from, to) => isLandAdjacent(setting, from, to));
  return verb === 'LAND' && !touches(setting, args.to, args.from)
    ? { code: 'not-touching', zone: args.from, territory: args.to }
    : null;
};

const gapIn = (
  start: PlaceNumber,
  way: readonly PlaceNumber[],
  leads: (from: PlaceNumber, to: PlaceNumber) => boolean,
): Refusal | null => {
  let from = start;
  for (const to of way) {
    if (!leads(from, to)) return { code: 'not-adjacent', from, to };
    from = to;
  }
  return null;
};

const ON_NPC = 'npc';

/** Who may give an order, and to whom it may be given (W83-17.4). */
const whoFault = ({ view }: GameKnown, { verb, args }: Order, nation: NationNumber): Refusal | null => {
  const own = getNation(view, nation);
  if (NOT_FOR_TRIBES.has(verb) && isTribe(own)) return { code: 'not-a-tribe' };
  if (FOR_TRIBES.has(verb) && !isTribe(own)) return { code: 'tribes-only' };
  if (NOT_FOR_CONQUERED.has(verb) && own.status === 'conquered') return { code: 'conquered' };
  const npc = ON_NPC in args ? args.npc : null;
  if (npc !== null && !isNpc(getNation(view, npc))) return { code: 'npc-only', nation: npc };
  const other = 'nation' in args && typeof args.nation === 'number' ? args.nation : null;
  if (other === nation && verb !== 'EXPEL') return { code: 'same-nation', nation };
  if (other !== null && TO_PLAYERS.has(verb) && !isPlayer(getNation(view, other)))
    return { code: 'player-only', nation: other };
  for (const named of [npc, other]) {
    const found = named === null ? null : getNation(view, named);
    if (found !== null && !exists(found) && verb !== 'FREE')
      return { code: 'no-such-nation', nation: found.number, status: found.status };
  }
  return null;
};

type Verbs = ReadonlySet<Order['verb']>;
const verbs = (...list: readonly Order['verb'][]): Verbs => new Set(list);

const NOT_FOR_TRIBES = verbs(
  'INFLUENCE',
  'SLANDER',
  'THREATEN',
  'FINANCE',
  'STEAL_SEA',
  'STEAL_LAND',
  'REORGANISE',
  'DEVELOP',
  'FOUND_CITY',
  'CALL',
  'MARRY',
);
const FOR_TRIBES = verbs('MOVE_CITY', 'TRIBAL_SETUP');
const NOT_FOR_CONQUERED = verbs(
  'INFLUENCE',
  'SLANDER',
  'FINANCE',
  'STEAL_SEA',
  'STEAL_LAND',
  'REORGANISE',
  'DEVELOP',
  'FOUND_CITY',
  'BUILD',
  'BUILD_GENERAL',
  'BUILD_SHIPS',
  'BUILD_PORT',
  'INCORPORATE',
  'MARRY',
  'REBELLION',
);
const TO_PLAYERS = verbs('OFFER_PEACE', 'WITHDRAW_PEACE', 'TRADE');

import type { Order } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { exists, getNation, isNpc, isPlayer, isTribe } from '../rules/find.ts';
import type { GameKnown } from '../types.ts';
import type { NationNumber } from '../words.ts';

/** What speaks against an order as things stand, by what its ruler knows: the very checks by which it is carried out (W83-1.13). */
export const faultOf = (known: GameKnown, order: Order, _before: readonly Order[]): Refusal | null => {
  const { view } = known;
  const nation = view.nation as NationNumber;
  return whoFault(known, order, nation);
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

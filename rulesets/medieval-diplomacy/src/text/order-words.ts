import { counted } from '@chancery/core';
import { commander, labelWords, place, realm } from '../names/names.ts';
import type { Reader } from '../names/reader.ts';
import { troops } from '../names/troop-words.ts';
import type { Order, OrderOf, Verb } from '../order.ts';
import { troopTypeOf } from '../setting.ts';
import { IND, type Structure } from '../words.ts';
import { gold } from './money.ts';

/** What an order was to do, after "could not": `march to Picardy (45)`. */
export const orderWords = (order: Order, reader: Reader): string =>
  (ORDERS[order.verb] as (order: Order, reader: Reader) => string)(order, reader);

const ORDERS: { readonly [V in Verb]: (order: OrderOf<V>, reader: Reader) => string } = {
  DECLARE_WAR: ({ args }, reader) => `declare war on ${byCode(reader, args.realm)}`,
  OFFER_ALLIANCE: ({ args }, reader) => `form an alliance with ${byCode(reader, args.realm)}`,
  CANCEL_ALLIANCE: ({ args }, reader) => `cancel the alliance with ${byCode(reader, args.realm)}`,
  PUBLISH_ALLIANCE: ({ args }, reader) => `publish the alliance with ${byCode(reader, args.realm)}`,
  OFFER_PEACE: ({ args }, reader) => `make peace with ${byCode(reader, args.realm)}`,
  ACCEPT_GIFTS: ({ args }, reader) => `${args.on ? 'accept' : 'refuse'} gifts from ${byCode(reader, args.realm)}`,
  GRANT_PASSAGE: ({ args }, reader) =>
    args.on ? `grant passage to ${byCode(reader, args.realm)}` : `revoke the passage of ${byCode(reader, args.realm)}`,
  GRANT_PERMISSION: ({ args }, reader) =>
    args.on
      ? `let ${byCode(reader, args.realm)} into ${place(reader, args.province)}`
      : `close ${place(reader, args.province)} to ${byCode(reader, args.realm)}`,
  SEND_AMBASSADOR: ({ args }, reader) => `send an ambassador to ${byCode(reader, args.realm)}`,
  SEND_GOLD: ({ args }, reader) => `send ${gold(args.amount * 100)} to ${byCode(reader, args.realm)}`,
  ANNEX: ({ args }, reader) => `annex ${place(reader, args.province)}`,
  GIVE_PROVINCE: ({ args }, reader) => `give ${place(reader, args.province)} to ${byCode(reader, args.realm)}`,
  PROCLAIM: () => 'publish a proclamation',
  FORM_ARMY: ({ args }) => `form ${args.number === undefined ? 'a new army' : `army A${args.number}`}`,
  FORM_FLEET: ({ args }) => `form ${args.number === undefined ? 'a new fleet' : `fleet F${args.number}`}`,
  NAME: ({ args }) => `take the name "${args.name}"`,
  RETREAT_LEVEL: ({ args }) => `change its retreat level to ${args.value}`,
  FOLLOW: ({ args }) => (args.target === null ? 'stop following' : `follow ${labelWords(args.target)}`),
  MARINES: ({ args }) => `${args.on ? 'board enemy ships' : 'stay below decks'} in sea battles`,
  DEFEND: ({ args }) => (args.on ? 'defend fortifications' : 'stay outside fortifications'),
  LEADER: ({ args }, reader) => `be led by ${commander(reader, args.commander)}`,
  RANK: ({ args }) => `change its ranks to ${args.ranks.join(', ')}`,
  DISBAND: ({ args }, reader) => `dismiss ${what(args, reader)}`,
  SALVAGE: ({ args }, reader) => `salvage ${what(args, reader)}`,
  TRANSFER: ({ args }, reader) =>
    `hand over ${what(args, reader)} to ${labelWords(args.to)}${args.toRealm === undefined ? '' : ` of ${byCode(reader, args.toRealm)}`}`,
  HOLD: () => 'hold its position',
  MARCH: ({ args }, reader) => `march to ${place(reader, args.location)}`,
  BOARD: ({ args }, reader) => `make ready to board ships of ${byCode(reader, args.realm)}`,
  LOAD: ({ args }, reader) => `take ${army(args, reader)} aboard`,
  SAIL: ({ args }, reader) => `sail to ${place(reader, args.location)}`,
  UNLOAD: ({ args }, reader) => `put ${army(args, reader)} ashore in ${place(reader, args.location)}`,
  PILLAGE: () => 'pillage',
  RECRUIT: ({ args }, reader) => `recruit ${what(args, reader)}`,
  BUILD_SHIPS: ({ args }, reader) => `build ${what(args, reader)}`,
  HIRE_COMMANDER: ({ args }) => `hire ${args.name === undefined ? 'a commander' : `commander ${args.name}`}`,
  BUILD_FORT: () => 'build up the fortification',
  REPAIR_FORT: () => 'repair the fortification',
  BUILD_HARBOUR: () => 'build a harbour',
  BUILD_PRODUCTION: ({ args }) => `build ${counted(args.count ?? 1, 'production area')}`,
  RAZE: ({ args }) => `raze ${RAZED[args.what]}`,
  SET_STATUS: ({ args }, reader) => `make ${byCode(reader, args.realm)} ${args.status}`,
  SET_CONTROL: ({ args }, reader) =>
    `give ${byCode(reader, args.realm)} to ${args.control === 'player' ? 'a player' : 'local forces'}`,
  PERMIT_INDEPENDENT: ({ args }, reader) =>
    args.on
      ? `let ${byCode(reader, args.realm)} into independent ${place(reader, args.province)}`
      : `close independent ${place(reader, args.province)} to ${byCode(reader, args.realm)}`,
};

const RAZED = {
  fort: 'a level of the fortification',
  harbour: 'the harbour',
  production: 'a production area',
} as const satisfies { readonly [what in Structure]: string };

const byCode = (reader: Reader, code: string): string => {
  const wanted = code.toUpperCase();
  if (wanted === 'IND') return realm(reader, IND);
  const found = reader.setting.realms.find((each) => each?.code.toUpperCase() === wanted);
  return found ? realm(reader, found.number) : code;
};

const army = (args: { readonly army: string; readonly armyRealm?: string }, reader: Reader): string =>
  `${labelWords(args.army)}${args.armyRealm === undefined ? '' : ` of ${byCode(reader, args.armyRealm)}`}`;

/** Troops, a commander, or all. */
const what = (
  args: { readonly all?: boolean; readonly commander?: number; readonly type?: string; readonly count?: number },
  reader: Reader,
): string => {
  const { setting } = reader;
  if (args.all === true) return 'all its troops';
  if (args.commander !== undefined) return commander(reader, args.commander);
  const type = troopTypeOf(setting, args.type ?? '');
  return type === null ? `${args.count ?? 0} ${args.type ?? 'troops'}` : troops(setting, type, args.count ?? 0);
};

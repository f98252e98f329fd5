import type { OrderOf, Verb } from '../../src/order.ts';
import { at } from '../position.ts';

/** An order without its verb, and what is said of it after "could not". */
export type OrderExample<V extends Verb> = readonly [Omit<OrderOf<V>, 'verb'>, string];

const KENT = at('Kent');
const ESSEX = at('Essex');
const ARTOIS = at('Artois');
const CHANNEL = at('Channel');

/** At least one example for every order, by type. */
export const ORDER_EXAMPLES: { readonly [V in Verb]: readonly OrderExample<V>[] } = {
  DECLARE_WAR: [[{ args: { realm: 'Fra' } }, 'declare war on France']],
  OFFER_ALLIANCE: [[{ args: { realm: 'Fra' } }, 'form an alliance with France']],
  CANCEL_ALLIANCE: [[{ args: { realm: 'Sco' } }, 'cancel the alliance with Scotland']],
  PUBLISH_ALLIANCE: [[{ args: { realm: 'Sco' } }, 'publish the alliance with Scotland']],
  OFFER_PEACE: [[{ args: { realm: 'Fra' } }, 'make peace with France']],
  ACCEPT_GIFTS: [
    [{ args: { realm: 'Fra', on: true } }, 'accept gifts from France'],
    [{ args: { realm: 'Fra', on: false } }, 'refuse gifts from France'],
  ],
  GRANT_PASSAGE: [
    [{ args: { realm: 'Fra', on: true } }, 'grant passage to France'],
    [{ args: { realm: 'Fra', on: false } }, 'revoke the passage of France'],
  ],
  GRANT_PERMISSION: [
    [{ args: { realm: 'Fra', province: KENT, on: true } }, 'let France into Kent (1)'],
    [{ args: { realm: 'Fra', province: KENT, on: false } }, 'close Kent (1) to France'],
  ],
  SEND_AMBASSADOR: [[{ args: { realm: 'Fra', text: 'Greetings.' } }, 'send an ambassador to France']],
  SEND_GOLD: [[{ args: { realm: 'Fra', amount: 20 } }, 'send 20.00 gold to France']],
  ANNEX: [[{ args: { province: KENT } }, 'annex Kent (1)']],
  GIVE_PROVINCE: [
    [{ args: { province: KENT, realm: 'Fra' } }, 'give Kent (1) to France'],
    [{ args: { province: KENT, realm: 'IND' } }, 'give Kent (1) to the independents'],
  ],
  PROCLAIM: [[{ args: { text: 'Hear this!' } }, 'publish a proclamation']],
  FORM_ARMY: [
    [{ unit: 'G1', args: {} }, 'form a new army'],
    [{ unit: 'G1', args: { number: 12 } }, 'form army A12'],
  ],
  FORM_FLEET: [
    [{ unit: 'G1', args: {} }, 'form a new fleet'],
    [{ unit: 'G1', args: { number: 3 } }, 'form fleet F3'],
  ],
  NAME: [[{ unit: 'A2', args: { name: 'Kings Own' } }, 'take the name "Kings Own"']],
  RETREAT_LEVEL: [[{ unit: 'A2', args: { value: 3 } }, 'change its retreat level to 3']],
  FOLLOW: [
    [{ unit: 'A2', args: { target: 'A3' } }, 'follow Army A3'],
    [{ unit: 'A2', args: { target: null } }, 'stop following'],
  ],
  MARINES: [
    [{ unit: 'A2', args: { on: true } }, 'board enemy ships in sea battles'],
    [{ unit: 'A2', args: { on: false } }, 'stay below decks in sea battles'],
  ],
  DEFEND: [
    [{ unit: 'A2', args: { on: true } }, 'defend fortifications'],
    [{ unit: 'A2', args: { on: false } }, 'stay outside fortifications'],
  ],
  LEADER: [[{ unit: 'A2', args: { commander: 1 } }, 'be led by Roger Mortimer']],
  RANK: [[{ unit: 'A2', args: { type: 'archers', ranks: [0, 0, 0, 2, 0] } }, 'change its ranks to 0, 0, 0, 2, 0']],
  DISBAND: [
    [{ unit: 'A2', args: { type: 'archers', count: 2 } }, 'dismiss 2 Archers'],
    [{ unit: 'A2', args: { commander: 1 } }, 'dismiss Roger Mortimer'],
  ],
  SALVAGE: [[{ unit: 'A2', args: { type: 'siege_machine', count: 1 } }, 'salvage 1 Siege Machine']],
  TRANSFER: [
    [{ unit: 'A2', args: { to: 'A3', all: true } }, 'hand over all its troops to Army A3'],
    [
      { unit: 'A2', args: { to: 'A5', toRealm: 'Fra', type: 'archers', count: 2, rank: 1 } },
      'hand over 2 Archers to Army A5 of France',
    ],
    [{ unit: 'A2', args: { to: 'G1', commander: 1 } }, 'hand over Roger Mortimer to Garrison G1'],
  ],
  HOLD: [[{ unit: 'A2', args: {} }, 'hold its position']],
  MARCH: [[{ unit: 'A2', args: { location: ESSEX } }, 'march to Essex (2)']],
  BOARD: [[{ unit: 'A2', args: { realm: 'Fra' } }, 'make ready to board ships of France']],
  LOAD: [
    [{ unit: 'F1', args: { army: 'A3' } }, 'take Army A3 aboard'],
    [{ unit: 'F1', args: { army: 'A5', armyRealm: 'Fra' } }, 'take Army A5 of France aboard'],
  ],
  SAIL: [[{ unit: 'F1', args: { location: CHANNEL } }, 'sail to the Channel (13)']],
  UNLOAD: [[{ unit: 'F1', args: { army: 'A3', location: ARTOIS } }, 'put Army A3 ashore in Artois (8)']],
  PILLAGE: [[{ unit: 'A2', args: {} }, 'pillage']],
  RECRUIT: [[{ unit: 'G1', args: { type: 'archers', count: 1 } }, 'recruit 1 Archer']],
  BUILD_SHIPS: [[{ unit: 'G1', args: { type: 'merchantman', count: 2 } }, 'build 2 Merchantmen']],
  HIRE_COMMANDER: [
    [{ unit: 'G1', args: {} }, 'hire a commander'],
    [{ unit: 'G1', args: { name: 'Hugh' } }, 'hire commander Hugh'],
  ],
  BUILD_FORT: [[{ unit: 'G1', args: {} }, 'build up the fortification']],
  REPAIR_FORT: [[{ unit: 'G1', args: {} }, 'repair the fortification']],
  BUILD_HARBOUR: [[{ unit: 'G1', args: {} }, 'build a harbour']],
  BUILD_PRODUCTION: [
    [{ unit: 'G1', args: {} }, 'build 1 production area'],
    [{ unit: 'G1', args: { count: 2 } }, 'build 2 production areas'],
  ],
  RAZE: [
    [{ unit: 'G1', args: { what: 'fort' } }, 'raze a level of the fortification'],
    [{ unit: 'G1', args: { what: 'harbour' } }, 'raze the harbour'],
    [{ unit: 'G1', args: { what: 'production' } }, 'raze a production area'],
  ],
  SET_STATUS: [[{ args: { realm: 'Fra', status: 'royalty' } }, 'make France royalty']],
  SET_CONTROL: [
    [{ args: { realm: 'Fra', control: 'player' } }, 'give France to a player'],
    [{ args: { realm: 'Fra', control: 'computer' } }, 'give France to local forces'],
  ],
  PERMIT_INDEPENDENT: [
    [{ args: { realm: 'Fra', province: at('Wessex'), on: true } }, 'let France into independent Wessex (3)'],
    [{ args: { realm: 'Fra', province: at('Wessex'), on: false } }, 'close independent Wessex (3) to France'],
  ],
};

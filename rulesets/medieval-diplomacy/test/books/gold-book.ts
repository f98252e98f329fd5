import type { PlayedTurn } from '@chancery/testkit';
import type { Event } from '../../src/events.ts';
import type { Types } from '../../src/types.ts';
import { realmOf } from '../../src/unit-id.ts';
import { GOLD, IND, type Pence, type RealmNumber } from '../../src/words.ts';

/** One line of the book: a realm gains gold, or loses it. */
type Line = readonly [realm: RealmNumber, gold: Pence];

/**
 * Keeps the book of a turn's gold from its events alone, and names everything in which the treasuries afterwards differ
 * from it: gold that came or went without an event, a debt, a wrong price, gold lost on the road.
 */
export const goldFaults = ({ record, resolved, after }: PlayedTurn<Types>): readonly string[] => {
  const faults: string[] = [];
  const book = new Map(record.state.realms.flatMap((realm) => (realm ? [[realm.number, realm.treasury]] : [])));
  const cost = (type: number): Pence => (record.setting.troops[type]?.cost ?? Number.NaN) * GOLD;
  let onTheRoad = 0;
  resolved.events.forEach((event, index) => {
    for (const [realm, gold] of linesOf(event)) {
      if (realm === IND) continue;
      const balance = (book.get(realm) ?? Number.NaN) + gold;
      if (!(Number.isInteger(gold) && balance >= 0))
        faults.push(`${index} ${event.kind}: realm ${realm} has ${balance}`);
      book.set(realm, balance);
    }
    if (event.kind === 'gold-sent') onTheRoad += event.amount;
    if (event.kind === 'gold-received') onTheRoad -= event.amount;
    if (event.kind === 'realm-defeated') book.set(event.realm, 0);
    const price = priceOf(event, cost);
    if (price !== null && price !== costIn(event)) faults.push(`${index} ${event.kind} costs ${costIn(event)}`);
  });
  if (onTheRoad !== 0) faults.push(`${onTheRoad} pence were sent and not received`);
  for (const [number, gold] of book) {
    const treasury = after.state.realms[number]?.treasury;
    if (treasury !== gold) faults.push(`realm ${number} has ${treasury} pence; by the book ${gold}`);
  }
  return faults;
};

const linesOf = (event: Event): readonly Line[] => {
  switch (event.kind) {
    case 'revenue-gained':
      return event.from.map(({ gold }) => [event.realm, gold]);
    case 'proclaimed':
      return [[event.realm, event.gold]];
    case 'pillaged':
    case 'razed':
    case 'troops-gone':
      return [[realmOf(event.unit), event.gold]];
    case 'gold-sent':
      return [[event.from, -event.amount - event.fee]];
    case 'gold-received':
      return [[event.to, event.amount]];
    case 'gold-decayed':
      return [[event.realm, -event.lost]];
    case 'upkeep-paid':
      return [[event.realm, -event.paid]];
    case 'annexed':
      return [[event.realm, -event.cost]];
    case 'commander-hired':
      return [[event.commander.realm, -event.cost]];
    case 'recruited':
    case 'fort-built':
    case 'harbour-built':
    case 'production-built':
      return [[realmOf(event.unit), -event.cost]];
    case 'fort-repaired':
      return event.unit === null ? [] : [[realmOf(event.unit), -event.cost]];
    default:
      return [];
  }
};

/** What the rulebook asks for things with one price; null for all else. */
const priceOf = (event: Event, costOf: (type: number) => Pence): Pence | null => {
  switch (event.kind) {
    case 'recruited':
      return event.count * costOf(event.type);
    case 'commander-hired':
    case 'harbour-built':
      return 20 * GOLD;
    case 'production-built':
      return event.count * 10 * GOLD;
    case 'fort-built':
      return (4 * event.level + 2) * GOLD;
    default:
      return null;
  }
};

const costIn = (event: Event): Pence | null => ('cost' in event ? event.cost : null);

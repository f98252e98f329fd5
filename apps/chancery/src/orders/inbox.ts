import { fold, type SeatId, seatName } from '@chancery/core';
import type { Campaign } from '../campaign/open-campaign.ts';
import { EXIT } from '../exit-codes.ts';
import { listing } from '../folder/listing.ts';
import { inboxFolder, inFolder } from '../folder/paths.ts';
import { readText } from '../folder/read-file.ts';
import { Stop } from '../stop.ts';
import type { OrderText } from './read-orders.ts';

/** What has been put into the folder of orders for a turn. */
export interface Inbox {
  readonly orders: { readonly [seat: SeatId]: OrderText };
  readonly acts: OrderText | null;
  readonly rulings: OrderText | null;
  /** Files whose names say nothing to us. */
  readonly strangers: readonly string[];
}

/** Why files with such names are not taken. */
export const strangerNotes = ({ strangers }: Inbox): readonly string[] =>
  strangers.map((path) => `${path}: refused: its name is not that of a seat, acts or rulings, with .txt or .json`);

/** What a file is, unless it is a seat's. */
const OF_MASTER: { readonly [owner: string]: string } = {
  acts: 'acts of the game master',
  rulings: 'rulings of the game master',
};

/** `Eng.txt`, `eng.json`, `acts.txt`, `rulings.json`: the name says whose orders they are, the text says in which form. */
export const readInbox = ({ folder, seats }: Campaign, turn: number): Inbox => {
  const place = inboxFolder(turn);
  const owners = new Map<string, SeatId | 'acts' | 'rulings'>([
    ['acts', 'acts'],
    ['rulings', 'rulings'],
    ...seats.map(({ seat }) => [fold(seatName(seat)), seat] as const),
  ]);
  const found = new Map<SeatId | 'acts' | 'rulings', OrderText>();
  const strangers: string[] = [];
  for (const name of [...listing(inFolder(folder, place))].sort()) {
    if (name.startsWith('.')) continue;
    const path = `${place}/${name}`;
    const owner = /\.(txt|json)$/i.test(name) ? owners.get(fold(name.replace(/\.\w+$/, ''))) : undefined;
    if (owner === undefined) {
      strangers.push(path);
      continue;
    }
    const other = found.get(owner);
    if (other !== undefined)
      throw new Stop(
        EXIT.faults,
        `${other.path} and ${path} are both ${OF_MASTER[owner] ?? `for ${owner}`}: keep one of them`,
      );
    found.set(owner, { path, text: readText(inFolder(folder, path)) });
  }
  const orders = Object.fromEntries(seats.flatMap(({ seat }) => (found.has(seat) ? [[seat, found.get(seat)]] : [])));
  return {
    orders: orders as Inbox['orders'],
    acts: found.get('acts') ?? null,
    rulings: found.get('rulings') ?? null,
    strangers,
  };
};

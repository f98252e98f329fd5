import type { House, Person } from './house.ts';

/** A campaign that has begun: four realms on one island, each with its ruler. */
export interface Table {
  readonly house: House;
  readonly path: string;
  readonly campaign: string;
  readonly master: Person;
  readonly seats: readonly string[];
  readonly rulers: readonly Person[];
}

let tables = 0;

/** Each has a title of its own, as no two hosts can take one. */
export const FOUR_CROWNS = {
  get title() {
    tables += 1;
    return `Four Crowns ${tables}`;
  },
  ruleset: 'medieval-diplomacy',
  scenario: 'four-crowns',
  deadlineRule: { kind: 'every', milliseconds: 86_400_000 },
  settings: { startWhenFull: false },
} as const;

/** An order that England can carry out at the start. */
export const RECRUIT = 'G1 RECRUIT 2 militia';

/** A campaign that others can find, made through the API alone. */
export const openTable = async (house: House, terms: object = {}): Promise<Table> => {
  const master = await house.person('Master');
  const { campaignId: campaign } = await master.client.done('POST', '/campaigns', { ...FOUR_CROWNS, ...terms });
  const path = `/campaigns/${campaign}`;
  await master.client.done('POST', `${path}/open`);
  const { seats } = await master.client.done('GET', path);
  return { house, path, campaign, master, seats: seats.map(({ seat }: { seat: string }) => seat), rulers: [] };
};

export const begunTable = async (house: House, terms: object = {}): Promise<Table> => {
  const table = await openTable(house, terms);
  const rulers: Person[] = [];
  for (const seat of table.seats) {
    const ruler = await house.person(`Ruler of ${seat}`.replaceAll(' ', ''));
    await ruler.client.done('POST', `${table.path}/join`, { seat });
    rulers.push(ruler);
  }
  await table.master.client.done('POST', `${table.path}/start`);
  return { ...table, rulers };
};

/** The ruler of a seat. */
export const rulerOf = ({ seats, rulers }: Table, seat: string): Person => {
  const ruler = rulers[seats.indexOf(seat)];
  if (ruler === undefined) throw new Error(`nobody rules ${seat}`);
  return ruler;
};

/** Every ruler sends an empty sheet, and the master runs the turn. */
export const playTurn = async ({ path, seats, rulers, master }: Table, turn: number): Promise<void> => {
  for (const [place, ruler] of rulers.entries()) {
    await ruler.client.done('POST', `${path}/seats/${seats[place]}/orders`, { orders: [] });
  }
  await master.client.done('POST', `${path}/turns/${turn}/close`, {});
};

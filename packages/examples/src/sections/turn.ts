import { by, clamp, type Phase, seatId, sorted, type Turn } from '@chancery/core';
import { areasOn, type PowerInfo, powersOn } from '../ground/ground.ts';
import { type Business, commissionFor, faultOf, findWagon, HIRE, priceOf } from './rules.ts';
import { bridgeOf, goalsFrom, NAMED_TOWN } from './towns.ts';
import { type Commission, GOODS, isOfSheet, type Prices, type Sections, type SheetOrder, type Wagon } from './types.ts';

type SectionsTurn = Turn<Sections>;

/** Wagons are hired, then all trade is done, then they drive; whatever the sheet has first. */
export const PHASES: readonly Phase<Sections>[] = [
  { name: 'Hiring', rule: 'SC-1.1', run: (turn) => carryOut(turn, ['HIRE']) },
  { name: 'Trade', rule: 'SC-1.2', run: (turn) => carryOut(turn, ['BUY', 'SELL', 'DELIVER']) },
  { name: 'Roads', rule: 'SC-1.5', run: (turn) => carryOut(turn, ['DRIVE']) },
  { name: 'Bridge', rule: 'SC-1.10', run: (turn) => bridge(turn) },
  { name: 'Name', rule: 'SC-1.11', run: (turn) => rename(turn) },
  { name: 'Markets', rule: 'SC-1.6', run: (turn) => markets(turn) },
];

/** House by house; each turn another begins, but whose first order of this kind arrived first goes before (SC-1.9). */
const carryOut = (turn: SectionsTurn, verbs: readonly SheetOrder['verb'][]): void => {
  const all = powersOn(turn.setting);
  const first = (turn.state.turn - 1) % all.length;
  const houses = [...all.slice(first), ...all.slice(0, first)].map((house) => {
    const sheet = (turn.sheets[seatId(house.code)]?.orders ?? []).filter(isOfSheet);
    const orders = sheet.filter(({ verb }) => verbs.includes(verb));
    return { house, orders, arrived: Math.min(...orders.map(({ rank }) => rank ?? LAST)) };
  });
  const byArrival = sorted(
    houses,
    by(({ arrived }: (typeof houses)[number]) => arrived),
  );
  for (const { house, orders } of byArrival) for (const order of orders) perform(turn, house, order);
};

const LAST = Number.MAX_SAFE_INTEGER;

const businessOf = ({ state }: SectionsTurn, { number, code }: PowerInfo): Business => ({
  bridgeOut: state.bridgeOut,
  prices: state.prices,
  commissions: state.commissions,
  coins: state.coins[code] ?? 0,
  wagons: state.wagons.filter(({ owner }) => owner === number),
});

const perform = (turn: SectionsTurn, house: PowerInfo, order: SheetOrder): void => {
  const business = businessOf(turn, house);
  const power = house.number;
  const name = order.verb === 'HIRE' ? order.args.name : order.args.wagon;
  const wagon = findWagon(business, name);
  const late = faultOf(turn.setting, business, order) !== null || missesLimit(business, wagon, order);
  if (late) return turn.emit({ kind: 'failed', rule: 'SC-1.7', power, wagon: name, verb: order.verb });
  if (order.verb === 'HIRE')
    return turn.emit({ kind: 'hired', rule: 'SC-1.1', power, wagon: name, town: order.args.town, cost: HIRE });
  if (wagon === null) return;
  const { at, load } = wagon;
  switch (order.verb) {
    case 'BUY': {
      const { good } = order.args;
      const price = priceOf(business, at, good);
      return turn.emit({ kind: 'bought', rule: 'SC-1.2', power, wagon: name, good, price });
    }
    case 'SELL':
      if (load === null) return;
      return turn.emit({
        kind: 'sold',
        rule: 'SC-1.3',
        power,
        wagon: name,
        good: load,
        price: priceOf(business, at, load),
      });
    case 'DELIVER': {
      const commission = commissionFor(business, wagon, order.args.commission);
      if (commission === null) return;
      turn.emit({ kind: 'unloaded', rule: 'SC-1.4', power, wagon: name, commission });
      return turn.emit({ kind: 'delivered', rule: 'SC-1.4', power, commission });
    }
    case 'DRIVE': {
      const { town: to } = order.args;
      const fare = goalsFrom(turn.setting, turn.state, at).find(({ town }) => town === to)?.fare ?? 0;
      return turn.emit({ kind: 'drove', rule: 'SC-1.5', power, wagon: name, from: at, to, fare });
    }
  }
};

/** Prices are those of the day; who named another limit neither buys nor sells. */
const missesLimit = (business: Business, wagon: Wagon | null, order: SheetOrder): boolean => {
  if (wagon === null || (order.verb !== 'BUY' && order.verb !== 'SELL')) return false;
  const good = order.verb === 'BUY' ? order.args.good : wagon.load;
  if (good === null || order.args.price === undefined) return false;
  const price = priceOf(business, wagon.at, good);
  return order.verb === 'BUY' ? price > order.args.price : price < order.args.price;
};

/** A bridge that was taken is mended; one that stands may be taken. */
const bridge = ({ setting, state, dice, emit }: SectionsTurn): void => {
  const at = bridgeOf(setting);
  if (at === null) return;
  if (state.bridgeOut) emit({ kind: 'bridge-mended', rule: 'SC-1.10', a: at.a, b: at.b });
  else if (dice.at('flood').d(4) === 1) emit({ kind: 'bridge-taken', rule: 'SC-1.10', a: at.a, b: at.b });
};

const NAMED_AFTER = 3;

/** The house that has delivered most by then gives its name. */
const rename = ({ setting, state, emit }: SectionsTurn): void => {
  if (state.turn !== NAMED_AFTER || setting.areas[NAMED_TOWN] == null) return;
  const delivered = (house: PowerInfo): number => state.delivered[house.code] ?? 0;
  const [first] = powersOn(setting).toSorted((one, other) => delivered(other) - delivered(one));
  if (first === undefined || delivered(first) === 0) return;
  emit({ kind: 'renamed', rule: 'SC-1.11', town: NAMED_TOWN, name: `${first.name.split(' ').at(-1)} Cross` });
};

/** Another town asks for something, and every price moves a little. */
const markets = ({ setting, state, dice, emit }: SectionsTurn): void => {
  const towns = areasOn(setting).map(({ number }) => number);
  const asked = dice.at('commission');
  const commission: Commission = {
    number: state.nextCommission,
    town: towns[asked.d(towns.length) - 1] ?? 1,
    good: GOODS[asked.d(GOODS.length) - 1] ?? 'Wool',
    pay: 60 + asked.d(40),
  };
  emit({ kind: 'asked', rule: 'SC-1.6', commission });
  const prices: Prices = Object.fromEntries(
    towns.map((town) => {
      const roller = dice.at('price', town);
      const moved = GOODS.map((good) => [good, clamp(priceOf(state, town, good) + roller.d(5) - 3, 5, 60)]);
      return [`${town}`, Object.fromEntries(moved) as Prices[string]];
    }),
  );
  emit({ kind: 'turn-ended', rule: 'SC-1.6', turn: state.turn, prices });
};

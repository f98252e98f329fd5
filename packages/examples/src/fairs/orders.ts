import { type Branch, type NamedType, type OrderCatalogue, type OrderKind, seatId } from '@chancery/core';
import { allIllegal, branch, namedTypes, numberOf, numberType, oneOf, RULERS_ONLY } from '@chancery/kit';
import { areaName, areasOn, powerName, powerOn, powersOn } from '../ground/ground.ts';
import { mirrorOf, placesOf, storesOf } from './rules.ts';
import { type Fairs, type FairsKnown, type Gather, GOODS, type Order, type Refusal, type Trade } from './types.ts';

const { fixed, words } = namedTypes<Fairs>();

const PLACE = fixed('place', 'integer', (setting) =>
  areasOn(setting).map(({ number, name }) => ({ value: number, names: [name] })),
);
const HOUSE: NamedType<Fairs> = fixed('house', 'integer', (setting) =>
  powersOn(setting).map(({ number, name, code }) => ({ value: number, names: [name, code] })),
);
const GOOD = words('good', GOODS);
/** More than anybody gathers. */
const MOST = 99;
const COUNT = numberType('count', 1, MOST);

const gather: OrderKind<Fairs, Gather> = {
  verb: 'GATHER',
  rule: 'FA-1.2',
  title: 'Gather',
  help: 'Brings two of what a place yields.',
  group: 'Work',
  by: 'ruler',
  sections: ['work'],
  params: { place: { type: PLACE, help: 'where' } },
  lines: [{ pattern: 'GATHER AT <place>' }],
  options: ({ setting, view }) =>
    view.power === null
      ? null
      : oneOf(
          'place',
          placesOf(setting, powerOn(setting, view.power)).map((place): Branch | null =>
            branch(place, areaName(setting, place)),
          ),
        ),
  check: ({ setting, view }, { args: { place } }) => {
    if (view.power === null) return RULERS_ONLY;
    const house = powerOn(setting, view.power);
    return allIllegal<Refusal>([
      placesOf(setting, house).includes(place) ? null : { code: 'too-far', place, home: house.home },
    ]);
  },
};

const trade: OrderKind<Fairs, Trade> = {
  verb: 'TRADE',
  rule: 'FA-1.3',
  title: 'Trade',
  help: 'Offers goods for goods; the other house answers with the same from its side.',
  group: 'Bargains',
  by: 'ruler',
  sections: ['bargains'],
  params: {
    give: { type: COUNT, help: 'how many you give' },
    good: { type: GOOD, help: 'of what' },
    house: { type: HOUSE, help: 'the other house' },
    get: { type: COUNT, help: 'how many you get' },
    wanted: { type: GOOD, help: 'of what' },
  },
  lines: [{ pattern: 'TRADE <give> <good> WITH <house> FOR <get> <wanted>' }],
  addressee: (setting, { args: { house } }) => seatId(powerOn(setting, house).code),
  answers: ({ setting }, order, from) => {
    const house = powersOn(setting).find(({ code }) => code === from);
    return house === undefined ? [] : [mirrorOf(order, house.number)];
  },
  options: (known) => (known.view.power === null ? null : tradesOf(known, known.view.power)),
  check: ({ setting, view }, { args }) => {
    if (view.power === null) return RULERS_ONLY;
    if (args.house === view.power) return allIllegal<Refusal>([{ code: 'yourself' }]);
    const [has, theirs] = [view.power, args.house].map((house) => storesOf(view, powerOn(setting, house)));
    const [own, others] = [has?.[args.good] ?? 0, theirs?.[args.wanted] ?? 0];
    return allIllegal<Refusal>([
      args.good === args.wanted ? { code: 'same-good', good: args.good } : null,
      own < args.give ? { code: 'too-few', good: args.good, has: own } : null,
      others < args.get ? { code: 'others-too-few', house: args.house, good: args.wanted, has: others } : null,
    ]);
  },
};

/** House by house what it has, for each good of one's own. */
const tradesOf = ({ setting, view }: FairsKnown, power: number) => {
  const own = storesOf(view, powerOn(setting, power));
  return oneOf(
    'house',
    powersOn(setting)
      .filter(({ number }) => number !== power)
      .map((house) =>
        branch(
          house.number,
          powerName(setting, house.number),
          oneOf(
            'good',
            GOODS.filter((good) => own[good] > 0).map((good) =>
              branch(
                good,
                good,
                oneOf(
                  'wanted',
                  GOODS.filter((wanted) => wanted !== good && storesOf(view, house)[wanted] > 0).map((wanted) => {
                    const get = numberOf('get', { from: 1, to: storesOf(view, house)[wanted] });
                    const give = numberOf('give', { from: 1, to: own[good] });
                    return give === null || give.ask !== 'number' || get === null
                      ? null
                      : branch(wanted, wanted, { ...give, then: get });
                  }),
                ),
              ),
            ),
          ),
        ),
      ),
  );
};

/** Work waits for the half of its house; bargains are for the half in which they are sent (FA-1.5). */
export const ORDERS: OrderCatalogue<Fairs> = {
  kinds: { GATHER: gather, TRADE: trade },
  sections: [
    { id: 'work', title: 'Work', heading: 'WORK', takes: 1 },
    { id: 'bargains', title: 'Bargains', heading: 'BARGAINS', takes: 3, when: 'any' },
  ],
  replaces: 'sections',
  ranked: true,
  together: (): readonly never[] => [],
};

export const tradesIn = (orders: readonly Order[]): readonly Trade[] =>
  orders.filter((order): order is Trade => order.verb === 'TRADE');

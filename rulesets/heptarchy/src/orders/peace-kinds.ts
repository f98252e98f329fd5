import { type Choice, DONE, type Tick } from '@chancery/core';
import type { Forecast } from '../known/forecast.ts';
import { priceOf } from '../peace/price.ts';
import { termsOf } from '../peace/terms.ts';
import { areaInfo, kingdomOf, ownedBy, unitsOf } from '../rules/find.ts';
import { enemiesOf, warBetween } from '../rules/relations.ts';
import { warScore } from '../rules/score.ts';
import { LONGEST_TRUCE } from '../rules/truce.ts';
import { TREATY_WORDS, unitName } from '../text/reader.ts';
import { type KingdomNumber, TREATIES } from '../words.ts';
import { GROUPS } from './groups.ts';
import { actionKind, branch, eachKingdom, type Kinds, oneOf, when } from './offering.ts';
import type { AnswerPeace, DeclareWar, OfferPeace } from './order.ts';
import { AREAS, FLAG, KINGDOM, KINGDOMS, TRIBUTE, TRUCE_LENGTH, UNITS } from './param-types.ts';

/** War, and how it ends. */

const declareWar = actionKind<DeclareWar>({
  verb: 'DECLARE_WAR',
  rule: 'HEP-5.5',
  title: 'Declare War',
  help: 'War begins at once. It ends any Trade Treaty between you; a Pact or a Truce has to be over first.',
  group: GROUPS.peace,
  params: { kingdom: { type: KINGDOM, help: 'on whom' } },
  lines: [{ pattern: 'DECLARE WAR <kingdom>' }],
  also: [{ pattern: 'DECLARE WAR ON <kingdom>' }],
  offer: (forecast, could) => eachKingdom(forecast, (_, code) => when(could({ kingdom: code }))),
});

const answerPeace = actionKind<AnswerPeace>({
  verb: 'ANSWER_PEACE',
  rule: 'HEP-7.10',
  title: 'Answer an offer of peace',
  help: 'Accepts or refuses the peace that an opponent has offered. What is not answered in your Phase is refused.',
  group: GROUPS.peace,
  params: { kingdom: { type: KINGDOM, help: 'who offers' }, yes: { type: FLAG, help: 'YES or NO' } },
  lines: [
    { pattern: 'ANSWER PEACE <kingdom> YES', sets: { yes: true } },
    { pattern: 'ANSWER PEACE <kingdom> NO', sets: { yes: false } },
  ],
  offer: (forecast, could) =>
    eachKingdom(forecast, (_, code) =>
      oneOf('yes', [
        branch(true, 'Accept', when(could({ kingdom: code, yes: true }))),
        branch(false, 'Refuse', when(could({ kingdom: code, yes: false }))),
      ]),
    ),
});

type Args = OfferPeace['args'];
type Could = (args: Args) => boolean;

/** What may be asked of one opponent. */
interface Bargain {
  readonly forecast: Forecast;
  readonly other: KingdomNumber;
  readonly kingdom: string;
  readonly could: Could;
}

const offerPeace = actionKind<OfferPeace>({
  verb: 'OFFER_PEACE',
  rule: 'HEP-7.7',
  title: 'Offer peace',
  help: 'White Peace, or demands that your War Score pays for. With 20 more than the opponent it cannot be refused; else he answers in his next Phase.',
  group: GROUPS.peace,
  params: {
    kingdom: { type: KINGDOM, help: 'the opponent' },
    white: { type: FLAG, optional: true, help: 'White Peace: no demands' },
    tribute: { type: TRIBUTE, optional: true, help: 'Gold, by tens; 1 War Score for each 10' },
    truce: { type: TRUCE_LENGTH, optional: true, help: 'Turns of Truce, 2 to 10; 1 for each beyond 2' },
    disband: { type: UNITS, optional: true, help: 'Retinues and Navies of the opponent; 2 each' },
    renounceTrade: { type: KINGDOMS, optional: true, help: 'with whom he shall end his Trade Treaty; 2' },
    renouncePact: { type: KINGDOMS, optional: true, help: 'with whom he shall end a Pact; 2 each' },
    trade: { type: FLAG, optional: true, help: 'a Trade Treaty with you; 3' },
    pact: { type: FLAG, optional: true, help: 'a Military Pact with you; 4' },
    land: { type: AREAS, optional: true, help: 'Land Areas of his; 5 to 12 each' },
  },
  lines: [
    { pattern: 'OFFER PEACE <kingdom> WHITE', sets: { white: true } },
    {
      pattern:
        'OFFER PEACE <kingdom> [TRIBUTE <tribute>] [TRUCE <truce>] [DISBAND <disband>] [RENOUNCE TRADE <renounceTrade>] [RENOUNCE PACT <renouncePact>] [TRADE] [PACT] [LAND <land>]',
      flags: { TRADE: 'trade', PACT: 'pact' },
    },
  ],
  offer: (forecast, could) =>
    oneOf(
      'kingdom',
      enemiesOf(forecast.state, forecast.kingdom).map((other) => {
        const { code, name } = areaInfo(forecast.setting, other);
        // White Peace costs nothing: whoever may not offer it may not offer anything.
        if (!could({ kingdom: code, white: true })) return null;
        const demands = landAsked({ forecast, other, kingdom: code, could });
        return branch(code, name, {
          ask: 'one',
          param: 'white',
          of: [{ value: true, label: 'White Peace', then: DONE }],
          ...(demands === null ? {} : { skip: { label: 'Demands', then: demands } }),
        });
      }),
    ),
});

const budgetOf = ({ forecast, other }: Bargain): number =>
  warBetween(forecast.state, forecast.kingdom, other) === null
    ? 0
    : Math.max(0, warScore(forecast, forecast.kingdom, other));

const costOf = ({ forecast, kingdom }: Bargain, args: Omit<Args, 'kingdom'>): number =>
  priceOf(forecast, forecast.kingdom, termsOf(forecast.setting, { kingdom, ...args }));

/** What the budget can pay singly, as many as it can pay whichever are ticked, and what that costs at most. */
const affordable = (priced: readonly { readonly tick: Tick; readonly cost: number }[], budget: number) => {
  const open = priced.filter(({ cost }) => cost <= budget).sort((a, b) => b.cost - a.cost);
  let [most, cost] = [0, 0];
  for (const each of open) {
    if (cost + each.cost > budget) break;
    cost += each.cost;
    most += 1;
  }
  return { ticks: open.map(({ tick }) => tick), most, cost };
};

/** Land first, since it is the dearest; then what the rest of the War Score can pay. */
const landAsked = (bargain: Bargain): Choice | null => {
  const { forecast, other, kingdom, could } = bargain;
  const budget = budgetOf(bargain);
  const priced = ownedBy(forecast.state, other)
    .filter(({ number }) => could({ kingdom, land: [number] }))
    .map(({ number }) => {
      const cost = costOf(bargain, { land: [number] });
      return { tick: { value: number, label: `${areaInfo(forecast.setting, number).name} (${cost})` }, cost };
    });
  const { ticks, most, cost } = affordable(priced, budget);
  const without = unitsAsked(bargain, budget, false);
  if (most === 0) return without;
  return {
    ask: 'some',
    param: 'land',
    from: 1,
    to: most,
    of: ticks,
    then: unitsAsked(bargain, budget - cost, true) ?? DONE,
    ...(without === null ? {} : { skip: { label: 'No land', then: without } }),
  };
};

/** `asked`: something is demanded already, so that all the rest may be left out. */
const unitsAsked = (bargain: Bargain, budget: number, asked: boolean): Choice | null => {
  const { forecast, other, kingdom, could } = bargain;
  const priced = unitsOf(forecast.state, other)
    .filter(({ id }) => could({ kingdom, disband: [id] }))
    .map(({ id, kind }) => ({ tick: { value: id, label: unitName(kind, id) }, cost: 2 }));
  const { ticks, most, cost } = affordable(priced, budget);
  const without = tributeAsked(bargain, budget, asked);
  if (most === 0) return without;
  return {
    ask: 'some',
    param: 'disband',
    from: 1,
    to: most,
    of: ticks,
    then: tributeAsked(bargain, budget - cost, true) ?? DONE,
    ...(without === null ? {} : { skip: { label: 'No units', then: without } }),
  };
};

const tributeAsked = (bargain: Bargain, budget: number, asked: boolean): Choice | null => {
  const { forecast, other, kingdom, could } = bargain;
  const most = Math.min(budget, Math.floor(kingdomOf(forecast.state, other).gold / 10));
  const sums = Array.from({ length: most }, (_, i) => (i + 1) * 10).filter((tribute) => could({ kingdom, tribute }));
  const without = treatyAsked(bargain, budget, asked);
  return oneOf(
    'tribute',
    sums.map((tribute) =>
      branch(tribute, `${tribute} Gold (${tribute / 10})`, treatyAsked(bargain, budget - tribute / 10, true)),
    ),
    ...(without === null ? [] : [{ label: 'No Tribute', then: without }]),
  );
};

const treatyAsked = (bargain: Bargain, budget: number, asked: boolean): Choice | null => {
  const without = truceAsked(budget, asked);
  const [kind, price] = [TREATIES[1], costOf(bargain, { pact: true })];
  if (price > budget || !bargain.could({ kingdom: bargain.kingdom, pact: true })) return without;
  return oneOf(
    'pact',
    [branch(true, `${TREATY_WORDS[kind]} (${price})`, truceAsked(budget - price, true))],
    ...(without === null ? [] : [{ label: `No ${TREATY_WORDS[kind]}`, then: without }]),
  );
};

const truceAsked = (budget: number, asked: boolean): Choice | null => {
  const lengths = Array.from({ length: LONGEST_TRUCE - 2 }, (_, i) => i + 3).filter((length) => length - 2 <= budget);
  return oneOf(
    'truce',
    lengths.map((length) => branch(length, `Truce of ${length} Turns (${length - 2})`)),
    ...(asked ? [{ label: 'Truce of 2 Turns', then: DONE }] : []),
  );
};

export const PEACE_ORDERS: Kinds<'DECLARE_WAR' | 'OFFER_PEACE' | 'ANSWER_PEACE'> = {
  DECLARE_WAR: declareWar,
  OFFER_PEACE: offerPeace,
  ANSWER_PEACE: answerPeace,
};

import { DONE } from '@chancery/core';
import type { Forecast } from '../known/forecast.ts';
import { cannotRefuse } from '../peace/offer.ts';
import { areaInfo } from '../rules/find.ts';
import { enemiesOf, warBetween } from '../rules/relations.ts';
import { termsWords } from '../text/told/diplomacy.ts';
import type { KingdomNumber } from '../words.ts';
import { demandsOf } from './demands.ts';
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
    eachKingdom(forecast, (other, code) =>
      oneOf('yes', [
        branch(true, `Accept: ${offeredWords(forecast, other)}`, when(could({ kingdom: code, yes: true }))),
        branch(false, 'Refuse', when(could({ kingdom: code, yes: false }))),
      ]),
    ),
});

/** What an opponent offers, in words. */
const offeredWords = ({ setting, state, kingdom }: Forecast, other: KingdomNumber): string => {
  const offer = warBetween(state, kingdom, other)?.offer;
  if (!offer || offer.terms.white) return 'White Peace';
  return termsWords({ setting, board: state, me: kingdom }, offer.terms);
};

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
    land: {
      type: AREAS,
      optional: true,
      help: 'Land Areas of his: 5 each, 2 more if none of yours borders it, 5 more if you do not Occupy it',
    },
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
        const demands = demandsOf(forecast, other);
        const sure = cannotRefuse(forecast, forecast.kingdom, other) ? ' (cannot be refused)' : '';
        return branch(code, name, {
          ask: 'one',
          param: 'white',
          of: [{ value: true, label: `White Peace${sure}`, then: DONE }],
          ...(demands === null ? {} : { skip: { label: `Demands${sure}`, then: demands } }),
        });
      }),
    ),
});

export const PEACE_ORDERS: Kinds<'DECLARE_WAR' | 'OFFER_PEACE' | 'ANSWER_PEACE'> = {
  DECLARE_WAR: declareWar,
  OFFER_PEACE: offerPeace,
  ANSWER_PEACE: answerPeace,
};

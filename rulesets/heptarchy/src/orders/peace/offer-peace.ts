import { DONE } from '@chancery/core';
import { branch, FLAG, oneOf } from '@chancery/kit';
import { cannotRefuse } from '../../diplomacy/offer.ts';
import type { OfferPeace } from '../../order.ts';
import { getAreaInfo } from '../../rules/find.ts';
import { enemiesOf } from '../../rules/relations.ts';
import { GROUPS } from '../groups.ts';
import { actionKind } from '../offering.ts';
import { AREAS, KINGDOM, KINGDOMS, TRIBUTE, TRUCE_LENGTH, UNITS } from '../param-types.ts';
import { demandsOf } from './demands.ts';

export const offerPeace = actionKind<OfferPeace>({
  verb: 'OFFER_PEACE',
  rule: 'HEP-7.7',
  title: 'Offer peace',
  help: 'Offers White Peace, or makes demands that your War Score pays for. If your War Score is 20 above theirs, they cannot refuse; otherwise they answer in their next Phase.',
  group: GROUPS.peace,
  params: {
    kingdom: { type: KINGDOM, help: 'the opponent' },
    white: { type: FLAG, optional: true, help: 'White Peace: no demands' },
    tribute: { type: TRIBUTE, optional: true, help: 'Gold, by tens; 1 War Score for each 10' },
    truce: { type: TRUCE_LENGTH, optional: true, help: 'Turns of Truce, 2 to 10; 1 for each beyond 2' },
    disband: { type: UNITS, optional: true, help: 'Retinues and Navies of the opponent; 2 each' },
    renounceTrade: { type: KINGDOMS, optional: true, help: 'with whom the opponent must end a Trade Treaty; 2' },
    renouncePact: { type: KINGDOMS, optional: true, help: 'with whom the opponent must end a Pact; 2 each' },
    trade: { type: FLAG, optional: true, help: 'a Trade Treaty with you; 3' },
    pact: { type: FLAG, optional: true, help: 'a Military Pact with you; 4' },
    land: {
      type: AREAS,
      optional: true,
      help: 'Land Areas of theirs: 5 each, 2 more if none of yours borders it, 5 more if you do not Occupy it',
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
        const { code, name } = getAreaInfo(forecast.setting, other);
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

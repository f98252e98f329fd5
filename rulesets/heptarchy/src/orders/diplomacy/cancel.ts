import { branch, oneOf, when } from '@chancery/kit';
import { TREATY_WORDS } from '../../names/reader.ts';
import type { Cancel } from '../../order.ts';
import { TREATIES } from '../../words.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, eachKingdom } from '../offering.ts';
import { kingdom, treaty } from './params.ts';

export const cancel = actionKind<Cancel>({
  verb: 'CANCEL',
  rule: 'HEP-5.20',
  title: 'Cancel a treaty or a proposal',
  help: 'Ends one of your Trade Treaties or Military Pacts at once, or withdraws your proposal.',
  group: GROUPS.diplomacy,
  params: { treaty, kingdom },
  lines: [{ pattern: 'CANCEL <treaty> <kingdom>' }],
  also: [{ pattern: 'CANCEL <treaty> WITH <kingdom>' }],
  offer: (forecast, could) =>
    eachKingdom(forecast, (_, code) =>
      oneOf(
        'treaty',
        TREATIES.map((kind) => branch(kind, TREATY_WORDS[kind], when(could({ kingdom: code, treaty: kind })))),
      ),
    ),
});

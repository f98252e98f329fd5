import { branch, oneOf, when } from '@chancery/kit';
import { TREATY_WORDS } from '../../names/reader.ts';
import type { Propose } from '../../order.ts';
import { TREATIES } from '../../words.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, eachKingdom } from '../offering.ts';
import { kingdom, treaty } from './params.ts';

export const propose = actionKind<Propose>({
  verb: 'PROPOSE',
  rule: 'HEP-5.19',
  title: 'Propose a treaty',
  help: 'Proposes a Trade Treaty or a Military Pact. A player answers in their next Phase; an NPC State rolls at once and accepts on 6 or more.',
  group: GROUPS.diplomacy,
  params: { treaty, kingdom },
  lines: [{ pattern: 'PROPOSE <treaty> <kingdom>' }],
  also: [{ pattern: 'PROPOSE <treaty> TO|WITH <kingdom>' }],
  offer: (forecast, could) =>
    eachKingdom(forecast, (_, code) =>
      oneOf(
        'treaty',
        TREATIES.map((kind) => branch(kind, TREATY_WORDS[kind], when(could({ kingdom: code, treaty: kind })))),
      ),
    ),
});

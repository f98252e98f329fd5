import { factTable } from '@chancery/kit';
import type { Refusal } from '../refusals.ts';
import { RESOURCES, TREATIES, UNIT_KINDS } from '../words.ts';

/** What stands under the names of the facts of each refusal. */
export const REFUSAL_SHAPES = factTable<
  { readonly [Code in Refusal['code']]: Extract<Refusal, { code: Code }> },
  'code'
>()(
  {
    sorts: {
      kingdom: 'active kingdom owner by from occupier with',
      area: 'area',
      number: 'sea cost gold sent limit owned asked left until score tribute truce',
      unit: 'unit navy',
      place: 'at to',
      text: 'tradition color',
      refusal: 'refusal',
    },
    others: {
      resource: RESOURCES,
      what: ['land', 'navy'],
      wanted: [...UNIT_KINDS, 'land'],
      kind: UNIT_KINDS,
      treaty: TREATIES,
      why: ['form', 'pale', 'taken'],
    },
  },
  {},
  {
    '': [
      'rulers-only masters-only not-in-turn-0 only-in-turn-0 campaign-over after-end already-done oneself',
      'no-unit-named at-war-with-anybody subjugated-already white-alone nothing-demanded signed-up-already',
      'unprintable',
    ],
    active: 'not-your-phase',
    'kingdom:text': 'unknown-kingdom named-twice',
    kingdom: 'eliminated not-a-player not-an-npc trade-slot asked-already too-many-areas white-only',
    'area:number': 'unknown-area',
    sea: 'unknown-sea',
    'area owner': 'not-your-area no-right-of-entry no-landing',
    area: 'your-own-area no-free-slot no-shipyards nothing-to-raid not-bordering raided-already cannot-demand-area',
    'area by': 'occupied',
    'cost gold': 'gold',
    'area resource': 'not-allowed-here already-there not-there',
    'sent limit': 'gift-limit',
    'area what': 'made-this-turn',
    'what:units|retinues|navies owned limit': 'limit',
    'area sea:sea': 'not-on-that-sea',
    'unit:number': 'unknown-unit',
    'unit owner': 'not-your-unit',
    'unit wanted': 'wrong-unit-kind',
    'kind at': 'none-there',
    unit: [
      'fresh has-moved was-carried no-actions-left not-anchored not-at-sea not-together not-aboard',
      'cannot-demand-unit',
    ],
    'from:place to': 'not-adjacent',
    'unit area': 'already-stands-there',
    'area owner occupier': 'no-anchoring',
    navy: 'navy-full navy-loaded',
    'unit navy': 'not-in-same-area',
    'asked left': 'cavalry',
    with: 'at-war not-at-war pact pact-cancelled-this-phase no-way-to-trade',
    'with until': 'truce',
    'treaty with': 'treaty-exists no-treaty proposed-already cannot-renounce',
    'treaty until': 'locked',
    'treaty from': 'no-proposal',
    'with from:number': 'no-negotiations npc-talks-later',
    'to:kingdom': 'offered-already',
    from: 'offer-pending no-offer',
    'cost score': 'score',
    'tribute gold': 'tribute',
    truce: 'truce-length',
    tradition: 'tradition-of-tribe',
    'color why': 'color',
    refusal: 'may-fail',
  },
);

import { anyOfShapes, type FactShapes } from '@chancery/core';
import { factTable } from '@chancery/kit';
import type { Refusal } from '../refusals.ts';
import { RELATIONS } from '../words.ts';

/** What stands under the names of the facts of each refusal. */
export const REFUSAL_SHAPES = factTable<
  { readonly [Code in Refusal['code']]: Extract<Refusal, { code: Code }> },
  'code'
>()(
  {
    sorts: {
      text: 'unit verb target army',
      number: 'wanted limit count given provinces needed range length present left load storage chance combat built',
      place: 'location province from to',
      realm: 'realm owner',
      troop: 'type',
      commander: 'commander',
      gold: 'shortfall surplus advised treasury',
    },
    others: {
      relation: RELATIONS,
      what: ['alliance', 'peace'],
      kind: ['A', 'F'],
      short: ['gold', 'workers', 'slots'],
    },
  },
  {},
  {
    unit: [
      'unknown-unit number-taken nothing-to-disband partner-elsewhere same-unit nothing-to-transfer empty-unit',
      'is-loaded no-ships retreated second-lift-used fleet-retreated unit-gone cancelled',
    ],
    'unit wanted:text': 'wrong-unit-kind',
    location: 'not-a-province is-sea',
    'realm:text': 'unknown-realm',
    'type:text': 'unknown-troop',
    commander: 'unknown-commander',
    'wanted:text': 'arguments',
    '': 'unprintable oneself independents masters-only rulers-only not-royal',
    realm: 'defeated not-at-war not-allied relation-changed-this-turn enemy already-granted not-granted not-accepted',
    'unit limit': 'plan-too-long',
    'count limit': 'too-many-orders',
    shortfall: 'overspent',
    'surplus advised': 'thin-surplus',
    verb: 'said-twice garrison-cannot',
    'given provinces': 'coup-threatens',
    'realm relation': 'not-neutral',
    'realm what': 'offer-not-returned',
    'needed:gold treasury': 'not-enough-gold',
    'realm range': 'no-caravan-way',
    'length needed': 'proclamation-too-short',
    'length limit': 'proclamation-too-long',
    province: [
      'not-yours not-yours-at-turn-start already-annexed not-independent enemy-troops just-received no-harbour',
      'already-pillaged outdone no-city changed-hands already-hired highest-fort one-level-a-turn nothing-to-repair',
      'already-repaired has-harbour no-coast no-slot',
    ],
    limit: 'annexation-limit',
    kind: 'no-number-free',
    'unit target': 'follow-kind follow-circle',
    'unit commander': 'not-in-unit',
    'type wanted present': 'too-many-in-ranks fewer-present',
    type: 'no-salvage not-a-soldier not-a-ship',
    'unit type': 'cannot-hold-troops',
    'realm limit': 'commander-limit',
    'from to': 'not-adjacent barrier sail-by-land',
    'province owner': 'no-permission',
    'unit needed left': 'not-enough-move-points',
    'army realm': 'not-boarded',
    army: 'not-on-fleet army-out-of-reach',
    'army load storage': 'too-heavy',
    'army province chance': 'landing-failed landing-chance',
    'army count': 'overboard',
    'combat needed': 'too-weak',
    'type province': 'not-on-build-list',
    'wanted limit': 'build-limit',
    'wanted built short': 'fewer-built',
    'needed left': 'not-enough-workers',
    'province what:text': 'nothing-to-raze',
    'unit location': 'battle-expected',
  },
);

/** Of whichever refusal. */
export const ANY_REFUSAL: FactShapes = {
  ...anyOfShapes(Object.values(REFUSAL_SHAPES)),
  code: Object.keys(REFUSAL_SHAPES),
};

import type { FactShapes, ShapesOf } from '@chancery/core';
import { factTable } from '@chancery/kit';
import type { Event, EventOf } from '../events.ts';
import type { CampaignOutcome, Commander } from '../state.ts';
import { CONTROLS, STATUSES, STRUCTURES } from '../words.ts';
import { BATTLE_FACTS } from './battle-shapes.ts';
import { ANY_REFUSAL } from './refusal-shapes.ts';

const OUTCOME: ShapesOf<CampaignOutcome> = {
  winners: 'realm',
  by: ['solo', 'alliance', 'last-standing', 'last-turn', 'nobody'],
  turn: 'number',
};
export const COMMANDER: ShapesOf<Commander, 'realm' | 'unit' | 'improved'> = {
  id: 'number',
  name: 'text',
  infantry: 'number',
  cavalry: 'number',
  siege: 'number',
  naval: 'number',
};

/** What stands under the names of the facts of each event, as the event has them. */
export const EVENT_SHAPES = factTable<{ readonly [Kind in Event['kind']]: EventOf<Kind> }, 'kind' | 'rule'>()(
  {
    sorts: {
      realm: 'by realm from to a b with owner formerly members',
      'yes or no': 'on second landed invading byMaster',
      place: 'province at location',
      text: 'text order step orders name',
      gold: 'amount fee paid due cost lost gold',
      unit: 'unit fleet army armies loadedOn target',
      troop: 'type',
      number: [
        'count wanted roll chance position phase built tieRoll damage lapse level inARow given provinces disbanded',
        'turn phases ranks mpUsed rolls',
      ],
      troops: 'troops',
      commander: 'commanders',
    },
    others: {
      battle: BATTLE_FACTS,
      short: ['gold', 'limit'],
      commander: COMMANDER,
      why: ['too-short', 'too-long', 'unsuitable'],
      reason: ANY_REFUSAL,
      harbour: { roll: 'number', lost: 'yes or no' },
      ships: { type: 'troop', roll: 'number', captured: 'yes or no' },
      what: STRUCTURES,
      status: STATUSES,
      control: CONTROLS,
      outcome: OUTCOME,
    },
  },
  {
    'revenue-gained': { realm: 'realm', total: 'gold', from: { province: 'place', gold: 'gold' } },
  },
  {
    battle: 'battle-fought',
    'by on:realm': 'war-declared',
    'realm from on': 'acceptance-set',
    'realm to on': 'passage-set',
    'realm province to on': 'permission-set',
    'from to text': 'ambassador-sent',
    'a b': 'peace-made alliance-formed alliance-published',
    'by with': 'alliance-cancelled',
    'from to amount fee': 'gold-sent',
    'from to amount': 'gold-received',
    'realm paid due': 'upkeep-paid',
    'unit type count wanted cost short': 'recruited',
    'commander cost': 'commander-hired',
    'realm lost': 'gold-decayed',
    'realm text gold': 'proclaimed',
    'realm text why': 'proclamation-refused',
    'unit realm': 'boarding',
    'fleet army second': 'loaded',
    'army from:unit to:unit': 'reloaded',
    'unit cost:number': 'held',
    'unit from:place to:place cost:number': 'sailed marched met-at-border',
    'unit from:place to:place roll': 'fled',
    'realm province armies chance roll landed': 'landing-tried',
    'fleet army to:place invading second': 'unloaded',
    'army at why:betrayed|scuttled|no-room': 'put-ashore',
    'unit from:place to:place': 'thrown-back',
    'realm position order step phase reason': 'order-failed',
    'unit orders why:failed-move|fought|retreated|loaded|homeless|unloaded': 'plan-cancelled',
    'unit wanted built short:gold|workers|slots': 'production-short',
    'province phase from to tieRoll harbour ships': 'province-taken',
    'unit province owner gold': 'pillaged',
    'province damage': 'damage-rose damage-mended',
    'realm province cost formerly': 'annexed',
    'province realm lapse': 'annexation-lapsing',
    'province realm': 'annexation-mended',
    'province realm why:declined|limit|defeated': 'annexation-ended',
    'province unit cost damage': 'fort-repaired',
    'province unit level cost': 'fort-built',
    'province unit cost': 'harbour-built',
    'province unit count cost': 'production-built',
    'province unit what gold': 'razed',
    'province from to': 'province-given',
    realm: 'orders-received',
    'realm inARow': 'orders-missed',
    'realm status': 'status-set',
    'realm control why:master|coup|silent': 'control-set',
    'realm given provinces disbanded troops:number byMaster': 'coup',
    'realm commanders': 'realm-defeated',
    turn: 'turn-began turn-ended',
    phase: 'phase-began',
    phases: 'movement-ended',
    'members provinces': 'claim-made',
    members: 'claim-lapsed',
    outcome: 'campaign-ended',
    'unit name location loadedOn by:unit': 'unit-formed',
    'unit why:empty|dissolved|scuttled': 'unit-removed',
    'unit name': 'unit-named',
    'unit level': 'retreat-level-set',
    'unit target why:order|gone': 'follow-set',
    'unit on': 'marines-set defend-set',
    'unit commander:commander why:order|succession': 'leader-set',
    'unit type ranks': 'ranks-set',
    'from:unit to:unit troops commanders mpUsed why:order|storage|ashore|dissolved|given|razed': 'transferred',
    'unit troops commanders why:disbanded|drowned|unpaid|scuttled|left|no-room gold rolls': 'troops-gone',
    'unit why:homeless|building': 'exhausted',
  },
);

const { reason: _, position: __, ...FAILED } = EVENT_SHAPES['order-failed'];

/** As cases write them: a battle is told whole, a failed order with the facts of its refusal, and movement has a phase. */
const CASE_SHAPES: { readonly [kind: string]: FactShapes } = {
  ...EVENT_SHAPES,
  'battle-fought': BATTLE_FACTS,
  'order-failed': { ...ANY_REFUSAL, ...FAILED },
  'commander-hired': { ...EVENT_SHAPES['commander-hired'], realm: 'realm', unit: 'unit' },
};

export const CASE_EVENTS: { readonly [kind: string]: FactShapes } = Object.fromEntries(
  Object.entries(CASE_SHAPES).map(([kind, shapes]) => [kind, { ...shapes, phase: 'number' }]),
);

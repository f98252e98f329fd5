import { anyOfShapes, type FactShapes, type ShapesOf } from '@chancery/core';
import { factTable } from '@chancery/kit';
import type { BattlePlace, Fighter, Roll } from '../events/battle.ts';
import type { Modifier } from '../events/money.ts';
import type { KingdomNews, Newsheet } from '../events/turn.ts';
import type { Event, EventOf } from '../events.ts';
import type { CampaignOutcome, NegotiationClock, Terms } from '../state.ts';
import { type Asking, CONTROLLERS, RESOURCES, TRADITIONS, TREATIES, UNIT_KINDS } from '../words.ts';
import { REFUSAL_SHAPES } from './refusal-shapes.ts';

const ASKINGS: readonly Asking[] = [...TREATIES, 'subjugation', 'white-peace'];
const ENDINGS: readonly CampaignOutcome['by'][] = ['sovereign', 'last-turn', 'master', 'deserted'];

const MODIFIER: ShapesOf<Modifier> = { what: 'text', value: 'number' };
const ROLL: ShapesOf<Roll> = { die: 'number', modifiers: MODIFIER, total: 'number' };
const FIGHTER: ShapesOf<Fighter> = { unit: 'unit', kind: UNIT_KINDS, owner: 'kingdom' };
const BATTLE: ShapesOf<BattlePlace> = { on: ['land', 'sea'], area: 'area', sea: 'sea' };
const CLOCK: ShapesOf<NegotiationClock> = { winner: 'kingdom', armed: 'yes or no', offered: 'yes or no' };
const TERMS: ShapesOf<Terms> = {
  white: 'yes or no',
  tribute: 'number',
  truce: 'number',
  disband: 'unit',
  renounceTrade: 'kingdom',
  renouncePact: 'kingdom',
  trade: 'yes or no',
  pact: 'yes or no',
  land: 'area',
};
const NEWS: ShapesOf<KingdomNews> = {
  kingdom: 'kingdom',
  areas: 'number',
  gold: 'number',
  taxIncome: 'number',
  tradeIncome: 'number',
  landUnits: 'number',
  maxUnits: 'number',
  retinues: 'number',
  maxRetinues: 'number',
  navies: 'number',
  maxNavies: 'number',
  prestige: 'number',
};
const NEWSHEET: ShapesOf<Newsheet> = {
  kingdoms: NEWS,
  wars: { a: 'kingdom', b: 'kingdom', scoreA: 'number', scoreB: 'number' },
};

/** What stands under the names of the facts of each event. */
export const EVENT_SHAPES = factTable<{ readonly [Kind in Event['kind']]: EventOf<Kind> }, 'kind' | 'rule'>()(
  {
    sorts: {
      number: [
        'round attackingLevies defendingLevies turn lockedUntil needed cost number amount fromGold toGold until trade',
        'gold prestige die sides times protection cavalry total missed goldBefore',
      ],
      unit: 'attackersLeft defendersLeft units unit navy navies',
      kingdom: 'by on from to a b npc kingdom first winner owner kingdoms',
      'yes or no': 'accepted',
      area: 'area capital',
      text: 'leader color text order',
      station: 'at',
      refusal: 'refusal',
    },
    others: {
      battle: BATTLE,
      attackers: FIGHTER,
      defenders: FIGHTER,
      attacker: FIGHTER,
      defender: FIGHTER,
      attack: ROLL,
      defence: ROLL,
      result: ['defender-destroyed', 'attacker-destroyed', 'attacker-retreats', 'attacker-trapped'],
      cargoLost: FIGHTER,
      scores: { kingdom: 'kingdom', by: 'number' },
      treaty: TREATIES,
      why: ['accepted', 'refused', 'lapsed', 'withdrawn', 'war', 'impossible', 'eliminated'],
      what: ASKINGS,
      roll: ROLL,
      auto: CLOCK,
      answer: ['accepted', 'refused', 'no-answer', 'enforced'],
      how: ['white-peace', 'terms', 'annexed', 'eliminated'],
      tax: { area: 'area', amount: 'number' },
      of: ['land', 'navies'],
      cause: ['piety', 'church', 'war-won', 'war-lost', 'land-by-peace', 'land-lost-by-peace', 'conquest'],
      resource: RESOURCES,
      instead: RESOURCES,
      modifiers: MODIFIER,
      loot: { resource: RESOURCES, pick: 'number', gold: 'number' },
      newsheet: NEWSHEET,
      tradition: TRADITIONS,
      controller: CONTROLLERS,
      unitKind: UNIT_KINDS,
    },
  },
  {
    'peace-offered': {
      from: 'kingdom',
      to: 'kingdom',
      terms: TERMS,
      cost: 'number',
      scores: { own: 'number', theirs: 'number' },
      enforced: 'yes or no',
      turn: 'number',
    },
    'campaign-ended': { winner: 'kingdom', by: ENDINGS, turn: 'number' },
  },
  {
    'battle attackers defenders': 'battle-began',
    'battle round attackingLevies defendingLevies': 'round-began',
    'battle attacker defender attack defence result cargoLost scores': 'duel-fought',
    'battle attackersLeft defendersLeft': 'battle-ended',
    'by on turn': 'war-declared',
    'from to treaty turn': 'proposed',
    'from to treaty why': 'proposal-ended',
    'treaty a b lockedUntil': 'treaty-made',
    'treaty a b by why:cancelled|war|renounced|eliminated': 'treaty-ended',
    'from npc what roll needed accepted': 'acceptance-rolled',
    'area by': 'occupied occupation-ended',
    'area from to why:conquest|peace|subjugation': 'area-changed-hands',
    'from to units': 'levies-joined',
    'kingdom capital': 'capital-moved',
    'a b first': 'first-to-five',
    'a b auto': 'negotiations-forced',
    'from to answer': 'peace-answered',
    'from to what:disband|renounce-trade|renounce-pact|land|trade|pact number': 'demand-dropped',
    'from to amount fromGold toGold': 'tribute-paid gift-sent',
    'a b how winner': 'war-ended',
    'a b until': 'truce-made',
    'a b': 'truce-ended',
    'kingdom tax trade gold': 'income-received',
    'kingdom of amount gold': 'upkeep-paid',
    'kingdom by:number cause prestige': 'prestige-changed',
    'kingdom area resource instead cost gold': 'developed',
    'kingdom cost gold': 'church-built',
    'kingdom area resource die sides': 'npc-developed',
    'kingdom area times protection': 'protected',
    'by area owner cavalry die modifiers total loot gold': 'raided',
    'kingdom turn': 'phase-opened',
    kingdom: 'posted setup-ended eliminated',
    'kingdom missed': 'phase-closed',
    turn: 'npc-step-began turn-ended',
    'turn newsheet': 'newsheet',
    'kingdom leader color tradition': 'signed-up',
    'kingdom controller gold why:missed|master': 'controller-set',
    kingdoms: 'player-list-set',
    'from to text': 'message-sent',
    'unit unitKind kingdom area at cost gold turn': 'unit-created',
    'unit unitKind kingdom why:order|upkeep|navy-gone|displaced|peace|subjugated|eliminated': 'unit-disbanded',
    'kingdom units from:station to:area': 'moved',
    'kingdom unit navy': 'loaded',
    'kingdom unit area': 'unloaded',
    'kingdom how:dispatch|sail|anchor navies from:station to:station': 'navies-moved',
    'unit kingdom why:displaced|retreated|escaped|put-to-sea from:station to:station': 'sent',
    'kingdom units times at:place': 'boosted',
    'kingdom order goldBefore gold': 'acted',
    'kingdom order gold refusal': 'skipped',
  },
);

const ANY_REFUSAL = anyOfShapes(Object.values(REFUSAL_SHAPES));

/** As cases write them: a skipped action has the code and the facts of its refusal. */
export const CASE_EVENTS: { readonly [kind: string]: FactShapes } = {
  ...EVENT_SHAPES,
  skipped: { ...ANY_REFUSAL, code: Object.keys(REFUSAL_SHAPES), kingdom: 'kingdom', order: 'text', gold: 'number' },
};

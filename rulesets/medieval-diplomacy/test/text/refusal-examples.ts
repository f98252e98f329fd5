import type { Refusal } from '../../src/refusals.ts';
import { at, realm } from '../position.ts';
import { typeOf } from '../provinces.ts';
import { COURT } from './court.ts';

/** The facts of a refusal, and the sentence that England reads. */
export type RefusalExample<Code extends Refusal['code']> = readonly [
  Omit<Extract<Refusal, { code: Code }>, 'code'>,
  string,
];

const ENG = realm('Eng');
const FRA = realm('Fra');
const KENT = at('Kent');
const ESSEX = at('Essex');
const ARTOIS = at('Artois');
const CHANNEL = at('Channel');
const ARCHERS = typeOf(COURT.setting, 'archers');
const CARRACK = typeOf(COURT.setting, 'carrack');
const MERCHANTMAN = typeOf(COURT.setting, 'merchantman');

/** At least one example for every refusal, by type. */
export const REFUSAL_EXAMPLES: { readonly [Code in Refusal['code']]: readonly RefusalExample<Code>[] } = {
  'unknown-unit': [[{ unit: 'A12' }, 'There is no unit A12.']],
  'wrong-unit-kind': [
    [{ unit: 'F1', wanted: 'army or garrison' }, 'F1 cannot do that: it takes an army or garrison.'],
    [{ unit: 'A1', wanted: 'fleet' }, 'A1 cannot do that: it takes a fleet.'],
  ],
  'not-a-province': [[{ location: CHANNEL }, 'The Channel (13) is not a province.']],
  'unknown-realm': [[{ realm: 'Xyz' }, 'There is no realm called Xyz.']],
  'unknown-troop': [[{ type: 'dragons' }, 'There are no troops called dragons.']],
  'unknown-commander': [[{ commander: 9 }, 'You have no commander with the number 9.']],
  arguments: [
    [{ wanted: 'type and count, or commander' }, 'The order is not complete: it needs type and count, or commander.'],
  ],
  oneself: [[{}, 'That cannot be done with your own realm.']],
  independents: [[{}, 'The independents have no ruler to deal with.']],
  defeated: [[{ realm: FRA }, 'France is defeated.']],
  'masters-only': [[{}, 'Only the game master may do that.']],
  'rulers-only': [[{}, 'Only the ruler of a realm may do that.']],
  unprintable: [[{}, 'A name must be of one line and of characters that can be printed.']],
  'plan-too-long': [[{ unit: 'A2', limit: 20 }, 'Army A2 has more than 20 orders in its plan.']],
  'too-many-orders': [[{ count: 1200, limit: 1000 }, 'You have given 1200 orders; at most 1000 are taken in a turn.']],
  overspent: [[{ shortfall: 1250 }, 'You are short of 12.50 gold: some orders will fail.']],
  'thin-surplus': [
    [
      { surplus: 50, advised: 200 },
      'Only 0.50 gold would be left. A surplus of 2.00 gold is wise, since losses and pillage cannot be foreseen.',
    ],
  ],
  'said-twice': [
    [
      { verb: 'GRANT_PASSAGE' },
      'You have ordered GRANT PASSAGE more than once for the same thing. The last line counts.',
    ],
  ],
  'coup-threatens': [
    [
      { given: 2, provinces: 3 },
      'You are giving away 2 of your 3 provinces. A ruler who hands over their realm is overthrown.',
    ],
  ],
  'not-neutral': [
    [{ realm: FRA, relation: 'war' }, 'You and France are at war; this needs two neutral realms.'],
    [{ realm: FRA, relation: 'alliance' }, 'You and France are allies; this needs two neutral realms.'],
  ],
  'not-at-war': [[{ realm: FRA }, 'You are not at war with France.']],
  'not-allied': [[{ realm: FRA }, 'You have no alliance with France.']],
  'offer-not-returned': [
    [{ realm: FRA, what: 'peace' }, 'France did not offer you peace in the same turn.'],
    [{ realm: FRA, what: 'alliance' }, 'France did not offer you an alliance in the same turn.'],
  ],
  'relation-changed-this-turn': [
    [{ realm: FRA }, 'Your relation with France has changed this turn already, and it can change only once.'],
  ],
  enemy: [[{ realm: FRA }, 'France is your enemy.']],
  'already-granted': [[{ realm: FRA }, 'France has been granted that already.']],
  'not-granted': [[{ realm: FRA }, 'France has not been granted that.']],
  'not-accepted': [[{ realm: FRA }, 'France does not accept gifts from you.']],
  'not-enough-gold': [[{ needed: 1100, treasury: 350 }, 'It costs 11.00 gold, with only 3.50 gold in the treasury.']],
  'no-caravan-way': [
    [{ realm: FRA, range: 7 }, 'No way of at most 7 borders is open from a garrison of yours to a garrison of France.'],
  ],
  'proclamation-too-short': [
    [{ length: 4, needed: 20 }, 'The proclamation has 4 characters, spaces not counted; it needs at least 20.'],
  ],
  'proclamation-too-long': [
    [{ length: 4200, limit: 4000 }, 'The proclamation has 4200 characters; it may have at most 4000.'],
  ],
  'not-yours': [[{ province: ARTOIS }, 'Artois (8) is not yours.']],
  'not-yours-at-turn-start': [[{ province: ARTOIS }, 'Artois (8) was not yours when the turn began.']],
  'already-annexed': [[{ province: KENT }, 'Kent (1) is annexed to you already.']],
  'annexation-limit': [[{ limit: 7 }, 'Your status allows 7 annexed provinces, and you have them.']],
  'not-independent': [[{ province: KENT }, 'Kent (1) is not an independent province.']],
  'enemy-troops': [[{ province: KENT }, 'There are enemy troops in Kent (1).']],
  'just-received': [[{ province: KENT }, 'Kent (1) was itself received as a gift this turn.']],
  'no-number-free': [
    [{ kind: 'A' }, 'You have 99 armies; there can be no more.'],
    [{ kind: 'F' }, 'You have 99 fleets; there can be no more.'],
  ],
  'number-taken': [[{ unit: 'A2' }, 'There is a unit A2 already.']],
  'no-harbour': [[{ province: ESSEX }, 'Essex (2) has no harbour.']],
  'follow-kind': [
    [{ unit: 'A2', target: 'F1' }, 'Armies follow armies and fleets follow fleets; A2 cannot follow F1.'],
  ],
  'follow-circle': [[{ unit: 'A2', target: 'A3' }, 'A2 cannot follow A3, which follows it or is the same unit.']],
  'not-in-unit': [[{ unit: 'A3', commander: 1 }, 'Roger Mortimer is not in Army A3.']],
  'too-many-in-ranks': [
    [{ type: ARCHERS, wanted: 4, present: 2 }, 'The ranks ask for 4 Archers and only 2 are there.'],
    [{ type: ARCHERS, wanted: 4, present: 1 }, 'The ranks ask for 4 Archers and only 1 is there.'],
    [{ type: ARCHERS, wanted: 1, present: 0 }, 'The ranks ask for 1 Archer and none is there.'],
  ],
  'nothing-to-disband': [[{ unit: 'A2' }, 'Army A2 has no such troops.']],
  'fewer-present': [
    [{ type: ARCHERS, wanted: 4, present: 2 }, 'The order names 4 Archers and only 2 are there.'],
    [{ type: ARCHERS, wanted: 4, present: 1 }, 'The order names 4 Archers and only 1 is there.'],
  ],
  'no-salvage': [
    [{ type: ARCHERS }, 'Archers give no gold when salvaged here; only siege machines do, and ships in a province.'],
  ],
  'garrison-cannot': [
    [{ verb: 'RETREAT_LEVEL' }, 'RETREAT LEVEL is no order for a garrison.'],
    [{ verb: 'MARCH' }, 'MARCH is no order for a garrison.'],
  ],
  'partner-elsewhere': [[{ unit: 'A3' }, 'Army A3 is not in the same place.']],
  'same-unit': [[{ unit: 'A3' }, 'Both units are one and the same.']],
  'nothing-to-transfer': [[{ unit: 'A3' }, 'Army A3 has nothing there to hand over.']],
  'cannot-hold-troops': [[{ unit: 'A3', type: CARRACK }, 'Army A3 cannot hold Carracks.']],
  'commander-limit': [
    [{ realm: ENG, limit: 5 }, 'Your realm may have only 5 commanders.'],
    [{ realm: ENG, limit: 0 }, 'Your realm may have no commander.'],
    [{ realm: FRA, limit: null }, 'France may have no further commander.'],
  ],
  'not-adjacent': [[{ from: KENT, to: ARTOIS }, 'Artois (8) does not border Kent (1).']],
  barrier: [
    [
      { from: at('Mercia'), to: at('Wales') },
      'Nothing can pass the border of Mercia (4) and Wales (5): mountains or reefs bar it.',
    ],
  ],
  'no-permission': [
    [{ province: ARTOIS, owner: FRA }, 'France has not let your forces into Artois (8), and you are not at war.'],
  ],
  'not-enough-move-points': [
    [{ unit: 'A3', needed: 2, left: 1 }, 'It needs 2 Move-points and Army A3 has only 1 left.'],
    [{ unit: 'A3', needed: 1, left: 0 }, 'It needs 1 Move-point and Army A3 has none left.'],
  ],
  'empty-unit': [[{ unit: 'A3' }, 'Army A3 has no troops.']],
  'is-loaded': [[{ unit: 'A3' }, 'Army A3 is aboard a fleet.']],
  'is-sea': [[{ location: CHANNEL }, 'The Channel (13) is a sea.']],
  'sail-by-land': [
    [{ from: KENT, to: ESSEX }, 'Both Kent (1) and Essex (2) are land; a fleet must sail by a sea between them.'],
  ],
  'no-ships': [[{ unit: 'F1' }, 'Fleet F1 has no ships.']],
  retreated: [[{ unit: 'A3' }, 'Army A3 has retreated this turn and can do nothing more.']],
  'not-boarded': [[{ army: 'A5', realm: FRA }, 'Army A5 of France has not made ready to board your ships.']],
  'not-on-fleet': [[{ army: 'A3' }, 'Army A3 is not aboard this fleet.']],
  'army-out-of-reach': [[{ army: 'A3' }, 'Army A3 is not where this fleet can reach it.']],
  'too-heavy': [
    [
      { army: 'A3', load: 9, storage: 6 },
      'With Army A3 the load would be 9; the ships can store 6 and refuse half as much again or more.',
    ],
  ],
  'second-lift-used': [[{ unit: 'F1' }, 'Fleet F1 has unloaded this turn and can load and unload only one army more.']],
  'landing-failed': [
    [
      { army: 'A3', province: ARTOIS, chance: 60 },
      'Army A3 had a chance of 60% to get ashore in Artois (8) and was beaten back.',
    ],
  ],
  'fleet-retreated': [[{ unit: 'F1' }, 'Fleet F1 has retreated this turn and can do nothing more.']],
  overboard: [
    [
      { army: 'A3', count: 2 },
      'The ships are overloaded: 2 soldiers of Army A3 will go overboard unless other ships have room.',
    ],
    [
      { army: 'A3', count: 1 },
      'The ships are overloaded: 1 soldier of Army A3 will go overboard unless other ships have room.',
    ],
  ],
  'landing-chance': [
    [{ army: 'A3', province: ARTOIS, chance: 60 }, 'The chance that Army A3 gets ashore in Artois (8) is 60%.'],
  ],
  'too-weak': [[{ combat: 5, needed: 10 }, 'It needs a total combat of 10, and the unit has 5.']],
  'already-pillaged': [[{ province: KENT }, 'Kent (1) has been pillaged this turn already.']],
  outdone: [[{ province: KENT }, 'A stronger unit pillaged Kent (1) in the same phase.']],
  'no-city': [[{ province: ESSEX }, 'There is no city in Essex (2).']],
  'not-on-build-list': [[{ type: ARCHERS, province: KENT }, 'Archers are not to be had in Kent (1).']],
  'not-a-soldier': [[{ type: MERCHANTMAN }, 'Merchantmen are not soldiers.']],
  'not-a-ship': [[{ type: ARCHERS }, 'Archers are not ships.']],
  'build-limit': [
    [{ wanted: 5, limit: 2 }, 'The city can build 2 more this turn, not 5.'],
    [{ wanted: 5, limit: 0 }, 'The city has built all that it can in one turn.'],
  ],
  'fewer-built': [
    [{ wanted: 3, built: 1, short: 'gold' }, 'Only 1 of 3 will be built: there is not gold enough.'],
    [
      { wanted: 3, built: 1, short: 'workers' },
      'Only 1 of 3 will be built: there are not soldiers enough to do the work.',
    ],
    [{ wanted: 3, built: 1, short: 'slots' }, 'Only 1 of 3 will be built: there is room for no more.'],
  ],
  'changed-hands': [[{ province: KENT }, 'Kent (1) has changed hands this turn.']],
  'not-royal': [[{}, 'Only royalty can hire commanders.']],
  'already-hired': [[{ province: KENT }, 'A commander has been hired in Kent (1) this turn already.']],
  'highest-fort': [[{ province: KENT }, 'The fortification of Kent (1) cannot be raised further.']],
  'one-level-a-turn': [[{ province: KENT }, 'The fortification of Kent (1) has been worked on this turn already.']],
  'nothing-to-repair': [[{ province: KENT }, 'No fortification in Kent (1) needs repair.']],
  'already-repaired': [[{ province: KENT }, 'The fortification of Kent (1) has been repaired this turn already.']],
  'has-harbour': [[{ province: KENT }, 'Kent (1) has a harbour already.']],
  'no-coast': [[{ province: at('Paris') }, 'Paris (10) has no coast that ships could reach.']],
  'no-slot': [[{ province: KENT }, 'Kent (1) has no room for another production area.']],
  'not-enough-workers': [
    [{ needed: 3, left: 2 }, 'It takes 3 soldiers to do the work, and only 2 are free.'],
    [{ needed: 3, left: 1 }, 'It takes 3 soldiers to do the work, and only 1 is free.'],
    [{ needed: 1, left: 0 }, 'It takes 1 soldier to do the work, and none is free.'],
  ],
  'nothing-to-raze': [
    [{ province: KENT, what: 'fort' }, 'There is no fortification to raze in Kent (1).'],
    [{ province: KENT, what: 'production' }, 'There is no production area to raze in Kent (1).'],
  ],
  'unit-gone': [[{ unit: 'A3' }, 'Army A3 is no more.']],
  cancelled: [[{ unit: 'A3' }, 'What was left of the plan of Army A3 has been cancelled.']],
  'battle-expected': [
    [
      { unit: 'A3', location: ARTOIS },
      'Army A3 should meet enemies in Artois (8) first, and a battle ends its movement.',
    ],
  ],
};

import { commonReport } from '../../src/events/battle-report.ts';
import type { Told, ToldOf } from '../../src/told.ts';
import { IND } from '../../src/words.ts';
import { at, realm, unit } from '../position.ts';
import { typeOf } from '../provinces.ts';
import { COURT } from './court.ts';
import { OPENED_LINES, SAMPLE_LINES, sample } from './sample-battle.ts';

/** A piece of news as England hears it, and every line of what it is told. */
export type Example<Kind extends Told['kind']> = readonly [Omit<ToldOf<Kind>, 'kind' | 'rule'>, ...string[]];

const ENG = realm('Eng');
const FRA = realm('Fra');
const SCO = realm('Sco');
const A2 = unit('Eng A2');
const A3 = unit('Eng A3');
const F1 = unit('Eng F1');
const G1 = unit('Eng G1');
const THEIR_A5 = unit('Fra A5');
const THEIR_F2 = unit('Fra F2');
const KENT = at('Kent');
const ESSEX = at('Essex');
const ARTOIS = at('Artois');
const CHANNEL = at('Channel');
const MILITIA = typeOf(COURT.setting, 'militia');
const ARCHERS = typeOf(COURT.setting, 'archers');
const SIEGE_MACHINE = typeOf(COURT.setting, 'siege_machine');
const MERCHANTMAN = typeOf(COURT.setting, 'merchantman');
const CARRACK = typeOf(COURT.setting, 'carrack');

/** At least one example for every kind of news, by type. */
export const TOLD_EXAMPLES: { readonly [Kind in Told['kind']]: readonly Example<Kind>[] } = {
  'turn-began': [[{ turn: 4 }, 'Winter 1320 began (turn 4).']],
  'phase-began': [[{ phase: 2 }, 'Phase 2']],
  'movement-ended': [[{ phases: 3 }, 'Movement ended after 3 phases.']],
  'turn-ended': [[{ turn: 5 }, 'Spring 1321 ended (turn 5).']],
  treasury: [
    [{ realm: ENG, turn: 1, at: 'start', gold: 4350 }, 'Treasury at the start of Spring 1320: 43.50'],
    [{ realm: ENG, turn: 1, at: 'end', gold: 5 }, 'Treasury now: 0.05'],
    [{ realm: FRA, turn: 2, at: 'start', gold: 0 }, 'Treasury of France at the start of Summer 1320: 0.00'],
  ],
  'claim-made': [
    [
      { members: [ENG], provinces: 5 },
      'You laid claim to victory with 5 provinces. The claim must hold at 2 turn ends in a row.',
    ],
    [
      { members: [ENG, SCO], provinces: 6 },
      'You and Scotland laid claim to victory with 6 provinces. The claim must hold at 2 turn ends in a row.',
    ],
  ],
  'claim-lapsed': [
    [{ members: [ENG] }, 'Your claim to victory has lapsed.'],
    [{ members: [FRA] }, "France's claim to victory has lapsed."],
    [{ members: [FRA, SCO] }, 'The claim of France and Scotland to victory has lapsed.'],
  ],
  'campaign-ended': [
    [
      { outcome: { winners: [ENG], by: 'solo', turn: 9 } },
      'The campaign is over. Victory goes to you. One realm holds land enough to rule alone.',
    ],
    [
      { outcome: { winners: [ENG, SCO], by: 'alliance', turn: 9 } },
      'The campaign is over. Victory goes to you and Scotland. Together the allies hold land enough to rule.',
    ],
    [
      { outcome: { winners: [FRA], by: 'last-standing', turn: 9 } },
      'The campaign is over. Victory goes to France. No rival is left.',
    ],
    [
      { outcome: { winners: [FRA], by: 'last-turn', turn: 9 } },
      'The campaign is over. Victory goes to France. The last turn has been played, and the highest score decides.',
    ],
    [{ outcome: { winners: [], by: 'nobody', turn: 9 } }, 'The campaign is over. There is no victor.'],
  ],
  'orders-received': [[{ realm: ENG }, 'Your orders were received.']],
  'orders-missed': [
    [{ realm: ENG, inARow: 1 }, 'You sent no orders. The realm paid upkeep, collected revenue and defended its land.'],
    [
      { realm: ENG, inARow: 2 },
      'You sent no orders, for the second turn in a row. The realm paid upkeep, collected revenue and defended its land.',
    ],
  ],
  'status-set': [
    [
      { realm: ENG, status: 'royalty' },
      'Your status is now royalty: up to 5 commanders and up to 70 annexed provinces.',
    ],
    [{ realm: ENG, status: 'commoner' }, 'Your status is now commoner: no commander and up to 7 annexed provinces.'],
  ],
  'control-set': [
    [
      { realm: ENG, control: 'computer', why: 'silent' },
      'Local forces rule your realm now: no orders came for too long.',
    ],
    [{ realm: FRA, control: 'computer', why: 'coup' }, 'Local forces rule France now: its ruler was overthrown.'],
    [{ realm: FRA, control: 'player', why: 'master' }, 'A player rules France now.'],
    [{ realm: FRA, control: 'defeated', why: 'master' }, 'France is defeated.'],
  ],
  coup: [
    [
      { realm: ENG, given: 3, provinces: 3, disbanded: 1, troops: 12, byMaster: false },
      'You tried to hand the realm over (3 of 3 provinces given away, 1 of 12 troops dismissed) and lost the throne. No order was carried out.',
    ],
    [
      { realm: ENG, given: 1, provinces: 3, disbanded: 0, troops: 12, byMaster: true },
      'The game master has ruled that your orders amounted to handing the realm over. You lost the throne, and no order was carried out.',
    ],
  ],
  'realm-defeated': [[{ realm: FRA, commanders: [] }, 'France is no more: it has neither province nor troop left.']],
  'realm-gone': [
    [{ realm: FRA }, 'France is no more: it has neither province nor troop left.'],
    [{ realm: ENG }, 'Your realm is no more: it has neither province nor troop left.'],
  ],
  'ruler-changed': [
    [{ realm: FRA, control: 'player' }, 'France has a new ruler.'],
    [{ realm: ENG, control: 'computer' }, 'Your realm is ruled by local forces now.'],
  ],
  proclamation: [
    [
      { realm: FRA, text: 'Hear this!\n\nFrance is great.' },
      'Proclamation of France',
      'Hear this!',
      'France is great.',
    ],
  ],
  'war-declared': [
    [{ by: ENG, on: FRA }, 'You declared war on France.'],
    [{ by: FRA, on: ENG }, 'France declared war on you.'],
    [{ by: FRA, on: SCO }, 'France declared war on Scotland.'],
  ],
  'acceptance-set': [
    [{ realm: ENG, from: FRA, on: true }, 'You ordered gifts from France to be accepted from now on.'],
    [{ realm: ENG, from: FRA, on: false }, 'You ordered gifts from France to be refused from now on.'],
  ],
  'passage-set': [
    [{ realm: ENG, to: SCO, on: true }, 'You granted Scotland passage through all your provinces.'],
    [{ realm: SCO, to: ENG, on: true }, 'Scotland granted you passage through all its provinces.'],
    [{ realm: SCO, to: ENG, on: false }, 'Scotland revoked your passage rights.'],
    [{ realm: ENG, to: SCO, on: false }, "You revoked Scotland's passage rights."],
  ],
  'permission-set': [
    [{ realm: ENG, province: KENT, to: SCO, on: true }, 'You gave Scotland special permission to enter Kent (1).'],
    [
      { realm: FRA, province: ARTOIS, to: ENG, on: false },
      'France took back your special permission to enter Artois (8).',
    ],
    [
      { realm: IND, province: at('Wessex'), to: ENG, on: true },
      'The game master gave you special permission to enter Wessex (3).',
    ],
  ],
  'ambassador-sent': [
    [{ from: ENG, to: FRA, text: '' }, 'Your ambassador went to France.'],
    [
      { from: FRA, to: ENG, text: 'Let us share the islands.\nWrite soon.' },
      'An ambassador of France came to you and invites you to write.',
      'Let us share the islands.',
      'Write soon.',
    ],
  ],
  'peace-made': [
    [{ a: ENG, b: FRA }, 'You and France made peace.'],
    [{ a: FRA, b: SCO }, 'France and Scotland made peace.'],
  ],
  'alliance-cancelled': [
    [{ by: ENG, with: SCO }, 'You cancelled the alliance with Scotland.'],
    [{ by: SCO, with: ENG }, 'Scotland cancelled the alliance with you.'],
  ],
  'alliance-formed': [[{ a: ENG, b: SCO }, 'You and Scotland formed an alliance.']],
  'alliance-published': [
    [{ a: ENG, b: SCO }, 'You and Scotland are allies, and all may know it now.'],
    [{ a: FRA, b: SCO }, 'France and Scotland are allies, and all may know it now.'],
  ],
  'unit-formed': [
    [
      { unit: unit('Eng A9'), name: 'England Army 9', location: KENT, loadedOn: null, by: G1 },
      'Garrison of Canterbury (G1) formed Army A9 in Kent (1).',
    ],
    [
      { unit: unit('Eng A9'), name: 'The Royal Lions', location: CHANNEL, loadedOn: F1, by: A3 },
      'Army A3 formed The Royal Lions (A9) aboard Fleet F1.',
    ],
    [
      { unit: unit('Eng F9'), name: 'England Fleet 9', location: KENT, loadedOn: null, by: null },
      'Fleet F9 was formed in Kent (1).',
    ],
  ],
  'unit-removed': [
    [{ unit: A3, why: 'empty' }, 'Army A3 was dissolved: nothing was left of it.'],
    [{ unit: A3, why: 'dissolved' }, 'Army A3 was dissolved.'],
    [{ unit: F1, why: 'scuttled' }, 'Fleet F1 was scuttled.'],
    [
      { unit: unit('Eng A8'), why: 'empty', names: { units: { [unit('Eng A8')]: 'Lost Lions' } } },
      'Lost Lions (A8) was dissolved: nothing was left of it.',
    ],
  ],
  'unit-named': [[{ unit: A3, name: 'Kings Own' }, 'Army A3 is called "Kings Own" from now on.']],
  'retreat-level-set': [
    [{ unit: A2, level: 1 }, 'Patrol Force 2 (A2) has retreat level 1 now: it retreats when rank 1 has fallen.'],
    [{ unit: A2, level: 3 }, 'Patrol Force 2 (A2) has retreat level 3 now: it retreats when ranks 1 to 3 have fallen.'],
    [{ unit: A2, level: 5 }, 'Patrol Force 2 (A2) has retreat level 5 now: it fights to the last.'],
  ],
  'follow-set': [
    [{ unit: A3, target: A2, why: 'order' }, 'Army A3 follows Patrol Force 2 (A2) now.'],
    [{ unit: A3, target: null, why: 'order' }, 'Army A3 follows nobody now.'],
    [{ unit: A3, target: null, why: 'gone' }, 'Army A3 follows nobody now: the unit it followed is no more.'],
  ],
  'marines-set': [
    [{ unit: A3, on: true }, 'The soldiers of Army A3 will board enemy ships in sea battles.'],
    [{ unit: A3, on: false }, 'The soldiers of Army A3 will stay below decks in sea battles.'],
  ],
  'defend-set': [
    [{ unit: A3, on: true }, 'Army A3 will defend fortifications.'],
    [{ unit: A3, on: false }, 'Army A3 will stay outside fortifications.'],
  ],
  'leader-set': [
    [{ unit: A2, commander: 1, why: 'order' }, 'Roger Mortimer leads Patrol Force 2 (A2) now.'],
    [
      { unit: A2, commander: 1, why: 'succession' },
      'Roger Mortimer leads Patrol Force 2 (A2) now, being the best commander there.',
    ],
    [{ unit: A2, commander: null, why: 'order' }, 'Nobody leads Patrol Force 2 (A2) now.'],
  ],
  'ranks-set': [
    [{ unit: A3, type: ARCHERS, ranks: [0, 0, 0, 2, 0] }, 'Archers of Army A3 stand in ranks 1 to 5 as 0, 0, 0, 2, 0.'],
  ],
  transferred: [
    [
      { from: G1, to: A3, troops: [{ type: ARCHERS, rank: 1, count: 2 }], commanders: [1], mpUsed: 0, why: 'order' },
      '2 Archers and Roger Mortimer went from Garrison of Canterbury (G1) to Army A3.',
    ],
    [
      { from: A2, to: A3, troops: [{ type: ARCHERS, rank: 1, count: 1 }], commanders: [], mpUsed: 0, why: 'storage' },
      '1 Archer moved from Patrol Force 2 (A2) to Army A3, because the ships were overloaded.',
    ],
    [
      { from: A2, to: A3, troops: [{ type: ARCHERS, rank: 1, count: 1 }], commanders: [], mpUsed: 0, why: 'ashore' },
      '1 Archer left Patrol Force 2 (A2), because the ships were overloaded, and joined Army A3 ashore.',
    ],
    [
      { from: A2, to: A3, troops: [], commanders: [1], mpUsed: 0, why: 'dissolved' },
      'Roger Mortimer passed from Patrol Force 2 (A2) to Army A3.',
    ],
    [
      { from: G1, to: A3, troops: [{ type: MILITIA, rank: 1, count: 4 }], commanders: [], mpUsed: 0, why: 'given' },
      '4 Militia left Garrison of Canterbury (G1), because the province was given away, and joined Army A3.',
    ],
    [
      { from: G1, to: F1, troops: [{ type: MERCHANTMAN, rank: 1, count: 2 }], commanders: [], mpUsed: 0, why: 'razed' },
      '2 Merchantmen left Garrison of Canterbury (G1), because nothing there could hold them any more, and joined Fleet F1.',
    ],
  ],
  'troops-gone': [
    [
      {
        unit: A3,
        troops: [{ type: ARCHERS, rank: 1, count: 2 }],
        commanders: [],
        why: 'disbanded',
        gold: 0,
        rolls: [],
      },
      'Army A3 dismissed 2 Archers.',
    ],
    [
      {
        unit: A3,
        troops: [{ type: SIEGE_MACHINE, rank: 1, count: 2 }],
        commanders: [],
        why: 'disbanded',
        gold: 400,
        rolls: [],
      },
      'Army A3 salvaged 2 Siege Machines for 4.00 gold.',
    ],
    [
      { unit: A2, troops: [], commanders: [1], why: 'disbanded', gold: 0, rolls: [] },
      'Patrol Force 2 (A2) dismissed Roger Mortimer.',
    ],
    [
      { unit: A3, troops: [{ type: ARCHERS, rank: 1, count: 1 }], commanders: [], why: 'drowned', gold: 0, rolls: [] },
      '1 Archer of Army A3 was lost at sea for want of room aboard.',
    ],
    [
      { unit: A3, troops: [{ type: ARCHERS, rank: 2, count: 2 }], commanders: [], why: 'unpaid', gold: 0, rolls: [] },
      '2 Archers of Army A3 left, because upkeep was not paid.',
    ],
    [
      { unit: A3, troops: [], commanders: [], why: 'unpaid', gold: 0, rolls: [] },
      'Army A3 did not get its upkeep in full, but nobody left.',
    ],
    [
      { unit: F1, troops: [{ type: CARRACK, rank: 1, count: 2 }], commanders: [], why: 'scuttled', gold: 0, rolls: [] },
      '2 Carracks of Fleet F1 were scuttled: there was no harbour and no sea to flee to.',
    ],
    [
      {
        unit: A2,
        troops: [],
        commanders: [7],
        why: 'left',
        gold: 0,
        rolls: [],
        names: { commanders: { 7: 'Piers Gaveston' } },
      },
      'Piers Gaveston of Patrol Force 2 (A2) left your service: your realm may not have so many commanders.',
    ],
    [
      { unit: A3, troops: [{ type: ARCHERS, rank: 1, count: 2 }], commanders: [], why: 'no-room', gold: 0, rolls: [] },
      '2 Archers of Army A3 were lost: no further unit could be formed for them.',
    ],
  ],
  exhausted: [
    [
      { unit: F1, why: 'homeless' },
      'Fleet F1 has lost its harbour: it can do nothing more this turn and puts to sea in the next phase.',
    ],
    [{ unit: A3, why: 'building' }, 'Army A3 is building and can do nothing else this turn.'],
  ],
  'troops-given': [
    [
      { from: A3, to: THEIR_A5, troops: [{ type: ARCHERS, count: 2 }], commanders: [] },
      '2 Archers passed as a gift from Army A3 to Kings Army (A5 of France).',
    ],
  ],
  'troops-received': [
    [
      { from: FRA, unit: A3, troops: [{ type: ARCHERS, count: 1 }], commanders: [1] },
      'Army A3 received 1 Archer and Roger Mortimer as a gift from France.',
    ],
  ],
  boarding: [
    [{ unit: A3, realm: FRA }, 'Army A3 made ready to board ships of France; it can do nothing else this turn.'],
  ],
  loaded: [
    [{ fleet: F1, army: A3, second: false }, 'Fleet F1 took Army A3 aboard.'],
    [{ fleet: THEIR_F2, army: A3, second: true }, 'Fleet F2 of France took Army A3 aboard in its second lift.'],
    [{ fleet: F1, army: THEIR_A5, second: false }, 'Fleet F1 took Kings Army (A5 of France) aboard.'],
  ],
  reloaded: [
    [{ army: A3, from: F1, to: unit('Eng F4') }, 'Army A3 changed from Fleet F1 to Fleet F4, which had room for it.'],
  ],
  held: [
    [{ unit: A3, cost: 0 }, 'Army A3 held its position.'],
    [{ unit: A3, cost: 1 }, 'Army A3 held its position (1 Move-point).'],
  ],
  sailed: [
    [
      { unit: F1, from: CHANNEL, to: KENT, cost: 1 },
      'Fleet F1 sailed from the Channel (13) to Kent (1) (1 Move-point).',
    ],
    [
      { unit: THEIR_F2, from: CHANNEL, to: at('North Sea'), cost: 1 },
      'Fleet F2 of France, with your troops aboard, sailed from the Channel (13) to the North Sea (14) (1 Move-point).',
    ],
  ],
  fled: [
    [
      { unit: F1, from: KENT, to: CHANNEL, roll: null },
      'Fleet F1 had no harbour in Kent (1) and fled to the Channel (13).',
    ],
  ],
  'landing-tried': [
    [
      { realm: ENG, province: ARTOIS, armies: [A3], chance: 84, roll: null, landed: false },
      'Army A3 had a chance of 84% to land in Artois (8) and was beaten back: it stays aboard.',
    ],
    [
      { realm: ENG, province: ARTOIS, armies: [A2, A3], chance: 60, roll: null, landed: false },
      'Patrol Force 2 (A2) and Army A3 had a chance of 60% to land in Artois (8) and were beaten back: they stay aboard.',
    ],
    [
      { realm: ENG, province: ARTOIS, armies: [A2, A3], chance: 294, roll: null, landed: true },
      'Patrol Force 2 (A2) and Army A3 landed in Artois (8), too strong to be kept off.',
    ],
  ],
  unloaded: [
    [{ fleet: F1, army: A3, to: KENT, invading: false, second: false }, 'Fleet F1 put Army A3 ashore in Kent (1).'],
    [
      { fleet: F1, army: A3, to: ARTOIS, invading: true, second: true },
      'Fleet F1 put Army A3 ashore in Artois (8) as invaders in its second lift.',
    ],
  ],
  'put-ashore': [
    [{ army: A3, at: ARTOIS, why: 'betrayed' }, 'Army A3 went ashore in Artois (8): its ships belong to an enemy now.'],
    [{ army: A3, at: KENT, why: 'scuttled' }, 'Army A3 went ashore in Kent (1): its ships were scuttled.'],
    [{ army: A3, at: KENT, why: 'no-room' }, 'Army A3 went ashore in Kent (1): its fleet had no room for it.'],
  ],
  marched: [
    [
      { unit: A2, from: KENT, to: ESSEX, cost: 1 },
      'Patrol Force 2 (A2) marched from Kent (1) to Essex (2) (1 Move-point).',
    ],
    [{ unit: A3, from: KENT, to: ESSEX, cost: 2 }, 'Army A3 marched from Kent (1) to Essex (2) (2 Move-points).'],
  ],
  'met-at-border': [
    [
      { unit: A2, from: KENT, to: ESSEX, cost: 2 },
      'Patrol Force 2 (A2), marching from Kent (1) to Essex (2), met enemies at the border (2 Move-points).',
    ],
  ],
  'thrown-back': [
    [
      { unit: A2, from: KENT, to: ESSEX },
      'Patrol Force 2 (A2) did not get across the border to Essex (2) and is still in Kent (1).',
    ],
  ],
  'battle-fought': [
    [
      {
        get battle() {
          return sample();
        },
      },
      ...OPENED_LINES,
    ],
  ],
  'battle-reported': [
    [
      {
        get battle() {
          return commonReport(sample());
        },
      },
      ...SAMPLE_LINES,
    ],
  ],
  'battle-heard': [
    [
      {
        battle: 'land',
        phase: 1,
        place: KENT,
        beyond: null,
        realms: [ENG, FRA, IND],
        victors: [ENG],
        losses: [
          { realm: ENG, troops: [{ type: ARCHERS, count: 2 }], commanders: 1 },
          {
            realm: FRA,
            troops: [
              { type: MILITIA, count: 3 },
              { type: SIEGE_MACHINE, count: 1 },
            ],
            commanders: 0,
          },
          { realm: IND, troops: [], commanders: 0 },
        ],
      },
      'Phase 1: a land battle at Kent (1), fought by you, France and the independents. The field belongs to you.',
      'Losses: you 2 Archers and 1 commander; France 3 Militia and 1 Siege Machine; the independents none.',
    ],
    [
      {
        battle: 'border',
        phase: 2,
        place: KENT,
        beyond: ESSEX,
        realms: [FRA, SCO],
        victors: [],
        losses: [
          { realm: FRA, troops: [{ type: MILITIA, count: 3 }], commanders: 0 },
          { realm: SCO, troops: [{ type: MILITIA, count: 2 }], commanders: 0 },
        ],
      },
      'Phase 2: a cross-border battle between Kent (1) and Essex (2), fought by France and Scotland. Nobody holds the field.',
      'Losses: France 3 Militia; Scotland 2 Militia.',
    ],
  ],
  'province-taken': [
    [
      { province: KENT, phase: 1, from: ENG, to: FRA, tieRoll: null, harbour: { roll: 90, lost: false }, ships: [] },
      'France took Kent (1) from you in phase 1.',
    ],
  ],
  'province-changed': [
    [{ province: KENT, phase: 1, from: ENG, to: FRA }, 'France took Kent (1) from you in phase 1.'],
    [{ province: at('Wessex'), phase: 1, from: IND, to: ENG }, 'You took Wessex (3) from the independents in phase 1.'],
  ],
  'harbour-fallen': [
    [
      { province: KENT, from: ENG, to: FRA, destroyed: true, captured: [], lost: [{ type: MERCHANTMAN, count: 2 }] },
      'The harbour of Kent (1) was destroyed in the conquest, and 2 Merchantmen with it.',
    ],
    [
      { province: KENT, from: ENG, to: FRA, destroyed: true, captured: [], lost: [] },
      'The harbour of Kent (1) was destroyed in the conquest.',
    ],
    [
      {
        province: ARTOIS,
        from: FRA,
        to: ENG,
        destroyed: false,
        captured: [{ type: MERCHANTMAN, count: 1 }],
        lost: [{ type: MERCHANTMAN, count: 2 }],
      },
      'In the harbour of Artois (8) you captured 1 Merchantman and the garrison scuttled 2 Merchantmen.',
    ],
  ],
  pillaged: [
    [
      { unit: A2, province: ARTOIS, owner: FRA, gold: 600 },
      'Patrol Force 2 (A2) pillaged Artois (8), land of France, and took 6.00 gold.',
    ],
    [
      { unit: A2, province: KENT, owner: ENG, gold: 480 },
      'Patrol Force 2 (A2) pillaged Kent (1), your own land, and took 4.80 gold.',
    ],
    [
      { unit: A2, province: at('Wessex'), owner: IND, gold: 300 },
      'Patrol Force 2 (A2) pillaged Wessex (3), land of the independents, and took 3.00 gold.',
    ],
  ],
  'pillage-suffered': [
    [{ by: FRA, province: KENT, gold: 650 }, 'France pillaged your province Kent (1) and took 6.50 gold.'],
  ],
  'damage-rose': [
    [{ province: KENT, damage: 1 }, 'Kent (1) was ravaged and is now lightly damaged (80% of its revenue).'],
    [{ province: KENT, damage: 3 }, 'Kent (1) was ravaged and is now heavily damaged (50% of its revenue).'],
  ],
  'damage-mended': [
    [{ province: KENT, damage: 2 }, 'Kent (1) recovered and is now moderately damaged (65% of its revenue).'],
    [{ province: KENT, damage: 0 }, 'Kent (1) recovered and is now undamaged (100% of its revenue).'],
  ],
  annexed: [
    [{ realm: ENG, province: KENT, cost: 1000, formerly: IND }, 'You annexed Kent (1) for 10.00 gold.'],
    [
      { realm: ENG, province: KENT, cost: 1000, formerly: FRA },
      'You annexed Kent (1) for 10.00 gold. It was annexed to France before.',
    ],
    [
      { realm: FRA, province: ARTOIS, cost: 1000, formerly: ENG },
      'France annexed Artois (8) for 10.00 gold. It was annexed to you before.',
    ],
  ],
  'annexation-lapsing': [
    [
      { province: ARTOIS, realm: ENG, lapse: 1 },
      'Artois (8) is annexed to you but in other hands; unless you win it back, the annexation ends in 2 turns.',
    ],
    [{ province: KENT, realm: FRA, lapse: 2 }, 'Kent (1) is still annexed to France; that ends in 1 turn.'],
  ],
  'annexation-mended': [[{ province: KENT, realm: ENG }, 'Your annexation of Kent (1) is safe again.']],
  'annexation-ended': [
    [
      { province: ARTOIS, realm: ENG, why: 'declined' },
      'Artois (8) is no longer annexed to you: for three turns another realm has owned it.',
    ],
    [
      { province: KENT, realm: ENG, why: 'limit' },
      'Kent (1) is no longer annexed to you: your realm has more annexed provinces than its status allows.',
    ],
    [
      { province: KENT, realm: FRA, why: 'defeated' },
      'Kent (1) is no longer annexed to France: that realm is no more.',
    ],
  ],
  'fort-repaired': [
    [
      { province: KENT, unit: null, cost: 0, damage: 1 },
      'The fortification of Kent (1) was mended in peace, free of charge: its damage is now 1.',
    ],
    [
      { province: KENT, unit: G1, cost: 500, damage: 0 },
      'Garrison of Canterbury (G1) repaired the fortification of Kent (1) for 5.00 gold: none of its damage is left.',
    ],
  ],
  'fort-built': [
    [
      { province: KENT, unit: G1, level: 3, cost: 1400 },
      'Garrison of Canterbury (G1) built up the fortification of Kent (1) to level 3, Stone Tower, for 14.00 gold.',
    ],
  ],
  'harbour-built': [
    [
      { province: KENT, unit: G1, cost: 2000 },
      'Garrison of Canterbury (G1) built a harbour in Kent (1) for 20.00 gold.',
    ],
  ],
  'production-built': [
    [
      { province: KENT, unit: G1, count: 1, cost: 1000 },
      'Garrison of Canterbury (G1) built 1 production area in Kent (1) for 10.00 gold.',
    ],
    [
      { province: KENT, unit: G1, count: 2, cost: 2000 },
      'Garrison of Canterbury (G1) built 2 production areas in Kent (1) for 20.00 gold.',
    ],
  ],
  razed: [
    [
      { province: KENT, unit: G1, what: 'fort', gold: 300 },
      'Garrison of Canterbury (G1) razed the top level of the fortification of Kent (1) and recovered 3.00 gold.',
    ],
    [
      { province: KENT, unit: A3, what: 'harbour', gold: 600 },
      'Army A3 razed the harbour of Kent (1) and recovered 6.00 gold.',
    ],
    [
      { province: KENT, unit: A3, what: 'production', gold: 300 },
      'Army A3 razed a production area of Kent (1) and recovered 3.00 gold.',
    ],
  ],
  'province-given': [
    [{ province: KENT, from: ENG, to: SCO }, 'You gave Kent (1) to Scotland.'],
    [{ province: ARTOIS, from: FRA, to: ENG }, 'France gave Artois (8) to you.'],
    [{ province: KENT, from: ENG, to: IND }, 'You ceded Kent (1) to the independents.'],
  ],
  'gold-sent': [
    [{ from: ENG, to: FRA, amount: 2000, fee: 200 }, 'You sent 20.00 gold to France; the carriage cost 2.00 gold.'],
  ],
  'gold-received': [[{ from: FRA, to: ENG, amount: 2000 }, 'You received 20.00 gold from France.']],
  'upkeep-paid': [
    [{ realm: ENG, paid: 1230, due: 1230 }, 'You paid 12.30 gold for the upkeep of all troops.'],
    [
      { realm: ENG, paid: 400, due: 1230 },
      'You paid only 4.00 gold of 12.30 gold for upkeep; troops that went unpaid may leave.',
    ],
  ],
  recruited: [
    [
      { unit: G1, type: ARCHERS, count: 3, wanted: 3, cost: 1200, short: null },
      'Garrison of Canterbury (G1) recruited 3 Archers for 12.00 gold.',
    ],
    [
      { unit: G1, type: ARCHERS, count: 1, wanted: 3, cost: 400, short: 'gold' },
      'Garrison of Canterbury (G1) recruited 1 of 3 Archers ordered, for 4.00 gold: there was no more gold.',
    ],
    [
      { unit: G1, type: MERCHANTMAN, count: 2, wanted: 5, cost: 800, short: 'limit' },
      'Garrison of Canterbury (G1) built 2 of 5 Merchantmen ordered, for 8.00 gold: the city can build no more in one turn.',
    ],
  ],
  'commander-hired': [
    [
      {
        commander: {
          id: 8,
          name: 'Hugh Despenser',
          realm: ENG,
          unit: G1,
          infantry: 20,
          cavalry: 42,
          siege: 3,
          naval: 18,
          improved: [],
        },
        cost: 2000,
      },
      'Hugh Despenser entered your service at Garrison of Canterbury (G1) for 20.00 gold.',
      'Tactics: infantry 20, cavalry 42, siege 3, naval 18.',
    ],
  ],
  'gold-decayed': [[{ realm: ENG, lost: 305 }, 'Your treasury lost 3.05 gold by decay.']],
  'revenue-gained': [
    [
      {
        realm: ENG,
        total: 1080,
        from: [
          { province: KENT, gold: 600 },
          { province: ESSEX, gold: 480 },
        ],
      },
      'You gained 10.80 gold of revenue.',
      'Kent (1) 6.00 gold and Essex (2) 4.80 gold.',
    ],
    [{ realm: ENG, total: 0, from: [] }, 'You gained 0.00 gold of revenue.'],
  ],
  proclaimed: [
    [{ realm: ENG, text: 'Hear this!', gold: 700 }, 'Your proclamation was published and earned 7.00 gold.'],
  ],
  'proclamation-refused': [
    [
      { realm: ENG, text: 'Hear!', why: 'too-short' },
      'Your proclamation was neither published nor paid: it is too short.',
    ],
    [
      { realm: ENG, text: 'Hear!', why: 'too-long' },
      'Your proclamation was neither published nor paid: it is too long.',
    ],
    [
      { realm: ENG, text: 'Hear!', why: 'unsuitable' },
      'Your proclamation was neither published nor paid: the game master found it unsuitable.',
    ],
  ],
  'order-failed': [
    [
      {
        realm: ENG,
        position: 0,
        order: { verb: 'MARCH', unit: 'A2', args: { location: ARTOIS } },
        step: 'M9',
        phase: 1,
        reason: { code: 'not-adjacent', from: KENT, to: ARTOIS },
      },
      'Patrol Force 2 (A2) could not march to Artois (8). Artois (8) does not border Kent (1).',
    ],
    [
      {
        realm: ENG,
        position: 1,
        order: { verb: 'DECLARE_WAR', args: { realm: 'Sco' } },
        step: 'E1',
        phase: 0,
        reason: { code: 'not-neutral', realm: SCO, relation: 'alliance' },
      },
      'You could not declare war on Scotland. You and Scotland are allies; this needs two neutral realms.',
    ],
  ],
  'plan-cancelled': [
    [
      {
        unit: A2,
        orders: [
          { verb: 'MARCH', unit: 'A2', args: { location: ESSEX } },
          { verb: 'HOLD', unit: 'A2', args: {} },
        ],
        why: 'fought',
      },
      'The orders of Patrol Force 2 (A2) to march to Essex (2) and hold its position were cancelled: it fought a battle.',
    ],
    [
      { unit: A2, orders: [{ verb: 'HOLD', unit: 'A2', args: {} }], why: 'failed-move' },
      'The order of Patrol Force 2 (A2) to hold its position was cancelled: a move of it failed.',
    ],
    [
      { unit: A2, orders: [{ verb: 'HOLD', unit: 'A2', args: {} }], why: 'retreated' },
      'The order of Patrol Force 2 (A2) to hold its position was cancelled: it retreated.',
    ],
    [
      { unit: A2, orders: [{ verb: 'HOLD', unit: 'A2', args: {} }], why: 'loaded' },
      'The order of Patrol Force 2 (A2) to hold its position was cancelled: it was taken aboard a fleet.',
    ],
    [
      { unit: F1, orders: [{ verb: 'SAIL', unit: 'F1', args: { location: CHANNEL } }], why: 'homeless' },
      'The order of Fleet F1 to sail to the Channel (13) was cancelled: it lost its harbour.',
    ],
    [
      { unit: A2, orders: [{ verb: 'HOLD', unit: 'A2', args: {} }], why: 'unloaded' },
      'The order of Patrol Force 2 (A2) to hold its position was cancelled: it was put ashore.',
    ],
  ],
  'production-short': [
    [
      { unit: G1, wanted: 3, built: 1, short: 'gold' },
      'Garrison of Canterbury (G1) built 1 of 3 production areas ordered: there was no more gold.',
    ],
    [
      { unit: G1, wanted: 3, built: 1, short: 'workers' },
      'Garrison of Canterbury (G1) built 1 of 3 production areas ordered: there were no more soldiers free to work.',
    ],
    [
      { unit: G1, wanted: 3, built: 1, short: 'slots' },
      'Garrison of Canterbury (G1) built 1 of 3 production areas ordered: there was room for no more.',
    ],
  ],
};

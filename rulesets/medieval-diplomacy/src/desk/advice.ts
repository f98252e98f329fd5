import type { Advice } from '@chancery/core';
import type { Types } from '../types.ts';
import * as now from './situations.ts';

type Line = readonly [rule: string, text: string, when?: now.When];

const beside = (room: string, ...lines: readonly Line[]): readonly Advice<Types>[] =>
  lines.map(([rule, text, when]) => ({ rule, room, text, ...(when ? { when } : {}) }));

/**
 * The hints of old hands, room by room (section 14 and the other advice of the rulebook), each where it is of use. Shown in
 * green (MD-16.47).
 */
export const ADVICE: readonly Advice<Types>[] = [
  ...beside(
    'headquarters',
    [
      'MD-14.1',
      'First turn: write to all neighbours, offer alliances, give away nothing, and make a proclamation.',
      now.firstTurn,
    ],
    [
      'MD-3.37',
      'Keep a surplus of two gold: no figure foresees a lost battle. Below zero, find out what was overspent.',
      now.anythingPlanned,
    ],
    ['MD-14.9', 'Annex what you conquer and build production there: it repays many times over.', now.notAnnexed],
    ['MD-14.3', 'Pillage what you can neither annex nor keep.', now.notAnnexedByCommoner],
    ['MD-14.4', 'Expand quickly, and divide the independents fairly with your neighbours.', now.independentsBeside],
    ['MD-14.13', 'When an ally turns neutral, expect war next turn and pull out of their lands.', now.allied],
    [
      'MD-14.12',
      'Full passage is for realms you trust entirely; special permission opens a single province.',
      now.letsThrough,
    ],
    [
      'MD-14.20',
      'Limited permission may be better than full passage.',
      now.planned('GRANT_PASSAGE', 'GRANT_PERMISSION'),
    ],
    ['MD-14.11', 'Leave acceptance on for everybody who is not an enemy.', now.refusesGifts],
    ['MD-14.27', 'A small coalition is strong whatever the rank of its rulers.', now.alone],
    ['MD-14.10', 'Tell nobody your plans before the turn has been run.', now.anythingPlanned],
    ['MD-14.16', 'Keep a way open for expansion; diplomacy matters as much as armies.'],
  ),
  ...beside(
    'map',
    [
      'MD-14.34',
      'Decide first whether troops shall hold a border or attack; for expansion the most expensive type is usually the best purchase.',
      now.canRaise,
    ],
    ['MD-5.12', 'No troop has more than four Move-points: a plan of six marches cannot succeed.', now.marches(5)],
    [
      'MD-5.29',
      'Only land that was open to you when the turn began can be crossed for one point a province.',
      now.marches(2),
    ],
    [
      'MD-14.23',
      'For a risky march, one troop in rank 1 and retreat level 1: if enemies appear, the rest gets away.',
      now.marchesIntoEmpty,
    ],
    ['MD-14.20', 'Siege engines help against defended cities: choose forces for the task.', now.marchesAgainstWalls],
    [
      'MD-14.28',
      'Bring clearly more combat power and hit points than the enemy has; walls are far harder than the field.',
      now.planned('MARCH'),
    ],
    ['MD-14.6', 'Attack from several sides in the same phase: fewer rounds, fewer losses.', now.planned('MARCH')],
    [
      'MD-14.34',
      'Let infantry march with cavalry: it takes more hits and is cheaper to replace.',
      now.planned('MARCH'),
    ],
    ['MD-14.25', 'Look over the ranks after every transfer and every recruiting.', now.planned('TRANSFER', 'RECRUIT')],
    ['MD-14.24', 'A hold in phase 1 hides what you intend; a hold in phase 2 surprises.', now.planned('HOLD')],
    ['MD-14.32', 'Pillage every second turn and the land heals in between.', now.planned('PILLAGE')],
    ['MD-14.17', 'To stop an army that may go two ways, hold for one phase, then move.', now.enemyBeside],
    [
      'MD-8.74',
      'A weak unit in rank 2 with retreat level 1 fights one round, then runs: the enemy has lost its movement.',
      now.enemyBeside,
    ],
    ['MD-14.7', 'Agree with an ally who stands in which rank, and beware of one who hides behind you.', now.allied],
    [
      'MD-14.26',
      'Soldiers on the ships of an ally are lost with the friendship: land them in time.',
      now.aboardAnother,
    ],
    [
      'MD-2.19',
      'Troops that are stuck can ask for passage, go to war, or wait until a neighbour lets them through.',
      now.stuckAbroad,
    ],
    [
      'MD-14.29',
      'Far from home an army cannot replace its own kind, but it can recruit what the city there offers.',
      now.farFromItsKind,
    ],
    [
      'MD-14.21',
      'Horse may follow foot that runs when rank 1 has fallen; one combined army avoids the trouble.',
      now.follows,
    ],
    ['MD-14.22', 'Leave the marines option on: soldiers below decks drown with their ships.', now.aboard],
    ['MD-6.64', 'Do not keep fleets in a harbour that you can hardly hold.', now.fleetInHarbour],
    [
      'MD-14.18',
      'Weak soldiers landing alone fail often; four small armies can land on four shores of one sea.',
      now.hasFleet,
    ],
    ['MD-10.16', 'Keep other troops out of rank 5 to protect your commander.', now.hasCommander],
    [
      'MD-14.15',
      'Horse with four Move-points takes two enemy provinces a turn if the first is empty. Bowmen hold the garrisons, Horde Warriors stand in front.',
      now.fastHorse,
    ],
    [
      'MD-14.5',
      'Worst troops in front, best in rank 4 or 5; heavy infantry in front often stands without loss.',
      now.hasArmy,
    ],
    ['MD-14.8', 'Fast troops cross one friendly province and still attack; heavy foot is cheap to keep.', now.canRaise],
    ['MD-14.19', 'Cities of another region give you its troops.', now.citiesDiffer],
    ['MD-14.20', 'Troops are recruited only in the garrisons of cities; warships rule the sea.'],
  ),
  ...beside(
    'messages',
    [
      'MD-14.36',
      'A first proclamation greets the others, asks for letters and may play the role; it offends nobody and betrays no plan.',
      now.firstTurn,
    ],
    [
      'MD-14.30',
      'A first letter is short and offers three things: the independents, an alliance, a neighbour to move against.',
      now.firstTurn,
    ],
    ['MD-14.14', 'A gift of land to one of two attackers, told to the other, has split alliances.', now.atWarWithTwo],
    ['MD-14.31', 'The surest way to catch an army that can go two ways is a friend whom its ruler trusts.', now.atWar],
    ['MD-14.2', 'One lost battle decides little: think several turns ahead.', now.laterTurn],
    ['MD-14.10', 'Tell nobody your plans before the new turn arrives.'],
  ),
  ...beside(
    'game',
    [
      'MD-14.35',
      'Send a first set of orders early and a better one later: the early one counts if you forget.',
      now.anythingPlanned,
    ],
    ['MD-14.33', 'Look into the rulebook before you ask, and help newcomers when they do.'],
    ['MD-14.16', 'Rulers may change without warning; guard your borders and your friendships alike.'],
  ),
];

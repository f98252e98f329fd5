import type { Advice } from '@chancery/core';

const beside = (room: string, ...lines: readonly (readonly [rule: string, text: string])[]): readonly Advice[] =>
  lines.map(([rule, text]) => ({ rule, room, text }));

/** The hints of old hands, room by room (section 14 and the other advice of the rulebook). Shown in green (MD-16.47). */
export const ADVICE: readonly Advice[] = [
  ...beside(
    'headquarters',
    [
      'MD-3.37',
      'Keep a surplus of two gold: no figure foresees a lost battle. Below zero, find out what was overspent.',
    ],
    ['MD-14.1', 'First turn: write to all neighbours, offer alliances, give away nothing, and make a proclamation.'],
    ['MD-14.4', 'Expand quickly, and divide the independents fairly with your neighbours.'],
    ['MD-14.9', 'Annex what you conquer and build production there: it repays many times over.'],
    ['MD-14.3', 'Pillage what you can neither annex nor keep.'],
    ['MD-14.11', 'Leave acceptance on for everybody who is not an enemy.'],
    ['MD-14.12', 'Full passage is for realms you trust entirely; special permission opens a single province.'],
    ['MD-14.13', 'When an ally turns neutral, expect war next turn and pull out of his lands.'],
    ['MD-14.27', 'A small coalition is strong whatever the rank of its rulers.'],
    ['MD-14.10', 'Tell nobody your plans before the turn has been run.'],
    [
      'MD-14.34',
      'Decide first whether troops shall hold a border or attack. To expand, the dearest type is usually the best buy.',
    ],
    ['MD-14.35', 'Send a first set of orders early and a better one later: the early one counts if you forget.'],
  ),
  ...beside(
    'map',
    [
      'MD-14.28',
      'Bring clearly more combat power and hit points than the enemy has; walls are far harder than the field.',
    ],
    ['MD-14.6', 'Attack from several sides in the same phase: fewer rounds, fewer losses.'],
    ['MD-14.5', 'Worst troops in front, best in rank 4 or 5; heavy infantry in front often stands without loss.'],
    ['MD-14.25', 'Look over the ranks after every transfer and every recruiting.'],
    ['MD-10.16', 'Keep other troops out of rank 5 to protect your commander.'],
    ['MD-5.12', 'No troop has more than four Move-points: a plan of six marches cannot succeed.'],
    ['MD-5.29', 'Only land that was open to you when the turn began can be crossed for one point a province.'],
    ['MD-14.17', 'To stop an army that may go two ways, hold for one phase, then move.'],
    ['MD-14.24', 'A hold in phase 1 hides what you intend; a hold in phase 2 surprises.'],
    ['MD-14.23', 'For a risky march, one troop in rank 1 and retreat level 1: if enemies appear, the rest gets away.'],
    ['MD-14.7', 'Agree with an ally who stands in which rank, and beware of one who hides behind you.'],
    ['MD-14.22', 'Leave the marines option on: soldiers below decks drown with their ships.'],
    ['MD-6.64', 'Do not keep fleets in a harbour that you can hardly hold.'],
    ['MD-14.18', 'Weak soldiers landing alone fail often; four small armies can land on four shores of one sea.'],
    ['MD-14.8', 'Fast troops cross one friendly province and still attack; heavy foot is cheap to keep.'],
    ['MD-14.34', 'Let infantry march with cavalry: it takes more hits and is cheaper to replace.'],
    [
      'MD-14.15',
      'Mongol horse is a little weaker than knights, but cheaper, and takes two enemy provinces a turn if the first is empty.',
    ],
    ['MD-14.19', 'Cities of another region give you its troops.'],
    ['MD-14.32', 'Pillage every second turn and the land heals in between.'],
  ),
  ...beside(
    'messages',
    [
      'MD-14.30',
      'A first letter is short and offers three things: the independents, an alliance, a neighbour to move against.',
    ],
    ['MD-14.36', 'A first proclamation greets the others and asks for letters. It offends nobody and betrays no plan.'],
    ['MD-14.14', 'A gift of land to one of two attackers, told to the other, has split alliances.'],
    ['MD-14.2', 'One lost battle decides little: think several turns ahead.'],
  ),
  ...beside(
    'game',
    ['MD-14.33', 'Look into the rulebook before you ask, and help newcomers when they do.'],
    ['MD-14.16', 'Rulers may change without warning; guard your borders and your friendships alike.'],
  ),
];

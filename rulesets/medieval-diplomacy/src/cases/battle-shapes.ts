import { BY_NAME, type FactShapes } from '@chancery/core';
import { RATINGS } from '../words.ts';

/** What `battleFacts` tells of a battle: of the whole, of each unit, and of each round. */

const COUNTS: FactShapes = { [BY_NAME]: { fighter: 'number' } };

const BLOW: FactShapes = {
  by: 'fighter',
  against: 'realm',
  count: 'number',
  chance: 'number',
  rolls: 'number',
  hits: 'number',
};

const UNIT_IN_ROUND: FactShapes = {
  attacks: 'number',
  hits: 'number',
  strikers: 'number',
  chances: 'number',
  blows: BLOW,
  suffered: 'number',
  taken: 'number',
  'total hit points': 'number',
  killed: COUNTS,
  'damage left': 'number',
  retreats: 'retreat',
};

const ROUND: FactShapes = {
  casualties: 'yes or no',
  barracks: 'number',
  target: 'number',
  rank5: 'number',
  [BY_NAME]: { unit: UNIT_IN_ROUND },
};

const UNIT: FactShapes = {
  realm: 'realm',
  role: ['field', 'walls', 'landed', 'fleet', 'marines', 'trapped'],
  'total combat': 'number',
  'total hit points': 'number',
  lost: 'troops',
  'lost commanders': 'fighter',
  gained: 'troops',
  retreated: 'yes or no',
  'retreated to': 'place',
  'retreated in round': 'number',
  exhausted: 'yes or no',
  destroyed: 'yes or no',
};

const SIEGE: FactShapes = {
  level: 'number',
  before: 'number',
  after: 'number',
  attempts: 'number',
  successes: 'number',
  chances: 'number',
  units: 'unit',
};

export const BATTLE_FACTS: FactShapes = {
  battle: ['land', 'border', 'sea'],
  phase: 'number',
  place: 'place',
  beyond: 'place',
  owner: 'realm',
  realms: 'realm',
  rounds: 'number',
  victors: 'realm',
  victor: 'realm',
  winner: 'realm',
  winners: 'realm',
  undecided: 'yes or no',
  siege: SIEGE,
  wounded: {
    unit: 'unit',
    who: 'fighter',
    damage: 'number',
    'hit points': 'number',
    roll: 'number',
    lost: 'yes or no',
  },
  captures: {
    from: 'unit',
    type: 'troop',
    chance: 'number',
    roll: 'number',
    by: 'realm',
    captured: 'yes or no',
    into: 'unit',
  },
  experience: { commander: 'fighter', unit: 'unit', rating: RATINGS, gained: 'number', now: 'number' },
  [BY_NAME]: { unit: UNIT, round: ROUND },
};

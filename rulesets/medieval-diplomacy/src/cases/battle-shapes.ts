import { BY_NAME, type FactShape, type FactShapes } from '@chancery/core';
import { RATINGS } from '../words.ts';

const alike = (shape: FactShape, ...names: readonly string[]): FactShapes =>
  Object.fromEntries(names.map((name) => [name, shape]));

/** What `battleFacts` tells of a battle: of the whole, of each unit, and of each round. */

const COUNTS: FactShapes = { [BY_NAME]: { fighter: 'number' } };

const BLOW: FactShapes = {
  by: 'fighter',
  against: 'realm',
  ...alike('number', 'count', 'chance', 'rolls', 'hits'),
};

const UNIT_IN_ROUND: FactShapes = {
  ...alike('number', 'attacks', 'hits', 'strikers', 'chances', 'suffered', 'taken', 'total hit points', 'damage left'),
  blows: BLOW,
  killed: COUNTS,
  retreats: 'retreat',
};

const ROUND: FactShapes = {
  casualties: 'yes or no',
  ...alike('number', 'barracks', 'target', 'rank5'),
  [BY_NAME]: { unit: UNIT_IN_ROUND },
};

const UNIT: FactShapes = {
  realm: 'realm',
  role: ['field', 'walls', 'landed', 'fleet', 'marines', 'trapped'],
  ...alike('number', 'total combat', 'total hit points', 'retreated in round'),
  lost: 'troops',
  'lost commanders': 'fighter',
  gained: 'troops',
  ...alike('yes or no', 'retreated', 'exhausted', 'destroyed'),
  'retreated to': 'place',
};

const SIEGE: FactShapes = {
  ...alike('number', 'level', 'before', 'after', 'attempts', 'successes', 'chances'),
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

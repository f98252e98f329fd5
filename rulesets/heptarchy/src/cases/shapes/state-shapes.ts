import { BY_NAME, type FactShapes } from '@chancery/core';

/** What is said of a campaign as a whole. */
export const GAME = {
  scenario: 'text',
  turn: 'number',
  active: 'kingdom',
  players: 'kingdom',
  ended: 'kingdom',
} as const satisfies FactShapes;

/** A War: what is stated of it, and what follows, which can only be expected. */
const WAR: FactShapes = {
  since: 'number',
  scores: 'number',
  theirs: 'number',
  first: 'kingdom',
  score: 'number',
  'their score': 'number',
};

/** The sections that are told by facts. */
export const SECTION_SHAPES = {
  game: { ...GAME, winner: 'kingdom' },
  wars: { [BY_NAME]: { 'pair of kingdoms': WAR } },
} as const satisfies { readonly [section: string]: FactShapes };

/** Names and stories for guide texts: what happened to those who ruled well, badly, or without the right to (MD-19.15). */
export const HISTORY = [
  {
    title: 'Three kings and an upstart',
    people: ['Edward Longshanks', 'William the Conqueror', 'Edward II', 'Roger Mortimer', 'Edward III'],
    text:
      'Edward Longshanks, of the line of William the Conqueror, was able at war and made his realm larger. His son Edward II, ' +
      'king in 1320, fell to a plot of his own wife. Roger Mortimer, who ruled after him without royal blood, was never ' +
      'accepted and soon brought down. Edward III was royal and strong, and went to conquer in France.',
  },
  {
    title: 'Those who endured',
    people: ['Alfred the Great', 'George Washington'],
    text:
      'Alfred the Great and George Washington lost for years before they won, and so did the victors of the world wars. ' +
      'One lost battle, or one missed turn, decides little.',
  },
  {
    title: 'A small realm beside a large one',
    people: [],
    text: 'Belgium has lived beside France: a small realm can last beside a large one, if it knows its neighbours.',
  },
] as const;

/** Names that rulers give their units, to show what a name may look like (MD-19.16). */
export const UNIT_NAMES = ['The Royal Lions', 'Patrol Force 2', 'Kings Army', 'Independent Army #20'] as const;

/** Colours that the form proposes, all readable on white (HEP-17.3). As text any other may be chosen. */
export const NAMED_COLORS: readonly (readonly [color: string, name: string])[] = [
  ['#a4133c', 'Crimson'],
  ['#9c4a2f', 'Brick'],
  ['#6b4a2b', 'Umber'],
  ['#8a6d00', 'Ochre'],
  ['#5a6b1f', 'Moss'],
  ['#1f6b3a', 'Forest'],
  ['#0f6a6a', 'Teal'],
  ['#1f5f8b', 'Sea blue'],
  ['#3a3f9c', 'Indigo'],
  ['#6a3a8c', 'Violet'],
  ['#7c2a5c', 'Plum'],
  ['#4a5560', 'Slate'],
  ['#222222', 'Black'],
];

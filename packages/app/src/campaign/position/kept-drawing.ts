import { onceFor } from '@chancery/core';

const drawingsOf = onceFor((_made: object) => new Map<string, string>());

/**
 * What was drawn or written of something that stays as it is, for as long as that is kept: a picture, a course, a report. `how`
 * is all else that it depends on, out of a few. Whoever asks a thousand times costs no more than the first.
 */
export const keptDrawing = (of: object, how: string, draw: () => string): string => {
  const drawings = drawingsOf(of);
  const kept = drawings.get(how);
  if (kept !== undefined) return kept;
  const drawn = draw();
  drawings.set(how, drawn);
  return drawn;
};

import type { Bridges } from './house.ts';

/** The state after a turn that is resolved as any other, with all that is told of it. */
export const afterWholeTurn: Bridges['simulated'] = (core, ruleset, position, turn) => {
  const result = core.resolveTurn(ruleset, { ...position, ...turn });
  if (!result.ok) throw new Error(result.incident.stack);
  return result.turn.state;
};

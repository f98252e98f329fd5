import europe1320 from './europe-1320/scenario.json' with { type: 'json' };
import europe1320World from './europe-1320/world.json' with { type: 'json' };
import fourCrowns from './four-crowns/scenario.json' with { type: 'json' };
import fourCrownsWorld from './four-crowns/world.json' with { type: 'json' };

/** The built-in scenarios as they lie in their files, by id, to be checked like anybody's. The big one comes first. */
export const SCENARIO_DATA: Readonly<Record<string, { readonly scenario: unknown; readonly world: unknown }>> = {
  [europe1320.id]: { scenario: europe1320, world: europe1320World },
  [fourCrowns.id]: { scenario: fourCrowns, world: fourCrownsWorld },
};

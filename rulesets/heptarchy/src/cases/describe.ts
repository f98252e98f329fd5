import { type CaseValue, factJson } from '@chancery/core';
import type { HepPosition } from '../types.ts';
import { positionFacts } from './facts.ts';
import { HOLDINGS, holdingsSaid } from './holdings.ts';
import { RELATIONS, saidUnder } from './said-relations.ts';
import { unitSaid } from './said-unit.ts';

/** A position in the words in which it can be stated; whoever has won is told besides. */
export const describe = (position: HepPosition): { readonly [section: string]: CaseValue } => {
  const { setting, state } = position;
  const { game } = factJson(positionFacts(position)) as { readonly [section: string]: CaseValue };
  const { winner, ...rest } = game as { readonly [name: string]: CaseValue };
  return {
    game: winner === null || winner === undefined ? rest : { ...rest, winner },
    kingdoms: holdingsSaid(HOLDINGS.kingdoms, position),
    areas: holdingsSaid(HOLDINGS.areas, position),
    units: Object.fromEntries(state.units.map((unit) => [`${unit.id}`, unitSaid(setting, unit)])),
    wars: saidUnder(RELATIONS.wars, position),
    treaties: saidUnder(RELATIONS.treaties, position),
    truces: saidUnder(RELATIONS.truces, position),
    proposals: saidUnder(RELATIONS.proposals, position),
  };
};

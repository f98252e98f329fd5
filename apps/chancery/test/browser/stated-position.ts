/** Positions in the words of a case: what a story needs and play comes to late, or never. */
import { type AnyPosition, type AnyRuleset, type CaseFault, Words } from '@chancery/core';
import { parse } from 'yaml';

const NO_CASE = { rules: [], seats: [], orders: '', expected: '', turns: 1 } as const;

/** The position that a case states, on the map of a scenario. */
export const statedPosition = async (ruleset: AnyRuleset, words: string, scenario: string): Promise<AnyPosition> => {
  const faults: CaseFault[] = [];
  const said = new Words({ base: scenario, ...parse(words) }, 'position', faults);
  const read = await ruleset.cases?.readPosition(said, NO_CASE);
  if (!read?.ok) throw new Error(JSON.stringify(faults));
  return read.value;
};

import { createContext } from 'svelte';

/** The id of the ruleset of the desk, for whatever leads to its rulebook. */
export const [rulesetOfDesk, setRulesetOfDesk] = createContext<() => string>();

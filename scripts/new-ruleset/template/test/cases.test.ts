import { runRuleCases } from '@chancery/testkit';
import { newGame } from '../src/index.ts';

/** The rule cases of test/cases: their titles name the clauses that they prove. */
runRuleCases(newGame, new URL('./cases/', import.meta.url));

import { runCaseExamples, runRuleCases } from '@chancery/testkit';
import { newGame } from '../src/index.ts';

/** The rule cases of test/cases: their titles name the clauses that they prove. */
runRuleCases(newGame, new URL('./cases/', import.meta.url));

/** The page that people write cases by. */
runCaseExamples(newGame, new URL('../../../docs/cases/new-game.md', import.meta.url));

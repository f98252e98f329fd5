import { runCaseExamples, runRuleCases } from '@chancery/testkit';
import { umpire } from '../src/index.ts';

/** The rule cases of test/cases: their titles name the clauses that they prove. */
runRuleCases(umpire, new URL('./cases/', import.meta.url));

/** The page that people write cases by. */
runCaseExamples(umpire, new URL('../../../docs/cases/umpire.md', import.meta.url));

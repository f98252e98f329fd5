import { runCaseExamples, runRuleCases } from '@chancery/testkit';
import { world1483 } from '../src/index.ts';

/** The rule cases of test/cases: their titles name the clauses that they prove. */
runRuleCases(world1483, new URL('./cases/', import.meta.url));

/** The page that people write cases by. */
runCaseExamples(world1483, new URL('../../../docs/cases/world-1483.md', import.meta.url));

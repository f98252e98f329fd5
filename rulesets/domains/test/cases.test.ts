import { runCaseExamples, runRuleCases } from '@chancery/testkit';
import { domains } from '../src/index.ts';

/** The rule cases of test/cases: their titles name the clauses that they prove. */
runRuleCases(domains, new URL('./cases/', import.meta.url));

/** The page that people write cases by. */
runCaseExamples(domains, new URL('../../../docs/cases/domains.md', import.meta.url));

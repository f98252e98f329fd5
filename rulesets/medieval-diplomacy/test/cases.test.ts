import { runCaseExamples, runCasePage, runRuleCases } from '@chancery/testkit';
import { medievalDiplomacy } from '../src/index.ts';

/** The rule cases of test/cases: their titles name the clauses that they prove. */
runRuleCases(medievalDiplomacy, new URL('./cases/', import.meta.url));

/** The pages that people write cases by. The examples of the page for all rulesets are of this one. */
runCasePage(medievalDiplomacy, new URL('../../../docs/cases/medieval-diplomacy.md', import.meta.url));
runCaseExamples(medievalDiplomacy, new URL('../../../docs/cases.md', import.meta.url));

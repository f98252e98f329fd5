import { runCasePage, runRuleCases } from '@chancery/testkit';
import { heptarchy } from '../src/index.ts';

/** The rule cases of test/cases: their titles name the clauses that they prove. */
runRuleCases(heptarchy, new URL('./cases/', import.meta.url));

/** The page that people write cases by. */
runCasePage(heptarchy, new URL('../../../docs/cases/heptarchy.md', import.meta.url));

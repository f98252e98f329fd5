import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/scenarios.md'), 'utf8');

/** The scenario that docs/scenarios.md prints: its last example. */
export const ISLES = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].at(-1)?.[1] ?? '';

import type { ScenarioFault } from '@chancery/core';

/** A fault of a scenario by where it is, what is wrong, and what mends it. */
export const faultAt = (path: string, text: string, remedy: string): ScenarioFault => ({ path, text, remedy });

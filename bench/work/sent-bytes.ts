import type { ChoiceTree } from '@chancery/core';
import type { Core } from '../adapters/house.ts';

/** What choices weigh when they are sent: a commit that does not pack them sends them as they are. */
export const sentBytes = (core: Core, choices: ChoiceTree): number =>
  JSON.stringify('packChoices' in core ? core.packChoices(choices) : choices).length;

import type { AnyRuleset } from './runnable.ts';

/** Whether everybody may roll the dice of a label again as soon as the turn is out. `name` is the label without its place. */
export const isPublicLabel = ({ publicDice = [] }: Pick<AnyRuleset, 'publicDice'>, name: string): boolean =>
  publicDice === 'all' || publicDice.includes(name);

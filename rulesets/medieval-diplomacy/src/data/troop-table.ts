import type { Troop } from '../setting.ts';

/** Changes to a built-in troop, or a new one in full, by its key. */
export type TroopChange = Partial<Troop> & Pick<Troop, 'key'>;

/** The troop table of a scenario: changed troops keep their places, new ones follow in the scenario's order (MD-13.12). */
export const changedTroops = (troops: readonly Troop[], changes: readonly TroopChange[]): readonly Troop[] => {
  const known = new Set(troops.map(({ key }) => key));
  const changed = troops.map((troop) => Object.assign({ ...troop }, ...changes.filter(({ key }) => key === troop.key)));
  return [...changed, ...changes.filter(({ key }) => !known.has(key)).map((added) => added as Troop)];
};

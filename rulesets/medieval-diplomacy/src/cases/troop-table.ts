import { fold, type Words } from '@chancery/core';
import { type CaseTable, readFacts, shapesOf, without } from '@chancery/kit';
import { troopFaults } from '../data/troop-faults.ts';
import { changedTroops } from '../data/troop-table.ts';
import { TROOPS } from '../data/troops.ts';
import { TROOP_ROW, type Troop } from '../setting.ts';
import type { MdPosition } from '../types.ts';
import { TROOP_TYPES } from './names.ts';
import { SORTS } from './sorts.ts';

const FACTS = without(TROOP_ROW, 'key');

type SaidTroop = Troop & { readonly type: number };

/** The troop table, of which that is told which differs from the rulebook. */
export const troops: CaseTable<MdPosition, SaidTroop> = {
  what: 'troop',
  by: 'troop',
  key: 'type',
  usual: true,
  facts: FACTS,
  rows: ({ setting }) => setting.troops.map((troop, type) => ({ ...troop, type })),
  blank: (_, type: number) => TROOPS[type] ?? {},
};

/** The troop table with the changes and additions of a case (MD-13.12): `peasant: { like: men_at_arms, combat: 40 }`. */
export const withTroops = (said: Words, { setting, state }: MdPosition): MdPosition => {
  let { troops: all } = setting;
  const shapes = { ...shapesOf(FACTS), like: 'text' };
  for (const [name, words] of said.entries('troops by name')) {
    const troopNamed = (called: string): Troop | undefined => all[TROOP_TYPES.find({ troops: all }, called) ?? -1];
    const known = troopNamed(name);
    const { like } = (words.isMapping ? words.value : {}) as { readonly like?: unknown };
    const model = troopNamed(String(like ?? known?.key ?? 'men_at_arms'));
    if (model === undefined)
      words.unknown(
        'troop',
        String(like),
        all.map(({ key }) => key),
      );
    const before = { ...(model ?? (TROOPS[0] as Troop)), name: known?.name ?? name, like };
    const position = { setting, state };
    const { like: _, ...troop } = readFacts(words, { what: 'troop', shapes, before }, { sorts: SORTS, position });
    all = changedTroops(all, [{ ...troop, key: known?.key ?? fold(name).replaceAll(' ', '_') }]);
  }
  for (const { troop, field, value } of troopFaults(all))
    said.fault(`${troop} cannot have ${field} ${String(value)} (MD-13.18)`);
  return { setting: { ...setting, troops: all }, state };
};

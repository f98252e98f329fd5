import { MAP_SECTIONS, positionReader } from '@chancery/kit';
import { newUnit } from '../rules/new-unit.ts';
import type { MdPosition, Types } from '../types.ts';
import { kindOf, numberOf } from '../unit-id.ts';
import { BASES } from './game-tables.ts';
import { barePosition, isScenario, scenarioPosition } from './ground.ts';
import { unitNamed } from './names.ts';
import { SORTS } from './sorts.ts';
import { TABLES } from './tables.ts';
import { withTroops } from './troop-table.ts';

/** The position that a case states; what is not said is as docs/cases/medieval-diplomacy.md tells. */
export const readPosition = positionReader<Types>({
  tables: TABLES,
  sorts: SORTS,
  besides: MAP_SECTIONS,
  begin: async (part, { seats, orders, expected }, whole) => {
    const start = part('base').isNothing ? 'homes' : (part('base').text('a base') ?? '');
    if (!BASES.includes(start)) return part('base').unknown('base', start, BASES);
    const text = [JSON.stringify(whole.value ?? null), ...seats, orders, expected].join(' ');
    const ground = isScenario(start) ? await scenarioPosition(start) : await barePosition(part, text);
    if (whole.faults.length > 0) return null;
    const names = part('units').isMapping ? part('units').entries() : [];
    return withTroops(
      part('troops'),
      withGarrisons(
        names.map(([name]) => name),
        ground,
      ),
    );
  },
});

/** Garrisons of which something is said stand there, empty and without a name, before their provinces are read (MD-4.5). */
const withGarrisons = (names: readonly string[], { setting, state }: MdPosition): MdPosition => {
  const garrisons = names.flatMap((name) => {
    const id = unitNamed(setting, name);
    const isNew = id !== null && kindOf(id) === 'G' && !state.units.some((unit) => unit.id === id);
    return isNew ? [newUnit(id, '', numberOf(id), null)] : [];
  });
  return { setting, state: { ...state, units: [...state.units, ...garrisons] } };
};

import {
  type CaseContext,
  type CaseFault,
  err,
  faultsAgainst,
  fold,
  membersOf,
  ok,
  type Result,
  Words,
} from '@chancery/core';
import { readFacts, readRows } from '@chancery/kit';
import { troopFaults } from '../data/troop-faults.ts';
import { changedTroops } from '../data/troop-table.ts';
import { OPTIONS_SCHEMA } from '../scenario/options.ts';
import type { Troop } from '../setting.ts';
import type { MdPosition } from '../types.ts';
import type { RealmNumber } from '../words.ts';
import { withForces } from './forces.ts';
import { barePosition, isScenario, scenarioPosition, textOf } from './ground.ts';
import { withLands } from './lands.ts';
import { troopNamed } from './names.ts';
import type { Said } from './said.ts';
import { SORTS } from './sorts.ts';
import { BASES, TABLES, TROOP_FACTS } from './tables.ts';

/** The parts of a position: the map, and the tables. */
const PARTS = Object.fromEntries(['map', 'seas', ...Object.keys(TABLES)].map((name) => [name, []]));

/** The position that a case states; what is not said is as docs/cases/medieval-diplomacy.md tells. */
export const readPosition = async (
  words: Words,
  context: CaseContext,
): Promise<Result<MdPosition, readonly CaseFault[]>> => {
  const parts = membersOf(words, PARTS, 'a position');
  const part = (name: string): Words => parts.get(name) ?? words.as(null);
  const said: Said = {
    part,
    rows: (name, table, position) => readRows(table, part(name), { sorts: SORTS, position }),
    unread: (name, table, position) =>
      readRows(table, new Words(part(name).value, name, []), { sorts: SORTS, position }),
  };
  const start = part('base').isNothing ? 'homes' : (part('base').text('a base') ?? '');
  if (!BASES.includes(start)) part('base').unknown('base', start, BASES);
  const naming = { map: part('map'), seas: part('seas'), provinces: part('provinces'), realms: part('realms') };
  const ground = isScenario(start)
    ? await scenarioPosition(start)
    : await barePosition({ ...naming, text: textOf(words, context) });
  if (words.faults.length > 0) return err(words.faults);
  const settled = withLands(said, withTroops(said, withOptions(said, ground)), start === 'homes');
  const position = withForces(said, withRelations(said, withGame(said, settled)));
  return words.faults.length > 0 ? err(words.faults) : ok(position);
};

const withOptions = ({ rows, part }: Said, { setting, state }: MdPosition): MdPosition => {
  const [stated] = rows('options', TABLES.options, { setting, state });
  const options = stated?.row ?? setting.options;
  for (const fault of faultsAgainst(OPTIONS_SCHEMA, options, 'options')) part('options').fault(fault);
  const realms = state.realms.map((realm) => realm && { ...realm, status: options.defaultStatus });
  return { setting: { ...setting, options }, state: stated?.told.has('defaultStatus') ? { ...state, realms } : state };
};

/** The troop table with the changes and additions of a case (MD-13.12): `peasant: { like: men_at_arms, combat: 40 }`. */
const withTroops = ({ part }: Said, { setting, state }: MdPosition): MdPosition => {
  let { troops } = setting;
  const shapes = { ...TROOP_FACTS, like: 'text' };
  for (const [name, words] of part('troops').entries('troops by name')) {
    const known = troops[troopNamed({ troops }, name) ?? -1];
    const { like } = (words.isMapping ? words.value : {}) as { readonly like?: unknown };
    const model = troops[troopNamed({ troops }, String(like ?? known?.key ?? 'men_at_arms')) ?? -1];
    if (model === undefined)
      words.unknown(
        'troop',
        String(like),
        troops.map(({ key }) => key),
      );
    const before = { ...(model ?? (troops[0] as Troop)), name: known?.name ?? name, like };
    const position = { setting, state };
    const { like: _, ...troop } = readFacts(words, { what: 'troop', shapes, before }, { sorts: SORTS, position });
    troops = changedTroops(troops, [{ ...troop, key: known?.key ?? fold(name).replaceAll(' ', '_') }]);
  }
  for (const { troop, field, value } of troopFaults(troops))
    part('troops').fault(`${troop} cannot have ${field} ${String(value)} (MD-13.18)`);
  return { setting: { ...setting, troops }, state };
};

const withGame = ({ rows }: Said, { setting, state }: MdPosition): MdPosition => {
  const [game] = rows('game', TABLES.game, { setting, state });
  const { turn, phase, nextCommander, outcome } = game?.row ?? state;
  const begun = { ...state, turn, phase, nextCommander, outcome };
  const claims = rows('claims', TABLES.claims, { setting, state: begun }).map(({ row }) => row);
  return { setting, state: { ...begun, claims: claims.length > 0 ? claims : state.claims } };
};

const withRelations = ({ rows }: Said, { setting, state }: MdPosition): MdPosition => {
  const copied = <Cell>(table: readonly (readonly Cell[])[]): Cell[][] => table.map((row) => [...row]);
  const [relations, passage, accepts] = [copied(state.relations), copied(state.passage), copied(state.accepts)];
  const put = <Cell>(table: Cell[][], [a, b]: readonly [number, number], cell: Cell): void => {
    const row = table[a];
    if (row) row[b] = cell;
  };
  const known = [...state.knownAlliances];
  for (const { id, row, told } of rows('relations', TABLES.relations, { setting, state })) {
    const pair = id as readonly [RealmNumber, RealmNumber];
    const [a, b] = pair;
    if (told.has('relation')) for (const both of [pair, [b, a] as const]) put(relations, both, row.relation);
    if (told.has('passage')) put(passage, pair, row.passage);
    if (told.has('gifts')) put(accepts, pair, row.gifts);
    const isNew = !known.some((each) => each.includes(a) && each.includes(b));
    if (told.has('public') && row.public && isNew) known.push([Math.min(a, b), Math.max(a, b)]);
  }
  return { setting, state: { ...state, relations, passage, accepts, knownAlliances: known } };
};

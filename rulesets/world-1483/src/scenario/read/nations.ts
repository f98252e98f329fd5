import type { NationRow, Placement } from '../../scenarios/rows.ts';
import { NPC_PHASE } from '../../words.ts';
import { type Faults, type Row, readRows } from './row.ts';
import type { Lined } from './territories.ts';

export const NATION_COLUMNS = [
  'nation',
  'phase',
  'kind',
  'capital',
  'starting_resources',
  'sea_trade',
  'land_trade',
  'order',
  'infantry',
  'cavalry',
  'knights',
  'artillery',
  'generals',
  'ships_of_the_line',
  'frigates',
  'merchantmen',
  'ports',
  'placement',
  'notes',
] as const;
type NationColumn = (typeof NATION_COLUMNS)[number];

const MOST_RESOURCES = 9999;
const MOST_TRADE = 999;
const MOST_ORDER = 99;
const MOST_UNITS = 999;

/** The rows of the nations file (W83-21.2), each cell checked by itself. */
export const readNations = (text: string, faults: Faults): readonly (NationRow & Lined)[] =>
  readRows('nations', text, NATION_COLUMNS, faults).map((row) => {
    const units = (column: NationColumn): number => row.whole(column, 0, MOST_UNITS);
    const kind = row.oneOf('kind', ['player', 'npc', 'tribal']);
    const phase = row.whole('phase', 1, NPC_PHASE);
    if ((phase === NPC_PHASE) !== (kind === 'npc')) {
      row.fault(
        'phase',
        `a nation of the kind ${kind} in phase ${phase}`,
        'Only npc nations act in phase 5, and all do.',
      );
    }
    return {
      line: row.line,
      nation: row.name('nation'),
      phase,
      kind,
      capital: row.idOrNone('capital'),
      startingResources: row.whole('starting_resources', 0, MOST_RESOURCES),
      seaTrade: row.whole('sea_trade', 0, MOST_TRADE),
      landTrade: row.whole('land_trade', 0, MOST_TRADE),
      order: row.whole('order', 1, MOST_ORDER),
      infantry: units('infantry'),
      cavalry: units('cavalry'),
      knights: units('knights'),
      artillery: units('artillery'),
      generals: units('generals'),
      shipsOfTheLine: units('ships_of_the_line'),
      frigates: units('frigates'),
      merchantmen: units('merchantmen'),
      ports: row.ids('ports'),
      placement: readPlacement(row),
      notes: row.text('notes'),
    };
  });

const ENTRY = /^([a-z][a-z0-9-]*)=(.+)$/;
const UNITS = /^(inf|cav|knt|art|gen|sol|frg|mer):(\d{1,3})$/;
const HOW =
  'Write place=type:number+type:number with the types inf cav knt art sol frg mer; gen:s is a general of skill s.';
const MOST_SKILL = 10;

/** `rome=inf:6+gen:4;tyrrhenian-sea=frg:1` (W83-21.2). */
const readPlacement = (row: Row<NationColumn>): readonly Placement[] => {
  const text = row.text('placement');
  const entries = text === '' ? [] : text.split(';');
  return entries.flatMap((entry): readonly Placement[] => {
    const [, place, units] = ENTRY.exec(entry.trim()) ?? [];
    if (place === undefined || units === undefined) {
      row.fault('placement', `"${entry.trim()}" says neither where nor what`, HOW);
      return [];
    }
    return units.split('+').flatMap((each): readonly Placement[] => {
      const [, type, number] = UNITS.exec(each.trim()) ?? [];
      const count = Number(number);
      if (type === undefined || count < 1 || (type === 'gen' && count > MOST_SKILL)) {
        row.fault('placement', `"${each.trim()}" in ${place} are no units`, HOW);
        return [];
      }
      const isGeneral = type === 'gen';
      return [
        { place, type: type as Placement['type'], count: isGeneral ? 1 : count, skill: isGeneral ? count : null },
      ];
    });
  });
};

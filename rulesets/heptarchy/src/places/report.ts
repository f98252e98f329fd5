import { type PlaceLine, type ReportLine, sentence, series } from '@chancery/core';
import {
  areaNames,
  kingdomName,
  RESOURCE_WORDS,
  type Reader,
  readerOf,
  seaName,
  stationWords,
  TRIBE_WORDS,
  unitName,
} from '../names/reader.ts';
import { getArea, getAreaInfo, getKingdom, getSeaInfo, isNpc, landUnitsIn, naviesIn } from '../rules/find.ts';
import { protectionOf } from '../rules/raid.ts';
import { taxOf } from '../rules/reckoned.ts';
import type { Unit } from '../state.ts';
import { besideSheet, sheetWords } from '../text/sheet.ts';
import { CONTROLLER_WORDS } from '../text/told/turn.ts';
import type { HepKnown } from '../types.ts';

/** What a place tells: all of it is public (HEP-15.1). */
export const placeReport = (known: HepKnown, place: number): readonly PlaceLine[] =>
  place < known.setting.areas.length
    ? areaReport(known, place)
    : seaReport(known, place - (known.setting.areas.length - 1));

const line = (text: string, rule?: string): ReportLine => ({ text, indent: 1, ...(rule ? { rule } : {}) });

const areaReport = (known: HepKnown, number: number): readonly PlaceLine[] => {
  const { setting, view } = known;
  const reader = readerOf(known);
  const board = { setting, state: view.board };
  const info = getAreaInfo(setting, number);
  const area = getArea(view.board, number);
  const owner = getKingdom(view.board, area.owner);
  // Until somebody has signed up nobody leads, and whether a person or a bot plays is said beside the sheet.
  const leader = owner.controller === 'player' ? owner.leader : CONTROLLER_WORDS[owner.controller];
  const protection = protectionOf(board, number);
  const there = view.board.units.filter(({ at }) => at.in === 'port' && at.area === number);
  return [
    { text: `${info.name} (${info.code})`, style: 'head', rule: 'HEP-18.4' },
    line(`Owner: ${kingdomName(reader, area.owner)}${leader === '' ? '' : `, led by ${leader}`}`),
    { ...line(`Its sheet: ${sheetWords(reader, area.owner)}`, 'HEP-15.9'), ...besideSheet(reader, area.owner) },
    ...(owner.capital === number ? [line('Its Capital', 'HEP-0.14')] : []),
    ...(area.occupier === null ? [] : [line(`Occupied by ${kingdomName(reader, area.occupier)}`, 'HEP-0.8')]),
    line(`${sentence(info.terrain)}, ${sentence(info.region)}, ${TRIBE_WORDS[info.tribe]}`, 'HEP-2.9'),
    { text: 'Tax Income', amount: String(taxOf(board, number)), rule: 'HEP-4.2', style: 'figure', indent: 1 },
    line(
      area.resources.length === 0
        ? 'No Resource developed'
        : `Resources: ${series(area.resources.map((resource) => RESOURCE_WORDS[resource]))}`,
      'HEP-4.7',
    ),
    line(`Could have ${series(info.allowed.map((resource) => RESOURCE_WORDS[resource]))}`, 'HEP-4.6'),
    ...(protection > 0
      ? [line(`Borderlands protected: −${protection} on raids`, isNpc(owner) ? 'HEP-16.8' : 'HEP-12.6')]
      : []),
    ...unitLines(known, reader, [...landUnitsIn(view.board, number), ...there]),
    ...neighbours(reader, number),
  ];
};

const seaReport = (known: HepKnown, number: number): readonly PlaceLine[] => {
  const reader = readerOf(known);
  const { name, shipyards, adjacent, areas } = getSeaInfo(known.setting, number);
  return [
    { text: name, style: 'head', rule: 'HEP-2.5' },
    line(shipyards ? 'Navies are built on its shores' : 'No Navies are built on its shores', 'HEP-2.6'),
    line(`Adjacent: ${series(adjacent.map((sea) => seaName(reader, sea)))}`),
    ...areas.map((area): PlaceLine => ({ text: `Borders ${areaNames(reader, [area])}`, indent: 1, area })),
    ...unitLines(known, reader, naviesIn(known.view.board, number)),
  ];
};

const unitLines = (known: HepKnown, reader: Reader, units: readonly Unit[]): readonly PlaceLine[] => {
  if (units.length === 0) return [line('No units')];
  return [
    { text: 'Units', style: 'head' },
    ...[...units]
      .sort((a, b) => a.owner - b.owner || a.id - b.id)
      .map((unit): PlaceLine => {
        const aboard = unit.at.in === 'navy' || unit.at.in === 'port' ? `, ${stationWords(reader, unit.at)}` : '';
        const text = `${unitName(unit.kind, unit.id)} of ${kingdomName(reader, unit.owner)}${aboard}`;
        return { text, indent: 1, ...(unit.owner === known.view.kingdom ? { unit: `${unit.id}` } : {}) };
      }),
  ];
};

const neighbours = (reader: Reader, number: number): readonly PlaceLine[] => {
  const info = getAreaInfo(reader.setting, number);
  return [
    { text: 'Borders', style: 'head', rule: 'HEP-2.1' },
    ...info.neighbours.map((area): PlaceLine => {
      const river = info.rivers.includes(area) ? ', across a river' : '';
      return {
        text: `${areaNames(reader, [area])} of ${kingdomName(reader, getArea(reader.board, area).owner)}${river}`,
        indent: 1,
        area,
      };
    }),
    ...info.seas.map(
      (sea): PlaceLine => ({ text: seaName(reader, sea), indent: 1, area: reader.setting.areas.length - 1 + sea }),
    ),
  ];
};

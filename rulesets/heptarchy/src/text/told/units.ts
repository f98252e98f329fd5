import { series, type TextByKind } from '@chancery/core';
import type { UnitEvent } from '../../events/unit.ts';
import {
  areaName,
  does,
  placeName,
  type Reader,
  seaName,
  stationWords,
  UNIT_PLURALS,
  unitName,
  unitsById,
  who,
  whose,
} from '../../names/reader.ts';
import type { Station } from '../../state.ts';

const DISBANDED = {
  order: 'is disbanded',
  upkeep: 'is disbanded: its upkeep cannot be paid',
  'navy-gone': 'is disbanded with its Navy',
  displaced: 'has nowhere to go and is disbanded',
  peace: 'is disbanded by the terms of peace',
  subjugated: 'is disbanded by the Subjugation',
  eliminated: 'is disbanded with its kingdom',
} as const;

const SENT = {
  displaced: 'has to leave',
  retreated: 'retreats',
  escaped: 'escapes',
  'put-to-sea': 'puts to sea',
} as const;

/** The places that units come from, each once. */
const placesOf = (reader: Reader, from: readonly Station[]): string =>
  series([...new Set(from.map((at) => (at.in === 'area' ? areaName(reader, at.area) : stationWords(reader, at))))]);

export const UNIT_TOLD: TextByKind<UnitEvent, Reader, string> = {
  'unit-created': ({ unit, unitKind, kingdom, at, area, cost, gold }, reader) =>
    cost === 0
      ? `${unitName(unitKind, unit)} of ${areaName(reader, kingdom)} musters in ${areaName(reader, area)}.`
      : `${who(reader, kingdom)} ${does(reader, kingdom, unitKind === 'navy' ? 'build' : 'raise')} ${unitName(unitKind, unit)} ${
          unitKind === 'navy' ? stationWords(reader, at) : `in ${areaName(reader, area)}`
        } for ${cost} Gold (${gold} Gold now).`,
  'unit-disbanded': ({ unit, unitKind, kingdom, why }, reader) =>
    `${whose(reader, kingdom)} ${unitName(unitKind, unit)} ${DISBANDED[why]}.`,
  moved: ({ kingdom, units, from, to }, reader) =>
    `${whose(reader, kingdom)} ${unitsById(reader, units, 'land')} ${units.length === 1 ? 'goes' : 'go'} from ${placesOf(reader, from)} to ${areaName(reader, to)}.`,
  loaded: ({ kingdom, unit, navy }, reader) =>
    `${whose(reader, kingdom)} ${unitsById(reader, [unit], 'land')} boards Navy ${navy}.`,
  unloaded: ({ kingdom, unit, area }, reader) =>
    `${whose(reader, kingdom)} ${unitsById(reader, [unit], 'land')} goes ashore in ${areaName(reader, area)}.`,
  'navies-moved': ({ kingdom, how, navies, to }, reader) => {
    const verb = {
      dispatch: navies.length === 1 ? 'puts to sea' : 'put to sea',
      sail: navies.length === 1 ? 'sails' : 'sail',
      anchor: navies.length === 1 ? 'drops anchor' : 'drop anchor',
    }[how];
    const where =
      to.in === 'port'
        ? `at ${areaName(reader, to.area)} on ${seaName(reader, to.sea)}`
        : to.in === 'sea'
          ? `${how === 'sail' ? 'to' : 'on'} ${stationWords(reader, to).slice(3)}`
          : '';
    return `${whose(reader, kingdom)} ${unitsById(reader, navies, 'navy')} ${verb} ${where}.`;
  },
  sent: ({ unit, kingdom, why, from, to }, reader) => {
    const name = unitsById(reader, [unit], to.in === 'sea' || to.in === 'port' ? 'navy' : 'land');
    const left = why === 'displaced' ? ` ${placesOf(reader, [from])}` : '';
    return `${whose(reader, kingdom)} ${name} ${SENT[why]}${left} and is ${stationWords(reader, to)} now.`;
  },
  boosted: ({ kingdom, units, times, at }, reader) =>
    `${whose(reader, kingdom)} ${unitsById(reader, units, 'land')} at ${placeName(reader, at)} ${units.length === 1 ? 'gets' : 'get'} +${times} on Attack Rolls in this Phase.`,
};

/** `2 Levies and a Retinue`. */
export const forceWords = (kinds: readonly (keyof typeof UNIT_PLURALS)[]): string =>
  series(
    (['levy', 'retinue', 'navy'] as const).flatMap((kind) => {
      const count = kinds.filter((each) => each === kind).length;
      if (count === 0) return [];
      return [
        count === 1
          ? `a ${{ levy: 'Levy', retinue: 'Retinue', navy: 'Navy' }[kind]}`
          : `${count} ${UNIT_PLURALS[kind]}`,
      ];
    }),
  );

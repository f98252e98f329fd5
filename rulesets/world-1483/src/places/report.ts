import type { PlaceLine, ReportLine } from '@chancery/core';
import { ownerName } from '../names/names.ts';
import { ability, capital, lots, place, readerOf } from '../names/reader.ts';
import { countsIn } from '../rules/counts.ts';
import { cargoOf, isGeneral, isShip, unitsIn } from '../rules/find.ts';
import type { Unit } from '../state.ts';
import type { GameKnown } from '../types.ts';
import type { PlaceNumber } from '../words.ts';
import { besideLine } from './beside.ts';
import { seaLines } from './sea-lines.ts';
import { territoryLines } from './territory-lines.ts';

/** What a place tells: all of it is public, but what only its reader knows (W83-18.1, 18.2). */
export const placeReport = (known: GameKnown, area: PlaceNumber): readonly PlaceLine[] => {
  const info = known.setting.places[area];
  if (info == null) return [];
  return [
    ...(info.kind === 'land' ? territoryLines(known, area) : []),
    ...unitLines(known, area),
    ...(info.kind === 'sea' ? seaLines(known, area) : neighbourLines(known, area)),
  ];
};

/** Who stands or lies there: a line for each owner, and one for each general, whose skill is public (W83-4.31). */
const unitLines = (known: GameKnown, area: PlaceNumber): readonly PlaceLine[] => {
  const there = unitsIn(known.view, area);
  if (there.length === 0) return [{ text: 'Nobody is here.', style: 'note' }];
  const owners = [...Map.groupBy(there, ({ owner }) => owner)].toSorted(([one], [other]) => one - other);
  return owners.flatMap(([owner, units]) => {
    const unit = owner === known.view.nation ? { unit: `${area}` } : {};
    const shown = units.filter((each) => !isGeneral(each) && each.carrier === null);
    const whose = capital(owner === known.view.nation ? 'yours' : ownerName(known.view, owner));
    return [
      ...(shown.length === 0
        ? []
        : [{ text: `${whose}: ${lots(countsIn(shown))}${cargoWords(known, shown)}.`, rule: 'W83-18.1', ...unit }]),
      ...units.filter(isGeneral).map((each): PlaceLine => ({ ...generalLine(whose, each), ...unit })),
    ];
  });
};

const cargoWords = ({ view }: GameKnown, units: readonly Unit[]): string => {
  const ships = units.filter(isShip);
  const damaged = ships.filter((ship) => ship.damaged).length;
  const aboard = ships.flatMap(({ id }) => cargoOf(view, id)).filter((unit) => !isGeneral(unit));
  return [
    ...(damaged === 0 ? [] : [`, ${damaged} damaged`]),
    ...(aboard.length === 0 ? [] : [`, ${lots(countsIn(aboard))} aboard`]),
  ].join('');
};

const generalLine = (whose: string, { id, skill, ability: able, carrier }: Unit): ReportLine => ({
  text: `${whose}: general #${id} of skill ${skill}${able === 0 ? '' : `, ${ability(able)}`}${carrier === null ? '' : ', aboard'}.`,
  rule: 'W83-4.31',
});

/** Lands beside it, those across a strait, and the zones on its coast. */
const neighbourLines = (known: GameKnown, area: PlaceNumber): readonly PlaceLine[] => {
  const reader = readerOf(known);
  const { borders = [], straits = [], coasts = [] } = known.setting.places[area] ?? {};
  return [
    ...(borders.length + straits.length + coasts.length === 0 ? [] : [{ text: 'Beside it', style: 'head' } as const]),
    ...borders.map((next) => besideLine(reader, next)),
    ...straits.map((next) => besideLine(reader, next, ', across a strait')),
    ...coasts.map((zone): PlaceLine => ({ text: place(reader, zone), indent: 1, area: zone })),
  ];
};

import { type PlaceLine, series } from '@chancery/core';
import { sightingLines } from '@chancery/kit';
import { domainName, provinceName, theDomain } from '../names/names.ts';
import { placeOfBorder } from '../rules/passage.ts';
import { SIGHTINGS } from '../text/sightings.ts';
import type { GameKnown } from '../types.ts';
import type { HoldingView, ProvinceView, UnitView } from '../view-types.ts';
import { MOODS, type ProvinceNumber } from '../words.ts';

/** Whose a province is, what stands there, who was seen, and what borders it. */
export const placeReport = (known: GameKnown, area: ProvinceNumber): readonly PlaceLine[] => {
  const { setting, view } = known;
  const province = view.provinces[area];
  if (!province) return [];
  return [
    landLine(known, province),
    ...insideLines(known, province),
    ...view.holdings.filter((holding) => holding.province === area).map((holding) => holdingLine(known, holding)),
    ...unitLines(known, area),
    ...(view.domain === null ? [] : sightingLines(SIGHTINGS, known, area, 'DOM-7.19')),
    {
      text: `It borders ${series((setting.provinces[area]?.borders ?? []).map((other) => borderWords(known, area, other)))}.`,
      rule: 'DOM-2.1',
    },
  ];
};

const landLine = ({ setting }: GameKnown, { ruler, level }: ProvinceView): PlaceLine => ({
  text: ruler === null ? `Level ${level}, ruled by nobody.` : `Level ${level}, ruled by ${theDomain(setting, ruler)}.`,
  rule: 'DOM-0.3',
});

/** Mood, taxes and who occupies it: what its ruler knows, or what a spy has seen. */
const insideLines = ({ setting, view }: GameKnown, { number, inside }: ProvinceView): readonly PlaceLine[] => {
  const spied = view.known.provinces.find(({ province }) => province === number);
  const known = inside ?? spied;
  if (known === undefined || known === null) return [];
  const since = inside === null && spied !== undefined ? ` (month ${spied.turn}, round ${spied.round})` : '';
  return [
    { text: `People are ${MOODS[known.mood]}, taxes ${known.taxRate}${since}.`, rule: 'DOM-5.9' },
    ...(known.occupiedBy === null
      ? []
      : [{ text: `Occupied by ${theDomain(setting, known.occupiedBy)}${since}.`, rule: 'DOM-13.14' }]),
  ];
};

/** `Guild of the Quern League, level 3, fortified, 30 garrison men` */
const holdingLine = ({ setting, view }: GameKnown, { id, kind, owner, inside }: HoldingView): PlaceLine => {
  const spied = view.known.provinces.find(({ holdings }) => holdings.some((each) => each.holding === id));
  const told = inside ?? spied?.holdings.find((each) => each.holding === id) ?? null;
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} of ${theDomain(setting, owner)}`;
  if (told === null) return { text: `${name}, level unknown.`, rule: 'DOM-15.2' };
  const since = inside === null && spied !== undefined ? ` (month ${spied.turn}, round ${spied.round})` : '';
  const words = [
    `level ${told.level}`,
    ...(told.fortified ? [`fortified, ${GARRISON * told.level} garrison men`] : []),
    ...(told.siegeLevel !== null && told.occupiedBy === null ? [`besieged, down to ${told.siegeLevel}`] : []),
    ...(told.occupiedBy === null ? [] : [`occupied by ${theDomain(setting, told.occupiedBy)}`]),
  ];
  return { text: `${name}, ${words.join(', ')}${since}.`, rule: 'DOM-0.4' };
};
const GARRISON = 10;

/** Units that the reader sees: their own with orders at hand, those of allies, those on loan. */
const unitLines = ({ setting, view }: GameKnown, area: ProvinceNumber): readonly PlaceLine[] =>
  view.units
    .filter(({ province }) => province === area)
    .map((unit): PlaceLine => {
      const { name, type, owner } = unit;
      const own = owner === view.domain;
      return {
        text: `${name} ${type}${insideWords({ setting, view }, unit)}${own ? '' : `, of ${theDomain(setting, owner)}`}.`,
        rule: 'DOM-0.7',
        ...(own ? { unit: name } : {}),
      };
    });

const insideWords = ({ setting, view }: GameKnown, { inside }: UnitView): string => {
  const holding = view.holdings.find(({ id }) => id === inside);
  return holding === undefined ? '' : ` inside the ${holding.kind} of ${domainName(setting, holding.owner)}`;
};

const borderWords = ({ setting, view }: GameKnown, area: ProvinceNumber, other: ProvinceNumber): string => {
  const place = placeOfBorder(setting, area, other);
  const river = place === null ? null : (setting.borders[place]?.river ?? null);
  const name = provinceName(setting, other);
  if (river === null || place === null) return name;
  return view.bridges.includes(place) ? `${name} (bridge over the ${river})` : `${name} (the ${river} between)`;
};

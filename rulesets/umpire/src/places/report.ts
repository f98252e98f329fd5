import { counted, type PlaceLine, series } from '@chancery/core';
import { sightingLines } from '@chancery/kit';
import { supposedState } from '../known/supposed-state.ts';
import { generalName, provinceName, theNation, unitsWords } from '../names/names.ts';
import { ratingsWords } from '../names/ratings.ts';
import { seasonalLevel } from '../rules/attrition.ts';
import { getProvince } from '../rules/find.ts';
import { improvedMost, militiaOf } from '../rules/revenue.ts';
import { waysFrom } from '../rules/routes.ts';
import { seasonOf } from '../rules/season-words.ts';
import type { Setting } from '../setting.ts';
import { SIGHTINGS } from '../text/sightings.ts';
import { ARM_WORDS, CITY_WORDS } from '../text/words.ts';
import type { GameKnown } from '../types.ts';
import type { ProvinceView } from '../view-types.ts';
import type { ProvinceNumber } from '../words.ts';

/** Whose a province is as far as the reader knows, what stands there, who was seen, and which routes lead from it. */
export const placeReport = (known: GameKnown, area: ProvinceNumber): readonly PlaceLine[] => {
  const { view } = known;
  const province = view.provinces[area];
  if (!province) return [];
  return [
    ...landLines(known, province),
    ...siegeLines(known, province),
    ...troopLines(known, area),
    ...generalLines(known, area),
    ...(view.nation === null ? [] : sightingLines(SIGHTINGS, known, area, 'UM-21.6')),
    ...namedLines(known, area),
    ...routeLines(known, area),
  ];
};

/** Terrain, city, owner; what the owner is told of it, or what was last learned and when (UM-2.7, 21.11). */
const landLines = (known: GameKnown, { number, code, known: learned, own }: ProvinceView): readonly PlaceLine[] => {
  const { setting, view } = known;
  const info = setting.provinces[number];
  const ground = `${code}: ${setting.terrains[info?.terrain ?? 0] ?? ''}${info?.coastal ? ', coastal' : ''}, ${CITY_WORDS[own?.cty ?? learned.cty]}.`;
  if (own === null) {
    const revenue =
      learned.revenue === null
        ? ''
        : ` RP ${learned.collects ? learned.revenue : `(${learned.revenue})`}${learned.loyalty === null ? '' : `, LOY ${learned.loyalty}`}.`;
    return [
      { text: ground, rule: 'UM-2.4' },
      {
        text: `Owner: ${theNation(view, learned.owner)}, as of ${seasonOf(setting, learned.turn)}.${revenue}`,
        rule: 'UM-2.7',
      },
    ];
  }
  const room = improvedMost(own) - own.base - own.inv - own.invPending;
  const supposed = supposedState(known);
  const militia = militiaOf(setting, supposed, getProvince(supposed, number));
  return [
    { text: ground, rule: 'UM-2.4' },
    {
      text: `Yours: RP ${own.collects ? own.revenue : `(${own.revenue})`}, LOY ${own.loyalty}${own.dev === 0 ? '' : `, devastation ${own.dev}`}${own.invPending === 0 ? '' : `, works for ${own.invPending}`}.`,
      rule: 'UM-5.9',
    },
    {
      text: `${militia === 0 ? 'No militia' : counted(militia, 'unit of militia', 'units of militia')}; ${room <= 0 || own.cty !== 'Y' ? 'no room to improve' : `can be improved by ${room} RP`}.`,
      rule: 'UM-14.5',
    },
  ];
};

const siegeLines = ({ view }: GameKnown, { siege }: ProvinceView): readonly PlaceLine[] =>
  siege === null
    ? []
    : [
        {
          text: `${siege.t === 0 ? 'Shut in' : `Besieged for ${counted(siege.t, 'turn')}`} by ${series(siege.besiegers.map((nation) => theNation(view, nation)))}.`,
          rule: 'UM-21.5',
        },
      ];

/** The reader’s own, with their combat orders. */
const troopLines = ({ setting, view }: GameKnown, area: ProvinceNumber): readonly PlaceLine[] =>
  (view.stacks[area] ?? []).map(({ nation, units, armyOrder, fleetOrder }) => ({
    text: `${nation === view.nation ? 'Your troops' : theNation(view, nation)}: ${unitsWords(setting, units)}; fleet ${fleetOrder ?? '–'}, army ${armyOrder ?? '–'}.`,
    rule: 'UM-21.3',
  }));

const generalLines = ({ view }: GameKnown, area: ProvinceNumber): readonly PlaceLine[] =>
  view.generals.flatMap(({ number, name, own }): readonly PlaceLine[] =>
    own === null || own.location !== area || own.state === 'dead' || own.state === 'removed'
      ? []
      : [
          {
            text: `${name}, ${ARM_WORDS[own.command]}: ${ratingsWords(own)}${own.state === 'fit' ? '' : '; unfit'}.`,
            rule: 'UM-21.4',
            unit: `${number}`,
          },
        ],
  );

/** Generals of others who were last named here (UM-21.12). */
const namedLines = ({ setting, view }: GameKnown, area: ProvinceNumber): readonly PlaceLine[] =>
  view.known.generals
    .filter(({ province }) => province === area)
    .map(({ general, turn }) => ({
      text: `${generalName(view, general)} was named here, as of ${seasonOf(setting, turn)}.`,
      rule: 'UM-21.12',
      style: 'note',
    }));

/** Routes with movement points and the attrition level of the season; neighbours that none leads to (UM-2.2, 11.27, 11.31). */
const routeLines = ({ setting, view }: GameKnown, area: ProvinceNumber): readonly PlaceLine[] => [
  ...waysFrom(setting, area).map(
    (way): PlaceLine => ({
      text: `By ${way.by} to ${provinceName(view, way.to)}: ${counted(way.points, 'movement point')}, attrition ${seasonalLevel(setting, view, way)}.`,
      rule: way.by === 'land' ? 'UM-11.27' : 'UM-11.31',
      area: way.to,
    }),
  ),
  ...unjoined(setting, area).map(
    (other): PlaceLine => ({
      text: `${provinceName(view, other)} adjoins it, but no route leads there.`,
      rule: 'UM-2.2',
      style: 'note',
      area: other,
    }),
  ),
];

/** Provinces that share a border with it and no route. */
export const unjoined = (setting: Setting, area: ProvinceNumber): readonly ProvinceNumber[] => {
  const joined = new Set(waysFrom(setting, area).map(({ to }) => to));
  const beside = setting.world.borders.flatMap(({ a, b }) => (a === area ? [b] : b === area ? [a] : []));
  return [...new Set(beside)]
    .filter((other) => !joined.has(other) && setting.provinces[other] != null)
    .sort((one, other) => one - other);
};

import { type AreaDress, type MapPicture, type OrderArrow, shieldOf, type TroopMarker } from '@chancery/core';
import { everyNumbered, stepLayer, Ways } from '@chancery/kit';
import { forecastOf } from '../known/forecast.ts';
import { houseName } from '../names/names.ts';
import type { Order } from '../order.ts';
import { areasOf, companiesIn, companiesOf, getPowerInfo, powersOf } from '../rules/find.ts';
import type { GameKnown } from '../types.ts';
import type { CompanyNumber } from '../words.ts';

/** The map as it is dressed for a viewer. */
export const pictureOf = (known: GameKnown, drafted: readonly Order[]): MapPicture => {
  const { setting, view } = known;
  return {
    title: setting.title,
    subtitle: `Turn ${view.turn}`,
    powers: everyNumbered(setting.powers).map((power) => ({
      code: power.code,
      name: houseName(setting, power.number),
      tone: power.tone,
      ...shieldOf(power),
    })),
    areas: areasDressed(known),
    markers: markersOf(known),
    arrows: arrowsOf(known, drafted),
  };
};

const areasDressed = ({ setting, view }: GameKnown): readonly AreaDress[] =>
  areasOf(view).flatMap(({ number, owner }) => {
    if (owner === null) return [];
    const { code } = getPowerInfo(setting, owner);
    return [{ area: number, owner: code, tag: code }];
  });

const markersOf = ({ setting, view }: GameKnown): readonly TroopMarker[] =>
  areasOf(view).flatMap(({ number: area }) =>
    powersOf(view).flatMap(({ number }): readonly TroopMarker[] => {
      const count = companiesOf({ companies: companiesIn(view, area) }, number).length;
      if (count === 0) return [];
      const base = number === view.power ? 'own' : 'foreign';
      return [{ area, base, miniature: 'foot', count, title: `${houseName(setting, number)}: ${count}` }];
    }),
  );

const arrowsOf = (known: GameKnown, drafted: readonly Order[]): readonly OrderArrow[] => {
  const ways = new Ways<CompanyNumber>();
  for (const event of forecastOf(known, drafted)?.events ?? [])
    if (event.kind === 'marched') ways.go(event.company, { from: event.from, to: event.to, part: 1 });
  return ways.arrows((id) => `${id}`);
};

/** How many companies stand where. */
export const layersOf = ({ view }: GameKnown) => [
  stepLayer(
    'companies',
    'Companies',
    [
      [0, 'none'],
      [1, 'one'],
      [2, 'two and more'],
    ],
    areasOf(view).map(({ number }) => {
      const amount = companiesIn(view, number).length;
      return { area: number, amount, text: `${amount}` };
    }),
  ),
];

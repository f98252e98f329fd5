import {
  type AreaDress,
  type Border,
  type HoldingMark,
  type MapPicture,
  type OrderArrow,
  shieldOf,
  type TroopMarker,
} from '@chancery/core';
import { everyNumbered, sightingMarkers } from '@chancery/kit';
import { MINIATURE } from '../names/miniatures.ts';
import { codeOf, theDomain } from '../names/names.ts';
import { type Order, ordersOf } from '../order.ts';
import { areAllied } from '../rules/war.ts';
import { SIGHTINGS } from '../text/sightings.ts';
import type { GameKnown } from '../types.ts';
import type { HoldingView, UnitView } from '../view-types.ts';
import { monthOf } from '../window.ts';

/** The map as it is dressed for a viewer: who rules what, who holds what there, whom one sees and has seen. */
export const pictureOf = (known: GameKnown, drafted: readonly Order[]): MapPicture => {
  const { setting, view } = known;
  return {
    title: setting.title,
    subtitle: monthOf(view.turn),
    powers: everyNumbered(setting.domains).map((domain) => ({
      code: domain.code,
      name: domain.name,
      tone: domain.tone,
      ...shieldOf(domain),
    })),
    areas: areasDressed(known),
    markers: [...unitMarkers(known), ...sightingMarkers(SIGHTINGS, known)],
    arrows: arrowsOf(known, drafted),
    borders: bridgesOf(known),
  };
};

const areasDressed = (known: GameKnown): readonly AreaDress[] => {
  const { setting, view } = known;
  const capitals = new Set(everyNumbered(view.domains).map(({ capital }) => capital));
  return everyNumbered(view.provinces).map(({ number, ruler, level, inside }): AreaDress => {
    const holdings = view.holdings.filter(({ province }) => province === number);
    const fort = Math.max(0, ...holdings.map((holding) => (holding.inside?.fortified ? holding.inside.level : 0)));
    const starved = holdings.find((holding) => holding.inside?.fortified && holding.inside.siegeLevel !== null)?.inside;
    return {
      area: number,
      owner: ruler === null ? '' : codeOf(setting, ruler),
      value: `${level}`,
      ...(inside?.occupiedBy == null ? {} : { claim: codeOf(setting, inside.occupiedBy) }),
      ...(capitals.has(number) ? { city: { name: setting.provinces[number]?.name ?? '', capital: true } } : {}),
      ...(fort > 0 ? { fort: { level: fort, damage: starved ? starved.level - (starved.siegeLevel ?? 0) : 0 } } : {}),
      holdings: holdings.map((holding) => markOf(known, holding)),
    };
  });
};

const SIGNS = { law: 'L', guild: 'G', temple: 'T' } as const;

/** `G3`, with a star for walls; of an unknown level only what it is. */
const markOf = ({ setting }: GameKnown, { kind, owner, inside }: HoldingView): HoldingMark => ({
  power: codeOf(setting, owner),
  sign: SIGNS[kind],
  title: `${kind} of ${theDomain(setting, owner)}, ${inside === null ? 'level unknown' : `level ${inside.level}${inside.fortified ? ', fortified' : ''}`}`,
});

/** Units that are seen now, a marker for each domain and place. */
const unitMarkers = ({ setting, view }: GameKnown): readonly TroopMarker[] =>
  [...Map.groupBy(view.units, ({ province, owner }) => `${province} ${owner ?? ''}`).values()].flatMap(
    (units): readonly TroopMarker[] => {
      const [first] = units;
      if (first === undefined) return [];
      const best = units.reduce((one, other) =>
        worth(setting.units, other) > worth(setting.units, one) ? other : one,
      );
      return [
        {
          area: first.province,
          base: baseOf({ setting, view }, first),
          miniature: MINIATURE[best.type],
          count: units.length,
          ...(first.owner === null ? {} : { power: codeOf(setting, first.owner) }),
          title: `${theDomain(setting, first.owner)}: ${units.map(({ name, type }) => `${name} ${type}`).join(', ')}`,
        },
      ];
    },
  );

const worth = (table: GameKnown['setting']['units'], { type }: UnitView): number =>
  table[type].attack + table[type].defence;

const baseOf = ({ view }: GameKnown, { owner }: UnitView): TroopMarker['base'] => {
  if (owner === null) return 'independent';
  if (owner === view.domain) return 'own';
  return view.domain !== null && areAllied(view, owner, view.domain) ? 'allied' : 'foreign';
};

/** Drafted marches, group by group; each is drawn from where the first of its units stands. */
const arrowsOf = ({ view }: GameKnown, drafted: readonly Order[]): readonly OrderArrow[] =>
  [...ordersOf(drafted, 'MOVE'), ...ordersOf(drafted, 'INVADE')].flatMap(({ section, args }) =>
    (args.units ?? []).flatMap((name): readonly OrderArrow[] => {
      const unit = view.units.find((each) => each.name === name);
      const way = args.via ?? [];
      if (unit === undefined || way.length === 0) return [];
      const part = Number(section?.slice(1) ?? 1);
      return [{ unit: unit.name, through: [unit.province, ...way], parts: way.map(() => part) }];
    }),
  );

/** Rivers as they are bridged now, where the world says otherwise. */
const bridgesOf = ({ setting, view }: GameKnown): readonly Border[] =>
  setting.borders.flatMap(({ a, b, river }, place): readonly Border[] => {
    if (river === null) return [];
    const kind = view.bridges.includes(place) ? 'bridge' : 'river';
    return setting.world.borders[place]?.kind === kind ? [] : [{ a, b, kind }];
  });

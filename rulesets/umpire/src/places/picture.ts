import { type AreaDress, type MapPicture, type OrderArrow, shieldOf, type TroopMarker } from '@chancery/core';
import { everyNumbered, sightingMarkers } from '@chancery/kit';
import { plannedMarches } from '../known/planned.ts';
import { miniatureOf } from '../names/miniatures.ts';
import { nationCode, theNation, unitsWords } from '../names/names.ts';
import type { Order } from '../order.ts';
import { fightersOf } from '../rules/forces.ts';
import { seasonOf } from '../rules/season-words.ts';
import type { Setting } from '../setting.ts';
import type { Stack } from '../state.ts';
import { sightingsIn } from '../text/sightings.ts';
import type { GameKnown } from '../types.ts';
import type { ProvinceView } from '../view-types.ts';
import { INDEPENDENTS } from '../words.ts';

/** The map as it is dressed for a viewer: owners as last learned, sieges, devastation, own troops, and what was seen of others. */
export const pictureOf = (known: GameKnown, drafted: readonly Order[]): MapPicture => {
  const { setting, view } = known;
  return {
    title: setting.title,
    subtitle: seasonOf(setting, view.turn),
    powers: everyNumbered(view.nations).map(({ number, code, name }) => {
      const info = setting.nations[number];
      return number === INDEPENDENTS || info == null
        ? { code, name, tone: 0, plain: true }
        : { code, name, tone: info.tone, ...shieldOf(info) };
    }),
    areas: everyNumbered(view.provinces).map((province) => dressOf(known, province)),
    markers: [...stackMarkers(known), ...sightingMarkers(sightingsIn(setting), known)],
    arrows: arrowsOf(known, drafted),
    names: renamed(known),
  };
};

const dressOf = (known: GameKnown, { number, name, known: learned, own, siege }: ProvinceView): AreaDress => {
  const { view } = known;
  const cty = own?.cty ?? learned.cty;
  const isCapital = everyNumbered(view.nations).some((nation) => nation.own?.capital === number);
  const [besieger] = siege?.besiegers ?? [];
  return {
    area: number,
    owner: nationCode(view, learned.owner),
    ...(cty === 'N' ? {} : { city: { name, capital: isCapital } }),
    ...(writtenOn(known, learned, own) === '' ? {} : { value: writtenOn(known, learned, own) }),
    ...(besieger === undefined ? {} : { claim: nationCode(view, besieger) }),
    ...(cty === 'D' ? { damage: 3 } : own === null || own.dev === 0 ? {} : { damage: Math.min(2, own.dev) }),
  };
};

/** `12`, `(12)` where nothing of it is collected; of others as last learned, with the turn where that is old: `12 T3`. */
const writtenOn = ({ view }: GameKnown, learned: ProvinceView['known'], own: ProvinceView['own']): string => {
  const revenue = own?.revenue ?? learned.revenue;
  if (revenue === null) return own === null && learned.turn > 1 ? `T${learned.turn}` : '';
  const shown = (own ?? learned).collects ? `${revenue}` : `(${revenue})`;
  return own !== null || learned.turn >= view.turn - 1 ? shown : `${shown} T${learned.turn}`;
};

/** Own troops; spies go unseen. */
const stackMarkers = ({ setting, view }: GameKnown): readonly TroopMarker[] =>
  view.stacks.flatMap((here, area) =>
    (here ?? []).flatMap((stack): readonly TroopMarker[] => {
      const count = fightersOf(setting, stack.units);
      if (count === 0) return [];
      const { nation } = stack;
      return [
        {
          area,
          base: nation === view.nation ? 'own' : nation === INDEPENDENTS ? 'independent' : 'foreign',
          miniature: mostOf(setting, stack),
          count,
          power: nationCode(view, nation),
          title: `${theNation(view, nation)}: ${unitsWords(setting, stack.units)}`,
        },
      ];
    }),
  );

/** The figure of the most numerous type that fights. */
const mostOf = (setting: Setting, { units }: Stack): TroopMarker['miniature'] => {
  const [most] = setting.types
    .filter(({ type, category }) => category !== 'spy' && (units[type] ?? 0) > 0)
    .sort((one, other) => (units[other.type] ?? 0) - (units[one.type] ?? 0) || one.type - other.type);
  return most === undefined ? 'unknown' : miniatureOf(setting, most);
};

/** Drafted marches by the timetable: each from where its general should stand when the line is reached. */
const arrowsOf = (known: GameKnown, drafted: readonly Order[]): readonly OrderArrow[] =>
  [...plannedMarches(known, drafted).values()].flatMap((planned): readonly OrderArrow[] => {
    if (planned.kind !== 'march' || planned.legs.length === 0) return [];
    const [leader = 0] = planned.generals;
    return [
      {
        unit: `${leader}`,
        through: [planned.from, ...planned.legs.map(({ to }) => to)],
        parts: planned.legs.map(() => 1),
      },
    ];
  });

/** Cities that were founded have other names than the world. */
const renamed = ({ setting, view }: GameKnown): NonNullable<MapPicture['names']> =>
  everyNumbered(view.provinces).flatMap(({ number, name }) =>
    setting.provinces[number]?.name === name ? [] : [{ area: number, name }],
  );

import type { OrderArrow, Point, Timeline, UnitTrack, World } from '@chancery/core';
import type { Way, Whereabouts } from '@chancery/maps';

/** The part of the turn that the map shows, by its place; null for the whole plan. */
export type Shown = number | null;

/**
 * The ways of all units. The whole plan shows each step with the number of its part; one part shows its own steps, and
 * faintly those that are done or to come.
 */
export const waysAt = (
  arrows: readonly OrderArrow[],
  { parts }: Pick<Timeline, 'parts'>,
  { shown, hand }: { readonly shown: Shown; readonly hand: readonly string[] },
  spot: (area: number) => Point | undefined,
): readonly Way[] => {
  const ways = arrows.map((arrow): Way => {
    const stops = arrow.through.flatMap((area, at) => (at === 0 ? (arrow.from ?? spot(area)) : spot(area)) ?? []);
    const steps = arrow.through.slice(1).map((_, at) => arrow.parts?.[at]);
    return {
      unit: arrow.unit,
      stops,
      signs: steps.map((part) => (part === undefined ? '' : signOf(parts[part]?.label, part))),
      faint: steps.map((part) => shown !== null && part !== shown),
      selected: hand.includes(arrow.unit),
    };
  });
  return ways.filter(({ stops }) => stops.length > 1).sort((a, b) => Number(a.selected) - Number(b.selected));
};

/** `Movement 2` → `2`. */
const signOf = (label: string | undefined, part: number): string => /\d+$/.exec(label ?? '')?.[0] ?? String(part);

const MOST_NAMED = 2;

/** Own units where they should be at the end of a part, one plate for each place. */
export const whereaboutsAt = (
  world: World,
  { tracks }: Timeline,
  part: number,
  hand: readonly string[],
): readonly Whereabouts[] => {
  const there = Map.groupBy(
    tracks.filter(({ areas }) => areas[part] != null),
    ({ areas }) => areas[part] as number,
  );
  return world.areas.flatMap(({ number, name, seat }): readonly Whereabouts[] => {
    const units = there.get(number);
    if (!units) return [];
    const labels = units.map(({ unit, label }) => label ?? unit);
    return [
      {
        at: seat,
        area: number,
        miniature: units.find(({ miniature }) => miniature !== undefined)?.miniature ?? 'general',
        words: shortOf(labels),
        title: `${name}: ${labels.join(', ')}`,
        arrived: units.some((track) => hasCome(track, part)),
        selected: units.some(({ unit }) => hand.includes(unit)),
      },
    ];
  });
};

const shortOf = (labels: readonly string[]): string =>
  labels.length <= MOST_NAMED ? labels.join(' ') : `${labels[0]} +${labels.length - 1}`;

const hasCome = ({ areas }: UnitTrack, part: number): boolean => part > 0 && areas[part] !== areas[part - 1];

/** Somebody who goes from one place to another in a part, or comes into being. */
export interface Passage {
  readonly unit: string;
  readonly from: number | null;
  readonly to: number;
}

export const passagesIn = ({ tracks }: Timeline, part: number): readonly Passage[] =>
  tracks.flatMap((track) => {
    const to = track.areas[part];
    return to != null && hasCome(track, part) ? [{ unit: track.unit, from: track.areas[part - 1] ?? null, to }] : [];
  });

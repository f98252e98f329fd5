import type { MapLayer, MapPicture } from '@chancery/core';
import { unitOf } from '@chancery/maps';
import { words } from '#lib/words/words.ts';
import { keepChoice, keptChoice } from '../frame/kept-choice.ts';
import { isDark } from './dark.svelte.ts';
import { groundsOf, OWNERS } from './grounds.ts';
import { hidingClasses, type MapChoice, USUAL_MAP } from './map-choice.ts';
import type { MapTable } from './map-table.svelte.ts';
import { drawOutlines } from './outlines.ts';
import type { ownSpots } from './overlay.ts';
import { waysAt, whereaboutsAt } from './turn-picture.ts';

type Pens = Pick<
  typeof import('@chancery/maps'),
  'drawGround' | 'drawTraces' | 'drawWay' | 'drawWhereabouts' | 'paintsOf'
>;

/** What of the map is drawn for a reader: the picture as things stand, and what is laid over it while they plan. */
export class MapDrawing {
  readonly #table: MapTable;
  choice = $state.raw<MapChoice>(keptChoice('map', USUAL_MAP));
  /** Where own troops are drawn: arrows begin there. */
  spots = $state.raw<ReturnType<typeof ownSpots>>(new Map());

  /** What draws over the map; null until it has come. */
  pens = $state.raw<Pens | null>(null);

  constructor(table: MapTable) {
    this.#table = table;
  }

  /** Keeps on this device what was chosen. */
  readonly keep = (): void => keepChoice('map', this.choice);

  readonly #unit = $derived.by(() => unitOf(this.#table.world));
  /** Planning moves nothing: the picture is of the turn's beginning, and drawn once. */
  readonly whole: MapPicture = $derived.by(() => {
    const { session } = this.#table;
    return session.isComplete ? session.ruleset.places.picture(session.known, []) : session.picture;
  });
  readonly picture: MapPicture = $derived.by(() => {
    const { hiddenKinds } = this.choice;
    if (hiddenKinds.length === 0 || !this.#table.session.isComplete) return this.whole;
    const { ruleset, known } = this.#table.session;
    const kinds = ruleset.units.kinds.map(({ id }) => id).filter((id) => !hiddenKinds.includes(id));
    return ruleset.places.picture(known, [], { kinds });
  });
  readonly grounds: readonly MapLayer[] = $derived.by(() => {
    const { session, world } = this.#table;
    const layers = session.isComplete ? (session.ruleset.places.layers?.(session.known) ?? []) : [];
    return groundsOf(world, this.whole, layers, words.map);
  });
  readonly ground: MapLayer | undefined = $derived.by(
    () => this.grounds.find(({ id }) => id === this.choice.ground) ?? this.grounds[0],
  );
  /** The layer that covers the lands; none for the owners, whom the picture shows itself. */
  readonly #cover = $derived.by(() => (this.ground?.id === OWNERS ? undefined : this.ground));

  readonly tags: ReadonlyMap<number, string> | null = $derived.by(() =>
    this.#cover ? new Map(this.#cover.areas.map(({ area, text }) => [area, text ?? ''])) : null,
  );
  readonly hidden: readonly string[] = $derived.by(() => [
    ...hidingClasses(this.choice),
    ...(this.#table.part === null ? [] : ['later']),
  ]);

  readonly #ground = $derived.by(() => {
    const [cover, pens] = [this.#cover, this.pens];
    if (!cover || !pens) return '';
    const style = { unit: this.#unit, bare: isDark() ? '#302d27' : '#efe6d0' };
    return pens.drawGround(this.#table.world, cover, pens.paintsOf(cover, this.whole.powers, isDark()), style);
  });
  readonly #traces = $derived.by(() =>
    this.choice.barriers ? (this.pens?.drawTraces(this.#table.world, isDark()) ?? '') : '',
  );
  readonly #outlines = $derived.by(() => {
    const { world, area, found, clicks, stops, hand, places } = this.#table;
    const standing = [...new Set(hand.flatMap((unit) => places.get(unit) ?? []))];
    return drawOutlines(world, {
      looked: area,
      found,
      steps: stops?.areas ?? [...clicks.keys()],
      hand: standing,
      unit: this.#unit,
    });
  });
  readonly #top = $derived.by(() => {
    const { pens } = this;
    if (!pens) return '';
    const { session, world, timeline, part, hand } = this.#table;
    const seats = new Map(world.areas.map(({ number, seat }) => [number, seat]));
    const arrows = session.picture.arrows.map((arrow) => {
      const from = arrow.from ?? this.spots.get(arrow.through[0] ?? -1);
      return from ? { ...arrow, from } : arrow;
    });
    const ways = waysAt(arrows, timeline, { shown: part, hand }, (area) => seats.get(area));
    const plates = part === null ? '' : pens.drawWhereabouts(whereaboutsAt(world, timeline, part, hand), this.#unit);
    return plates + ways.map((way) => pens.drawWay(way, this.#unit)).join('');
  });
  readonly over = $derived.by(() => ({
    ground: this.#ground,
    traces: this.#traces,
    outlines: this.#outlines,
    top: this.#top,
  }));
}

import { orderKindOf, type Timeline } from '@chancery/core';
import { words } from '#lib/words/words.ts';
import type { DeskSession } from '../session.svelte.ts';
import { areaNames } from './area-names.ts';
import { type Click, type Clicks, clicksFor, NO_CLICKS } from './clicks.ts';
import { toggled } from './map-choice.ts';
import { ALL_GO, type Shares } from './shares.ts';
import type { Shown } from './turn-picture.ts';

/** The unit in hand that all rooms of the desk know. */
interface InHand {
  get(): string | null;
  set(unit: string | null): void;
}

/** The next stop of a way, wherever it may be. */
export interface Stops {
  readonly areas: readonly number[];
  take(area: number): void;
}

/** What rulers do at the map: where they look, what they have in hand, and what a click orders it to do. */
export class MapTable {
  readonly session: DeskSession;
  readonly #inHand: InHand;
  /** Brings areas into sight. */
  readonly #show: (areas: readonly number[]) => void;

  /** The area that is looked at. */
  area = $state<number | null>(null);
  /** The part of the turn that is shown. */
  shown = $state<Shown>(null);
  /** An area that was clicked, and that may mean several orders. */
  pointed = $state<number | null>(null);
  /** What has just happened, for those who do not see it. */
  said = $state('');
  /** What the reader turned to last stands first. */
  placeFirst = $state(false);
  #others = $state.raw<readonly string[]>([]);
  /** How many of those in hand a click sends. */
  shares = $state.raw<Shares>(ALL_GO);

  constructor(session: DeskSession, inHand: InHand, show: (areas: readonly number[]) => void) {
    this.session = session;
    this.#inHand = inHand;
    this.#show = show;
  }

  /** Where the next stop of a way may be that is being drawn, and what a click on one of them does. */
  stops = $state.raw<Stops | null>(null);
  /** A place that was searched for is marked until something else is chosen. */
  found = $state<number | null>(null);

  readonly world = $derived.by(() => this.session.world);
  readonly names = $derived.by(() => areaNames(this.world));
  readonly hand: readonly string[] = $derived.by(() => {
    const first = this.#inHand.get();
    return first === null ? [] : [first, ...this.#others.filter((other) => other !== first)];
  });
  readonly timeline: Timeline = $derived.by(() => this.session.timeline);
  readonly part: Shown = $derived.by(() =>
    this.shown === null ? null : Math.min(this.shown, this.timeline.parts.length - 1),
  );
  /** Where own units are now. */
  readonly places = $derived.by(() => new Map(this.session.units.map(({ unit, area }) => [unit, area])));
  /** The orders that a click on the map gives. */
  readonly pointing = $derived.by(() => {
    const { open, isComplete } = this.session;
    if (!open || !isComplete || this.hand.length === 0) return [];
    const { desk, orders } = this.session.ruleset;
    return (desk.pointing ?? []).flatMap((verb) => orderKindOf(orders, verb) ?? []);
  });
  readonly clicks: Clicks = $derived.by(() => {
    const kinds = this.pointing;
    if (kinds.length === 0) return NO_CLICKS;
    const { tree } = this.session;
    const ends = this.timeline.tracks.flatMap(({ unit, areas }) => {
      const end = areas.at(-1);
      return end == null ? [] : [[unit, end] as const];
    });
    const whereabouts = new Map([...this.places, ...ends]);
    return clicksFor({ tree, kinds, names: this.names, whereabouts, shares: this.shares }, this.hand);
  });

  readonly look = (area: number): void => {
    this.area = area;
    this.found = null;
    this.placeFirst = true;
    this.said = this.names.get(area) ?? '';
    this.#show([area]);
  };

  /** A click on a place: where the units in hand may go, they are ordered to go; otherwise the place tells of itself. */
  readonly pick = (area: number): void => {
    if (this.stops?.areas.includes(area)) {
      this.stops.take(area);
      return;
    }
    const possible = this.clicks.get(area) ?? [];
    const [only] = possible;
    this.pointed = null;
    if (only === undefined) this.look(area);
    else if (possible.length === 1) this.order([only]);
    else this.pointed = area;
  };

  readonly order = (given: readonly Click[]): void => {
    this.session.replace([...this.session.orders, ...given.flatMap(({ orders }) => orders)]);
    this.said = words.map.ordered(given.map(({ title, said }) => `${title} ${said}`.trim()).join(', '));
    this.pointed = null;
  };

  /** Takes a unit in hand alone, and shows where it stands. */
  readonly take = (unit: string): void => {
    this.takeAll([unit]);
    this.placeFirst = false;
    this.found = null;
    const at = this.places.get(unit);
    if (at === undefined) return;
    this.area = at;
    this.#show([at]);
  };

  /**
   * The unit that the sign of own troops in an area stands for: of those that can be ordered the one after that in hand.
   * Null when there is none, or when units in hand can be ordered to go there.
   */
  readonly unitOfSign = (area: number): string | null => {
    const { session, hand, places } = this;
    if (this.clicks.has(area) && !hand.some((unit) => places.get(unit) === area)) return null;
    const here = session.units.filter((row) => row.area === area).map(({ unit }) => unit);
    const willing = here.filter((unit) => session.offersFor([unit]).length > 0);
    return willing[(willing.indexOf(hand[0] ?? '') + 1) % willing.length] ?? null;
  };

  /**
   * The units that stand in an area and are called as it is: who chooses the place means them. Null where there are none, where
   * they can be given no orders, and where they are in hand.
   */
  readonly stackOf = (area: number): string | null => {
    const { session, hand, names } = this;
    const stack = session.units.find((row) => row.area === area && session.called(row.unit) === names.get(area))?.unit;
    return stack === undefined || hand.includes(stack) || session.offersFor([stack]).length === 0 ? null : stack;
  };

  readonly takeAll = (units: readonly string[]): void => {
    const [first, ...others] = units;
    this.#inHand.set(first ?? null);
    this.#others = others;
    this.shares = ALL_GO;
    this.pointed = null;
  };

  readonly toggle = (unit: string): void => {
    this.takeAll(toggled(this.hand, unit));
    this.placeFirst = this.hand.length === 0;
  };

  /** Puts one unit down, or all. */
  readonly drop = (unit: string | null): void =>
    this.takeAll(unit === null ? [] : this.hand.filter((each) => each !== unit));

  /** Looks at a place that was searched for, and marks it. */
  readonly find = (area: number): void => {
    this.look(area);
    this.found = area;
  };

  /** Escape: lets go of one thing after another. */
  readonly letGo = (): void => {
    if (this.pointed !== null) this.pointed = null;
    else if (this.found !== null) this.found = null;
    else this.drop(null);
  };
}

import type { Addition } from '@chancery/maps';
import { untrack } from 'svelte';
import type { Still } from './still.ts';
import type { Sight } from './still-part.ts';
import { whenIdle } from './when-idle.ts';

/** What a map tells of itself to what stands in for it; each is asked again when it has changed. */
interface Shown {
  /** On which the map is drawn; undefined before it is on the page. */
  sheet(): HTMLElement | undefined;
  sight(): Sight;
  /** All that a picture of it shows: another one of these is another picture. */
  shown(): unknown;
  isFinished(): boolean;
  /** What is marked on it for a moment. */
  marks(): unknown;
}

/** After the last pull, in milliseconds: until the picture is sharpened, and until the map follows a picture that is sharp. */
const [REST, LONG_REST] = [150, 2000];

/** The still picture that stands in for a map while it moves. To be made while a component is. */
export class StandIn {
  readonly #map: Shown;
  #moves = $state(false);
  #still = $state.raw<{ readonly of: unknown; readonly picture: Still } | null>(null);
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(map: Shown) {
    this.#map = map;
    $effect(() => {
      const of = map.shown();
      if (!map.isFinished() || untrack(() => this.#still)?.of === of) return;
      this.#forget();
      return whenIdle(() => this.make());
    });
    $effect(() => this.#forget);
    $effect(() => this.#still?.picture.place(map.sight()));
    $effect(() => {
      map.marks();
      const sheet = map.sheet();
      if (this.stands && sheet) this.#still?.picture.mark(sheet, untrack(map.sight));
    });
    // At another size and in another place the map has another picture, when there is time for it.
    $effect(() => {
      if (this.#moves || this.#still === null) return;
      map.sight();
      return this.#still.picture.sharpenWhenCalm(() => !this.#moves);
    });
  }

  /** Whether the map moves, or did just now. */
  get moves(): boolean {
    return this.#moves;
  }

  get isReady(): boolean {
    return this.#still !== null;
  }

  /** Whether the picture is what is seen. */
  get stands(): boolean {
    return this.#moves && this.isReady;
  }

  /** Makes a picture of the map, and of what is still missing of it. */
  async make(missing: readonly Addition[] = []): Promise<void> {
    const { sheet, shown, sight } = this.#map;
    const of = untrack(shown);
    const { Still } = await import('./draw-rest.ts');
    const drawn = sheet();
    const made = drawn ? await Still.of(drawn, missing, untrack(sight)) : null;
    if (made === null) return;
    if (!sheet() || shown() !== of) return made.free();
    this.#still?.picture.free();
    this.#still = { of, picture: made };
  }

  /** Puts the picture on its stage. */
  readonly enter = (stage: HTMLElement): void => {
    if (this.#still === null) return;
    const { picture } = this.#still;
    stage.replaceChildren(picture.element);
    picture.warm();
  };

  /** The map is about to move. */
  stir(): void {
    this.#moves = true;
    this.hold();
  }

  /** It is held, and may move again. */
  hold(): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
  }

  /** It was let go. */
  readonly rest = (): void => {
    this.hold();
    this.#resting = setTimeout(this.#sharpen, REST);
  };

  /** It is itself needed, at once. */
  readonly settle = (): void => {
    this.hold();
    this.#moves = false;
  };

  /** A picture that is as good as the map stays for a while: whoever pulls again need not wait for the map. */
  readonly #sharpen = async (): Promise<void> => {
    const mine = this.#resting;
    await this.#still?.picture.sharpen();
    if (mine === this.#resting) this.#resting = setTimeout(this.settle, this.#still?.picture.isGood ? LONG_REST : 0);
  };

  readonly #forget = (): void => {
    untrack(() => this.#still)?.picture.free();
    this.#still = null;
  };
}

/** A finger or a mouse on the map, in pixels of the window. */
interface Touch {
  readonly x: number;
  readonly y: number;
}

export interface GestureActs {
  readonly pull: (dx: number, dy: number) => void;
  /** Around a point of the window. */
  readonly pinch: (factor: number, x: number, y: number) => void;
  /** The last finger is up. */
  readonly letGo: () => void;
}

/** So many pixels of travel are still a click. */
const CLICK = 6;

/** Reads pulls and pinches out of pointers; a pointer that travels is no click. */
export class Gestures {
  readonly #touches = new Map<number, Touch>();
  readonly #acts: GestureActs;
  #travelled = 0;

  constructor(acts: GestureActs) {
    this.#acts = acts;
  }

  get isClick(): boolean {
    return this.#travelled <= CLICK;
  }

  readonly down = (event: PointerEvent): void => {
    this.#touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#touches.size === 1) this.#travelled = 0;
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#touches.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    this.#travelled += Math.abs(dx) + Math.abs(dy);
    this.#touches.set(event.pointerId, now);
    if (this.isClick) return;
    const frame = event.currentTarget as Element;
    if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
    const other = [...this.#touches].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) this.#acts.pull(dx, dy);
    else {
      const [was, is] = [distance(before, other), distance(now, other)];
      this.#acts.pinch(is / Math.max(was, 1), (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
  };

  readonly up = (event: PointerEvent): void => {
    this.#touches.delete(event.pointerId);
    if (this.#touches.size === 0) this.#acts.letGo();
  };
}

const distance = (one: Touch, other: Touch): number => Math.hypot(one.x - other.x, one.y - other.y);

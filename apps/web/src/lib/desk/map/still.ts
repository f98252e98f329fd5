import type { Addition } from '@chancery/maps';
import { onPixels, transformOf } from '../pose.ts';
import drawing from './map-drawing.css?inline';
import { StillPane } from './still-pane.ts';
import { covers, isBest, isGood, isSpent, type Part, partOf, type Sight, seenOf, wholeOf } from './still-part.ts';
import { whenIdle } from './when-idle.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Marks of the moment are no part of a still picture: they change with every click, and are drawn over it. */
const [UNDER, UPON] = ['.over.outlines', '.over.top'];
/** Milliseconds. */
const CALM = 1000;
/** The layers over what is marked under the troops. */
const UPPER = '#markers, #arrows';

/**
 * A picture of the drawn map, to be moved under a finger in its stead. The map itself has thousands of things that would all be
 * laid in their places and painted again at every step; these are bitmaps, of which a step moves the corner.
 */
export class Still {
  /** It fills a box of its own. */
  readonly element = document.createElement('div');
  readonly #lands = new StillPane(false);
  readonly #troops = new StillPane(true);
  readonly #under = document.createElement('div');
  readonly #upon = document.createElement('div');
  #sight: Sight;
  #part: Part | null = null;
  #sharpened = Promise.resolve();

  private constructor(sight: Sight) {
    this.#sight = sight;
    const [lands, troops] = [this.#lands, this.#troops];
    this.element.className = 'drawn-map';
    this.element.append(lands.whole, lands.sharp, this.#under, troops.whole, troops.sharp, this.#upon);
  }

  /** Of the map on a sheet, and of what is still missing of it; null where a browser cannot make one. */
  static async of(sheet: HTMLElement, missing: readonly Addition[], sight: Sight): Promise<Still | null> {
    const still = new Still(sight);
    const [lands, troops] = textsOf(sheet, missing);
    const whole = wholeOf(sight);
    try {
      await Promise.all([still.#lands.draw(lands, whole), still.#troops.draw(troops, whole)]);
      return still;
    } catch {
      still.free();
      return null;
    }
  }

  /** Whether nobody can tell it from the map. */
  get isGood(): boolean {
    return this.#part !== null && isGood(this.#part, this.#sight);
  }

  /** Lays it where the map is to be seen, so that its pixels are those of the screen. */
  place(sight: Sight): void {
    this.#sight = sight;
    const { pose, sheet, ratio } = sight;
    // Coarse troops would be seen around the edges of sharp ones; coarse lands would be drawn for nothing.
    const isCovered = this.#part !== null && covers(this.#part, sight);
    for (const { whole } of [this.#lands, this.#troops]) whole.hidden = isCovered;
    // Safari keeps a layer in the size in which it is laid out: laid so, a pixel of a picture is one of the screen.
    const laid = this.#part === null ? 1 : this.#part.resolution / ratio;
    this.element.style.width = `${sheet.width * laid}px`;
    this.element.style.height = `${sheet.height * laid}px`;
    for (const marks of [this.#under, this.#upon]) marks.style.transform = `scale(${laid})`;
    const { x, y, scale } = onPixels(pose, this.#part ?? { left: 0, top: 0 }, ratio);
    this.element.style.transform = transformOf({ x, y, scale: scale / laid });
  }

  /** Paints what is seen anew, and what lies around it, if what there is of that is not good enough, and while there is time. */
  sharpen(hasTime: () => boolean = () => true): Promise<void> {
    this.#sharpened = this.#sharpened.then(async () => {
      if (hasTime() && (!this.#part || !isBest(this.#part, this.#sight))) await this.#paint(seenOf(this.#sight));
      if (hasTime() && (!this.#part || isSpent(this.#part, this.#sight))) await this.#paint(partOf(this.#sight));
    });
    return this.#sharpened;
  }

  /** Sharpens it when it has been let alone for a while, and there is time; gives what calls that off. */
  sharpenWhenCalm(hasTime: () => boolean): () => void {
    let callOff = (): void => undefined;
    const sharpen = async (): Promise<void> => {
      await this.sharpen(hasTime);
      this.warm();
    };
    const calm = setTimeout(() => {
      callOff = whenIdle(sharpen);
    }, CALM);
    return () => {
      clearTimeout(calm);
      callOff();
    };
  }

  /** Has the browser lay it ready, without its being seen: else it does so at the first step, which then takes longer. */
  warm(): void {
    const stage = this.element.parentElement?.classList;
    stage?.add('warms');
    requestAnimationFrame(() => requestAnimationFrame(() => stage?.remove('warms')));
  }

  async #paint(part: Part): Promise<void> {
    try {
      // One after the other: whatever moves meanwhile needs a processor, too.
      await this.#lands.sharpen(part);
      await this.#troops.sharpen(part);
      this.#part = part;
      this.place(this.#sight);
    } catch {
      // Then it stays as coarse as it is.
    }
  }

  /** Lays between it what is marked on the map. */
  mark(map: HTMLElement, sight: Sight): void {
    this.#under.replaceChildren(...copyOf(map, UNDER, sight));
    this.#upon.replaceChildren(...copyOf(map, UPON, sight));
  }

  /** Gives back what it took of the memory. */
  free(): void {
    this.#lands.free();
    this.#troops.free();
  }
}

/** The drawing on a sheet as two files would hold it: the lands with all that is on them, and the troops. */
const textsOf = (sheet: HTMLElement, missing: readonly Addition[]): readonly [string, string] => {
  const lands = sheet.querySelector('svg')?.cloneNode(true);
  if (!(lands instanceof SVGElement)) return ['', ''];
  for (const marked of lands.querySelectorAll(`${UNDER}, ${UPON}`)) marked.remove();
  for (const { id, drawing } of missing) lands.querySelector(`#${id}`)?.insertAdjacentHTML('beforeend', drawing);
  lands.classList.add(...sheet.classList);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = drawing;
  lands.prepend(style);
  const troops = lands.cloneNode(true) as SVGElement;
  for (const upper of lands.querySelectorAll(UPPER)) upper.remove();
  for (const layer of troops.querySelectorAll(`#map > :not(defs, ${UPPER}), defs > :not(symbol)`)) layer.remove();
  const text = new XMLSerializer();
  return [text.serializeToString(lands), text.serializeToString(troops)];
};

/** What is marked on a map, as a drawing of its own that is painted at the size at which it is shown. */
const copyOf = (drawn: HTMLElement, marks: string, { pose: { scale }, sheet }: Sight): readonly Element[] => {
  const [whole, map] = drawn.querySelectorAll('svg');
  const marked = [...(map?.querySelectorAll(marks) ?? [])];
  if (!whole || !map || marked.length === 0) return [];
  const [copy, field] = [whole.cloneNode(false) as SVGSVGElement, map.cloneNode(false) as SVGSVGElement];
  field.removeAttribute('id');
  field.append(...marked.map((mark) => mark.cloneNode(true)));
  copy.append(field);
  copy.style.width = `${sheet.width * scale}px`;
  copy.style.height = `${sheet.height * scale}px`;
  copy.style.transform = `scale(${1 / scale})`;
  return [copy];
};

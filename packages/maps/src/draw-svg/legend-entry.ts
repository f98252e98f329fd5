/** One line of the legend: a small picture, 26 by 17 pixels of the design, and words, the first of which may be strong. */
export interface Entry {
  readonly words: string;
  readonly strong?: string;
  /** The picture with its top left corner there. */
  draw(x: number, y: number): string;
}

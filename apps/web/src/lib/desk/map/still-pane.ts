import { paintPart } from './paint-part.ts';
import type { Part } from './still-part.ts';

/** Part of the drawing as a bitmap: a coarse one of the whole sheet, and on it a sharp one of what is seen. */
export class StillPane {
  readonly whole = document.createElement('canvas');
  readonly sharp = document.createElement('canvas');
  readonly #drawing = new Image();
  readonly #alpha: boolean;

  /** `alpha`: something is to be seen through it. */
  constructor(alpha: boolean) {
    this.#alpha = alpha;
  }

  /** Of the text of an SVG. */
  async draw(text: string, whole: Part): Promise<void> {
    const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    this.#drawing.src = address;
    try {
      await this.#drawing.decode();
    } finally {
      URL.revokeObjectURL(address);
    }
    await this.#paint(this.whole, whole);
  }

  async sharpen(part: Part): Promise<void> {
    await this.#paint(this.sharp, part);
  }

  /** Gives back what it took of the memory. */
  free(): void {
    this.#drawing.src = '';
    for (const canvas of [this.whole, this.sharp]) canvas.width = 0;
  }

  async #paint(canvas: HTMLCanvasElement, part: Part): Promise<void> {
    const paint = await paintPart(this.#alpha);
    await paint(canvas, this.#drawing, part);
    const { left, top, width, height } = part;
    const { naturalWidth, naturalHeight } = this.#drawing;
    const share = (length: number, of: number): string => `${(100 * length) / of}%`;
    canvas.style.left = share(left, naturalWidth);
    canvas.style.top = share(top, naturalHeight);
    canvas.style.width = share(width, naturalWidth);
    canvas.style.height = share(height, naturalHeight);
  }
}

import { pngLater } from '../../campaign/png-of.ts';

/** In pixels. */
const WIDTH = 1600;

/** The map of a mail as a picture. */
export const pngForMail = (svg: string): Promise<Uint8Array> => pngLater(svg, WIDTH);

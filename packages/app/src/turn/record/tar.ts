import { Buffer } from 'node:buffer';

const BLOCK = 512;

/** A file of an archive. */
export interface Packed {
  readonly path: string;
  readonly content: Uint8Array;
}

/** One file as a tar archive has it (ustar, POSIX.1-1988): its head and its content, filled up to whole blocks. */
export const tarEntry = (path: string, content: Uint8Array | string): Uint8Array => {
  const bytes = Buffer.from(content as string);
  const whole = Buffer.alloc(BLOCK + Math.ceil(bytes.length / BLOCK) * BLOCK);
  const cut = path.length <= 100 ? -1 : path.lastIndexOf('/', 154);
  if (Buffer.byteLength(path) !== path.length || path.length - cut - 1 > 100) throw new Error(`${path} is too long`);
  whole.write(path.slice(cut + 1), 0);
  whole.write('0000644\x000000000\x000000000\x00', 100);
  whole.write(`${bytes.length.toString(8).padStart(11, '0')}\0${'0'.repeat(11)}\0`, 124);
  whole.write('        0', 148);
  whole.write('ustar\x0000', 257);
  if (cut > 0) whole.write(path.slice(0, cut), 345);
  const sum = whole.subarray(0, BLOCK).reduce((total, byte) => total + byte, 0);
  whole.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  bytes.copy(whole, BLOCK);
  return whole;
};

/** What stands at the end of an archive. */
export const TAR_END: Uint8Array = new Uint8Array(2 * BLOCK);

/** The files of an archive. Throws where it is none, or is cut off. */
export const readTar = (archive: Uint8Array): readonly Packed[] => {
  const files: Packed[] = [];
  const bytes = Buffer.from(archive);
  let at = 0;
  for (;;) {
    const head = bytes.subarray(at, at + BLOCK);
    if (head.length < BLOCK) throw new Error('the archive is cut off');
    if (head.every((byte) => byte === 0)) return files;
    const word = (from: number, length: number): string =>
      head.toString('utf8', from, from + length).split('\0', 1)[0] as string;
    const size = Number.parseInt(word(124, 12), 8);
    if (word(257, 5) !== 'ustar' || !Number.isSafeInteger(size)) throw new Error('this is no tar archive');
    const content = bytes.subarray(at + BLOCK, at + BLOCK + size);
    if (content.length < size) throw new Error('the archive is cut off');
    const folder = word(345, 155);
    const kind = word(156, 1);
    if (kind === '0' || kind === '') files.push({ path: `${folder}${folder && '/'}${word(0, 100)}`, content });
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
};

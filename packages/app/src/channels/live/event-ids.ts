import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

/** What the events of a stream are called towards one viewer. */
export interface EventIds {
  of(place: number): string;
  /** Null for what is no id of this viewer. */
  placeOf(id: string): number | null;
}

/**
 * Ids that are drawn as if by chance, and others for each viewer: whoever compared places would know how many letters others
 * had written in between. A place is a block of the cipher, with zeros by which an id of ours is known again. Nobody knows one
 * stranger from another: theirs begin with a mark that was drawn for the stream, and any of their marks is taken.
 */
export const eventIds = (serverKey: string, viewer: string, mark = ''): EventIds => {
  const keyOf = (drawn: string): Buffer =>
    createHmac('sha256', serverKey).update(`events ${viewer}${drawn}`).digest().subarray(0, 16);
  return {
    of(place) {
      const block = Buffer.alloc(BLOCK);
      block.writeBigUInt64BE(BigInt(place), BLOCK / 2);
      const cipher = createCipheriv('aes-128-ecb', keyOf(mark), null).setAutoPadding(false);
      return mark + cipher.update(block).toString('hex');
    },
    placeOf(id) {
      if (id.length !== mark.length + 2 * BLOCK || !/^[0-9a-f]+$/.test(id)) return null;
      const decipher = createDecipheriv('aes-128-ecb', keyOf(id.slice(0, mark.length)), null).setAutoPadding(false);
      const block = decipher.update(Buffer.from(id.slice(mark.length), 'hex'));
      return block.readBigUInt64BE(0) === 0n ? Number(block.readBigUInt64BE(BLOCK / 2)) : null;
    },
  };
};

const BLOCK = 16;

import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

/** What the events of a stream are called towards one viewer. */
export interface EventIds {
  of(place: number): string;
  /** Null for what is no id of this viewer. */
  placeOf(id: string): number | null;
}

/**
 * Ids that are drawn as if by chance, and others for each viewer: whoever compared places would know how many letters others
 * had written in between. A place is a block of the cipher, with zeros by which an id of ours is known again.
 */
export const eventIds = (serverKey: string, viewer: string): EventIds => {
  const key = createHmac('sha256', serverKey).update(`events ${viewer}`).digest().subarray(0, 16);
  return {
    of(place) {
      const block = Buffer.alloc(BLOCK);
      block.writeBigUInt64BE(BigInt(place), BLOCK / 2);
      return createCipheriv('aes-128-ecb', key, null).setAutoPadding(false).update(block).toString('hex');
    },
    placeOf(id) {
      if (!/^[0-9a-f]{32}$/.test(id)) return null;
      const block = createDecipheriv('aes-128-ecb', key, null).setAutoPadding(false).update(Buffer.from(id, 'hex'));
      return block.readBigUInt64BE(0) === 0n ? Number(block.readBigUInt64BE(BLOCK / 2)) : null;
    },
  };
};

const BLOCK = 16;

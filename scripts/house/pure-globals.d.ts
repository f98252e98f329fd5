/** What pure code may take from its host: the same in Node and in every browser, and without effect. */
declare function structuredClone<T>(value: T): T;
declare var TextEncoder: { new (): { encode(text: string): Uint8Array<ArrayBuffer> } };

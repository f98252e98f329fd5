import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { type BackupPlace, isBackupName } from './backup-place.ts';
import { EMPTY_BODY, type S3Key, type S3Request, signedHeaders } from './sign-request.ts';

/** A bucket of an S3-compatible storage. */
export interface S3Place extends S3Key {
  readonly endpoint: string;
  readonly bucket: string;
  readonly prefix: string;
}

/** A storage that has not answered for so long will not, in milliseconds. */
const PATIENCE = 600_000;

/** Backups in a bucket, each put there by one request: up to 5 GB, as the protocol has it. */
export const s3Place = (place: S3Place): BackupPlace => {
  const { endpoint, bucket, prefix } = place;
  const at = (key: string): URL => new URL(`${endpoint}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`);
  const ask = async (request: S3Request, body?: Blob): Promise<string> => {
    const { method, url } = request;
    const headers = signedHeaders(request, place, Date.now());
    const sent = body === undefined ? { method, headers } : { method, headers, body };
    const answer = await fetch(url, { ...sent, signal: AbortSignal.timeout(PATIENCE) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url.host} answers ${answer.status} ${codeIn(text)}`);
    return text;
  };
  return {
    name: `${endpoint}/${bucket}/${prefix}`,
    async put(name, file) {
      const bodyHash = await hashOf(file);
      await ask({ method: 'PUT', url: at(`${prefix}${name}`), bodyHash }, await openAsBlob(file));
    },
    async list() {
      const url = new URL(`${endpoint}/${bucket}`);
      const names: string[] = [];
      for (let after: string | undefined; ; ) {
        url.search = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(after === undefined ? {} : { 'start-after': after }),
        }).toString();
        const text = await ask({ method: 'GET', url, bodyHash: EMPTY_BODY });
        const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
        names.push(...keys.map((key) => key.slice(prefix.length)).filter(isBackupName));
        if (!text.includes('<IsTruncated>true</IsTruncated>') || keys.length === 0) return names;
        after = keys.at(-1);
      }
    },
    async remove(name) {
      await ask({ method: 'DELETE', url: at(`${prefix}${name}`), bodyHash: EMPTY_BODY });
    },
  };
};

const codeIn = (text: string): string => /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';

const hashOf = async (file: string): Promise<string> => {
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(file)) digest.update(chunk as Buffer);
  return digest.digest('hex');
};

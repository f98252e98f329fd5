import { createHash, createHmac } from 'node:crypto';

/** Who asks, and where. */
export interface S3Key {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

/** A request of the S3 protocol, without its body. */
export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly url: URL;
  readonly headers?: { readonly [name: string]: string };
  /** SHA-256 of the body, in hexadecimal digits. */
  readonly bodyHash: string;
}

export const EMPTY_BODY = createHash('sha256').digest('hex');

/** The headers with which a request proves who sends it: Signature Version 4, https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
export const signedHeaders = (
  { method, url, headers = {}, bodyHash }: S3Request,
  { accessKey, secretKey, region }: S3Key,
  now: number,
): { readonly [name: string]: string } => {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const own: { readonly [name: string]: string } = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': time };
  const all = Object.entries({ ...own, host: url.host }).sort(([one], [other]) => (one < other ? -1 : 1));
  const names = all.map(([name]) => name).join(';');
  const query = [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');
  const lines = all.map(([name, value]) => `${name}:${value.trim()}\n`).join('');
  const canonical = [method, url.pathname, query, lines, names, bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const keys = [day, region, 's3', 'aws4_request'];
  const key = keys.reduce<Buffer>((last, part) => mac(last, part), Buffer.from(`AWS4${secretKey}`));
  const signature = mac(key, toSign).toString('hex');
  const credential = `Credential=${accessKey}/${scope}`;
  return { ...own, authorization: `AWS4-HMAC-SHA256 ${credential},SignedHeaders=${names},Signature=${signature}` };
};

const mac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** As the protocol wants it: more is escaped than a browser would. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

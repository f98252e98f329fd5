import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { lastBackup, troublesOf } from '@chancery/app';
import { HOUR, MINUTE } from '@chancery/core';
import { openStore } from '@chancery/store';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { openArchive } from '../../src/server/backup/read-archive.ts';
import { EMPTY_BODY, signedHeaders } from '../../src/server/backup/sign-request.ts';
import { timedBackup } from '../../src/server/backup/timed-backup.ts';
import { backupDuty, backupThread } from '../../src/server/worker/backup-duty.ts';
import { commandLine, ownSettings } from './running.ts';
import { openHouse } from './table.ts';

const NOON = Date.UTC(2026, 10, 28, 12);
const STOP = new AbortController().signal;

/** A data folder with a database in it. */
const dataFolder = async (): Promise<string> => {
  const folder = temporaryFolder();
  await (await openStore({ file: join(folder, 'chancery.db') })).close();
  return folder;
};

const AMAZON = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};

test.each([
  ['/test.txt', { range: 'bytes=0-9' }, 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'],
  ['/?max-keys=2&prefix=J', {}, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
])('requests for %s are signed as the protocol shows it', (path, headers, signature) => {
  const url = new URL(`https://examplebucket.s3.amazonaws.com${path}`);
  const signed = signedHeaders({ method: 'GET', url, headers, bodyHash: EMPTY_BODY }, AMAZON, Date.UTC(2013, 4, 24));
  expect(signed['authorization']).toMatch(new RegExp(`Signature=${signature}$`));
});

test('backups by time go into a folder, the newest are kept, and nothing else there is touched', async () => {
  const data = await dataFolder();
  const kept = join(temporaryFolder(), 'kept');
  mkdirSync(kept);
  writeFileSync(join(kept, 'chancery-of-my-own.backup'), 'x');
  const settings = ownSettings(data, null, { CHANCERY_BACKUP_FOLDER: kept, CHANCERY_BACKUP_KEEP: '2' });
  for (const hours of [0, 1, 2]) await timedBackup(settings, NOON + hours * HOUR);
  expect(readdirSync(kept).sort()).toEqual([
    'chancery-2026-11-28-130000.backup',
    'chancery-2026-11-28-140000.backup',
    'chancery-of-my-own.backup',
  ]);
  const newest = join(kept, 'chancery-2026-11-28-140000.backup');
  expect(await openArchive(newest)).toMatchObject({ ok: true });
  const { db, close } = await openStore({ file: join(data, 'chancery.db') });
  expect(await lastBackup(db)).toMatchObject({ at: NOON + 2 * HOUR, file: newest });
  await close();
  expect(readdirSync(data).filter((name) => name.includes('.making'))).toEqual([]);
});

/** As much of a storage as a backup needs; it refuses what is not signed for what it is. */
const storage = async () => {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const method = request.method as 'GET' | 'PUT' | 'DELETE';
    const bodyHash = createHash('sha256').update(body).digest('hex');
    const time = String(request.headers['x-amz-date']).replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z');
    const wanted = signedHeaders({ method, url, bodyHash }, AMAZON, Date.parse(time));
    if (request.headers.authorization !== wanted['authorization']) {
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const key = decodeURIComponent(url.pathname.replace('/vault/', ''));
    if (method === 'PUT') objects.set(key, body);
    if (method === 'DELETE') objects.delete(key);
    const [prefix, after] = [url.searchParams.get('prefix') ?? '', url.searchParams.get('start-after') ?? ''];
    const keys = [...objects.keys()].sort().filter((each) => each.startsWith(prefix) && each > after);
    const page = keys.slice(0, 2).map((each) => `<Contents><Key>${each}</Key></Contents>`);
    const more = `<IsTruncated>${keys.length > 2}</IsTruncated>`;
    response.end(method === 'GET' ? `<ListBucketResult>${more}${page.join('')}</ListBucketResult>` : '');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { objects, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const inVault = (endpoint: string, secretKey = AMAZON.secretKey) => ({
  CHANCERY_BACKUP_S3_ENDPOINT: endpoint,
  CHANCERY_BACKUP_S3_BUCKET: 'vault',
  CHANCERY_BACKUP_S3_ACCESS_KEY: AMAZON.accessKey,
  CHANCERY_BACKUP_S3_SECRET_KEY: secretKey,
  CHANCERY_BACKUP_KEEP: '3',
});

test('backups by time go to a storage of the S3 protocol, and the newest are kept there', async () => {
  const { objects, endpoint } = await storage();
  objects.set('backups/notes.txt', Buffer.from('x'));
  const settings = ownSettings(await dataFolder(), null, inVault(endpoint));
  for (const hours of [0, 1, 2, 3]) await timedBackup(settings, NOON + hours * HOUR);
  const names = ['130000', '140000', '150000'].map((time) => `backups/chancery-2026-11-28-${time}.backup`);
  expect([...objects.keys()].sort()).toEqual([...names, 'backups/notes.txt']);
  const file = join(temporaryFolder(), 'a.backup');
  writeFileSync(file, objects.get(names[2] as string) as Buffer);
  expect(await openArchive(file)).toMatchObject({ ok: true });
  await expect(timedBackup(ownSettings(await dataFolder(), null, inVault(endpoint, 'wrong')), NOON)).rejects.toThrow(
    'answers 403 SignatureDoesNotMatch',
  );
});

test('a worker makes one every so many minutes; one that fails is an incident, tried again after ten minutes, until one goes well', async () => {
  const { app, pass, file } = await openHouse();
  const settings = ownSettings(join(file, '..'));
  let fault: Error | null = new Error('the disk is full');
  const made: number[] = [];
  const duty = backupDuty(app, 60, async (now) => {
    if (fault !== null) throw fault;
    made.push(now);
    await backupThread(settings)(now);
  });
  expect(await duty.perform(STOP)).toBe(1);
  expect(await troublesOf(app.store.db)).toMatchObject([
    { name: 'backup', error: 'the disk is full', retryAt: app.now() + 10 * MINUTE },
  ]);
  expect(await duty.perform(STOP)).toBe(0);
  pass(10 * MINUTE);
  fault = null;
  expect(await duty.perform(STOP)).toBe(1);
  expect(await troublesOf(app.store.db)).toEqual([]);
  expect(readdirSync(join(file, '..', 'backups'))).toHaveLength(1);
  pass(59 * MINUTE);
  expect(await duty.perform(STOP)).toBe(0);
  expect(await duty.nextDue()).toBe(app.now() + MINUTE);
  expect(made).toHaveLength(1);
});

test('chancery backup reads the settings file of the server, and what fails is an incident until one goes well', async () => {
  const data = await dataFolder();
  const folder = temporaryFolder();
  const file = join(folder, 'chancery.env');
  writeFileSync(file, `# of systemd\nCHANCERY_DATA='${data}'\nCHANCERY_MAIL_OUT='files'\n`);
  const run = (to: string) => commandLine({ CHANCERY_CONFIG: file }, ['backup', to]);
  const troubles = async () => {
    const { db, close } = await openStore({ file: join(data, 'chancery.db') });
    const found = await troublesOf(db);
    await close();
    return found.map(({ name }) => name);
  };
  expect((await run('/proc/none/a.backup')).exit).toBe(3);
  expect(await troubles()).toEqual(['backup']);
  expect(await run(join(folder, 'a.backup'))).toMatchObject({ exit: 0, err: '' });
  expect(await troubles()).toEqual([]);
  writeFileSync(file, 'CHANCERY_DATTA=x\n');
  expect(await run(join(folder, 'b.backup'))).toMatchObject({
    exit: 10,
    err: expect.stringContaining('CHANCERY_DATTA'),
  });
});

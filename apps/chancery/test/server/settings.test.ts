import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@chancery/store/test';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/server/index.ts';
import { SETTING_LIST } from '../../src/server/settings/setting-list.ts';
import { settingsPage } from '../../src/server/settings/settings-page.ts';

const fileWith = (text: string): string => {
  const file = join(temporaryFolder(), 'chancery.yaml');
  writeFileSync(file, text);
  return file;
};

const faults = (...given: Parameters<typeof readSettings>): readonly string[] => {
  const read = readSettings(...given);
  return read.ok ? [] : read.error;
};

describe('settings', () => {
  test('every one has a default, a sentence, and a name of its own in the environment', () => {
    expect(readSettings({}).ok).toBe(true);
    expect(SETTING_LIST.filter(({ help }) => !/^[A-Z].*[.`]$/.test(help)).map(({ env }) => env)).toEqual([]);
    expect(new Set(SETTING_LIST.map(({ env }) => env)).size).toBe(SETTING_LIST.length);
    expect(SETTING_LIST.length).toBeGreaterThan(30);
  });

  test('come from the file, and over it from the environment', () => {
    const file = fileWith('http: { port: 9000, trustedProxies: [10.0.0.1] }\nworker: { inside: false }\n');
    const read = readSettings(
      { CHANCERY_HTTP_PORT: '9001', CHANCERY_MAIL_TRUSTED_SERVERS: 'mx.example, mx2.example' },
      file,
    );
    expect(read).toMatchObject({
      ok: true,
      value: {
        http: { port: 9001, host: '127.0.0.1', trustedProxies: ['10.0.0.1'] },
        worker: { inside: false },
        mail: { trustedServers: ['mx.example', 'mx2.example'] },
      },
    });
    expect(readSettings({ CHANCERY_CONFIG: file })).toMatchObject({ value: { http: { port: 9000 } } });
  });

  test('secrets may come from files of their own', () => {
    const secret = join(temporaryFolder(), 'url');
    writeFileSync(secret, 'postgres://chancery:hidden@db/chancery\n');
    const url = 'postgres://chancery:hidden@db/chancery';
    expect(readSettings({ DATABASE_URL_FILE: secret })).toMatchObject({ value: { database: { url } } });
    expect(readSettings({ CHANCERY_DATABASE_URL_FILE: secret })).toMatchObject({ value: { database: { url } } });
    const file = fileWith(`database: { url: { file: ${secret} } }\n`);
    expect(readSettings({}, file)).toMatchObject({ value: { database: { url } } });
    expect(faults({ DATABASE_URL_FILE: '/nowhere/at/all' })).toEqual(['/nowhere/at/all cannot be read: ENOENT']);
  });

  test('a key in a file of its own is read whole, and one that cannot sign is refused at the start', () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const pem = join(temporaryFolder(), 'dkim.pem');
    writeFileSync(pem, privateKey);
    const file = fileWith(`mail: { dkim: { selector: chancery, key: { file: ${pem} } } }\n`);
    expect(readSettings({}, file)).toMatchObject({ value: { mail: { dkim: { key: privateKey.trimEnd() } } } });
    writeFileSync(pem, `${privateKey.split('\n')[0]}\n`);
    expect(faults({}, file)).toEqual([
      `${file}: mail.dkim.key: wanted a private key as PEM, whole: -----BEGIN ... -----END ..., RSA`,
    ]);
  });

  test('what is unknown or wrong is named, all of it, and no secret is repeated', () => {
    const file = fileWith('http: { prot: 9000 }\nmail: { out: pigeon, from: nobody }\nfoo: 1\n');
    const env = {
      CHANCERY_HTP_PORT: '1',
      CHANCERY_SHUTDOWN_PATIENCE: 'long',
      CHANCERY_ACCOUNTS_SECRET: 'too short a secret',
      CHANCERY_BASE_URL: 'chancery.example/path',
    };
    const told = faults(env, file);
    expect(told).toEqual(
      expect.arrayContaining([
        'CHANCERY_HTP_PORT: there is no such setting; did you mean CHANCERY_HTTP_PORT?',
        'http.prot: there is no such setting; did you mean port?',
        'foo: there is no such setting',
        'CHANCERY_SHUTDOWN_PATIENCE: wanted a whole number from 0 to 600000',
        `${file}: mail.out: wanted smtp or files or none`,
        `${file}: mail.from: wanted an address such as Chancery <mail@chancery.example>`,
      ]),
    );
    expect(told.join('\n')).not.toContain('too short a secret');
    expect(faults({ CHANCERY_ACCOUNTS_SECRET: 'too short' })).toEqual([
      'CHANCERY_ACCOUNTS_SECRET: wanted 32 characters or more',
    ]);
    expect(faults({ CHANCERY_BASE_URL: 'https://chancery.example/path' })).toHaveLength(1);
    expect(faults({ CHANCERY_HTTP_TRUSTED_PROXIES: '10.0.0.1, 172.16.0.0/12, fd00::/8' })).toEqual([]);
    expect(faults({ CHANCERY_HTTP_TRUSTED_PROXIES: '10.0.0.1/33' })).toEqual([
      'CHANCERY_HTTP_TRUSTED_PROXIES: wanted an address such as 10.0.0.1, or a network such as 172.16.0.0/12',
    ]);
    expect(faults({ CHANCERY_ZONE: 'Nowhere' })).toEqual(['CHANCERY_ZONE: wanted a time zone such as Europe/London']);
    expect(faults({ CHANCERY_MAIL_IN: 'mailbox' })).toEqual([
      'mail.mailbox.user: is needed to look into a mailbox',
      'mail.mailbox.password: is needed to look into a mailbox',
    ]);
    expect(faults({}, fileWith('http: [\n'))[0]).toMatch(/chancery\.yaml: /);
    expect(faults({}, fileWith('just words'))[0]).toMatch(/wanted settings by their names/);
  });

  test('variables of the command line, and of the house around the server, are none of its settings', () => {
    const env = { CHANCERY_TOKEN: 'x', CHANCERY_SERVER: 'https://x', CHANCERY_PORT_8080_TCP: 'tcp://10.0.0.1:8080' };
    expect(faults(env)).toEqual([]);
  });

  test('docs/configuration.md is made from them', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/configuration.md'), 'utf8');
    expect(page).toBe(settingsPage());
  });
});

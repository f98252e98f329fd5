import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailDirectory, mailFileName, noMail } from '../../src/index.ts';

const MAIL = {
  id: 'report.md9.7.eng',
  messageId: '<report.md9.7.eng@play.example.net>',
  envelope: { from: 'bounces@play.example.net', to: 'anna@example.org' },
  raw: Buffer.from('Subject: x\r\n\r\nKöln\r\n'),
  leftOut: [],
};

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'chancery-post-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe('a directory of mails', () => {
  test('holds each mail as a file that mail programs open', async () => {
    const mails = join(directory, 'a', 'b');
    const result = await mailDirectory(mails).send(MAIL);
    expect(await readdir(mails)).toEqual(['anna@example_org--report_md9_7_eng.eml']);
    expect(result).toEqual({ ok: true, value: { answer: join(mails, mailFileName(MAIL)) } });
    expect(await readFile(join(mails, mailFileName(MAIL)))).toEqual(MAIL.raw);
  });

  test('holds the same mail once', async () => {
    const transport = mailDirectory(directory);
    await transport.send(MAIL);
    await transport.send(MAIL);
    expect(await readdir(directory)).toHaveLength(1);
  });

  test('that cannot be written to is a server that is down', async () => {
    const file = join(directory, 'file');
    await writeFile(file, '');
    expect(await mailDirectory(file).send(MAIL)).toMatchObject({
      ok: false,
      error: { code: 'temporary', scope: 'server' },
    });
  });

  test('no name leads out of it', () => {
    const name = mailFileName({ id: '../../etc/passwd', envelope: { from: '', to: '../x/..@example.org' } });
    expect(name).toBe('_x_@example_org--_etc_passwd.eml');
    expect(mailFileName({ id: 'x'.repeat(500), envelope: { from: '', to: 'y'.repeat(500) } }).length).toBeLessThan(200);
  });
});

test('without mail, everything counts as sent', async () => {
  expect(await noMail().send(MAIL)).toMatchObject({ ok: true });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type ComposedMail, composeMail, type SendFault, smtp, type Transport } from '../../src/index.ts';
import { MAIL_HOUSE } from '../house.ts';
import { type FakeServer, fakeServer, type Script } from './fake-server.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

const serverAnd = async (script: Script = {}): Promise<{ server: FakeServer; transport: Transport }> => {
  const server = await fakeServer(script);
  const transport = smtp({ host: '127.0.0.1', port: server.port, security: 'none', patience: 300 });
  open.push(server, transport);
  return { server, transport };
};

const mailOf = async (id: string, text = 'x'): Promise<ComposedMail> => {
  const mail = { id, at: 0, to: { address: 'anna@example.org' }, subject: id, text };
  const composed = await composeMail(mail, MAIL_HOUSE);
  if (!composed.ok) throw new Error(composed.error.code);
  return composed.value;
};

const faultOf = async (script: Script): Promise<SendFault | 'sent'> => {
  const { transport } = await serverAnd(script);
  const result = await transport.send(await mailOf('m1'));
  return result.ok ? 'sent' : result.error;
};

describe('a mail server that works', () => {
  test('takes mails as they are, in their order, over one connection', async () => {
    const { server, transport } = await serverAnd();
    const mails = [await mailOf('m1', 'Köln\n.\n..dots'), await mailOf('m2', 'x'.repeat(100_000)), await mailOf('m3')];
    const results = await Promise.all(mails.map((mail) => transport.send(mail)));
    expect(results).toEqual(mails.map(() => ({ ok: true, value: { answer: '250 taken' } })));
    const taken = server.mails.map((text) => `${text.replace(/^\.\./gm, '.')}\r\n`);
    expect(taken).toEqual(mails.map(({ raw }) => Buffer.from(raw).toString('latin1')));
    expect(server.connections()).toBe(1);
  });
});

test('a server that offers no login, where there should be one, holds up all mail and refuses none', async () => {
  const server = await fakeServer({ AUTH: '503 5.5.1 authentication not enabled', RCPT: '554 5.7.1 access denied' });
  const transport = smtp({ host: '127.0.0.1', port: server.port, security: 'none', user: 'u', password: 'secret!' });
  open.push(server, transport);
  const result = await transport.send(await mailOf('m1'));
  expect(result).toMatchObject({ ok: false, error: { code: 'temporary', scope: 'server' } });
});

describe('a mail that is refused', () => {
  test.each<readonly [string, Script]>([
    ['an unknown recipient', { RCPT: '550 5.1.1 no such user' }],
    ['too much of it', { 'end of data': '552 5.3.4 too large' }],
  ])('for good: %s', async (_, script) => {
    const why = Object.values(script)[0];
    expect(await faultOf(script)).toEqual({ code: 'permanent', scope: 'mail', why });
  });

  test.each<readonly [string, Script]>([
    ['a greylist', { RCPT: '451 4.7.1 come back later' }],
    ['a full mailbox', { 'end of data': '452 4.2.2 mailbox full' }],
  ])('for now: %s', async (_, script) => {
    expect(await faultOf(script)).toMatchObject({ code: 'temporary', scope: 'mail' });
  });

  test.each<readonly [string, Script]>([
    ['a sender that is not let in', { MAIL: '553 5.7.1 not you' }],
    ['Postfix, to which nobody has signed in', { RCPT: '554 5.7.1 <anna@example.org>: Relay access denied' }],
    ['Exim, to which nobody has signed in', { RCPT: '550 relay not permitted' }],
    ['a relay that asks for a name', { MAIL: '530 5.7.0 Authentication required' }],
  ])('since it comes from us, which is ours to mend: %s', async (_, script) => {
    const why = Object.values(script)[0];
    expect(await faultOf(script)).toEqual({ code: 'temporary', scope: 'sender', why });
  });

  test('does not spoil the connection for the next', async () => {
    const { server, transport } = await serverAnd({ RCPT: '550 no' });
    await transport.send(await mailOf('m1'));
    await transport.send(await mailOf('m2'));
    expect(server.connections()).toBe(1);
  });
});

describe('a server that cannot be reached', () => {
  test.each<readonly [string, Script]>([
    ['hangs up at once', { greeting: 'hang up' }],
    ['says nothing', { greeting: 'say nothing' }],
    ['closes down', { MAIL: '421 4.3.2 closing' }],
    ['hangs up before it has asked for the mail', { RCPT: 'hang up' }],
    ['falls silent before it has asked for the mail', { DATA: 'say nothing' }],
    ['greets with a fault', { greeting: '554 5.3.2 no service' }],
  ])('%s: no mail is lost', async (_, script) => {
    expect(await faultOf(script)).toMatchObject({ code: 'temporary', scope: 'server' });
  });

  test('is not there', async () => {
    const { server, transport } = await serverAnd();
    await server.close();
    const result = await transport.send(await mailOf('m1'));
    expect(result).toMatchObject({ ok: false, error: { code: 'temporary', scope: 'server' } });
  });

  test('refuses the password, which is ours to mend and never shown', async () => {
    const server = await fakeServer({ EHLO: '250-hello\r\n250 AUTH PLAIN', AUTH: '535 5.7.8 wrong password' });
    const transport = smtp({ host: '127.0.0.1', port: server.port, security: 'none', user: 'u', password: 'secret!' });
    open.push(server, transport);
    const result = await transport.send(await mailOf('m1'));
    expect(result).toMatchObject({ ok: false, error: { code: 'temporary', scope: 'server' } });
    expect(JSON.stringify(result)).not.toContain('secret!');
  });
});

describe('a connection that breaks after the mail and before the answer', () => {
  test.each<readonly [string, Script]>([
    ['hung up', { 'end of data': 'hang up' }],
    ['silent', { 'end of data': 'say nothing' }],
  ])('%s: the mail may have been taken, so it is not sent again', async (_, script) => {
    const { server, transport } = await serverAnd(script);
    const result = await transport.send(await mailOf('m1'));
    expect(result).toMatchObject({ ok: false, error: { code: 'uncertain', scope: 'server' } });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(server.mails).toHaveLength(1);
  });
});

test('a mail server is believed by the certificate of a house of its own, and not without it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-ca-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const form = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=mail'];
  const san = ['-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', [...form, ...san, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const own = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  const server = await fakeServer({}, own);
  open.push(server);
  const sent = async (ca?: string) => {
    const settings = { host: '127.0.0.1', port: server.port, security: 'tls', patience: 3_000 } as const;
    const transport = smtp(ca === undefined ? settings : { ...settings, ca });
    open.push(transport);
    return transport.send(await mailOf('m1'));
  };
  expect(await sent(own.cert)).toEqual({ ok: true, value: { answer: '250 taken' } });
  expect(await sent()).toMatchObject({
    ok: false,
    error: { scope: 'server', why: expect.stringMatching(/self-signed certificate \(mail\.ca names/) },
  });
});

import { expect, test } from 'vitest';
import { duringRequest, openLog } from '../../src/server/log.ts';

const written = (act: (log: ReturnType<typeof openLog>) => void): string => {
  const lines: string[] = [];
  act(openLog('info', { write: (line) => lines.push(line) }));
  return lines.join('');
};

test.each([
  ['a password', { password: 'swordfish' }, 'swordfish'],
  ['a token by its name', { resetToken: 'abc' }, 'abc'],
  ['a cookie', { cookie: 'session=abc' }, 'session=abc'],
  ['orders', { orders: 'A7 MARCH Gloucester' }, 'Gloucester'],
  ['a letter', { letter: 'Dear cousin' }, 'cousin'],
  ['a letter in a stack', { text: 'x', body: 'Dear cousin' }, 'cousin'],
  ['an address', { email: 'anna@example.org' }, 'anna'],
  ['an address within a message', { message: 'no mailbox for anna@example.org here' }, 'anna@example.org'],
  ['a long token within a message', { message: `GET /x/${'a1B2'.repeat(12)}` }, 'a1B2a1B2'],
  ['a token in a query', { message: '/verify?token=abc123&x=1' }, 'abc123'],
  ['a bearer', { message: 'Authorization: Bearer abc.def' }, 'abc.def'],
  ['the password of a database', { message: 'postgres://chancery:hidden@db/x failed' }, 'hidden'],
])('no line of the log holds %s', (_what, facts, secret) => {
  const line = written((log) => log.error('incident', facts as never));
  expect(line).toContain('incident');
  expect(line).not.toContain(secret);
});

test('a line keeps what helps: ids, numbers, and the request it belongs to', () => {
  const campaign = 'zaxgzgjyect6nd6v2gjxk5sq';
  const line = written((log) =>
    duringRequest({ request: '0123456789abcdef', campaign, seat: 'Eng' }, () => log.info('turn closed', { turn: 7 })),
  );
  expect(JSON.parse(line)).toMatchObject({
    level: 'info',
    request: '0123456789abcdef',
    campaign,
    seat: 'Eng',
    turn: 7,
    msg: 'turn closed',
  });
});

test('a message is looked at as well', () => {
  expect(written((log) => log.warn('mail to anna@example.org failed'))).not.toContain('anna');
});

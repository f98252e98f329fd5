import { expect, test } from 'vitest';
import type { Received } from '../../src/index.ts';
import { mailBytes, received } from '../mail-file.ts';
import { opened, told, withRealServers } from './real-house.ts';

withRealServers('exim, which hands over to our listener', (house) => {
  /** How many mails have come, after exim has gone through what it put off, as it does every few minutes by itself. */
  const comeSoFar = async (): Promise<number> => {
    await house().servers.runQueue();
    return house().direct.length;
  };

  test('whom it refuses is refused for good', async () => {
    expect(await house().send(mailBytes('plain'), 'refused@play.example.net')).toMatch(/^permanent mail: 550/);
  });

  test('hands mail over to our listener, with its envelope', async () => {
    await house().send(mailBytes('latin-1'), 'orders+abc@direct.example.net');
    await expect.poll(comeSoFar, { timeout: 20_000 }).toBe(1);
    const mail = house().direct[0] as Received;
    expect(mail.envelope).toEqual({ from: 'anna@example.org', to: ['orders+abc@direct.example.net'] });
    expect(told(await opened(mail))).toEqual(told(await opened(received(mailBytes('latin-1')))));
  });

  test('keeps what our listener refuses for the moment, and brings it once', async () => {
    house().refusals = 2;
    await house().send(mailBytes('plain'), 'orders+later@direct.example.net');
    await expect.poll(() => house().troubles.length, { timeout: 20_000 }).toBe(1);
    await house().servers.runQueue();
    await house().servers.runQueue();
    expect(house().direct).toHaveLength(1);
    expect(house().troubles.map(({ code, why }) => [code, why])).toEqual([
      ['not-taken', 'not now'],
      ['not-taken', 'not now'],
    ]);
    await house().servers.runQueue();
    expect(house().direct).toHaveLength(1);
  });

  test('fifty mails at once are all taken over', async () => {
    const names = Array.from({ length: 50 }, (_, count) => `m${count}`);
    await Promise.all(names.map((name) => house().send(mailBytes('plain'), `orders+${name}@direct.example.net`)));
    await expect.poll(comeSoFar, { timeout: 60_000 }).toBe(50);
    const tokens = house().direct.map(({ envelope }) => envelope?.to[0]?.split(/[+@]/)[1]);
    expect(new Set(tokens)).toEqual(new Set(names));
  });
});

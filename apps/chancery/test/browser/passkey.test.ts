import { createServer } from 'node:net';
import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { drawPng, ownSettings } from '../server/running.ts';
import { keptLog } from '../server/visitor.ts';
import { device, inChromium } from './chromium.ts';
import { comeIn, person } from './house.ts';

/** A port that nobody listens at: a passkey is bound to a name, and the server must know its own before it starts. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

inChromium('passkeys', () => {
  test('a passkey is added on the account page, signs in without a password, and is removed', async () => {
    const port = await freePort();
    const address = `http://localhost:${port}`;
    const environment = {
      CHANCERY_HTTP_PORT: String(port),
      CHANCERY_BASE_URL: address,
      CHANCERY_ACCOUNTS_SIGN_UP: 'open',
    };
    const settings = ownSettings(temporaryFolder(), null, environment);
    const server = await startServer(settings, { rulesets: RULESETS, log: keptLog().log, drawPng });
    onTestFinished(() => server.stop());
    const { email } = await person(server, 'Nora');
    const context = await device(address);
    await comeIn(context, address, email);
    const page = await context.newPage();
    const authenticator = await context.newCDPSession(page);
    await authenticator.send('WebAuthn.enable');
    await authenticator.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto('/account/security');
    await page.getByLabel('Name it').fill('My phone');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('The passkey is added').waitFor();

    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.goto('/sign-in?next=/account/data');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'Everything we keep about you' }).waitFor();
    await page.goto('/account/security');
    await page.getByRole('button', { name: 'Remove My phone' }).click();
    await page.getByText('The passkey is removed').waitFor();
    expect(await page.getByRole('button', { name: 'Remove My phone' }).count()).toBe(0);
  });
});

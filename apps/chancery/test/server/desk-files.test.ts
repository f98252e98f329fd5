import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startDemo } from '../../src/server/index.ts';
import { drawPng, ownSettings } from './running.ts';
import { Browser, ISLAND, keptLog } from './visitor.ts';

const demo = async () => {
  const { server, link } = await startDemo(
    ownSettings(temporaryFolder()),
    { rulesets: RULESETS, log: keptLog().log, drawPng },
    ISLAND,
  );
  onTestFinished(() => server.stop());
  const browser = new Browser(server.address);
  await browser.open(link);
  return { address: server.address, browser, campaign: /campaigns?[/=](\w+)/.exec(browser.path)?.[1] ?? '' };
};

test('the page of the desk has no script within it, and may run none but files of the server', async () => {
  const { address } = await demo();
  const page = await fetch(`${address}/desk`);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src 'none'; script-src 'self';/);
  const scripts = [...(await page.text()).matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(([, attributes = '', content]) => content !== '' || !/ src="\//.test(attributes))).toEqual([]);
});

test('with its first bytes the page names what it will ask for, whoever asks', async () => {
  const { address, browser, campaign } = await demo();
  const path = `/desk?campaign=${campaign}&seat=Eng`;
  const linksFor = async (cookie: string): Promise<string> =>
    (await fetch(address + path, { headers: { cookie, 'accept-language': 'de' } })).headers.get('link') ?? '';
  const links = await linksFor(browser.cookie);
  expect(links).toContain(`</api/v1/campaigns/${campaign}/seats/Eng/opening>; rel=preload`);
  const modules = [...links.matchAll(/<(\/_app\/[^>]+\.js)>; rel=preload; as=script/g)].map(([, file = '']) => file);
  expect(modules.length).toBeGreaterThan(1);
  for (const file of modules) expect((await fetch(address + file)).status).toBe(200);
  const strange = (await fetch(`${address}/desk?campaign=none&seat=%3E;x`)).headers.get('link') ?? '';
  expect(strange).toContain('/seats/%3E%3Bx/opening');
  expect(strange.split(',').length).toBe(links.split(',').length);
});

test('files that may change are asked for again and sent only then; a turn file comes packed', async () => {
  const { address, browser, campaign } = await demo();
  const first = await fetch(`${address}/desk`);
  const again = await fetch(`${address}/desk`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect([first.status, again.status]).toEqual([200, 304]);

  const path = `${address}/api/v1/campaigns/${campaign}/seats/Eng/turn-file`;
  const headers = { cookie: browser.cookie };
  const plain = await fetch(path, { headers: { ...headers, 'accept-encoding': 'identity' } });
  const packed = await fetch(`${path}?world=packed`, { headers: { ...headers, 'accept-encoding': 'br' } });
  expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'br']);
  const [whole, small] = [await plain.text(), await packed.text()];
  expect(small.length).toBeLessThan(whole.length * 0.7);
  expect(JSON.parse(small).setting.world).toMatchObject({ format: 'chancery-world-2' });
});

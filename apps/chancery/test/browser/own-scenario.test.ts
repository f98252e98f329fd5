import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeTurn, joinCampaign, startCampaign, userActor } from '@chancery/app';
import { type CampaignId, type Result, seatId } from '@chancery/core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { device, inChromium, LAPTOP } from './chromium.ts';
import { comeIn, exampleHouse, mailHouse, person } from './house.ts';
import { letterbox } from './mail-only.ts';

/** The scenario that docs/scenarios.md prints: its last example. */
const manual = readFileSync(join(import.meta.dirname, '../../../../docs/scenarios.md'), 'utf8');
const ISLES = [...manual.matchAll(/```yaml\n([\s\S]*?)```/g)].at(-1)?.[1] ?? '';

/** A scenario of Rounds that gives the places of its camps. */
const CAMPS = readFileSync(
  join(import.meta.dirname, '../../../../packages/examples/test/rounds/six-camps.yaml'),
  'utf8',
);

/** The same with six faults, and where each is. */
const FAULTS: readonly (readonly [from: string, to: string, path: string])[] = [
  [
    'productionAreas: 0, city: true, cityName: York',
    'productionAreas: 3, city: true, cityName: York',
    'scenario.provinces[1].productionAreas',
  ],
  ['cityName: York, buildList: town', 'cityName: York, buildList: towns', 'scenario.provinces[1].buildList'],
  ['capital: 7', 'capital: 9', 'scenario.realms[1].capital'],
  ['archers: 1 } }\n    - { province: 4', 'elves: 1 } }\n    - { province: 4', 'scenario.garrisons[2].troops.elves'],
  ['province: 7, infantry', 'province: 10, infantry', 'scenario.commanders[0].province'],
  ['azure, 3 crown or', 'azure, 3 unicorn or', 'scenario.realms[2].arms'],
];
const SPOILED = FAULTS.reduce((text, [from, to]) => text.replace(from, to), ISLES);

const upload = async (page: Page, text: string): Promise<void> => {
  const file = { name: 'isles.yaml', mimeType: 'application/yaml', buffer: Buffer.from(text) };
  await page.getByLabel('File').setInputFiles(file);
  await page.getByRole('button', { name: 'Check and keep' }).click();
};

const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

inChromium('a scenario of one’s own', () => {
  test('a scenario written by hand is uploaded without script, mended by its paths, and played in Chromium and by mail', async () => {
    const house = await mailHouse();
    const { server, address } = house;
    const { app } = server;
    const [ada, bob, mia] = [await person(server, 'Ada'), await person(server, 'Bob'), await person(server, 'Mia')];
    const laptop = await device(address, { ...LAPTOP, javaScriptEnabled: false });
    await comeIn(laptop, address, ada.email);
    const page = await laptop.newPage();
    await page.goto('/campaigns/new');
    await page.getByRole('link', { name: 'A scenario of your own' }).click();
    await upload(page, SPOILED);
    await page.getByText('6 faults').waitFor();
    for (const [, , path] of FAULTS) await page.getByText(path, { exact: true }).waitFor();
    await page.getByText('Take one of its cities: 7.').waitFor();
    await looked(page, 'faults');

    await upload(page, ISLES);
    await page.getByText('The scenario is in order').waitFor();
    await page.getByText('Kingdom of England, Kingdom of Scotland, High Kingdom of Ireland').waitFor();
    const map = page.getByRole('img', { name: 'The map of The Isles as the game begins' });
    expect(await map.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)).toBeGreaterThan(
      0,
    );
    await looked(page, 'preview');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.locator('code.link').innerText();
    expect(await (await fetch(link.replace(app.config.baseUrl, address))).json()).toMatchObject({ withheld: false });
    await page.getByRole('button', { name: 'Take the link back' }).click();
    await page.getByText('The link was taken back.').waitFor();
    expect((await fetch(link.replace(app.config.baseUrl, address))).status).toBe(404);

    await page.getByRole('link', { name: 'Make a game of it' }).click();
    await page.getByText('Which seats').or(page.getByText('The Isles').first()).first().waitFor();
    await page.getByRole('button', { name: 'Make and open the game' }).click();
    await page.waitForURL(/invite/);
    const campaignId = (/campaigns\/([a-z0-9]+)\/invite/.exec(page.url())?.[1] ?? '') as CampaignId;

    const by = ({ id }: typeof ada) => userActor(id);
    for (const [who, seat] of [
      [bob, 'Eng'],
      [mia, 'Sco'],
    ] as const) {
      must(await joinCampaign(app, by(who), { campaignId, seat: seatId(seat) }));
    }
    must(await startCampaign(app, by(ada), { campaignId }));
    const mail = letterbox(house, mia.email);

    const england = await device(address, { ...LAPTOP, javaScriptEnabled: false });
    await comeIn(england, address, bob.email);
    const plain = await england.newPage();
    await (await mail.next(/The Isles/)).answer('G7 FORM ARMY AS A1\nG7 TRANSFER 2 longbowmen TO A1');
    expect((await mail.next(/^Received /m)).text).toMatch(/2 lines: all accepted/);
    await send(plain, campaignId, 'G2 FORM ARMY AS A1\nG2 TRANSFER 2 men_at_arms TO A1');
    must(await closeTurn(app, by(ada), { campaignId, turn: 1, excused: true }));

    const news = await mail.next(/turn 2/i);
    expect(news.text).toMatch(/Summer 1315/);
    await news.answer('A1 MARCH Northumberland');
    expect((await mail.next(/^Received /m)).text).toMatch(/1 line: all accepted|accepted/);
    await send(plain, campaignId, 'A1 MARCH Northumberland');
    must(await closeTurn(app, by(ada), { campaignId, turn: 2, excused: true }));
    expect((await mail.next(/turn 3/i)).text).toMatch(/Northumberland/);
    await plain.goto(`/campaigns/${campaignId}/seats/Eng`);
    await plain
      .getByText(/Northumberland/)
      .first()
      .waitFor();
  });

  test('places are uploaded without script, a map is grown around them and shown, and a game is made of it', async () => {
    const { server, address } = await exampleHouse();
    const ada = await person(server, 'Ada');
    const laptop = await device(address, { ...LAPTOP, javaScriptEnabled: false });
    await comeIn(laptop, address, ada.email);
    const page = await laptop.newPage();
    await page.goto('/campaigns/new');
    await page.getByRole('link', { name: 'A scenario of your own' }).click();
    await upload(page, CAMPS.replace('to: Cairn }', 'to: Crain }').replace('x: 80, y: 0', 'x: 40, y: 5'));
    await page.getByText('map.borders[1].to', { exact: true }).waitFor();
    await page.getByText('there is no area Crain among the points').waitFor();
    await upload(page, CAMPS);
    await page.getByText('The scenario is in order').waitFor();
    const map = page.getByRole('img', { name: 'The map of Six Camps as the game begins' });
    expect(await map.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)).toBeGreaterThan(
      0,
    );
    await looked(page, 'grown');
    await page.getByRole('link', { name: 'Make a game of it' }).click();
    await page.getByRole('button', { name: 'Make and open the game' }).click();
    await page.waitForURL(/invite/);
  });
});

/** Orders on the plain page of England, which needs no script. */
const send = async (page: Page, campaignId: CampaignId, text: string): Promise<void> => {
  await page.goto(`/campaigns/${campaignId}/seats/Eng`);
  await page.getByRole('textbox', { name: /One order per line/ }).fill(text);
  await page.getByRole('button', { name: 'Send in' }).click();
  const anyway = page.getByRole('button', { name: 'Send anyway' });
  await page.getByText('Your orders count.').or(anyway).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await page.getByText('Your orders count.').waitFor();
};

/** Nothing hangs over on a laptop and on a phone; pictures are kept where somebody wants to look at them. */
const looked = async (page: Page, name: string): Promise<void> => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const folder = process.env['CHANCERY_SHOTS'];
    if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
    const box = await page.locator('main').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${width}`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
};

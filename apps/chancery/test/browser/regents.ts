/** A game of Domains among people that begins where a test says, in the words of a case; its months are closed by hand. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  closeTurn,
  createCampaign,
  joinCampaign,
  openCampaign,
  setNotices,
  showCampaign,
  startCampaign,
  submitOrders,
  userActor,
} from '@chancery/app';
import { type AnyRuleset, type CampaignId, HOUR, type Result, rulesetId, seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { enter, sendIn } from './at-desk.ts';
import { device, LAPTOP } from './chromium.ts';
import { comeIn, mailHouse, person } from './house.ts';
import { secretsShown } from './kept-secrets.ts';
import { statedPosition } from './stated-position.ts';

export type Regent = Awaited<ReturnType<typeof person>>;

const DOMAINS = RULESETS.find(({ id }) => id === 'domains') as AnyRuleset;
/** How long a month is open. */
const MONTH = 72 * HOUR;
const POLLING = { timeout: 60_000 } as const;

export const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** `rulers`: who holds which seat, by its code; the rules run the others. In the Vale of Sarn unless said otherwise. */
export const regents = async (
  words: string,
  rulers: { readonly [code: string]: string },
  settings: object = {},
  scenario = 'sarn',
) => {
  const position = await statedPosition(DOMAINS, words, scenario);
  let passed = 0;
  const now = (): number => Date.now() + passed;
  const rulesets = [{ ...DOMAINS, setup: () => position }];
  const house = await mailHouse({ rulesets, now });
  const { app } = house.server;
  const master = await person(house.server, 'Mona');
  const by = ({ id }: Regent) => userActor(id);
  const { campaignId } = must(
    await createCampaign(app, by(master), {
      title: 'The Vale',
      ruleset: rulesetId('domains'),
      scenario,
      deadlineRule: { kind: 'every', milliseconds: MONTH },
      settings: { startWhenFull: false, breakerPercent: null, ...settings },
    }),
  );
  must(await openCampaign(app, by(master), { campaignId }));
  const regent: { [code: string]: Regent } = {};
  for (const [code, name] of Object.entries(rulers)) {
    const ruler = await person(house.server, name);
    regent[code] = ruler;
    must(await joinCampaign(app, by(ruler), { campaignId, seat: seatId(code) }));
  }
  must(await startCampaign(app, by(master), { campaignId }));
  let month = 1;
  const of = (code: string): Regent => regent[code] ?? master;
  return {
    house,
    campaignId,
    master,
    of,
    /** Their reports by mail have the turn file with them from now on. */
    async wantsTurnFiles(code: string): Promise<void> {
      must(await setNotices(app, by(of(code)), { turnFile: true }));
    },
    /** Sends a month's orders in as a program would; every line must be understood. */
    async send(code: string, text: string): Promise<void> {
      const sheet = { campaignId, seat: seatId(code), channel: 'api', text } as const;
      const { lines } = must(await submitOrders(app, by(of(code)), sheet));
      expect(lines.filter(({ outcome }) => outcome === 'illegal' || outcome === 'malformed')).toEqual([]);
    },
    /** The master runs the month before its time, which nobody misses. */
    async close(): Promise<void> {
      must(await closeTurn(app, by(master), { campaignId, turn: month, excused: true }));
      month += 1;
    },
    /** The deadline passes, and the month is run by the master or the server, whichever comes first. */
    async deadlinePasses(): Promise<void> {
      passed += MONTH + HOUR;
      await closeTurn(app, by(master), { campaignId, turn: month });
      await expect
        .poll(async () => must(await showCampaign(app, by(master), { campaignId })).turn, POLLING)
        .toBe(month);
      month += 1;
    },
    /** A laptop on which somebody has signed in, and its first page. */
    async laptopOf(who: Regent, options: Parameters<typeof device>[1] = LAPTOP) {
      const laptop = await device(house.address, options);
      await comeIn(laptop, house.address, who.email);
      return laptop.newPage();
    },
    desk: (code: string): string => `/desk?campaign=${campaignId}&seat=${code}`,
    /** What the ruler of a seat would read otherwise if others had other secrets; they must have some, and have read much. */
    async secretsShownTo(code: string, { email, id } = of(code), spoiled: readonly AnyRuleset[] = rulesets) {
      // What the server checks by itself says at once that the record was changed.
      const paths = pathsOf(campaignId, code).filter((path) => !/\/record$/.test(path));
      const reader = { seat: seatId(code), id, email, paths };
      const { shown, changed, read } = await secretsShown({ folder: house.folder, rulesets: spoiled, now }, reader);
      expect(changed).toBe(month);
      expect(read).toBeGreaterThan(paths.length);
      return shown;
    },
    /** Whatever of pages, files, feeds and mails comes to the ruler of a seat. */
    async allThatComesTo(code: string): Promise<string> {
      const laptop = await device(house.address);
      await comeIn(laptop, house.address, of(code).email);
      const texts: string[] = [];
      for (const path of pathsOf(campaignId, code)) {
        const answer = await laptop.request.get(path);
        expect(answer.status(), path).toBeLessThan(400);
        texts.push(await answer.text());
      }
      const mails = readdirSync(house.mails).filter((name) => name.startsWith(`${of(code).email.split('@')[0]}@`));
      return [...texts, ...mails.map((name) => unfolded(readFileSync(join(house.mails, name), 'utf8')))].join('\n');
    },
  };
};

const pathsOf = (campaignId: CampaignId, code: string): readonly string[] => {
  const page = `/campaigns/${campaignId}`;
  const api = `/api/v1${page}`;
  return [
    ...['/', '/games', page, `${page}/dice`, `${page}/record`, `${page}/deeds`, `${page}/press.atom`],
    ...['', '?turn=0', '/sheet', '/order-forms', '/rules', '/letters'].map((leaf) => `${page}/seats/${code}${leaf}`),
    ...[api, `${api}/turns`, `${api}/standings`, `${api}/dice`, `${api}/map.svg`],
    ...['turn-file', 'opening', 'draft', 'receipts'].map((file) => `${api}/seats/${code}/${file}`),
    '/api/v1/notices',
  ];
};

/** A mail in which no word is broken by a line, nor packed. */
const unfolded = (mail: string): string =>
  [
    mail.replace(/=\r?\n/g, ''),
    ...(mail.match(/^(?:[A-Za-z0-9+/]{60,}\r?\n)+[A-Za-z0-9+/=]*$/gm) ?? []).map((packed) =>
      Buffer.from(packed, 'base64').toString('utf8'),
    ),
  ].join('\n');

const listOf = (page: Page) => page.getByRole('complementary', { name: 'Orders' });

/** Opens the list of orders at the desk. */
export const openList = async (page: Page) => {
  if (!(await listOf(page).isVisible())) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Orders/ })
      .click();
  }
  return listOf(page);
};

/** Writes the month's orders at the desk, as text. */
export const write = async (page: Page, lines: readonly string[]): Promise<void> => {
  const list = await openList(page);
  await list.getByRole('button', { name: 'Write as text' }).click();
  await list.getByLabel('One order per line').fill(lines.join('\n'));
  await list.getByRole('button', { name: /^Take \d+ orders?$/ }).click();
};

/** The same, and sends them in. */
export const order = async (page: Page, lines: readonly string[]): Promise<void> => {
  await write(page, lines);
  await sendIn(page);
};

/** Opens the desk anew, and its news, which must say this. */
export const readNews = async (page: Page, desk: string, words: RegExp): Promise<void> => {
  await page.goto(desk);
  await enter(page, 'News');
  await page.getByText(words).first().waitFor({ state: 'attached', timeout: 60_000 });
};

/** What comes out of a printer: sheets of A4 as pictures and as PDF. By day alone: paper is white. */
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Games } from './games.ts';
import { settled } from './settled.ts';

/** A4 at 96 pixels an inch. */
const LONG = 1123;
const SHORT = 794;

export interface Print {
  readonly name: string;
  readonly path: string;
  readonly lies?: true;
  /** On a desk: the room whose button prints. */
  readonly room?: 'map';
}

/** What people print: the map of their desk, their report, the tables of the rules, the forms of all orders. */
export const printsOf = ({ rounds, live }: Games): readonly Print[] =>
  Object.entries({ rounds, live }).flatMap(([pace, { id, seat, told }]): readonly Print[] => [
    { name: `map-${pace}`, path: `/desk?campaign=${id}&seat=${seat}`, room: 'map', lies: true },
    { name: `report-${pace}`, path: `/campaigns/${id}/seats/${seat}` },
    { name: `turn-${pace}`, path: `/campaigns/${id}/turns/${told}` },
    { name: `tables-${pace}`, path: `/campaigns/${id}/seats/${seat}/rules` },
    { name: `order-forms-${pace}`, path: `/campaigns/${id}/seats/${seat}/order-forms` },
  ]);

/** The page as it lies in the printer, and the sheets themselves. */
export const takePrint = async (page: Page, { path, room, lies }: Print, file: string): Promise<void> => {
  const [width, height] = lies ? [LONG, SHORT] : [SHORT, LONG];
  await page.setViewportSize({ width, height });
  await page.goto(path, { waitUntil: 'load' });
  if (room !== undefined) {
    await page.locator(`header [data-room="${room}"]`).click();
    await page.locator('.drawn-map #labels text').first().waitFor();
  }
  await settled(page);
  writeFileSync(`${file}.pdf`, await page.pdf({ preferCSSPageSize: true, format: 'A4' }));
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  await page.emulateMedia({ media: 'print' });
  await settled(page);
  await page.screenshot({ path: `${file}.png`, fullPage: room === undefined });
  await page.evaluate("dispatchEvent(new Event('afterprint'))");
  await page.emulateMedia({ media: 'screen' });
};

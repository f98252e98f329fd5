import { keptDrawing, readPublicReport, readReport, showMap, type TurnReport } from '@chancery/app';
import { ok, type Result } from '@chancery/core';
import { drawSvg } from '@chancery/maps';
import { toPage, toText } from '@chancery/reports';
import { page, type Route, route } from '../route/route.ts';
import { REPORT } from '../schema/report.ts';

const TEXT = 'text/plain; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const SVG = 'image/svg+xml';

const OF_EVERYBODY = '/campaigns/{campaign}/turns/{turn}';
const OF_SEAT = '/campaigns/{campaign}/seats/{seat}/turns/{turn}';

export const REPORT_ROUTES: readonly Route[] = [
  page({
    name: 'drawMap',
    method: 'get',
    path: '/campaigns/{campaign}/map.svg',
    summary: 'The map of today, as everybody may see it',
    uses: [showMap],
    cost: 5,
    produces: SVG,
    async run({ app, actor, params }) {
      const shown = await showMap(app, actor, { campaignId: params.campaign });
      if (!shown.ok) return shown;
      const { world, picture } = shown.value;
      return ok(keptDrawing(picture, 'map', () => drawSvg(world, picture)));
    },
  }),
  route({
    name: 'readPublicReport',
    method: 'get',
    path: `${OF_EVERYBODY}/report`,
    summary: 'What everybody may know of a turn, as sections and lines',
    uses: [readPublicReport],
    answer: REPORT,
    async run({ app, actor, params }) {
      const read = await readPublicReport(app, actor, { campaignId: params.campaign, turn: params.turn });
      return read.ok ? ok(read.value.report) : read;
    },
  }),
  page({
    name: 'readPublicReportAsText',
    method: 'get',
    path: `${OF_EVERYBODY}/report.txt`,
    summary: 'The same as text of 78 columns',
    uses: [readPublicReport],
    produces: TEXT,
    run: async ({ app, actor, params }) =>
      asText(await readPublicReport(app, actor, { campaignId: params.campaign, turn: params.turn })),
  }),
  page({
    name: 'readPublicReportAsPage',
    method: 'get',
    path: `${OF_EVERYBODY}/report.html`,
    summary: 'The same as a page with the map, which needs nothing else',
    uses: [readPublicReport],
    cost: 5,
    produces: HTML,
    run: async ({ app, actor, params }) =>
      asPage(await readPublicReport(app, actor, { campaignId: params.campaign, turn: params.turn })),
  }),
  route({
    name: 'readReport',
    method: 'get',
    path: `${OF_SEAT}/report`,
    summary: 'The report of your seat for any turn that is out, as sections and lines',
    uses: [readReport],
    answer: REPORT,
    async run({ app, actor, params: { campaign, seat, turn } }) {
      const read = await readReport(app, actor, { campaignId: campaign, seat, turn });
      return read.ok ? ok(read.value.report) : read;
    },
  }),
  page({
    name: 'readReportAsText',
    method: 'get',
    path: `${OF_SEAT}/report.txt`,
    summary: 'The same as text of 78 columns',
    uses: [readReport],
    produces: TEXT,
    run: async ({ app, actor, params: { campaign, seat, turn } }) =>
      asText(await readReport(app, actor, { campaignId: campaign, seat, turn })),
  }),
  page({
    name: 'readReportAsPage',
    method: 'get',
    path: `${OF_SEAT}/report.html`,
    summary: 'The same as a page with the map as your seat knew it, which needs nothing else',
    uses: [readReport],
    cost: 5,
    produces: HTML,
    run: async ({ app, actor, params: { campaign, seat, turn } }) =>
      asPage(await readReport(app, actor, { campaignId: campaign, seat, turn })),
  }),
  page({
    name: 'drawSeatMap',
    method: 'get',
    path: `${OF_SEAT}/map.svg`,
    summary: 'The map after a turn, as your seat knew it',
    uses: [readReport],
    cost: 5,
    produces: SVG,
    async run({ app, actor, params: { campaign, seat, turn } }) {
      const read = await readReport(app, actor, { campaignId: campaign, seat, turn });
      return read.ok ? ok(drawSvg(read.value.map.world, read.value.map.picture)) : read;
    },
  }),
];

const asText = <E>(read: Result<TurnReport, E>): Result<string, E> => (read.ok ? ok(toText(read.value.report)) : read);

const asPage = <E>(read: Result<TurnReport, E>): Result<string, E> => {
  if (!read.ok) return read;
  const { report, map } = read.value;
  const draw = (): string => drawSvg(map.world, map.picture, { prefix: 'map-' });
  return ok(toPage(report, { mapSvg: keptDrawing(map.picture, 'of a report', draw) }));
};

import { knownTo, packTurnFile, type SeatId, seatName } from '@chancery/core';
import type { MailAttachment } from '@chancery/mail';
import { escapeHtml, type ShownReport, toHtml, toText } from '@chancery/reports';
import { type CampaignRow, type UserId, userSettingOf } from '@chancery/store';
import { inPlay } from '../../../campaign/pace/in-play.ts';
import { turnFileOf } from '../../../desk/reading/read-turn-file.ts';
import { reportOf } from '../../../desk/reading/report-of.ts';
import { userActor } from '../../../ground/actor.ts';
import type { App } from '../../../ground/app.ts';
import { wantsTurnFile } from '../../../ground/tell/language.ts';
import { incident } from '../../../ground/use-case.ts';
import { gameName } from '../game-name.ts';
import type { MailOffice } from '../settings.ts';
import type { ReportHead } from '../text/mail.ts';
import { saidOnce } from './said-once.ts';

/** A report that goes to somebody by mail. */
export interface WantedReport {
  readonly campaign: CampaignRow;
  readonly seat: SeatId;
  readonly turn: number;
  readonly reader: UserId;
  /** They rule the seat still. */
  readonly holds: boolean;
  /** What stands for the map where no picture is shown. */
  readonly mapSaid: string;
}

/** A report as it stands in a mail. */
export interface WrittenReport {
  /** What the rules call the turn. */
  readonly heading: string;
  readonly text: string;
  /** What is read on one screen: what the seat gained and lost. */
  readonly summary: string;
  readonly summaryText: string;
  /** The map, and all else section by section. */
  readonly html: string;
  readonly files: readonly MailAttachment[];
  /** What is attached. */
  readonly attached: ReportHead['files'];
}

/**
 * The report of a seat for a turn that is out: what it heard, what it sees of the map, and, for whoever holds it still, its
 * turn file, in which the draft of now stands. Nothing else.
 */
export const writeReport = async (
  app: App,
  { drawPng }: Pick<MailOffice, 'drawPng'>,
  { campaign, seat, turn, reader, holds, mapSaid }: WantedReport,
): Promise<WrittenReport> => {
  const { db } = app.store;
  const { report: whole, map } = await reportOf(db, app, campaign, { seat, turn, reader: userActor(reader) });
  const report = saidOnce(whole);
  const { ruleset, position } = await inPlay(db, app, { ...campaign, turn });
  const name = `${gameName(campaign)}-${String(turn).padStart(3, '0')}-${seatName(seat)}`;
  const wanted = holds && wantsTurnFile(await userSettingOf(db, reader));
  const file = wanted ? await turnFileOf(db, app, campaign, { seat, turn }) : null;
  const picture = await pictureOf(app, () => drawPng(map.world, map.picture));
  const [first, ...further] = report.sections;
  const { papers } = report;
  const sectionsOf = (sections: ShownReport['sections'], folded: ShownReport['papers']): string =>
    toHtml({ ...report, sections, papers: folded }, { links: false }).replace(HEADER, '');
  return {
    heading: ruleset.text.turn(knownTo(ruleset, position, 'public')),
    text: toText(report).replace(TEXT_HEADER, ''),
    summaryText: toText({ ...report, sections: first === undefined ? [] : [first], papers: [] }).replace(
      TEXT_HEADER,
      '',
    ),
    summary: sectionsOf(first === undefined ? [] : [first], []),
    html: `${picture === null ? '' : `<p><img src="cid:${MAP}" alt="${escapeHtml(mapSaid)}"></p>`}${sectionsOf(further, papers)}`,
    files: [
      ...(picture === null
        ? []
        : [{ name: `${name}-map.png`, contentType: 'image/png', content: picture, inline: MAP, optional: true }]),
      ...(file === null
        ? []
        : [
            {
              name: `${name}.turn.json`,
              contentType: 'application/json',
              content: JSON.stringify(packTurnFile(file)),
              optional: true,
            },
          ]),
    ],
    attached: file === null ? [] : ['turnFile'],
  };
};

/** By which the page of a mail names its map. */
const MAP = 'map@report';
/** What the report is of stands above it. */
const TEXT_HEADER = /^\s*={10,}\n[\s\S]*?\n={10,}\n+/;
const HEADER = /<header>[\s\S]*?<\/header>/;

/** Nobody waits for their report because a picture cannot be drawn. */
const pictureOf = async (app: App, draw: () => ReturnType<MailOffice['drawPng']>): Promise<Uint8Array | null> => {
  try {
    return await draw();
  } catch (error) {
    incident(app, 'the map of a report', error);
    return null;
  }
};

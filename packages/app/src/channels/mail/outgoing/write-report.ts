import { knownTo, packTurnFile, type SeatId, seatName } from '@chancery/core';
import type { MailAttachment } from '@chancery/mail';
import { toHtml, toText } from '@chancery/reports';
import type { CampaignRow, UserId } from '@chancery/store';
import { inPlay } from '../../../campaign/pace/in-play.ts';
import { turnFileOf } from '../../../desk/reading/read-turn-file.ts';
import { reportOf } from '../../../desk/reading/report-of.ts';
import { userActor } from '../../../ground/actor.ts';
import type { App } from '../../../ground/app.ts';
import { incident } from '../../../ground/use-case.ts';
import { gameName } from '../game-name.ts';
import type { MailOffice } from '../settings.ts';
import type { ReportHead } from '../text/mail.ts';

/** A report that goes to somebody by mail. */
export interface WantedReport {
  readonly campaign: CampaignRow;
  readonly seat: SeatId;
  readonly turn: number;
  readonly reader: UserId;
  /** They rule the seat still. */
  readonly holds: boolean;
}

/** A report as it stands in a mail. */
export interface WrittenReport {
  /** What the rules call the turn. */
  readonly heading: string;
  readonly text: string;
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
  { campaign, seat, turn, reader, holds }: WantedReport,
): Promise<WrittenReport> => {
  const { db } = app.store;
  const { report, map } = await reportOf(db, app, campaign, { seat, turn, reader: userActor(reader) });
  const { ruleset, position } = await inPlay(db, app, { ...campaign, turn });
  const name = `${gameName(campaign)}-${String(turn).padStart(3, '0')}-${seatName(seat)}`;
  const file = holds ? await turnFileOf(db, app, campaign, { seat, turn }) : null;
  const picture = await pictureOf(app, () => drawPng(map.world, map.picture));
  return {
    heading: ruleset.text.turn(knownTo(ruleset, position, 'public')),
    text: toText(report),
    html: toHtml(report, { links: false }),
    files: [
      ...(picture === null
        ? []
        : [{ name: `${name}-map.png`, contentType: 'image/png', content: picture, optional: true }]),
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
    attached: [...(picture === null ? [] : ['map' as const]), ...(file === null ? [] : ['turnFile' as const])],
  };
};

/** Nobody waits for their report because a picture cannot be drawn. */
const pictureOf = async (app: App, draw: () => ReturnType<MailOffice['drawPng']>): Promise<Uint8Array | null> => {
  try {
    return await draw();
  } catch (error) {
    incident(app, 'the map of a report', error);
    return null;
  }
};

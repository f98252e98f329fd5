import { knownTo, type SeatId } from '@chancery/core';
import { type CampaignRow, findCampaign, MASTER_PARTY, NO_SEAT, type UserRow, userSettingOf } from '@chancery/store';
import { seatNames } from '../../../campaign/access/scene.ts';
import { inPlay } from '../../../campaign/pace/in-play.ts';
import type { App } from '../../../ground/app.ts';
import { mailLanguage } from '../../../ground/tell/language.ts';
import { errorText } from '../../../ground/text/errors.ts';
import { MASTERS_NAMES } from '../../../ground/text/letters.ts';
import { showTime } from '../../../ground/text/show-time.ts';
import type { ReplyRight } from '../reply-right.ts';
import { ANSWER_WORDS } from '../text/mail-answers.ts';
import type { Addressed, OpenedMail } from './mail-desk.ts';

/** A mail with all that is needed to answer it; null when its campaign is gone. */
export const addressed = async (desk: OpenedMail, right: ReplyRight, user: UserRow): Promise<Addressed | null> => {
  const { db } = desk.app.store;
  const campaign = await findCampaign(db, right.campaignId);
  if (campaign === undefined) return null;
  const name = await seatNames(db, desk.app, campaign);
  const setting = await userSettingOf(db, user.id);
  const zone = setting?.zone ?? 'UTC';
  const language = mailLanguage(setting);
  const say = ANSWER_WORDS[language];
  const seatName = (seat: SeatId): string =>
    seat === MASTER_PARTY ? MASTERS_NAMES[language] : seat === NO_SEAT ? say.waiting.name : name(seat);
  return {
    ...{ desk, right, user, campaign, zone, language, say, seatName },
    timeOf: (at) => showTime(at, zone, language),
    whyNot: (error) => errorText(error, zone, language),
    ...(await turnNamed(desk.app, campaign)),
  };
};

const turnNamed = async (app: App, campaign: CampaignRow): Promise<Pick<Addressed, 'turnName' | 'numbered'>> => {
  if (campaign.startedAt === null) return { turnName: null, numbered: true };
  const { ruleset, position, pace, window } = await inPlay(app.store.db, app, campaign);
  const turnName = ruleset.text.turn(knownTo(ruleset, position, 'public'));
  return { turnName, numbered: pace.listed.label(window).label === undefined };
};

import type { CampaignId, SeatId } from '@chancery/core';
import {
  type AccessTokenId,
  addStandby,
  appointAdministrator,
  type ExtensionId,
  findSeat,
  type IncomingMailId,
  type InvitationId,
  type LetterId,
  type LetterReportId,
  newId,
  type OwnScenarioId,
  type PressId,
  type WebhookId,
} from '@chancery/store';
import { createCampaign } from '../../src/campaign/lifecycle/create-campaign.ts';
import { endCampaign } from '../../src/campaign/lifecycle/end-campaign.ts';
import { openCampaign } from '../../src/campaign/lifecycle/open-campaign.ts';
import { shareScenario } from '../../src/campaign/own-scenarios/share-scenario.ts';
import { uploadScenario } from '../../src/campaign/own-scenarios/upload-scenario.ts';
import { acceptInvitation } from '../../src/campaign/people/accept-invitation.ts';
import { applyForSeat } from '../../src/campaign/people/apply-for-seat.ts';
import { inviteToCampaign } from '../../src/campaign/people/invite.ts';
import { joinCampaign } from '../../src/campaign/people/join-campaign.ts';
import { appointMaster } from '../../src/campaign/people/masters.ts';
import type { CampaignSettings } from '../../src/campaign/terms/settings.ts';
import { makeCalendar } from '../../src/channels/feeds/calendar-feed.ts';
import { addWebhook } from '../../src/channels/webhooks/manage-webhooks.ts';
import { leaveSeat } from '../../src/desk/campaign/leave-seat.ts';
import { pauseCampaign } from '../../src/desk/campaign/pause-campaign.ts';
import { publishPress } from '../../src/desk/letters/publish-press.ts';
import { reportLetter } from '../../src/desk/letters/report-letter.ts';
import { writeLetter } from '../../src/desk/letters/write-letter.ts';
import { openPoll } from '../../src/desk/polls/open-poll.ts';
import { askForExtension } from '../../src/desk/time/ask-for-extension.ts';
import { createToken } from '../../src/house/accounts/manage-tokens.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { startCampaign } from '../../src/turn/triggers/start-campaign.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { ISLES } from '../sample/isles.ts';
import { FOUR_CROWNS, got, HOUR, type House, newPlayer, type Player } from '../sample/people.ts';
import { ENGLAND, LITHUANIA, RECRUIT } from '../sample/play.ts';

/** Long enough for the master to be asked whether it is suitable. */
const PROCLAIM = 'PROCLAIM "We make known that no tax is due on wool this year."';

export interface Cast {
  readonly user: Player;
  /** Rules Lithuania. */
  readonly other: Player;
  /** Rules England. */
  readonly ruler: Player;
  /** Ruled England before. */
  readonly ex: Player;
  readonly master: Player;
  /** Runs another campaign. */
  readonly foreign: Player;
  readonly admin: Player;
  /** A second master. */
  readonly second: Player;
  /** Has asked for a seat; stands by; is blocked. */
  readonly waiting: Player;
}

/** Campaigns of the same people, each where it can be asked for something else. */
export interface Campaigns {
  readonly draft: CampaignId;
  readonly open: CampaignId;
  readonly applying: CampaignId;
  readonly wishing: CampaignId;
  readonly running: CampaignId;
  readonly paused: CampaignId;
  readonly ended: CampaignId;
}

/** What there is to be asked about. */
export interface Things {
  readonly letter: LetterId;
  readonly report: LetterReportId;
  readonly article: PressId;
  readonly extension: ExtensionId;
  readonly invitation: { readonly id: InvitationId; readonly token: string };
  readonly webhook: WebhookId;
  readonly calendar: string;
  /** Held in quarantine; it says that it is of the ruler. */
  readonly mail: IncomingMailId;
  /** Of the ruler. */
  readonly token: AccessTokenId;
  readonly session: string;
  /** Of the ruler, and the secret of the link that shares it. */
  readonly scenario: OwnScenarioId;
  readonly shared: string;
}

export interface Play {
  readonly house: House;
  readonly cast: Cast;
  readonly campaigns: Campaigns;
  readonly things: Things;
}

/** Sets the stage on which every use case is tried. */
export const setStage = async (house: House, joining: CampaignSettings['joining'] = 'open'): Promise<Play> => {
  const { app, db } = house;
  const named = (name: string): Promise<Player> => newPlayer(db, name);
  const cast: Cast = {
    user: await named('Ulla'),
    other: await named('Otto'),
    ruler: await named('Rita'),
    ex: await named('Xaver'),
    master: await named('Mara'),
    foreign: await named('Fritz'),
    admin: await named('Adam'),
    second: await named('Vera'),
    waiting: await named('Paul'),
  };
  await appointAdministrator(db, { userId: cast.admin.id, since: app.now(), appointedBy: null });
  got(await createCampaign(app, cast.foreign.actor, FOUR_CROWNS));
  const campaigns: Campaigns = {
    draft: got(await createCampaign(app, cast.master.actor, { ...FOUR_CROWNS, settings: { joining } })).campaignId,
    open: await opened(house, cast, { joining }),
    applying: await opened(house, cast, { joining: 'application' }),
    wishing: await opened(house, cast, { joining: 'open', seatChoice: 'wishes' }),
    running: await begun(house, cast, joining),
    paused: await begun(house, cast, joining),
    ended: await begun(house, cast, joining),
  };
  await take(house, cast, campaigns.open, cast.waiting, ENGLAND);
  got(await applyForSeat(app, cast.waiting.actor, { campaignId: campaigns.applying, preferences: [], message: '' }));
  got(await joinCampaign(app, cast.user.actor, { campaignId: campaigns.wishing }));
  got(await pauseCampaign(app, cast.master.actor, { campaignId: campaigns.paused, reason: 'a rest' }));
  got(await endCampaign(app, cast.master.actor, { campaignId: campaigns.ended, how: 'enough' }));
  return { house, cast, campaigns, things: await setOut(house, cast, campaigns) };
};

const opened = async ({ app }: House, { master }: Cast, settings: Partial<CampaignSettings>): Promise<CampaignId> => {
  const terms = { ...FOUR_CROWNS, settings: { startWhenFull: false, ...settings } };
  const { campaignId } = got(await createCampaign(app, master.actor, terms));
  got(await openCampaign(app, master.actor, { campaignId }));
  return campaignId;
};

/** Its first turn is out, and England has had another ruler. */
const begun = async (house: House, cast: Cast, joining: CampaignSettings['joining']): Promise<CampaignId> => {
  const { app } = house;
  const { master, ex, other, ruler, second } = cast;
  const campaignId = await opened(house, cast, { joining });
  await take(house, cast, campaignId, ex, ENGLAND);
  await take(house, cast, campaignId, other, LITHUANIA);
  got(await startCampaign(app, master.actor, { campaignId }));
  got(await leaveSeat(app, ex.actor, { campaignId, seat: ENGLAND, reason: '' }));
  await take(house, cast, campaignId, ruler, ENGLAND);
  got(await appointMaster(app, master.actor, { campaignId, userId: second.id }));
  house.pass(HOUR);
  got(await submitOrders(app, ruler.actor, { campaignId, seat: ENGLAND, channel: 'api', text: RECRUIT }));
  got(await closeTurn(app, master.actor, { campaignId, turn: 1 }));
  return campaignId;
};

/** Takes a seat by the way that the campaign leaves open, and tells if it did not work. */
const take = async (
  { app, db }: House,
  { master }: Cast,
  campaignId: CampaignId,
  { id, actor }: Player,
  seat: SeatId,
): Promise<void> => {
  const { token } = await invited({ app }, master, campaignId);
  got(await acceptInvitation(app, actor, { campaignId, invitation: token, seat }));
  const held = await findSeat(db, campaignId, seat);
  if (held?.userId !== id) throw new Error(`nobody rules ${seat}`);
};

const invited = async ({ app }: Pick<House, 'app'>, { actor }: Player, campaignId: CampaignId) => {
  const { id, link } = got(await inviteToCampaign(app, actor, { campaignId, days: 9 }));
  return { id, token: new URL(link).searchParams.get('invitation') ?? '' };
};

const setOut = async (house: House, cast: Cast, campaigns: Campaigns): Promise<Things> => {
  const { app, db } = house;
  const { master, other, ruler, waiting } = cast;
  const { running: campaignId } = campaigns;
  const from = { campaignId, seat: ENGLAND };
  got(await submitOrders(app, ruler.actor, { ...from, channel: 'api', text: `${PROCLAIM}\n${RECRUIT}` }));
  const letter = { campaignId, from: LITHUANIA, to: [ENGLAND], subject: 'Peace', body: 'Shall we?' };
  const rude = got(await writeLetter(app, other.actor, letter));
  const hook = { campaignId, url: 'https://example.org/hook', form: 'plain', kinds: ['press'] } as const;
  const { url } = got(await makeCalendar(app, ruler.actor, { wanted: true }));
  const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  const session = { id: `session of ${ruler.id}`, token: `token of ${ruler.id}`, userAgent: null, ipAddress: null };
  await db
    .insertInto('session')
    .values({ ...session, ...times, userId: ruler.id, expiresAt: '9999-01-01T00:00:00.000Z' })
    .execute();
  got(await openPoll(app, master.actor, { campaignId, kind: 'question', question: 'A longer turn?' }));
  await addStandby(db, { campaignId, userId: waiting.id, since: app.now() });
  return {
    letter: got(await writeLetter(app, other.actor, letter)).id,
    report: got(await reportLetter(app, ruler.actor, { ...from, letterId: rude.id, reason: 'rude' })).id,
    article: got(await publishPress(app, ruler.actor, { campaignId, from: ENGLAND, title: 'War', body: 'Peace' })).id,
    extension: got(
      await askForExtension(app, other.actor, { campaignId, seat: LITHUANIA, minutes: 60, reason: 'a train' }),
    ).id,
    invitation: await invited(house, master, campaignId),
    webhook: got(await addWebhook(app, master.actor, hook)).id,
    calendar: /([0-9a-f]+)\.ics$/.exec(url ?? '')?.[1] ?? '',
    mail: await heldMail(house, cast, campaignId),
    token: got(await createToken(app, ruler.actor, { name: 'bot', scopes: ['read'], days: 9 })).id,
    session: session.id,
    ...(await ownScenario(app, ruler)),
  };
};

const heldMail = async ({ app, db }: House, { ruler }: Cast, campaignId: CampaignId): Promise<IncomingMailId> => {
  const id = newId<'incoming-mail'>();
  const raw = Buffer.from(`Subject: orders\r\n\r\n${RECRUIT}\r\n`).toString('base64');
  const place = { campaignId, seat: ENGLAND, turn: 2, userId: ruler.id };
  const sent = { sender: 'somebody@example.org', recipient: 'orders@chancery.example', writtenAt: null };
  const kept = { outcome: 'quarantined', reason: 'no-proof', raw, settledBy: null, settledAt: null } as const;
  await db
    .insertInto('incomingMail')
    .values({ id, digest: id, receivedAt: app.now(), ...sent, ...place, ...kept })
    .execute();
  return id;
};

/** A scenario that a ruler has written and shares. */
const ownScenario = async (app: House['app'], { actor }: Player): Promise<Pick<Things, 'scenario' | 'shared'>> => {
  const { id } = got(await uploadScenario(app, actor, { text: ISLES }));
  if (id === null) throw new Error('the scenario has faults');
  const { link } = got(await shareScenario(app, actor, { id }));
  return { scenario: id, shared: link.split('/').at(-1) ?? '' };
};

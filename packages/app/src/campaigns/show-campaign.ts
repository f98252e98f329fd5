import {
  type AnyRuleset,
  type CampaignId,
  type DeadlineRule,
  type Instant,
  type Outcome,
  ok,
  PUBLIC,
  type RulesetId,
  type SeatId,
  type Shield,
  type Standing,
  type Window,
} from '@chancery/core';
import {
  type Anonymity,
  type CampaignRow,
  type CampaignStatus,
  commitmentOf,
  type Db,
  mastersOf,
  type PressMode,
  parsed,
  type SeatControl,
  type SeatStatus,
  seatsOf,
  usersWith,
} from '@chancery/store';
import type { Actor } from '../actor.ts';
import { liveWindow } from '../live/live-window.ts';
import { isOver } from '../turns/in-play.ts';
import { windowWithRulers } from '../turns/window-with-rulers.ts';
import { useCase } from '../use-case.ts';
import { rulersWanted } from './arm-start.ts';
import { endedHow } from './end-campaign.ts';
import { tickingDeadline } from './list-campaigns.ts';
import { type OwnPlace, ownPlace } from './own-place.ts';
import { type PresentPosition, presentPosition } from './position-of.ts';
import { rulesetOf } from './ruleset-of.ts';
import { type CampaignSettings, settingsOf } from './settings.ts';
import { shownCampaign } from './shown-campaign.ts';
import { namesRulers, type Sought } from './who-sees.ts';

/** A campaign as everybody may know it, and the reader's own place in it. */
export interface CampaignPage {
  readonly id: CampaignId;
  readonly title: string;
  readonly ruleset: { readonly id: RulesetId; readonly title: string };
  readonly scenario: string;
  readonly status: CampaignStatus;
  readonly pressMode: PressMode;
  readonly anonymity: Anonymity;
  readonly settings: CampaignSettings;
  readonly deadlineRule: DeadlineRule | null;
  readonly grace: number;
  readonly minimum: number;
  readonly turn: number;
  /** How the rules call the present time, such as `Spring 1320`. */
  readonly heading: string;
  /** When the rules end the game; null where they do not say so in a sentence. */
  readonly ends: string | null;
  /** Null as well while the clock stands still. */
  readonly deadline: Instant | null;
  readonly clockHeld: boolean;
  /** A turn is being run: what is sent in now is for the turn after it. */
  readonly processing: boolean;
  /** The seats that the game waits for; none when it is over. */
  readonly waitsFor: readonly SeatId[];
  /** How many rulers must still come before it is full, which can be fewer than there are open seats. Null where it is not open. */
  readonly wanted: number | null;
  /** In live play: what the rules call the window that is open. Null where orders are sealed. */
  readonly live: string | null;
  /** How it ended, in words; null while it goes on. */
  readonly outcome: string | null;
  /** To the dice of the turn to come; null when there is none. */
  readonly commitment: string | null;
  readonly masters: readonly string[];
  /** Whether a master holds a seat himself: everybody should know that, even where nobody is told which. */
  readonly masterPlays: boolean;
  readonly seats: readonly SeatLine[];
  readonly standings: readonly Standing[];
  readonly you: OwnPlace;
}

export interface SeatLine {
  readonly seat: SeatId;
  readonly name: string;
  readonly description: string;
  readonly status: SeatStatus;
  readonly control: SeatControl;
  /** Null when nobody rules it, and when the reader is not told. */
  readonly ruler: string | null;
  /** The arms of the power that is played from it; null where the rules know none. */
  readonly shield: Shield | null;
}

export const showCampaign = useCase<Sought, CampaignPage>('showCampaign', async (app, actor, sought) => {
  const { db } = app.store;
  const seen = await shownCampaign(app, actor, sought);
  if (!seen.ok) return seen;
  const campaign = seen.value;
  const ruleset = rulesetOf(app, campaign);
  const present = await presentPosition(db, ruleset, campaign);
  const game = ofGame(ruleset, present, await windowWithRulers(db, campaign, ruleset, present));
  return ok({
    ...(await ofTerms(db, app.now(), campaign, present)),
    ...game,
    ...(isOver(campaign) && game.outcome === null ? { waitsFor: [], outcome: await endedHow(db, campaign.id) } : {}),
    wanted: campaign.status === 'open' ? await rulersWanted(db, app, campaign) : null,
    ruleset: { id: ruleset.id, title: ruleset.title },
    ...(await ofPeople(db, actor, campaign, ruleset, present)),
  });
});

const ofTerms = async (db: Db, now: Instant, campaign: CampaignRow, { out }: PresentPosition) => ({
  id: campaign.id,
  title: campaign.title,
  scenario: campaign.scenario,
  status: campaign.status,
  pressMode: campaign.pressMode,
  anonymity: campaign.anonymity,
  settings: settingsOf(campaign),
  deadlineRule: campaign.deadlineRule === null ? null : parsed(campaign.deadlineRule),
  grace: campaign.grace,
  minimum: campaign.minimum,
  turn: campaign.turn,
  deadline: tickingDeadline(campaign),
  clockHeld: campaign.heldSince !== null,
  processing: campaign.status === 'running' && campaign.leaseOwner !== null && (campaign.leasedUntil ?? 0) > now,
  commitment:
    (await commitmentOf(db, { campaignId: out.campaignId, turn: out.turn + 1, edition: campaign.edition })) ?? null,
});

const ofGame = (ruleset: AnyRuleset, { position }: PresentPosition, window: Window | Outcome) => {
  const known = { setting: position.setting, view: ruleset.view(position, PUBLIC) };
  return {
    heading: ruleset.text.turn(known),
    ends: ruleset.text.ends?.(position.setting) ?? null,
    waitsFor: window.kind === 'window' ? window.seats : [],
    live: liveWindow(window)?.label ?? null,
    outcome: window.kind === 'window' ? null : ruleset.text.outcome(window, known),
    standings: ruleset.standings(position),
  };
};

const ofPeople = async (
  db: Db,
  actor: Actor,
  campaign: CampaignRow,
  ruleset: AnyRuleset,
  { position }: PresentPosition,
) => {
  const rows = await seatsOf(db, campaign.id);
  const masters = await mastersOf(db, campaign.id);
  const masterIds = masters.map(({ userId }) => userId);
  const rulers = rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const names = new Map((await usersWith(db, [...masterIds, ...rulers])).map(({ id, name }) => [id, name]));
  const you = await ownPlace(db, actor, campaign);
  const named = namesRulers(campaign) || you.master;
  const infos = new Map(ruleset.seats(position.setting).map((info) => [info.seat, info]));
  return {
    masters: masterIds.map((id) => names.get(id) ?? ''),
    masterPlays: rulers.some((id) => masterIds.includes(id)),
    seats: rows.map(({ seat, status, control, userId }) => ({
      seat,
      name: infos.get(seat)?.name ?? seat,
      description: infos.get(seat)?.description ?? '',
      status,
      control,
      ruler: userId !== null && (named || you.seats.includes(seat)) ? (names.get(userId) ?? null) : null,
      shield: infos.get(seat)?.shield ?? null,
    })),
    you,
  };
};

import {
  type AnyPosition,
  type AnyRuleset,
  type CampaignId,
  type DeadlineRule,
  type Instant,
  type NextWindow,
  ok,
  PUBLIC,
  type RulesetId,
  type SeatId,
  type Shield,
  type Standing,
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
import type { Actor } from '../../ground/actor.ts';
import { useCase } from '../../ground/use-case.ts';
import { type OwnPlace, ownPlace } from '../access/own-place.ts';
import { readerOf, ruledSeats } from '../access/ruled-seats.ts';
import { shownCampaign } from '../access/shown-campaign.ts';
import type { Sought } from '../access/who-sees.ts';
import { endedHow } from '../lifecycle/end-campaign.ts';
import { type InPlay, inPlay } from '../pace/in-play.ts';
import { asksWhen } from '../play/asks-when.ts';
import { standingInRules } from '../play/standing-in-rules.ts';
import { rulersWanted } from '../seats/arm-start.ts';
import { isInReview, reviewEnds } from '../terms/review.ts';
import { type CampaignSettings, settingsOf } from '../terms/settings.ts';
import { isOver } from '../terms/status.ts';
import { tickingDeadline } from './list-campaigns.ts';

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
  /** Counts the histories of the campaign, from 1: a roll back begins the next. */
  readonly edition: number;
  /** How the rules call the present time, such as `Spring 1320`. */
  readonly heading: string;
  /** When the rules end the game; null where they do not say so in a sentence. */
  readonly ends: string | null;
  /** Null as well while the clock stands still. */
  readonly deadline: Instant | null;
  readonly clockHeld: boolean;
  /** A turn is being run: what is sent in now is for the turn after it. */
  readonly processing: boolean;
  /** The list by which the turn in hand is run is closed since then: what is sent in now is for the turn after it. Null before. */
  readonly listClosedAt: Instant | null;
  /** Until when masters look at the turn in hand before it is published; null while it is not under review. */
  readonly reviewUntil: Instant | null;
  /** The seats that the game waits for; none when it is over. */
  readonly waitsFor: readonly SeatId[];
  /** Seats that may send orders too, for their next turn or for what the rules let them do at any time. */
  readonly maySend: readonly SeatId[];
  /** Where one group orders after another: what the rules call the window that is open. Null for others. */
  readonly phase: string | null;
  /** When the game next waits for the reader's own seats, those for which it does not wait now. */
  readonly asksWhen: { readonly [seat: SeatId]: NextWindow };
  /** How many rulers must still come before it is full, which can be fewer than there are open seats. Null where it is not open. */
  readonly wanted: number | null;
  /** In live play: what the rules call the window that is open. Null where orders are sealed. */
  readonly live: string | null;
  /** The rules have standing orders of their own: the host keeps none. */
  readonly standingInRules: boolean;
  /** How it ended, in words; null while it goes on. */
  readonly outcome: string | null;
  /** To the dice of the turn to come; null when there is none. */
  readonly commitment: string | null;
  readonly masters: readonly string[];
  /** Whether a master holds a seat themselves: everybody should know that, even where nobody is told which. */
  readonly masterPlays: boolean;
  readonly seats: readonly SeatLine[];
  readonly standings: readonly Standing[];
  readonly you: OwnPlace;
}

export interface SeatLine {
  readonly seat: SeatId;
  readonly name: string;
  /** As an English sentence names it. */
  readonly inSentence: string;
  readonly description: string;
  readonly status: SeatStatus;
  readonly control: SeatControl;
  /** Its power has not come into the game yet: nobody can take it. */
  readonly later: boolean;
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
  const play = await inPlay(db, app, campaign);
  const { ruleset } = play;
  const game = ofGame(play);
  return ok({
    ...(await ofTerms(db, app.now(), campaign, play)),
    ...game,
    ...(isOver(campaign) && game.outcome === null
      ? { waitsFor: [], maySend: [], phase: null, outcome: await endedHow(db, campaign.id) }
      : {}),
    wanted: campaign.status === 'open' ? await rulersWanted(db, app, campaign) : null,
    ruleset: { id: ruleset.id, title: ruleset.title },
    ...(await ofPeople(db, actor, play)),
  });
});

const ofTerms = async (db: Db, now: Instant, campaign: CampaignRow, { out }: InPlay) => ({
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
  edition: campaign.edition,
  deadline: tickingDeadline(campaign),
  clockHeld: campaign.heldSince !== null,
  processing: campaign.status === 'running' && campaign.leaseOwner !== null && (campaign.leasedUntil ?? 0) > now,
  listClosedAt: campaign.listClosedAt,
  reviewUntil: isInReview(campaign, now) ? reviewEnds(campaign) : null,
  commitment:
    (await commitmentOf(db, { campaignId: out.campaignId, turn: out.turn + 1, edition: campaign.edition })) ?? null,
});

const ofGame = ({ ruleset, position, window, pace }: InPlay) => {
  const known = { setting: position.setting, view: ruleset.view(position, PUBLIC) };
  return {
    heading: ruleset.text.turn(known),
    ends: ruleset.text.ends?.(position.setting) ?? null,
    waitsFor: window.kind === 'window' ? window.seats : [],
    maySend: window.kind === 'window' ? (window.may ?? []) : [],
    ...labelsOf(pace, window),
    standingInRules: standingInRules(ruleset),
    outcome: window.kind === 'window' ? null : ruleset.text.outcome(window, known),
    standings: ruleset.standings(position),
  };
};

/** What the rules call the window, where turns do not go by numbers. */
const labelsOf = ({ listed }: InPlay['pace'], window: InPlay['window']): Pick<CampaignPage, 'live' | 'phase'> => {
  const { label = null } = listed.label(window);
  return listed.movers(window) === null ? { live: null, phase: label } : { live: label, phase: null };
};

const nextOf = (play: InPlay, seats: readonly SeatId[]): CampaignPage['asksWhen'] =>
  Object.fromEntries(
    seats.flatMap((seat) => {
      const next = asksWhen(play, seat);
      return next === null ? [] : [[seat, next]];
    }),
  );

const ofPeople = async (db: Db, actor: Actor, play: InPlay) => {
  const { campaign, ruleset, position } = play;
  const rows = await seatsOf(db, campaign.id);
  const masters = await mastersOf(db, campaign.id);
  const masterIds = masters.map(({ userId }) => userId);
  const rulers = rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const names = new Map((await usersWith(db, [...masterIds, ...rulers])).map(({ id, name }) => [id, name]));
  const you = await ownPlace(db, actor, campaign);
  const infos = new Map(ruleset.seats(position.setting).map((info) => [info.seat, info]));
  return {
    masters: masterIds.map((id) => names.get(id) ?? ''),
    masterPlays: rulers.some((id) => masterIds.includes(id)),
    seats: ruledSeats(campaign, rows, names, { master: you.master, user: readerOf(actor) }).map((ruled) => {
      const info = infos.get(ruled.seat);
      return {
        ...ruled,
        ...emptySeat(campaign, ruled, ruleset, position),
        later: ruleset.seating?.seatedBy(position, ruled.seat) === 'later',
        name: info?.name ?? ruled.seat,
        inSentence: info?.inSentence ?? info?.name ?? ruled.seat,
        description: info?.description ?? '',
        shield: info?.shield ?? null,
      };
    }),
    you,
    asksWhen: isOver(campaign) ? {} : nextOf(play, you.seats),
  };
};

const NOT_IN_PLAY = { status: 'closed', control: 'rule' } as const;

/**
 * What becomes of an empty seat shows from the beginning on: before, it is free and no more. No bot has anything to do for one
 * that the rules play themselves, and nobody can take what the rules say is gone.
 */
const emptySeat = (
  { status }: CampaignRow,
  { seat, ...of }: Pick<SeatLine, 'seat' | 'status' | 'control'>,
  { seating }: AnyRuleset,
  position: AnyPosition,
): Pick<SeatLine, 'status' | 'control'> => {
  if (seating?.seatedBy(position, seat) === 'later' && of.status === 'open') return NOT_IN_PLAY;
  if (status === 'draft' || status === 'open') return { status: of.status, control: 'ruler' };
  if (of.status !== 'open' || seating === undefined) return of;
  const by = seating.seatedBy(position, seat);
  if (by === 'gone') return NOT_IN_PLAY;
  return by === 'rules' ? { status: 'open', control: 'rule' } : of;
};

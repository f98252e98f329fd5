/** The games of a town: before, during and after, of both paces. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Actor,
  type App,
  type AppError,
  type CreateCampaign,
  closeTurn,
  createCampaign,
  endCampaign,
  errorText,
  inviteToCampaign,
  joinCampaign,
  openCampaign,
  rollBack,
  showCampaign,
  startCampaign,
  submitOrders,
  writeLetter,
} from '@chancery/app';
import { type CampaignId, HOUR, type Result, rulesetId, seatId } from '@chancery/core';

/** What is big takes a minute to play, and shows more. */
export type Scale = 'big' | 'small';

interface Cast {
  readonly ada: Actor;
  readonly bob: Actor;
  readonly cleo: Actor;
}

/** A game that runs, the seat that Bob has in it, and whom they write to. */
interface Running {
  readonly id: CampaignId;
  readonly seat: string;
  readonly other: string;
  /** The last turn of which there is a report. */
  readonly told: number;
}

/** A game that has not begun, and the link that invites a group to it. */
interface Inviting {
  readonly id: CampaignId;
  readonly link: string;
}

export interface Games {
  readonly rounds: Running;
  readonly live: Running;
  readonly inviting: { readonly rounds: Inviting; readonly live: Inviting };
  readonly over: CampaignId;
}

const ROUNDS = {
  big: { scenario: 'europe-1320', bob: 'Eng', cleo: 'Fra', turns: 4 },
  small: { scenario: 'four-crowns', bob: 'Eng', cleo: 'Lit', turns: 1 },
} as const;
const [DIPLOMACY, HEPTARCHY] = [rulesetId('medieval-diplomacy'), rulesetId('heptarchy')];

export const makeGames = async (app: App, cast: Cast, scale: Scale): Promise<Games> => ({
  rounds: await inRounds(app, cast, ROUNDS[scale]),
  live: await live(app, cast),
  inviting: {
    rounds: await inviting(app, cast, 'Among friends', { ruleset: DIPLOMACY, scenario: ROUNDS[scale].scenario }),
    live: await inviting(app, cast, 'Thirty-six crowns', { ruleset: HEPTARCHY, scenario: 'heptarchy' }),
  },
  over: await over(app, cast),
});

type Rules = Pick<CreateCampaign, 'ruleset' | 'scenario' | 'options'>;

/** Ada's, open to those who know of it. */
const opened = async (app: App, { ada }: Cast, title: string, rules: Rules): Promise<CampaignId> => {
  const { campaignId } = must(
    await createCampaign(app, ada, {
      title,
      ...rules,
      deadlineRule: { kind: 'every', milliseconds: 72 * HOUR },
      settings: { startWhenFull: false, emptySeats: 'caretaker', missedTurns: 'none', breakerPercent: null },
    }),
  );
  must(await openCampaign(app, ada, { campaignId }));
  return campaignId;
};

/** Two people among bots; some orders are given, and more are drafted for the turn that is open. */
const inRounds = async (
  app: App,
  cast: Cast,
  { scenario, bob, cleo, turns }: (typeof ROUNDS)[Scale],
): Promise<Running> => {
  const id = await opened(app, cast, 'The long summer', { ruleset: DIPLOMACY, scenario });
  must(await joinCampaign(app, cast.bob, { campaignId: id, seat: seatId(bob) }));
  must(await joinCampaign(app, cast.cleo, { campaignId: id, seat: seatId(cleo) }));
  must(await startCampaign(app, cast.ada, { campaignId: id }));
  for (let turn = 1; turn <= turns; turn += 1) {
    const text =
      turn === 1 ? 'G1 FORM ARMY AS A1\nG1 TRANSFER 3 longbowmen TO A1\nG1 RECRUIT 2 militia' : 'G1 RECRUIT 2 militia';
    must(await submitOrders(app, cast.bob, { campaignId: id, seat: seatId(bob), channel: 'api', text }));
    must(await closeTurn(app, cast.ada, { campaignId: id, turn, excused: true }));
  }
  await letters(app, cast, { id, from: cleo, to: bob, by: cast.cleo });
  return { id, seat: bob, other: cleo, told: turns };
};

/** Bob among bots, who play as soon as it is their move. */
const live = async (app: App, cast: Cast): Promise<Running> => {
  const [seat, other] = ['CHE', 'SSX'];
  const id = await opened(app, cast, 'Kings of the English', { ruleset: HEPTARCHY, scenario: 'heptarchy' });
  must(await joinCampaign(app, cast.bob, { campaignId: id, seat: seatId(seat) }));
  must(await startCampaign(app, cast.ada, { campaignId: id }));
  const posts = ['SIGN UP AS "King Bob" WITH fyrd', 'RAISE LEVY Chenth\nEND', 'DEVELOP Chenth livestock\nEND', 'END'];
  for (const text of posts) {
    await moveOf(app, cast.bob, id, seat);
    must(await submitOrders(app, cast.bob, { campaignId: id, seat: seatId(seat), channel: 'api', text }));
  }
  await moveOf(app, cast.bob, id, seat);
  await letters(app, cast, { id, from: seat, to: other, by: cast.bob });
  return { id, seat, other, told: 1 };
};

/** Waits until the bots have moved. */
const moveOf = async (app: App, by: Actor, campaignId: CampaignId, seat: string): Promise<void> => {
  while (!must(await showCampaign(app, by, { campaignId })).waitsFor.includes(seatId(seat))) await sleep(200);
};

const letters = async (app: App, { bob }: Cast, { id, from, to, by }: Exchange): Promise<void> => {
  const subject = 'A truce until the harvest';
  const body =
    'My lord,\n\nneither of us can fight two wars. Keep to your side of the water this summer, and I shall keep to mine.';
  const letter = { campaignId: id, from: seatId(from), to: [seatId(to)], subject, body };
  const { id: first } = must(await writeLetter(app, by, letter));
  if (by === bob) return;
  const answer = {
    campaignId: id,
    from: seatId(to),
    answers: first,
    subject: `Re: ${subject}`,
    body: 'Until the harvest, then.',
  };
  must(await writeLetter(app, bob, answer));
  must(await writeLetter(app, by, { ...letter, subject: 'One more thing', body: 'What of the Scots?' }));
};

interface Exchange {
  readonly id: CampaignId;
  readonly from: string;
  readonly to: string;
  readonly by: Actor;
}

const inviting = async (app: App, cast: Cast, title: string, rules: Rules): Promise<Inviting> => {
  const id = await opened(app, cast, title, rules);
  must(await joinCampaign(app, cast.cleo, { campaignId: id }));
  const { link } = must(await inviteToCampaign(app, cast.ada, { campaignId: id, days: 7, most: 20 }));
  return { id, link: link.replace(/^https?:\/\/[^/]+/, '') };
};

/** Three turns, of which the last was taken back and run again, and the master says how they ended. */
const over = async (app: App, cast: Cast): Promise<CampaignId> => {
  const id = await opened(app, cast, 'Four crowns', { ruleset: DIPLOMACY, scenario: 'four-crowns' });
  must(await joinCampaign(app, cast.bob, { campaignId: id, seat: seatId('Eng') }));
  must(await startCampaign(app, cast.ada, { campaignId: id }));
  for (const turn of [1, 2, 3]) must(await closeTurn(app, cast.ada, { campaignId: id, turn, excused: true }));
  must(await rollBack(app, cast.ada, { campaignId: id, to: 2, rerunThrough: 2, reason: 'A sheet had come in twice.' }));
  must(await closeTurn(app, cast.ada, { campaignId: id, turn: 3, excused: true }));
  must(await endCampaign(app, cast.ada, { campaignId: id, how: 'We met and made peace over dinner.' }));
  return id;
};

const must = <T>(result: Result<T, AppError>): T => {
  if (!result.ok) throw new Error(`the town cannot be founded: ${errorText(result.error)}`);
  return result.value;
};

/** Campaigns of a real server that begin in whatever position is wanted, with one ruler who is asked there. */
import { createCampaign, joinCampaign, openCampaign, startCampaign, submitOrders, userActor } from '@chancery/app';
import {
  type AnyOrder,
  type AnyRuleset,
  type CampaignId,
  canonicalText,
  HOUR,
  type Result,
  type RulesetTypes,
  readSheetText,
  sectionsOf,
} from '@chancery/core';
import { knownTo, type Offering } from '@chancery/testkit';
import { emptyHouse, person } from './house.ts';

export type OfferedDesk = Offering<RulesetTypes>;

/** A server whose campaigns of a ruleset begin where they are told to. */
export const houseOfPositions = async (ruleset: AnyRuleset, scenario: string) => {
  let first: OfferedDesk['position'] | null = null;
  const setup: AnyRuleset['setup'] = (...begun) => first ?? ruleset.setup(...begun);
  const { server, address } = await emptyHouse([{ ...ruleset, setup }]);
  const { app } = server;
  const ruler = await person(server, 'Anna');
  const by = userActor(ruler.id);
  const others = await person(server, 'Others');

  /** Somebody rules each other realm as well, or the rules would be told before the first move that nobody does. */
  const ruleOthers = async (campaignId: CampaignId, { position, seat }: OfferedDesk): Promise<void> => {
    const { db } = app.store;
    const seats = ruleset.seats(position.setting).map((each) => each.seat);
    const ruled = seats.filter(
      (each) => each !== seat && (ruleset.seating?.seatedBy(position, each) ?? 'ruler') === 'ruler',
    );
    const { joinedAt } = await db
      .selectFrom('seat')
      .select('joinedAt')
      .where('campaignId', '=', campaignId)
      .where('seat', '=', seat)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('seat')
      .set({ status: 'held', userId: others.id as never, control: 'ruler', joinedAt })
      .where('campaignId', '=', campaignId)
      .where('seat', 'in', ruled)
      .execute();
  };

  /** A campaign that begins in the position, the seat held by the ruler. */
  const begin = async (desk: OfferedDesk): Promise<CampaignId> => {
    const { position, seat } = desk;
    first = position;
    const { campaignId } = must(
      await createCampaign(app, by, {
        title: 'Every form',
        ruleset: ruleset.id,
        scenario,
        deadlineRule: { kind: 'every', milliseconds: 72 * HOUR },
        settings: { startWhenFull: false },
      }),
    );
    must(await openCampaign(app, by, { campaignId }));
    must(await joinCampaign(app, by, { campaignId, seat }));
    if (isLive(ruleset, desk)) await ruleOthers(campaignId, desk);
    must(await startCampaign(app, by, { campaignId }));
    return campaignId;
  };

  /** Where lines are tried: each in a campaign of its own if it is resolved at once, else each sheet takes the place of the one before. */
  const trials = new Map<OfferedDesk, CampaignId>();
  const trialOf = async (desk: OfferedDesk): Promise<CampaignId> => {
    const kept = trials.get(desk);
    if (kept !== undefined && !isLive(ruleset, desk)) return kept;
    const campaignId = await begin(desk);
    trials.set(desk, campaignId);
    return campaignId;
  };

  /** The line under its heading, and beside it the bare headings of all other sections, which empties them. */
  const wholeSheet = (line: string, { section }: AnyOrder): string => {
    const sections = sectionsOf(ruleset.orders);
    if (!sections.some(({ id }) => id === section)) return line;
    return sections.map(({ id, heading }) => (id === section ? `${heading}\n${line}` : heading)).join('\n');
  };

  return {
    address,
    ruler,
    /** Where the desk lies. */
    async lay(desk: OfferedDesk): Promise<string> {
      return `/desk?campaign=${await begin(desk)}&seat=${desk.seat}`;
    },
    /** What is wrong with a line that should say an order, when it is read again, and when a server takes it. */
    async faultsOf(desk: OfferedDesk, line: string, meant: AnyOrder): Promise<readonly string[]> {
      const text = wholeSheet(line, meant);
      const known = knownTo(ruleset, desk.position, desk.seat);
      const [read] = readSheetText(ruleset, known, text).lines;
      const campaignId = await trialOf(desk);
      const sent = await submitOrders(app, by, { campaignId, seat: desk.seat, channel: 'api', text });
      const outcome = sent.ok ? sent.value.lines.map((each) => each.outcome).join() : JSON.stringify(sent.error);
      return [
        ...(canonicalText(read?.order ?? null) === canonicalText(meant)
          ? []
          : [`${text} is not ${JSON.stringify(meant)}`]),
        ...(/^(accepted|warned)$/.test(outcome) ? [] : [`${text}: ${outcome}`]),
      ];
    },
  };
};

/** What is sent in is resolved as it comes. */
export const isLive = (ruleset: AnyRuleset, { position }: OfferedDesk): boolean => {
  const window = ruleset.window(position);
  return window.kind === 'window' && window.mode === 'live';
};

const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

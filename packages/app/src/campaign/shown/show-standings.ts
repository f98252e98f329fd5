import { type AnyRuleset, type Instant, ok, PUBLIC, type Standing } from '@chancery/core';
import { type Db, stateAfter, type TurnRow } from '@chancery/store';
import { useCase } from '../../ground/use-case.ts';
import { shownCampaign } from '../access/shown-campaign.ts';
import type { Sought } from '../access/who-sees.ts';
import { presentState } from '../position/position-of.ts';
import { recentFor } from '../position/recent.ts';
import { rulesetOf } from '../position/ruleset-of.ts';
import { settingFor } from '../position/setting-for.ts';
import { turnsToList } from '../position/turns-to-list.ts';

/** The table of a campaign as it stood after a turn, as everybody may know it. */
export interface StandingsAfter {
  readonly turn: number;
  /** How the rules call that time, such as `Spring 1320`. */
  readonly heading: string;
  /** In live play: what the rules called the window that closed with the turn, which is the heading too. Null for others. */
  readonly label: string | null;
  /** When the turn was run. */
  readonly at: Instant;
  readonly standings: readonly Standing[];
}

/** The standings after every turn that is out, the oldest first; in live play after the last of each clock. */
export const showStandings = useCase<Sought, readonly StandingsAfter[]>('showCampaign', async (app, actor, sought) => {
  const { db } = app.store;
  const seen = await shownCampaign(app, actor, sought);
  if (!seen.ok) return seen;
  const ruleset = rulesetOf(app, seen.value);
  const turns: StandingsAfter[] = [];
  for (const { out, label } of await turnsToList(db, seen.value.id)) {
    const after = await standingsAfter(db, ruleset, out);
    turns.push({ ...after, label, heading: label ?? after.heading });
  }
  return ok(turns);
});

/** A turn that is out stays as it is, so its table is reckoned once. */
const standingsAfter = async (db: Db, ruleset: AnyRuleset, out: TurnRow): Promise<Omit<StandingsAfter, 'label'>> => {
  const name = `${out.campaignId} ${out.turn} ${out.version} ${out.stateHash}`;
  const after = await recentOf(ruleset).getOrMake(name, db, async () => {
    const state = await stateAfter(db, out);
    if (state === undefined) throw new Error(`turn ${name} has no record of its state`);
    const setting = await settingFor(db, ruleset, out.campaignId);
    const position = { setting, state: presentState(ruleset, state) };
    const known = { setting: position.setting, view: ruleset.view(position, PUBLIC) };
    const standings = ruleset.standings(position);
    return { value: { turn: out.turn, heading: ruleset.text.turn(known), standings }, weight: standings.length };
  });
  return { ...after, at: out.resolvedAt };
};

/** Weighed in rows: some hundred campaigns of forty turns. */
const recentOf = recentFor<Omit<StandingsAfter, 'label' | 'at'>>(100_000);

import { type AnyRuleset, ok, type PowerDress, PUBLIC, type World } from '@chancery/core';
import { type Db, stateAfter, type TurnRow } from '@chancery/store';
import { useCase } from '../../ground/use-case.ts';
import { shownCampaign } from '../access/shown-campaign.ts';
import type { Sought } from '../access/who-sees.ts';
import { presentState } from '../position/position-of.ts';
import { recentFor } from '../position/recent.ts';
import { rulesetOf } from '../position/ruleset-of.ts';
import { settingFor } from '../position/setting-for.ts';
import { type TurnToList, turnsToList } from '../position/turns-to-list.ts';

/** How the lands of a campaign have changed hands, as everybody may know it. */
export interface Course {
  readonly world: World;
  readonly powers: readonly PowerDress[];
  /** From the first position on. */
  readonly turns: readonly CourseTurn[];
}

export interface CourseTurn {
  readonly turn: number;
  /** How the rules call that time, such as `Spring 1320`. */
  readonly heading: string;
  /** Who owns what from now on, where it was another before: codes of powers by area, null for nobody. */
  readonly owners: Owners;
}

type Owners = { readonly [area: number]: string | null };

/** What everybody knew after one turn. */
interface After {
  readonly heading: string;
  readonly owners: Owners;
}

export const showCourse = useCase<Sought, Course>('showCampaign', async (app, actor, sought) => {
  const { db } = app.store;
  const seen = await shownCampaign(app, actor, sought);
  if (!seen.ok) return seen;
  const ruleset = rulesetOf(app, seen.value);
  const listed = await turnsToList(db, seen.value.id);
  // The hash of a turn seals those before it.
  const name = `${seen.value.id} ${listed.length} ${listed.at(-1)?.out.hash} ${listed.at(-1)?.label}`;
  return ok(
    await coursesOf(ruleset).getOrMake(name, db, async () => {
      const setting = await settingFor(db, ruleset, seen.value.id);
      return { value: await courseOf(db, ruleset, setting, listed), weight: 1 };
    }),
  );
});

const courseOf = async (
  db: Db,
  ruleset: AnyRuleset,
  setting: unknown,
  listed: readonly TurnToList[],
): Promise<Course> => {
  const turns: CourseTurn[] = [];
  let before: Owners = {};
  let powers: readonly PowerDress[] = [];
  for (const { out, label } of listed) {
    const after = await afterTurn(db, ruleset, setting, out);
    turns.push({ turn: out.turn, heading: label ?? after.heading, owners: changed(before, after.owners) });
    before = after.owners;
    powers = after.powers;
  }
  return { world: ruleset.world(setting), powers, turns };
};

/** A turn that is out stays as it is, so it is looked at once. */
const afterTurn = (
  db: Db,
  ruleset: AnyRuleset,
  setting: unknown,
  out: TurnRow,
): Promise<After & Pick<Course, 'powers'>> => {
  const name = `${out.campaignId} ${out.turn} ${out.version} ${out.stateHash}`;
  return recentOf(ruleset).getOrMake(name, db, async () => {
    const state = await stateAfter(db, out);
    if (state === undefined) throw new Error(`turn ${name} has no record of its state`);
    const position = { setting, state: presentState(ruleset, state) };
    const known = { setting, view: ruleset.view(position, PUBLIC) };
    const { powers, areas } = ruleset.places.picture(known, []);
    const owners = Object.fromEntries(areas.map(({ area, owner }) => [area, owner]));
    return { value: { heading: ruleset.text.turn(known), owners, powers }, weight: areas.length };
  });
};

const changed = (before: Owners, after: Owners): Owners => {
  const areas = [...new Set([...Object.keys(before), ...Object.keys(after)].map(Number))].sort((a, b) => a - b);
  return Object.fromEntries(
    areas.flatMap((area) => {
      const owner = after[area] ?? null;
      return owner === (before[area] ?? null) ? [] : [[area, owner]];
    }),
  );
};

/** Each with its drawings, some of three hundred kilobytes. */
const coursesOf = recentFor<Course>(20);

/** Weighed in areas: some hundred campaigns of forty turns. */
const recentOf = recentFor<After & Pick<Course, 'powers'>>(1_000_000);

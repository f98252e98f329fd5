import type { AnyRuleset } from '@chancery/core';
import { type CampaignRow, campaignsWith, stateAfter } from '@chancery/store';
import { loadVersion1, onEachDatabase, opened, released, type TestDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { readTurnFile } from '../../../src/desk/reading/read-turn-file.ts';
import { userActor } from '../../../src/ground/actor.ts';
import { verifyCampaign } from '../../../src/turn/record/verify-campaign.ts';
import { tick } from '../../../src/worker/tick.ts';
import { got, HOUR, type House, houseOf } from '../../sample/people.ts';
import { ENGLAND } from '../../sample/play.ts';

const GIFT = 1200;
interface Treasuries {
  readonly realms: readonly ({ readonly treasury: number } | null)[];
}

/** A later version of rules, in which every realm has got a gift; older states are brought up to date when they are read. */
const later = (rules: AnyRuleset): AnyRuleset => ({
  ...rules,
  version: rules.version + 1,
  migrate: (state, from) => {
    expect(from).toBe(rules.version);
    const { realms } = state as Treasuries;
    const richer = realms.map((realm) => realm && { ...realm, treasury: realm.treasury + GIFT });
    return { ...(state as Treasuries), realms: richer };
  },
});

const running = ({ db }: House): Promise<CampaignRow[]> => campaignsWith(db, ['running'], { limit: 1000 });

/** By so many turns each campaign went on. */
const progress = async (house: House, before: readonly CampaignRow[]): Promise<readonly number[]> => {
  const now = new Map((await running(house)).map(({ id, turn }) => [id, turn]));
  return before.map(({ id, turn }) => (now.get(id) ?? -99) - turn);
};

const treasuryOf = async ({ app, db }: House, { id }: CampaignRow): Promise<number> => {
  const { userId } = await db
    .selectFrom('seat')
    .select('userId')
    .where('campaignId', '=', id)
    .where('seat', '=', ENGLAND)
    .executeTakeFirstOrThrow();
  const file = got(await readTurnFile(app, userActor(userId ?? ''), { campaignId: id, seat: ENGLAND }));
  return (file.view as { readonly own: { readonly treasury: number } }).own.treasury;
};

onEachDatabase('upgrade with 100 running campaigns from the previous release’s data', (database: TestDatabase) => {
  test('all are migrated at the start, go on, and close a turn with the orders that were sent before', async () => {
    const { place, db: old, close } = await released(database, 1);
    await loadVersion1(old);
    await close();
    const house = houseOf(await opened(place));
    const { db, app } = house;
    const before = await running(house);
    expect(before).toHaveLength(100);
    const sent = await db.selectFrom('sheet').select('id').where('kind', '=', 'submitted').execute();

    // Half of them are due, and run by the rules that they were begun with.
    house.pass(50 * HOUR);
    const half = before.filter(({ deadline }) => (deadline ?? 0) <= app.now());
    expect(half).toHaveLength(50);
    expect((await tick(app)).campaigns).toEqual({ closed: 50 });
    expect(await progress(house, half)).toEqual(half.map(() => 1));
    for (const { id } of half.slice(0, 3)) {
      expect(got(await verifyCampaign(app, userActor('anybody'), { campaignId: id })).faults).toEqual([]);
    }

    // Then the rules change as well. A state is brought up to date when it is read, and stays as it was stored.
    const rest = before.filter((campaign) => !half.includes(campaign));
    const [one] = rest as [CampaignRow];
    const upgraded: House = { ...house, app: { ...app, rulesets: app.rulesets.map(later) } };
    expect(await treasuryOf(upgraded, one)).toBe((await treasuryOf(house, one)) + GIFT);
    house.pass(50 * HOUR);
    expect((await tick(upgraded.app)).campaigns).toEqual({ closed: 100 });
    expect(await progress(house, half)).toEqual(half.map(() => 2));
    expect(await progress(house, rest)).toEqual(rest.map(() => 1));
    const versions = await Promise.all(
      [one.turn, one.turn + 1].map((turn) => stateAfter(db, { campaignId: one.id, turn, edition: 1 })),
    );
    expect(versions.map((state) => state?.version)).toEqual([1, 2]);
    expect(new Set((await running(house)).map(({ version }) => version))).toEqual(new Set([2]));

    const used = await db.selectFrom('sheetOfRecord').select('sheetId').where('sheetId', 'is not', null).execute();
    expect(used.map(({ sheetId }) => sheetId).sort()).toEqual(sent.map(({ id }) => id).sort());
    expect(house.logged.filter((line) => line.startsWith('incident'))).toEqual([]);
  });
});

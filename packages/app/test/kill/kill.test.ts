import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { quickDice, type SeatId } from '@chancery/core';
import { openStore } from '@chancery/store';
import { onEachDatabase, opened, type TestDatabase, temporaryFolder } from '@chancery/store/test';
import { beforeAll, expect, test } from 'vitest';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { begunTable, got, houseOf } from '../sample/people.ts';
import { type Acknowledged, PHASES, type Phase } from './errand.ts';
import { tracesOfHarm } from './traces.ts';
import { Victims } from './victims.ts';

/** `npm run soak -- kills` kills a thousand times; what was found is found again, or nearly, with KILL_SEED. */
const KILLS = Number(process.env['KILLS'] ?? 18);
const SEED = Number(process.env['KILL_SEED'] ?? 1320);
/** About as long as each takes, in milliseconds, and a little longer. */
const LENGTH: { readonly [phase in Phase]: number } = { submit: 12, close: 60, mail: 60 };

let victims: Victims;
beforeAll(async () => {
  victims = await Victims.gather(2);
  return () => victims.dismiss();
});

onEachDatabase(`server killed with SIGKILL at ${KILLS} random points, seed ${SEED}`, (database: TestDatabase) => {
  test('every acknowledged order is there, every turn is whole or not begun, no mail twice', {
    timeout: KILLS * 3_000,
  }, async () => {
    const dice = quickDice(SEED).at('kill');
    const place = await database.place('schema');
    const store = await openStore(place);
    const table = await begunTable(houseOf(store));
    const { campaignId } = table;
    const rulers = table.rulers.map(({ id: user }, index) => ({ user, seat: table.seats[index] as SeatId }));
    await store.close();
    const mails = join(temporaryFolder(), 'mails');
    mkdirSync(mails);

    const acknowledged: Acknowledged[] = [];
    const deaths = { submit: 0, close: 0, mail: 0 };
    let now = table.house.app.now();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const phase = PHASES[kill % PHASES.length] as Phase;
      const fate = { phase, after: dice.d(LENGTH[phase] + 1) - 1 };
      const errand = { place, campaignId, rulers, mails, now, mark: `${kill}` };
      const died = await victims.kill(errand, fate);
      expect(died.faults).toBe('');
      acknowledged.push(...died.acknowledged);
      deaths[died.phase] += 1;
      // The next one starts when the claims of the dead have run out.
      now = died.now + 10 * 60_000;
      const after = await openStore(place);
      const harm = await tracesOfHarm(after, { campaignId, seats: rulers.length, acknowledged, mails });
      await after.close();
      expect(harm, `after kill ${kill}, ${JSON.stringify(fate)}`).toEqual([]);
    }

    const { app } = houseOf(await opened(place));
    const verification = got(await verifyCampaign(app, table.master.actor, { campaignId }));
    expect(verification.faults).toEqual([]);
    expect(verification.turns).toBeGreaterThan(KILLS / 10);
    expect(acknowledged.length).toBeGreaterThan(KILLS);
    for (const phase of PHASES) expect(deaths[phase], phase).toBeGreaterThan(KILLS / 20);
  });
});

/**
 * A server of live play that works until it is killed: its rulers post without end, all at the same time. It waits for its
 * errand on standard input, and says on standard output what it begins and, as a ruler would hear it, what is safe.
 */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { openStore } from '@chancery/store';
import { RING } from '../../../testkit/src/ring/ring.ts';
import { userActor } from '../../src/ground/actor.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import type { Errand, Said } from './errand.ts';
import { victimApp } from './victim-app.ts';

const say = (said: Said): number => writeSync(1, `${JSON.stringify(said)}\n`);

const work = async ({ place, campaignId, rulers, now: begun }: Errand): Promise<never> => {
  let now = begun;
  const clock = () => {
    now += 1;
    return now;
  };
  const app = { ...victimApp(await openStore(place), clock), rulesets: [RING] };
  for (let round = 0; ; round += 1) {
    // The first round has all of the program loaded and everything connected.
    say({ phase: round === 0 ? 'submit' : 'close', now });
    const posts = rulers.map(async ({ seat, user }) => {
      const given = await submitOrders(app, userActor(user), { campaignId, seat, channel: 'api', text: 'SOW' });
      if (!given.ok) throw new Error(`refused: ${JSON.stringify(given.error)}`);
      const { turn, number, id, sheet, hash } = given.value;
      say({ acknowledged: { seat, turn, number, receipt: id, sheet, hash } });
    });
    await Promise.all(posts);
  }
};

say({ ready: true });
for await (const line of createInterface({ input: process.stdin })) await work(JSON.parse(line));

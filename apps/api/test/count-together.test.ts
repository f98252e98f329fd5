import { freshStore, onEachDatabase, opened } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { type CommonCount, RateLimit } from '../src/http/rate-limit.ts';
import { houseOf, MINUTE } from './sample/house.ts';

const LIMITS = { requestsAMinute: { user: 100, address: 60 }, clientAddress: () => 'here' };

/** The processes tell each other once a second. */
const PATIENCE = { timeout: 10_000, interval: 500 };

onEachDatabase('requests to two processes on one database', (database) => {
  test('count together, and the next minute begins for both', async () => {
    const place = await database.place('schema');
    const [one, other] = [
      houseOf(await opened(place), { ...LIMITS, countTogether: true }),
      houseOf(await opened(place), { ...LIMITS, countTogether: true }),
    ];
    for (let i = 0; i < 40; i += 1) expect((await one.nobody.get('/rulesets')).status).toBe(200);
    let asked = 0;
    const leftToOther = async (): Promise<number> => {
      asked += 1;
      const { headers } = await other.nobody.get('/campaigns');
      return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
    };
    for (let i = 0; i < 6; i += 1) expect(await leftToOther()).toBeGreaterThan(0);
    await expect.poll(leftToOther, PATIENCE).toBeLessThanOrEqual(60 - 40 - 6);
    // What it has answered itself left room for many more.
    expect(asked).toBeLessThan(40);
    for (let i = 0; i < 20; i += 1) await other.nobody.get('/rulesets');
    expect((await other.nobody.get('/rulesets')).status).toBe(429);
    for (const house of [one, other]) house.pass(MINUTE);
    expect((await other.nobody.get('/rulesets')).status).toBe(200);
  });

  test('are answered, and counted by each for itself, while the database is away', async () => {
    const store = await freshStore(database);
    const limits = new RateLimit({ add: () => Promise.reject(new Error('away')) });
    const house = houseOf(store, { ...LIMITS, countTogether: true });
    expect((await house.nobody.get('/rulesets')).status).toBe(200);
    const granted = [1, 2, 3].map(() => limits.take('anna', 2, 1, 0).granted);
    expect(granted).toEqual([true, true, false]);
  });
});

/** A common count in the memory of the test. */
const heard = (): CommonCount & { readonly told: number[] } => {
  const told: number[] = [];
  return {
    told,
    add: async (counts) => {
      told.push(...counts.map(({ used }) => used));
      return counts.map((count) => ({ ...count, used: count.used + 1000 }));
    },
  };
};

test('nobody is told of while they have used less than a tenth, and then of all at once', async () => {
  const common = heard();
  const limits = new RateLimit(common);
  const take = () => limits.take('anna', 600, 1, 0).granted;
  for (let i = 0; i < 59; i += 1) take();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(common.told).toEqual([]);
  for (let i = 0; i < 11; i += 1) take();
  await expect.poll(() => common.told, PATIENCE).toEqual([70]);
  await expect.poll(take, PATIENCE).toBe(false);
});

test('what could not be told is told with the next request', async () => {
  const common = heard();
  let away = true;
  const limits = new RateLimit({
    add: (counts, within) => (away ? Promise.reject(new Error('away')) : common.add(counts, within)),
  });
  const take = () => limits.take('anna', 10, 1, 0).granted;
  expect([take(), take()]).toEqual([true, true]);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  away = false;
  expect(take()).toBe(true);
  await expect.poll(() => common.told, PATIENCE).toEqual([3]);
});

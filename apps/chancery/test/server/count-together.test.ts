import { onEachDatabase, temporaryFolder } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { ownEnvironment, runChancery } from './running.ts';

onEachDatabase('two servers on one database', (database) => {
  test('share what one address may ask for in a minute', async () => {
    const env = ownEnvironment(temporaryFolder(), await database.place('nothing'), {
      CHANCERY_API_ADDRESS_REQUESTS: '100',
    });
    const started = async (): Promise<string> =>
      String((await runChancery(env, 'serve').logged('server started'))['at']);
    const [one, other] = [await started(), await started()];
    const ask = (server: string, path: string) => fetch(`${server}/api/v1${path}`);
    for (let i = 0; i < 80; i += 1) expect((await ask(one, '/campaigns/nowhere')).status).toBe(404);
    let asked = 0;
    const answered = async (): Promise<number> => {
      asked += 1;
      return (await ask(other, '/campaigns')).status;
    };
    for (let i = 0; i < 10; i += 1) expect(await answered()).toBe(200);
    await expect.poll(answered, { interval: 250 }).toBe(429);
    // By what it has answered itself it would have gone on.
    expect(asked).toBeLessThan(100);
    expect((await fetch(`${other}/healthz`)).status).toBe(200);
  });
});

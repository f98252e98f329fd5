/**
 * A server with the programs of several rulers, each of which sends orders without end, every time with a key of its own. It
 * says on standard output what was sent and what was answered, until it is killed:
 *
 *   node program.ts '{"place":{"file":"/tmp/chancery.db"},"path":"/campaigns/...","mark":"1","seats":[["Eng","token"]]}'
 */
import { writeSync } from 'node:fs';
import { openStore, type StorePlace } from '@chancery/store';
import { Client } from '../sample/client.ts';
import { houseOf } from '../sample/house.ts';

export interface Errand {
  readonly place: StorePlace;
  readonly path: string;
  /** Begins all keys. */
  readonly mark: string;
  readonly seats: readonly (readonly [seat: string, token: string])[];
}

/** What a program says, a line of JSON each: a request that it sends, or the answer to it. */
export interface Said {
  readonly seat: string;
  readonly key: string;
  readonly answer?: { readonly status: number; readonly text: string };
}

/** The same request every time: sheets that are all alike. */
export const send = (client: Client, path: string, { seat, key }: Said) =>
  client.send('POST', `${path}/seats/${seat}/orders`, { text: '', headers: { 'idempotency-key': key } });

const work = async ({ place, path, mark, seats }: Errand): Promise<void> => {
  const { api } = houseOf(await openStore(place));
  const say = (said: Said): number => writeSync(1, `${JSON.stringify(said)}\n`);
  const programs = seats.map(async ([seat, token]) => {
    const client = new Client(api, { authorization: `Bearer ${token}` });
    for (let sheet = 1; ; sheet += 1) {
      const said = { seat, key: `${mark}-${seat}-${sheet}` };
      say(said);
      const { status, text } = await send(client, path, said);
      say({ ...said, answer: { status, text } });
    }
  });
  await Promise.all(programs);
};

const [, program, errand] = process.argv;
if (program === import.meta.filename && errand !== undefined) await work(JSON.parse(errand));

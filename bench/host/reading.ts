import { createRequire } from 'node:module';
import { readTurnFile } from '@chancery/app';
import { openStore, type Store, standingTurn, stateAfter } from '@chancery/store';
import { type Measured, measure, median } from '../measure.ts';
import type { Line, Size } from './part.ts';
import { places } from './places.ts';
import { appOver, got, type Ruler, settle } from './rulers.ts';

/** Turn files of Europe; and on PostgreSQL its state kept as text, as it is, against jsonb. */
export const reading = async ({ seconds }: Size): Promise<readonly Line[]> => {
  const lines: Line[] = [];
  for (const kind of ['SQLite', 'PostgreSQL'] as const) {
    const place = await places(kind);
    if (place === null) {
      lines.push([`turn files, ${kind}`, 'not measured: there is no PostgreSQL']);
      continue;
    }
    const store = await openStore(place.place);
    lines.push(...(await turnFiles(store, kind, seconds * 10, place.place)));
    await store.close();
    await place.remove();
  }
  return lines;
};

const turnFiles = async (
  store: Store,
  kind: string,
  times: number,
  place: { readonly file: string } | { readonly url: string },
): Promise<readonly Line[]> => {
  const app = appOver(store);
  const [ruler] = (await settle(app, { scenario: 'europe-1320', campaigns: 1, rulers: 1, deadline: null })) as [Ruler];
  const first = await measure('first', times, async () => {
    // Rules that nobody has used yet have read no position either.
    const fresh = { ...app, rulesets: app.rulesets.map((rules) => ({ ...rules })) };
    got(await readTurnFile(fresh, ruler.actor, ruler));
  });
  const again = await measure('again', times, async () => got(await readTurnFile(app, ruler.actor, ruler)));
  return [
    [`a turn file of Europe, ${kind}`, shown(first)],
    [`the same when it was asked for lately, ${kind}`, shown(again)],
    ...('url' in place ? await textAndJsonb(store, place.url, ruler, times) : []),
  ];
};

/** The part of pg that is used. */
interface Postgres {
  readonly Client: new (settings: {
    readonly connectionString: string;
  }) => {
    connect(): Promise<void>;
    query(statement: string, values?: readonly string[]): Promise<{ readonly rows: readonly { state: unknown }[] }>;
    end(): Promise<void>;
  };
}

const textAndJsonb = async (
  { db }: Store,
  url: string,
  { campaignId }: Ruler,
  times: number,
): Promise<readonly Line[]> => {
  const out = await standingTurn(db, campaignId, 0);
  const stored = out && (await stateAfter(db, out));
  if (stored === undefined) throw new Error('the campaign has no state');
  const pg = createRequire(new URL('../../packages/store/package.json', import.meta.url))('pg') as Postgres;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const read = async (type: 'text' | 'jsonb'): Promise<Measured> => {
    await client.query(`create table state_as_${type} (state ${type})`);
    await client.query(`insert into state_as_${type} values ($1)`, [stored.state]);
    return await measure(type, times, async () => {
      const { state } = (await client.query(`select state from state_as_${type}`)).rows[0] as { state: unknown };
      return type === 'text' ? JSON.parse(state as string) : state;
    });
  };
  const [text, jsonb] = [await read('text'), await read('jsonb')];
  await client.end();
  return [
    ['its state alone, kept as text and parsed, PostgreSQL', shown(text)],
    ['the same kept as jsonb', `${shown(jsonb)} (${(median(jsonb) / median(text)).toFixed(2)} times)`],
  ];
};

const shown = (measured: Measured): string => `${median(measured).toFixed(2)} ms`;

/** What ships for those who watch a server: fail2ban, Prometheus, Grafana. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openMetrics } from '../../src/server/metrics.ts';
import { openHouse } from './table.ts';
import { Browser } from './visitor.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

test('fail2ban finds the address of whoever fails to sign in, and the log names the account', async () => {
  const { address, guest, lines } = await openHouse();
  const { id, email } = await guest('Anna');
  const [, regex = ''] = /^failregex = (.*)$/m.exec(read('deploy/fail2ban/chancery.conf')) ?? [];
  const failures = () => {
    const form = new RegExp(regex.replace('<ADDR>', '(?<from>[0-9a-f.:]+)'));
    // As it stands in the journal.
    return lines.flatMap((line) => form.exec(`host chancery[7]: ${line.trimEnd()}`)?.groups?.['from'] ?? []);
  };
  expect(failures()).toEqual([]);
  const stranger = new Browser(address);
  await stranger.send('/sign-in', { email, password: 'not her password' });
  await stranger.send('/sign-in', { email: 'nobody@example.org', password: 'not a password' });
  expect(failures()).toEqual(['127.0.0.1', '127.0.0.1']);
  const told = lines.filter((line) => line.includes('sign-in failed')).map((line) => JSON.parse(line));
  expect(told.map(({ account }) => account)).toEqual([id, 'unknown']);
  expect(lines.join('')).not.toContain('not her password');
});

/** The names of all that is measured. */
const measured = async (): Promise<ReadonlySet<string>> => {
  const { app } = await openHouse();
  const { text } = await openMetrics().read({ app, presence: { ahead: () => 90_500 } });
  expect(text).toMatch(/^chancery_clock_ahead_seconds 90\.5$/m);
  expect(text).toMatch(/^chancery_workers_alive 0$/m);
  return new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name as string));
};

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/chancery_\w+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''));

test('alarms and dashboard ask for what is measured, and every alarm says what to do', async () => {
  const known = await measured();
  const alarms = parse(read('deploy/prometheus/alarms.yml')).groups[0].rules as readonly {
    expr: string;
    annotations: { description: string };
  }[];
  const panels = JSON.parse(read('deploy/grafana/chancery.json')).panels as readonly { targets: { expr: string }[] }[];
  const asked = [
    ...alarms.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(asked.flatMap(namesIn).filter((name) => !known.has(name))).toEqual([]);
  expect(alarms.length).toBeGreaterThan(7);
  expect(alarms.filter(({ annotations }) => annotations.description.length < 60)).toEqual([]);
});

test('in compose.yaml Prometheus asks every process, workers too', () => {
  const { services } = parse(read('compose.yaml'), { merge: true });
  const ours = Object.entries(
    services as { [name: string]: { image: string; environment: { [name: string]: string } } },
  )
    .filter(([, { image }]) => image === 'chancery')
    .map(([name, { environment }]) => `${name}:${environment['CHANCERY_STATUS_PORT']}`);
  const [job] = parse(read('deploy/prometheus/prometheus.yml')).scrape_configs;
  expect(job.static_configs[0].targets).toEqual(ours);
  expect(ours).toHaveLength(3);
});

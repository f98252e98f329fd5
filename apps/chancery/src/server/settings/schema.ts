import { z } from 'zod';
import { list, oneOf, text, textIfAny, whole, wholeIfAny, yesNo } from './kinds.ts';

const PORT = { from: 0, to: 65_535 };

/** A part of the configuration file; one that is left out has its defaults. */
const part = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.strictObject(shape).prefault({} as never);

/** Every setting of the server: the one place where it has its name, its default and its sentence. */
export const SETTINGS = z.strictObject({
  data: text(
    'The directory in which the server keeps what is its own: the SQLite database, unless PostgreSQL is used, and mails that are written to files.',
    '.chancery/server',
  ),
  baseUrl: textIfAny(
    'Where people reach the server, as in `https://chancery.example`. Stands in mails, links and feeds. Unless set, the address at which it listens.',
  ),
  database: part({
    url: textIfAny(
      'A PostgreSQL database, as in `postgres://chancery:password@db/chancery`. Unless set, SQLite in the data directory.',
      { secret: true, alsoEnv: 'DATABASE_URL' },
    ),
  }),
  http: part({
    host: text(
      'The address to listen at. `0.0.0.0` for all, as in a container; behind a proxy on the same machine `127.0.0.1` is enough.',
      '127.0.0.1',
    ),
    port: whole('The port to listen at; 0 for any that is free.', 8080, PORT),
    trustedProxies: list(
      'Addresses of reverse proxies whose `X-Forwarded-For` is believed. Of others it is thrown away, since anybody can write it.',
      [],
    ),
    bodyLimit: whole('Bytes of the longest request that is read.', 2_000_000, { from: 10_000, to: 100_000_000 }),
  }),
  status: part({
    host: text(
      'Where the port for `/healthz`, `/readyz` and `/metrics` listens. It asks for no password: keep it on loopback or in a network of your own.',
      '127.0.0.1',
    ),
    port: wholeIfAny('A port of its own for `/healthz`, `/readyz` and `/metrics`; none unless set.', PORT),
    metricsToken: textIfAny(
      'Whoever sends it as bearer token may read `/metrics` at the main port. Unless set, nobody may.',
      { secret: true },
    ),
  }),
  worker: part({
    inside: yesNo(
      'Whether `chancery serve` does the work of a worker too. With workers of your own, set it to false.',
      true,
    ),
    pause: whole('Milliseconds between two looks for work, when nothing is known to be due before.', 1_000, {
      from: 50,
      to: 60_000,
    }),
  }),
  shutdown: part({
    patience: whole('Milliseconds that a stop waits for what is in hand: requests, a turn, a mail.', 20_000, {
      from: 0,
      to: 600_000,
    }),
  }),
  log: part({
    level: oneOf(
      'From which weight on lines are written to standard output, as JSON.',
      ['debug', 'info', 'warn', 'error', 'silent'],
      'info',
    ),
  }),
  webhooks: part({
    toPrivateAddresses: yesNo(
      'Whether webhooks may call machines in private networks and this one itself. Any master could then make the server call them.',
      false,
    ),
  }),
});

export type Settings = z.output<typeof SETTINGS>;

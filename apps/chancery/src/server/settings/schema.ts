import { z } from 'zod';
import {
  list,
  mailAddress,
  networks,
  oneOf,
  privateKeyIfAny,
  text,
  textIfAny,
  whole,
  wholeIfAny,
  yesNo,
} from './kinds.ts';

const PORT = { from: 0, to: 65_535 };

/** A part of the configuration file; one that is left out has its defaults. */
const part = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.strictObject(shape).prefault({} as never);

/** Every setting of the server: the one place where it has its name, its default and its sentence. */
export const SETTINGS = z
  .strictObject({
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
      trustedProxies: networks(
        'Addresses of reverse proxies, or networks of them, whose `X-Forwarded-For` is believed. Of others it is thrown away, since anybody can write it.',
      ),
      pagesAMinute: whole('How many pages one address may ask for in a minute; a map counts as ten.', 600, {
        from: 10,
        to: 1_000_000,
      }),
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
    api: part({
      userRequests: whole('How many requests a minute one user may make of the API.', 600, { from: 10, to: 1_000_000 }),
      addressRequests: whole('How many a minute may come from one address without a user.', 300, {
        from: 10,
        to: 1_000_000,
      }),
      origins: list(
        'Web pages of these origins may call the API with a personal access token, as in `https://map.example`. Cookies are never taken from them.',
        [],
      ),
    }),
    zone: text('The time zone in which the pages of the server show times, such as `Europe/London`.', 'UTC'),
    accounts: part({
      signUp: oneOf(
        'Who may make an account: everybody, whoever holds an invitation to a campaign, or nobody. Holds until an administrator chooses otherwise.',
        ['open', 'invited', 'closed'],
        'invited',
      ),
      confirm: oneOf(
        'Whether a new account waits until its owner has opened the link in a mail: always, never, or where mail leaves through a mail server. An account that is not confirmed is sent no other mail.',
        ['if-mailed', 'always', 'never'],
        'if-mailed',
      ),
      secret: textIfAny(
        'Signs sessions: 32 letters or more, the same for every process of a server. Unless set, one is drawn at the first start and kept in the data directory.',
        { secret: true },
      ),
    }),
    mail: part({
      out: oneOf(
        'How mail leaves: through a mail server, as files into the directory `mails` of the data directory, or not at all.',
        ['smtp', 'files', 'none'],
        'files',
      ),
      from: mailAddress(
        'The address from which the server writes, with a name before it if you like: `Chancery <chancery@chancery.example>`.',
        'Chancery <chancery@localhost>',
      ),
      bounces: textIfAny(
        'Where mail servers report what they cannot deliver. Unless set, the address from which the server writes.',
      ),
      limit: whole('Bytes of the longest mail that is sent or read.', 10_000_000, { from: 100_000, to: 100_000_000 }),
      smtp: part({
        host: text('The mail server that takes our mail.', 'localhost'),
        port: whole('Its port: 587 for STARTTLS, 465 for TLS, 25 within one machine.', 587, PORT),
        security: oneOf(
          'How the connection is kept secret: TLS from the first byte; STARTTLS or nothing is sent; STARTTLS if offered; not at all, for a server on the same machine.',
          ['tls', 'starttls', 'if-offered', 'none'],
          'starttls',
        ),
        user: textIfAny('The name to log in with; no log in unless set.'),
        password: textIfAny('The password to log in with.', { secret: true }),
      }),
      dkim: part({
        selector: text(
          'The name under which the other half of the key lies in the DNS: `<selector>._domainkey.<domain>`, with the domain of `mail.from`.',
          'chancery',
        ),
        key: privateKeyIfAny(
          'The key (RSA) with which mail is signed (DKIM). Unless set, the mail server that takes our mail is to sign it.',
        ),
      }),
      in: oneOf(
        'How mail comes in: by an SMTP listener of our own, from a mailbox (IMAP), or not at all.',
        ['smtp', 'mailbox', 'none'],
        'none',
      ),
      reply: textIfAny(
        'The mailbox to which rulers send orders by mail. Unless set, the address from which the server writes.',
      ),
      separator: text(
        'What stands between that mailbox and the token of a reply, as in `orders+token@chancery.example`. Most servers know `+`.',
        '+',
      ),
      tokenIn: oneOf(
        'Where the token of a reply stands. The subject is for servers that know no separator.',
        ['address', 'subject'],
        'address',
      ),
      trustedServers: list(
        'Names of mail servers whose checks of DKIM and SPF (`Authentication-Results`) are believed. With none, only tokens count.',
        [],
      ),
      listener: part({
        host: text('Where the SMTP listener listens.', '127.0.0.1'),
        port: whole('Its port.', 2525, PORT),
      }),
      mailbox: part({
        host: text('The IMAP server of the mailbox.', 'localhost'),
        port: whole('Its port.', 993, PORT),
        security: oneOf(
          'TLS from the first byte, STARTTLS, or nothing, for a server on the same machine.',
          ['tls', 'starttls', 'none'],
          'tls',
        ),
        user: textIfAny('The name to log in with.'),
        password: textIfAny('The password to log in with.', { secret: true }),
        inbox: text('The folder into which mail comes.', 'INBOX'),
        handled: text('The folder into which mail is put that has been taken over; made if there is none.', 'Chancery'),
        every: whole('Milliseconds between two looks.', 30_000, { from: 1_000, to: 3_600_000 }),
      }),
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
    limits: part({
      campaigns: whole(
        'How many campaigns that have not begun one account may have made; an administrator any number.',
        5,
        { from: 1, to: 100_000 },
      ),
      megabytesADay: whole(
        'How many megabytes one account may have stored in a day: what it sends, 1.5 for a campaign, 1 for a turn that its master runs by hand, 2 for a roll back.',
        100,
        { from: 1, to: 1_000_000 },
      ),
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
  })
  .superRefine(({ accounts, mail, baseUrl, zone }, { addIssue }) => {
    const fault = (path: readonly string[], message: string): void =>
      addIssue({ code: 'custom', path: [...path], message });
    if (accounts.secret !== null && accounts.secret.length < 32)
      fault(['accounts', 'secret'], 'wanted 32 letters or more');
    if (baseUrl !== null && !isBaseUrl(baseUrl))
      fault(['baseUrl'], 'wanted an address such as https://chancery.example');
    if (!isZone(zone)) fault(['zone'], 'wanted a time zone such as Europe/London');
    if (mail.in !== 'mailbox') return;
    for (const name of ['user', 'password'] as const) {
      if (mail.mailbox[name] === null) fault(['mail', 'mailbox', name], 'is needed to look into a mailbox');
    }
  });

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** With nothing after the name: pages lie at fixed places below it. */
const isBaseUrl = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

export type Settings = z.output<typeof SETTINGS>;

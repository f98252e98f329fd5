import { z } from 'zod';
import {
  certificatesIfAny,
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
      'The directory in which the server keeps its data: the SQLite database, unless PostgreSQL is used, and mails that are written to files.',
      '.chancery/server',
    ),
    baseUrl: textIfAny(
      'The address at which people reach the server, such as `https://chancery.example`, for mails, links and feeds. By default the address at which it listens.',
    ),
    examples: yesNo(
      'Whether people may begin the four small games that show how rulesets are written. Leave it on while such a game is played.',
      false,
    ),
    database: part({
      url: textIfAny(
        'A PostgreSQL database, such as `postgres://chancery:password@db/chancery`. By default SQLite in the data directory.',
        { secret: true, alsoEnv: 'DATABASE_URL' },
      ),
      connections: whole(
        'The most connections of one process to PostgreSQL. All processes together stay below its `max_connections`.',
        10,
        { from: 2, to: 1_000 },
      ),
      connectTimeout: whole('How many milliseconds a process waits for a connection to PostgreSQL.', 10_000, {
        from: 100,
        to: 600_000,
      }),
      queryTimeout: whole(
        'How many milliseconds PostgreSQL may take for one statement. Where it answers nobody any more, nobody waits longer than ten seconds.',
        60_000,
        { from: 1_000, to: 3_600_000 },
      ),
    }),
    http: part({
      host: text(
        'The address to listen at: `0.0.0.0` for all, as in a container; behind a proxy on the same machine `127.0.0.1` is enough.',
        '127.0.0.1',
      ),
      port: whole('The port to listen at; 0 for any free port.', 8080, PORT),
      trustedProxies: networks(
        'Addresses or networks of reverse proxies whose `X-Forwarded-For` is trusted. From others it is ignored, since anybody can write it.',
      ),
      pagesAMinute: whole('How many pages one address may ask for in a minute; a map counts as ten.', 600, {
        from: 10,
        to: 1_000_000,
      }),
      bodyLimit: whole('The largest request that is read, in bytes.', 2_000_000, { from: 10_000, to: 100_000_000 }),
    }),
    status: part({
      host: text(
        'The address of the port for `/healthz`, `/readyz` and `/metrics`. It asks for no password: keep it on loopback or in a private network.',
        '127.0.0.1',
      ),
      port: wholeIfAny('A separate port for `/healthz`, `/readyz` and `/metrics`; by default none.', PORT),
      metricsToken: textIfAny(
        'The bearer token with which `/metrics` can be read at the main port. Unless it is set, nobody can.',
        { secret: true },
      ),
    }),
    api: part({
      userRequests: whole(
        'How often a minute one user may read from the API; as often they may change something, and as much they may ask for that is heavy.',
        600,
        { from: 10, to: 1_000_000 },
      ),
      addressRequests: whole('How many requests a minute may come from one address without a user.', 300, {
        from: 10,
        to: 1_000_000,
      }),
      origins: list(
        'Web pages of these origins, such as `https://map.example`, may call the API with a personal access token. Cookies are never accepted from them.',
        [],
      ),
    }),
    zone: text('The time zone in which the pages of the server show times, such as `Europe/London`.', 'UTC'),
    accounts: part({
      signUp: oneOf(
        'Who may make an account: everybody, people with an invitation to a campaign, or nobody. It applies until an administrator changes it.',
        ['open', 'invited', 'closed'],
        'invited',
      ),
      confirm: oneOf(
        'Whether the owner of a new account must first open the link in a mail: always, never, or if mail leaves through a mail server. An unconfirmed account is sent no other mail.',
        ['if-mailed', 'always', 'never'],
        'if-mailed',
      ),
      secret: textIfAny(
        'Signs sessions: 32 characters or more, the same for every process of a server. By default it is made at the first start and kept in the data directory.',
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
        'The address from which the server writes, if you like with a name: `Chancery <chancery@chancery.example>`.',
        'Chancery <chancery@localhost>',
      ),
      bounces: textIfAny(
        'The address to which mail servers report mail that they cannot deliver. By default the address from which the server writes.',
      ),
      limit: whole('The largest mail that is sent or read, in bytes.', 10_000_000, { from: 100_000, to: 100_000_000 }),
      ca: certificatesIfAny(
        'Certificates of a house of your own, which vouch for your mail servers (SMTP and IMAP) beside those that everybody trusts.',
      ),
      smtp: part({
        host: text('The mail server that takes our mail.', 'localhost'),
        port: whole('Its port: 587 for STARTTLS, 465 for TLS, 25 within one machine.', 587, PORT),
        security: oneOf(
          'How the connection is encrypted: TLS from the first byte; STARTTLS, or nothing is sent; STARTTLS if offered; not at all, for a server on the same machine.',
          ['tls', 'starttls', 'if-offered', 'none'],
          'starttls',
        ),
        user: textIfAny('The name to log in with; by default there is no login.'),
        password: textIfAny('The password to log in with.', { secret: true }),
      }),
      dkim: part({
        selector: text(
          'The name under which the DNS has the public key: `<selector>._domainkey.<domain>`, with the domain of `mail.from`.',
          'chancery',
        ),
        key: privateKeyIfAny(
          'The RSA key with which mail is signed (DKIM). Unless it is set, the mail server that takes our mail should sign it.',
        ),
      }),
      in: oneOf(
        'How mail comes in: by an SMTP listener of our own, from a mailbox (IMAP), or not at all.',
        ['smtp', 'mailbox', 'none'],
        'none',
      ),
      reply: textIfAny(
        'The mailbox to which rulers send orders by mail. By default the address from which the server writes.',
      ),
      separator: text(
        'The sign between that mailbox and the token of a reply, as in `orders+token@chancery.example`. Most servers know `+`.',
        '+',
      ),
      tokenIn: oneOf(
        'Where the token of a reply is: in the address, or in the subject for servers without a separator.',
        ['address', 'subject'],
        'address',
      ),
      trustedServers: list(
        'Names of mail servers whose checks of DKIM and SPF (`Authentication-Results`) are trusted. Without any, only tokens count.',
        [],
      ),
      listener: part({
        host: text('The address at which the SMTP listener listens.', '127.0.0.1'),
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
        handled: text(
          'The folder into which mail is moved once it is taken over; it is made if it does not exist.',
          'Chancery',
        ),
        keepDays: whole('For how many days a mail stays in that folder; then it is deleted there.', 30, {
          from: 1,
          to: 3_650,
        }),
        every: whole('Milliseconds between two looks into the mailbox.', 30_000, { from: 1_000, to: 3_600_000 }),
      }),
    }),
    worker: part({
      inside: yesNo('Whether `chancery serve` is a worker too. If you run workers of your own, set it to false.', true),
      pause: whole('Milliseconds between two looks for work, if nothing is known to be due earlier.', 1_000, {
        from: 50,
        to: 60_000,
      }),
    }),
    backup: part({
      every: wholeIfAny(
        'How many minutes lie between two backups that a worker makes by itself; by default it makes none.',
        { from: 5, to: 44_640 },
      ),
      keep: whole('How many of them are kept; older ones are deleted.', 48, { from: 1, to: 100_000 }),
      folder: textIfAny(
        'The folder into which they go. By default `backups` in the data directory, or none if they go to a storage.',
      ),
      s3: part({
        endpoint: textIfAny(
          'The address of an S3-compatible storage to which they go, such as `https://s3.eu-central-1.amazonaws.com`.',
        ),
        bucket: text('The bucket there.', 'chancery'),
        region: text('Its region.', 'us-east-1'),
        prefix: text('How their names begin there.', 'backups/'),
        accessKey: textIfAny('The id of the access key.', { secret: true }),
        secretKey: textIfAny('The secret access key.', { secret: true }),
      }),
    }),
    shutdown: part({
      patience: whole('How many milliseconds a stop waits for work in hand: requests, a turn, a mail.', 20_000, {
        from: 0,
        to: 600_000,
      }),
    }),
    limits: part({
      campaigns: whole(
        'How many campaigns that have not begun one account may have; administrators may have any number.',
        5,
        { from: 1, to: 100_000 },
      ),
      megabytesADay: whole(
        'How many megabytes one account may store in a day: what it sends, 1.5 for a campaign, 1 for a turn that its master runs by hand, 2 for a roll back.',
        100,
        { from: 1, to: 1_000_000 },
      ),
    }),
    log: part({
      level: oneOf(
        'The least level of log lines that are written to standard output, as JSON.',
        ['debug', 'info', 'warn', 'error', 'silent'],
        'info',
      ),
    }),
    webhooks: part({
      toPrivateAddresses: yesNo(
        'Whether webhooks may call this machine and others in private networks. Any master could then make the server call them.',
        false,
      ),
    }),
  })
  .superRefine(({ accounts, backup, database, mail, baseUrl, zone }, { addIssue }) => {
    const fault = (path: readonly string[], message: string): void =>
      addIssue({ code: 'custom', path: [...path], message });
    if (accounts.secret !== null && accounts.secret.length < 32)
      fault(['accounts', 'secret'], 'wanted 32 characters or more');
    if (database.url !== null && !isPostgresUrl(database.url))
      fault(
        ['database', 'url'],
        'wanted an address such as postgres://chancery:password@db/chancery; without one the server keeps SQLite in its data directory',
      );
    if (baseUrl !== null && !isBaseUrl(baseUrl))
      fault(['baseUrl'], 'wanted an address such as https://chancery.example');
    if (!isZone(zone)) fault(['zone'], 'wanted a time zone such as Europe/London');
    const { endpoint, accessKey, secretKey } = backup.s3;
    if (endpoint !== null) {
      if (!isBaseUrl(endpoint)) fault(['backup', 's3', 'endpoint'], 'wanted an address such as https://s3.example');
      if (accessKey === null) fault(['backup', 's3', 'accessKey'], 'is needed for a storage');
      if (secretKey === null) fault(['backup', 's3', 'secretKey'], 'is needed for a storage');
    }
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

const isPostgresUrl = (text: string): boolean =>
  URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol) && new URL(text).pathname.length > 1;

/** With nothing after the name: pages lie at fixed places below it. */
const isBaseUrl = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

export type Settings = z.output<typeof SETTINGS>;

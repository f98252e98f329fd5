import type { ProcessRole } from '@chancery/store';

/** What somebody who runs the server should look after. */
export const incidents = {
  title: 'What needs you',
  lead: 'What goes wrong at present, on one page. What is mended goes from it by itself.',
  none: 'Nothing.',
  open: (many: number) =>
    many === 0 ? 'nothing needs you' : many === 1 ? 'one thing needs you' : `${many} things need you`,
  sections: {
    stuck: 'Games that cannot go on',
    held: 'Clocks that are held',
    masterless: 'Games without a master',
    troubles: 'Mail and backups',
    processes: 'Processes',
    bounces: 'Addresses that take no mail',
    disk: 'Disk',
  },
  stuckWhat:
    'What was due could not be done because of a fault of the program. Orders are kept. The log tells more under the number of the incident; a master can roll the game back.',
  heldWhat: 'So many sheets were missing that the breaker stopped the clock. A master lets it go on.',
  masterlessWhat: 'It has no master, or all are blocked. Hand it to somebody.',
  since: 'since',
  tried: (times: number) => (times === 1 ? 'tried once' : `tried ${times} times`),
  last: 'last',
  next: 'next try',
  names: {
    'mail-out': 'Mail does not leave',
    'mail-refused': 'The mail server takes no mail from us (look at mail.smtp.user)',
    dkim: 'Mail cannot be signed (DKIM)',
    mailbox: 'Mail does not come in',
    backup: 'The last backup failed',
  } as { readonly [name: string]: string },
  noWorker: 'No worker is there: no window closes, and no mail leaves. Start chancery worker, or set worker.inside.',
  roles: { server: 'Server', worker: 'Worker' } satisfies { readonly [role in ProcessRole]: string },
  works: 'works',
  alive: 'there',
  silent: 'not seen since',
  clock: (span: string, ahead: boolean) => `clock ${span} ${ahead ? 'ahead' : 'behind'}`,
  clockWrong: 'It closes no window until its clock is set.',
  bouncesWhat:
    'A mail came back for good. They get no more until their owners say that they work again, or you do, when it was the fault of your mail server.',
  returned: 'It works again',
  forget: 'It has ended',
  test: 'Send me a test mail',
  tested: 'A mail to you waits to be sent. If it does not come, this page says why.',
  database: 'The database takes',
  free: 'The disk has left',
  sizes: 'The largest games',
  size: 'Size',
  game: 'Game',
  sizesWhat: 'What is kept of each, without indexes.',
};

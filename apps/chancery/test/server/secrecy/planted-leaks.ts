import type { LEAKS_OF_SERVERS } from '@chancery/testkit';
import type { Answer, Watched } from './channels.ts';
import type { Spoil } from './leaks.ts';

/** A leak of a server, planted into its answers or its mails, and by which words it is found. */
export interface PlantedLeak {
  readonly what: (typeof LEAKS_OF_SERVERS)[number];
  readonly spoil: Spoil;
  readonly found: RegExp;
}

/** How many sheets the server keeps, and when the last one came: what nobody may learn from anything. */
const sheetsOf = async ({ app, campaignId }: Watched): Promise<{ readonly count: number; readonly last: number }> => {
  const rows = await app.store.db.selectFrom('sheet').select('at').where('campaignId', '=', campaignId).execute();
  return { count: rows.length, last: Math.max(0, ...rows.map(({ at }) => at)) };
};

type Sheets = Awaited<ReturnType<typeof sheetsOf>>;

/** A server that changes what it answers under some addresses by what sheets it has. */
const answering =
  (under: RegExp, change: (answer: Answer, sheets: Sheets) => Partial<Answer>): Spoil =>
  (watched) => ({
    ...watched.channels,
    ask: async (path) => {
      const answer = await watched.channels.ask(path);
      return under.test(path) ? { ...answer, ...change(answer, await sheetsOf(watched)) } : answer;
    },
  });

export const PLANTED_LEAKS: readonly PlantedLeak[] = [
  {
    what: 'the length of a file',
    // Padded out to where the sheets of all would end.
    spoil: answering(/seats\/Eng\/turn-file$/, ({ length }, { count }) => ({ length: length + count })),
    found: /^the length of \/api\/v1\/campaigns\/…\/seats\/Eng\/turn-file tells what others do/,
  },
  {
    what: 'an ETag',
    // A tag that counts what has been written, as a cheap way to say that something is new.
    spoil: answering(/standings$/, (_, { count }) => ({ etag: `"${count}"` })),
    found: /^the ETag of \/api\/v1\/campaigns\/…\/standings tells what others do$/,
  },
  {
    what: 'the subject of a mail',
    spoil: (watched) => ({
      ...watched.channels,
      mails: async () => {
        const { count } = await sheetsOf(watched);
        const mails = await watched.channels.mails();
        return mails.map((mail) => ({ ...mail, subject: `${mail.subject} (${count} sheets)` }));
      },
    }),
    found: /^the subject of a mail tells what others do: .*sheets\)/,
  },
  {
    what: 'the date of a feed',
    // The feed is as old as the last thing that anybody did.
    spoil: answering(/press\.atom$/, ({ dates }, { last }) => ({
      dates: [new Date(last).toISOString(), ...dates.slice(1)],
    })),
    found: /^the dates of \/campaigns\/…\/press\.atom tell what others do$/,
  },
];

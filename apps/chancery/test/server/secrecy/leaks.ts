import type { Answer, Channels, SentMail, Watched } from './channels.ts';

/** The ways to a viewer, as a server has them or as a test has spoiled them. */
export type Spoil = (watched: Watched) => Channels;

/**
 * What tells the ruler of England that others have done something which they may not know: everything is read before it and after
 * it, at the same instant, and nothing may differ, in what is read or in what is seen of it without reading.
 */
export const leaksOverHttp = async (watched: Watched, channels: Channels): Promise<readonly string[]> => {
  const readAll = async (): Promise<readonly Answer[]> => {
    const answers: Answer[] = [];
    for (const path of watched.paths) answers.push(await channels.ask(path));
    return answers;
  };
  // What was done until now is older than what is done next.
  watched.later();
  const before = await readAll();
  await watched.plot(3);
  const after = await readAll();
  return before.flatMap((was, index) => differences(was, after[index] as Answer));
};

const differences = (was: Answer, is: Answer): readonly string[] => {
  const at = was.path.replace(/[0-9a-hjkmnp-tv-z]{24}/, '…').replace(/[0-9a-f]{16,}/, '…');
  return [
    ...(was.status === is.status ? [] : [`the status of ${at} tells what others do: ${was.status}, ${is.status}`]),
    ...(was.length === is.length ? [] : [`the length of ${at} tells what others do: ${was.length}, ${is.length}`]),
    ...(was.etag === is.etag ? [] : [`the ETag of ${at} tells what others do`]),
    ...(`${was.dates}` === `${is.dates}` ? [] : [`the dates of ${at} tell what others do`]),
    ...(was.body === is.body ? [] : [`the text of ${at} tells what others do`]),
  ];
};

/** What of the mails differs between two games in which others did little and much that came to nothing. */
export const leaksByMail = async (little: Channels, much: Channels): Promise<readonly string[]> =>
  mailDifferences(await little.mails(), await much.mails());

/** Ids, keys and hashes are others in every game. */
const RANDOM = /[0-9a-hjkmnp-tv-z]{24,}|[0-9a-f]{16,}|[A-Za-z0-9_-]{22,}/g;

const mailDifferences = (few: readonly SentMail[], many: readonly SentMail[]): readonly string[] => {
  if (few.length !== many.length) return [`the number of mails tells what others do: ${few.length}, ${many.length}`];
  return few.flatMap(({ subject, text }, index) => {
    const other = many[index] as SentMail;
    return [
      ...(subject === other.subject
        ? []
        : [`the subject of a mail tells what others do: ${subject}, ${other.subject}`]),
      ...(text.replaceAll(RANDOM, '').length === other.text.replaceAll(RANDOM, '').length
        ? []
        : [`the length of the mail '${subject}' tells what others do`]),
    ];
  });
};

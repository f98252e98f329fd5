import { ratingsWords } from '../../names/ratings.ts';
import { general, province, who } from '../../names/reader.ts';
import type { LessTold } from '../../told.ts';
import { ARM_WORDS } from '../words.ts';
import type { InWords } from './lines.ts';

const NOTICED = {
  killed: 'was killed by an assassin',
  survived: 'was struck by an assassin and survived',
  missed: 'escaped an assassin',
} as const;

/** News that say less than what happened. */
export const LESS: InWords<LessTold> = {
  'new-general': ({ general: fresh, why }, reader) =>
    `${fresh.name} ${why === 'appointed' ? 'was appointed' : 'came as a replacement'}, ${ARM_WORDS[fresh.command]}, in ${province(reader, fresh.location)}: ${ratingsWords(fresh)}.`,
  'attempt-noticed': ({ general: victim, result, health, by }, reader) =>
    `${general(reader, victim)} ${NOTICED[result]}${result === 'survived' ? `, with health ${health}` : ''}.${
      by === null ? ' Nobody knows who paid.' : ` It was paid by ${who(reader, by)}.`
    }`,
  'general-corrected': ({ general: now, from }, reader) =>
    `The game master put right ${now.name}, ${from === now.nation ? '' : `until now of ${who(reader, from)}, now of ${who(reader, now.nation)}, `}${ARM_WORDS[now.command]}, in ${province(reader, now.location)}: ${ratingsWords(now)}${now.state === 'removed' ? '; they are gone' : ''}.`,
  'news-kept-back': () => 'The game master kept back news that had not reached you.',
  'network-lost': ({ province: number }, reader) => `Your spy network in ${province(reader, number)} was broken.`,
};

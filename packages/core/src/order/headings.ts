import { onceFor } from '../once-for.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { OrderCatalogue } from './catalogue.ts';
import { sectionsOf } from './sections.ts';
import { type Meant, meant, suggest } from './words/suggest.ts';
import { type Word, wordsOf } from './words/words.ts';

type Sectioned = Pick<OrderCatalogue<RulesetTypes>, 'sections' | 'numberSign'>;

/** A heading at the beginning of a line, and the order that follows it there; null where it stands alone. */
export interface FoundHeading {
  readonly section: string;
  readonly rest: string | null;
}

/** The heading with which a line begins; null if there is none. The longest counts: ROUND 12 is not ROUND 1. */
export const headingIn = (catalogue: Sectioned, text: string): FoundHeading | null => {
  const headings = headingsIn(catalogue);
  if (headings.length === 0) return null;
  const { words, unclosed } = wordsOf(text, catalogue.numberSign);
  const found = headings.find(({ keys }) => keys.every((key, at) => isPlain(words[at], key)));
  if (found === undefined) return null;
  const next = words[found.keys.length]?.from ?? unclosed;
  return { section: found.section, rest: next < 0 ? null : text.slice(next) };
};

/**
 * The headings that a line may have been meant to be that cannot be read as an order, nearest first; null where it looks like
 * none. A line that ends in a colon looks like one whatever it says.
 */
export const headingsMeant = (catalogue: Sectioned, text: string): readonly string[] | null => {
  const headings = headingsIn(catalogue);
  if (headings.length === 0) return null;
  const { words } = wordsOf(text, catalogue.numberSign);
  const [first] = words;
  if (first === undefined || words.some(({ quoted }) => quoted)) return null;
  const near = suggest(
    words.map(({ key }) => key).join(' '),
    headings.map(({ meant }) => meant),
  );
  if (near.length > 0) return near;
  const alike = headings.filter(({ keys }) => keys.length >= words.length && keys.length > 1 && keys[0] === first.key);
  if (alike.length > 0) return [...new Set(alike.map(({ meant }) => meant.shown))].slice(0, 3);
  return text.trimEnd().endsWith(':') ? [] : null;
};

interface Heading {
  readonly section: string;
  readonly keys: readonly string[];
  readonly meant: Meant;
}

/** Every heading that is understood, those of most words first. */
const headingsIn = onceFor((catalogue: Sectioned): readonly Heading[] =>
  sectionsOf(catalogue)
    .flatMap(({ id, heading, also = [] }) =>
      [heading, ...also].map((each): Heading => {
        const keys = wordsOf(each).words.map(({ key }) => key);
        return { section: id, keys, meant: meant(keys.join(' '), heading) };
      }),
    )
    .sort((one, other) => other.keys.length - one.keys.length),
);

const isPlain = (word: Word | undefined, key: string): boolean => word?.quoted === false && word.key === key;

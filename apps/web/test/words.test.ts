import { afterEach, describe, expect, test } from 'vitest';
import { de } from '../src/lib/words/de/index.ts';
import { en } from '../src/lib/words/en/index.ts';
import { dateAndTime, fromNow, listed, number } from '../src/lib/words/formats.ts';
import { chosenLanguage } from '../src/lib/words/language.ts';
import { loadWords, words } from '../src/lib/words/words.ts';

afterEach(() => loadWords('en'));

describe('the language of the desk', () => {
  const cases = [
    ['what was chosen before', 'a=b; chancery_language=de', ['en-GB'], 'de'],
    ['the first language of the browser that there is', '', ['fr-FR', 'de-AT', 'en'], 'de'],
    ['English, when there is none of them', '', ['fr', 'ja'], 'en'],
    ["the browser's, when what was chosen is not there any more", 'chancery_language=xx', ['de'], 'de'],
    ["the browser's: a cookie that ends alike is another", 'not_chancery_language=de', ['en'], 'en'],
  ] as const;
  test.each(cases)('is %s', (_, cookies, preferred, expected) => {
    expect(chosenLanguage(cookies, preferred)).toBe(expected);
  });
});

test('the words are those of the language that was loaded last', async () => {
  await loadWords('de');
  expect(words.desk.title).toBe(de.desk.title);
  await loadWords('en');
  expect(words.desk.title).toBe(en.desk.title);
});

test('dates, numbers and lists are written as the language writes them', async () => {
  await loadWords('de');
  expect(number(12_345)).toBe('12.345');
  expect(listed(['a', 'b', 'c'])).toBe('a, b und c');
  expect(fromNow(3 * 3_600_000, 0)).toBe('in 3 Stunden');
  expect(dateAndTime(Date.UTC(1320, 4, 12, 12))).toMatch(/Mai|12\.05\./);
  await loadWords('en');
  expect(number(12_345)).toBe('12,345');
  expect(fromNow(-86_400_000, 0)).toBe('yesterday');
});

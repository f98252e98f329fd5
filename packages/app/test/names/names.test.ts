import { expect, test } from 'vitest';
import { passesForHouse } from '../../src/ground/names/house-words.ts';
import { lookAlike } from '../../src/ground/names/look-alikes.ts';
import { nameFault } from '../../src/ground/names/name-fault.ts';

test.each([
  ['a letter without width', 'Car\u200bla'],
  ['a mark that turns the direction', '\u202eevil'],
  ['a line feed', 'Anna\nLind'],
  ['a filler that shows nothing', 'Anna\u3164'],
  ['an empty braille cell', '\u2800'],
  ['a tag', 'Anna\u{e0041}'],
  ['a heap of marks', `A${'\u0301'.repeat(4)}nna`],
])('a name with %s is refused', (_, name) => {
  expect(nameFault(name, 'one')).toBe('unseen');
});

test.each([
  ['Latin with Cyrillic', 'Аnnа'],
  ['Latin with Greek', 'Αnna'],
  ['a script that looks like Latin and is written by few', 'ᎪᏞᎪ'],
])('a name of %s is refused', (_, name) => {
  expect(nameFault(name, 'one')).toBe('mixed');
});

test.each([
  'Chancery',
  'The Chancery Team',
  'ＣＨＡＮＣＥＲＹ',
  'сһаnсеry'.replace('n', 'п').replace('r', 'г').replace('y', 'у'),
  'Game master',
  'GameMaster',
  'G. a. m. e. Master',
  'Anna (game master)',
  'Die Spielleitung',
  'Adrninistrator',
  'Admin 1',
  'administrat0r',
  'Bot',
  'Bot 7',
  'the bot',
  'Nobody',
  'Niemand',
  'Stellvertreter',
])('%s passes for the house', (name) => {
  expect(nameFault(name, 'one')).toBe('house');
});

test.each([
  'Anna Lind',
  'Карла',
  'Ελένη',
  'Müller',
  'Nguyễn Thị Minh',
  '田中さくら',
  'Ken 健',
  '김민준',
  'محمد',
  'Master Po',
  'Abbot Suger',
  'Bota',
  'Grandmaster Flash',
  'O’Neill-Smith 3rd',
  'Anna 👩‍👧 ❤️',
  'Teamwork',
])('%s is a name', (name) => {
  expect(nameFault(name, 'one')).toBeNull();
});

test('a title may have a word in one script and a word in another, but no word of two', () => {
  expect(nameFault('Война 1812 (solo)', 'one-a-word')).toBeNull();
  expect(nameFault('Europе in 1320', 'one-a-word')).toBe('mixed');
  expect(nameFault('The house of York', 'one-a-word')).toBeNull();
  expect(passesForHouse('The Chancery Cup')).toBe(true);
});

test.each([
  ['Alice', 'AIice'],
  ['Alice', 'A1ice'],
  ['Alice', 'ALICE'],
  ['Alice', 'Àlice'],
  ['Alice', 'A. Lice'],
  ['Bernard', 'Bemard'],
  ['Otto', '0tt0'],
  ['cop', 'сор'],
  ['Heptarchy', 'Нерtаrсhу'],
  ['👑', '👑'],
])('%s and %s look alike', (one, other) => {
  expect(lookAlike(one, other)).toBe(true);
});

test.each([
  ['Alice', 'Alicia'],
  ['Player 1', 'Player 2'],
  ['Anna', 'Hanna'],
  ['👑', '⚔️'],
  ['田中', '山田'],
])('%s and %s do not', (one, other) => {
  expect(lookAlike(one, other)).toBe(false);
});

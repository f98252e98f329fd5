import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkCommitment, commitTo, turnSeed } from '../../src/dice/commitment.ts';
import { keyedDice } from '../../src/dice/keyed-dice.ts';

const SECRET = 'c0ffee00'.repeat(8);
const SHEETS = '5ca1ab1e'.repeat(8);

test('a commitment is the SHA-256 of the bytes of the secret', () => {
  expect(commitTo(SECRET)).toBe(createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'));
});

test('only the secret itself keeps a commitment', () => {
  const commitment = commitTo(SECRET);
  expect(checkCommitment(commitment, SECRET)).toBe(true);
  expect(checkCommitment(commitment.toUpperCase(), SECRET.toUpperCase())).toBe(true);
  expect(checkCommitment(commitment, SECRET.replace('c', 'd'))).toBe(false);
  expect(checkCommitment(commitment, SECRET.slice(2))).toBe(false);
  expect(checkCommitment(commitment, 'not a secret')).toBe(false);
  expect(checkCommitment('', SECRET)).toBe(false);
});

test('the seed of a turn depends on the secret and on every sheet, and dice can be made of it', () => {
  const seed = turnSeed(SECRET, SHEETS);
  const expected = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(Buffer.from(SHEETS, 'hex')).digest('hex');
  expect(seed).toBe(expected);
  expect(turnSeed(SECRET, SHEETS.replace('5', '6'))).not.toBe(seed);
  expect(turnSeed(SHEETS, SECRET)).not.toBe(seed);
  expect(keyedDice(seed).at('x').d(6)).toBeLessThanOrEqual(6);
});

test('a malformed secret or digest is refused, and the error does not repeat it', () => {
  expect(() => commitTo('hunter2')).toThrow(new RangeError('a secret is 64 hexadecimal digits'));
  expect(() => turnSeed('', SHEETS)).toThrow(new RangeError('a secret is 64 hexadecimal digits'));
  expect(() => turnSeed(SECRET, 'abc')).toThrow(new RangeError('a digest of the sheets is 64 hexadecimal digits'));
});

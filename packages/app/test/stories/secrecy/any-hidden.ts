import fc from 'fast-check';
import { type Hidden, type HiddenDeeds, OTHERS } from './hidden.ts';

/** Orders that can be given and orders that cannot, in the same words for all. */
const SHEETS = [
  'G1 RECRUIT 2 militia',
  'SEND GOLD Eng 5',
  'G5 RECRUTE 2 militia',
  'DECLARE WAR ON Eng',
  '',
  '# nothing',
];

const words = fc.string({ minLength: 1, maxLength: 30 }).map((text) => `${text.replaceAll(/["\n\r]/g, ' ')}.`);
const other = fc.constantFrom(...OTHERS);
const sheet = fc.oneof(
  fc.constantFrom(...SHEETS),
  words.map((text) => `PROCLAIM "Hear ye all, ${text} it shall be"`),
);
const deeds: fc.Arbitrary<HiddenDeeds> = fc.record({
  letters: fc.array(fc.record({ to: other, subject: words, body: words }), { maxLength: 3 }),
  remarks: fc.array(
    words.map((text) => `Remark: ${text}`),
    { maxLength: 3 },
  ),
  sheets: fc.array(sheet, { minLength: 1, maxLength: 3 }),
  drafts: fc.array(sheet, { maxLength: 3 }),
  standing: sheet,
  absence: words,
  extension: words,
  complaint: words,
  mutes: other,
  ready: fc.boolean(),
});
/** Anything that a viewer may not know. */
export const anyHidden: fc.Arbitrary<Hidden> = fc.record({
  names: fc.array(fc.stringMatching(/^[A-Z][a-z]{1,9}$/), { minLength: 3, maxLength: 3 }),
  of: fc.record(Object.fromEntries(OTHERS.map((seat) => [seat, deeds]))) as fc.Arbitrary<Hidden['of']>,
  unnamed: other,
  acts: sheet,
  webhookPath: fc.stringMatching(/^[a-z]{1,20}$/),
});

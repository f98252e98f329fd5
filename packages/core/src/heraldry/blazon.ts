import { err, ok, type Result } from '../result.ts';
import {
  CHARGES,
  type Charge,
  DIVISIONS,
  type Division,
  MOST_CHARGES,
  ORDINARIES,
  type Ordinary,
  type Shield,
  TINCTURES,
  type Tincture,
} from './shield.ts';

/**
 * Reads a shield from the few words in which scenarios keep it: the field, then an ordinary, then charges, each after a
 * comma. `gules, 3 leopard or`; `barry gules argent`; `bendy or azure, bordure gules`. Tells the word that it does not know.
 */
export const readBlazon = (text: string): Result<Shield, string> => {
  const [field = '', ...laid] = text.split(',').map((part) => part.trim());
  const ground = readField(field.split(/\s+/));
  if (!ground.ok) return ground;
  let shield = ground.value;
  for (const part of laid) {
    const read = readLaid(part.split(/\s+/), shield);
    if (!read.ok) return read;
    shield = read.value;
  }
  return ok(shield);
};

/** The words from which `readBlazon` reads the same shield. */
export const writeBlazon = ({ field, parted, ordinary, charges }: Shield): string =>
  [
    parted === undefined ? field : `${parted.division} ${field} ${parted.with}`,
    ...(ordinary === undefined ? [] : [`${ordinary.kind} ${ordinary.tincture}`]),
    ...(charges === undefined ? [] : [`${charges.count} ${charges.kind} ${charges.tincture}`]),
  ].join(', ');

const readField = (words: readonly string[]): Result<Shield, string> => {
  const [first = '', second = '', third = '', ...more] = words;
  if (words.length === 1) return isTincture(first) ? ok({ field: first }) : unknown(first);
  if (!isDivision(first)) return unknown(first);
  if (!isTincture(second)) return unknown(second);
  if (!isTincture(third)) return unknown(third);
  return more.length > 0 ? unknown(more.join(' ')) : ok({ field: second, parted: { division: first, with: third } });
};

const readLaid = (words: readonly string[], shield: Shield): Result<Shield, string> => {
  const tincture = words.at(-1) ?? '';
  if (!isTincture(tincture)) return unknown(tincture);
  const [first = '', second = ''] = words;
  if (words.length === 2 && isOrdinary(first) && shield.ordinary === undefined && shield.charges === undefined)
    return ok({ ...shield, ordinary: { kind: first, tincture } });
  const count = /^\d$/.test(first) ? Number(first) : 0;
  if (words.length !== 3 || count < 1 || count > MOST_CHARGES || shield.charges !== undefined)
    return unknown(words.join(' '));
  return isCharge(second) ? ok({ ...shield, charges: { kind: second, tincture, count } }) : unknown(second);
};

const among =
  <T extends string>(known: readonly T[]) =>
  (word: string): word is T =>
    known.some((each) => each === word);

const isTincture = among<Tincture>(TINCTURES);
const isDivision = among<Division>(DIVISIONS);
const isOrdinary = among<Ordinary>(ORDINARIES);
const isCharge = among<Charge>(CHARGES);

const unknown = (words: string): Result<never, string> => err(words);

/** The arms of a power as a part of what is told of it; nothing where it has none. */
export const shieldOf = ({ arms }: { readonly arms?: string }): { readonly shield?: Shield } => {
  const read = arms === undefined ? null : readBlazon(arms);
  return read?.ok ? { shield: read.value } : {};
};

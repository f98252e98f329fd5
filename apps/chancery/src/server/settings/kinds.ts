import { createPrivateKey, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { isNetwork } from '../http/networks.ts';
import { readAddress } from './read-address.ts';

/** What documentation says of a setting in addition to its name and default. */
export interface SettingNote {
  /** A sentence or two. */
  readonly help: string;
  /** What may stand there, in words. */
  readonly form: string;
  /** May come from a file of its own, and is never shown. */
  readonly secret?: true;
  /** Names of environment variables that mean the same, as other programs call it. */
  readonly alsoEnv?: string;
}

/** What a setting's schema carries for documentation. */
export const NOTES = z.registry<SettingNote>();

const noted = <S extends z.ZodType>(schema: S, note: SettingNote): S => {
  NOTES.add(schema, note);
  return schema;
};

/** Environment variables are text: a whole number may come as its digits. */
export const whole = (help: string, usual: number, { from, to }: { readonly from: number; readonly to: number }) =>
  noted(z.preprocess(digits, z.int(`wanted a whole number from ${from} to ${to}`).min(from).max(to)).default(usual), {
    help,
    form: `whole number, ${from} to ${to}`,
  });

/** A number that may be left out, which means something of its own. */
export const wholeIfAny = (help: string, { from, to }: { readonly from: number; readonly to: number }) =>
  noted(
    z
      .preprocess(digits, z.int(`wanted a whole number from ${from} to ${to}`).min(from).max(to).nullable())
      .default(null),
    { help, form: `whole number, ${from} to ${to}` },
  );

export const yesNo = (help: string, usual: boolean) =>
  noted(z.preprocess((given) => YES_NO.get(given) ?? given, z.boolean('wanted true or false')).default(usual), {
    help,
    form: 'true or false',
  });

export const oneOf = <const Words extends readonly [string, ...string[]]>(
  help: string,
  words: Words,
  usual: Words[number],
) =>
  noted(z.enum(words, `wanted ${words.join(' or ')}`).default(usual as never), {
    help,
    form: words.map((word) => `\`${word}\``).join(' or '),
  });

export const text = (help: string, usual: string) =>
  noted(z.string('wanted text').min(1, 'wanted some text').default(usual), { help, form: 'text' });

export const textIfAny = (help: string, more: Partial<SettingNote> = {}) =>
  noted(z.string('wanted text').min(1, 'wanted some text').nullable().default(null), { help, form: 'text', ...more });

const pemIfAny = (help: string, isRight: (text: string) => boolean, wanted: string) =>
  noted(z.string('wanted text').refine(isRight, wanted).nullable().default(null), { help, form: 'PEM', secret: true });

/** Whether a text is taken by what reads it. */
const isRead = (reads: () => boolean): boolean => {
  try {
    return reads();
  } catch {
    return false;
  }
};

/** A private key as PEM, of a sort that signs mail. A text that is none is refused at the start, not with the first mail. */
export const privateKeyIfAny = (help: string) =>
  pemIfAny(
    help,
    (text) => isRead(() => createPrivateKey(text).asymmetricKeyType === 'rsa'),
    'wanted a private key as PEM, whole: -----BEGIN ... -----END ..., RSA',
  );

/** Certificates as PEM, which may come from a file; what is none is refused at the start. */
export const certificatesIfAny = (help: string) =>
  pemIfAny(
    help,
    (text) => isRead(() => new X509Certificate(text).subject !== undefined),
    'wanted certificates as PEM: -----BEGIN CERTIFICATE----- ...',
  );

/** An address of mail, with a name before it if wanted. */
export const mailAddress = (help: string, usual: string) =>
  noted(
    z
      .string('wanted text')
      .refine(isNamedAddress, 'wanted an address such as Chancery <mail@chancery.example>')
      .default(usual),
    { help, form: 'mail address' },
  );

const isNamedAddress = (text: string): boolean => readAddress(text) !== null;

/** A list; in the environment, with commas between. */
export const list = (help: string, usual: readonly string[]) =>
  noted(listOf(z.string('wanted text')).default(usual), { help, form: LIST });

/** A list of addresses of machines, or of whole networks. */
export const networks = (help: string) =>
  noted(
    listOf(
      z.string().refine(isNetwork, 'wanted an address such as 10.0.0.1, or a network such as 172.16.0.0/12'),
    ).default([]),
    { help, form: LIST },
  );

const LIST = 'list; in the environment with commas';

const listOf = (item: z.ZodType<string>) => z.preprocess(parted, z.array(item, 'wanted a list').readonly());

const parted = (given: unknown): unknown =>
  typeof given === 'string'
    ? given
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean)
    : given;

const digits = (given: unknown): unknown =>
  typeof given === 'string' && /^\d{1,15}$/.test(given.trim()) ? Number(given) : given;

const YES_NO: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

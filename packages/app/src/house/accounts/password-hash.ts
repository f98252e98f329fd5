import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Argon2id as OWASP advises it: 19 MiB, twice over. Some 35 ms, so that a few who sign in at once stop nobody's turn. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** A hash that carries its own parameters, in the usual form: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  const costs = { memory: MEMORY_KIB, passes: PASSES, parallelism: PARALLELISM, tagLength: HASH_BYTES };
  const hash = await derive('argon2id', { ...costs, message: asOneForm(password), nonce: salt });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${unpadded(salt)}$${unpadded(hash)}`;
};

/** Whether it is the password of this hash, whatever parameters that was made with. False for a hash of another kind. */
export const verifyPassword = async (stored: {
  readonly hash: string;
  readonly password: string;
}): Promise<boolean> => {
  const kept = readHash(stored.hash);
  if (kept === null) return false;
  const { hash, ...parameters } = kept;
  const found = await derive('argon2id', {
    ...parameters,
    tagLength: hash.length,
    message: asOneForm(stored.password),
  });
  return timingSafeEqual(found, hash);
};

type Kept = Omit<Argon2Parameters, 'message' | 'tagLength'> & { readonly hash: Buffer };

const FORM = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/]+)\$([\w+/]+)$/;

const readHash = (hash: string): Kept | null => {
  const parts = FORM.exec(hash);
  if (parts === null) return null;
  const [, memory, passes, parallelism, salt, tag] = parts as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    hash: Buffer.from(tag, 'base64'),
  };
};

/** The same letters typed on different keyboards are the same password. */
const asOneForm = (password: string): string => password.normalize('NFKC');

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

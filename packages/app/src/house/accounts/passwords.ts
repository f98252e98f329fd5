import { AsyncLocalStorage } from 'node:async_hooks';
import { hashPassword } from './password-hash.ts';

export const LEAST_LETTERS = 12;
export const MOST_LETTERS = 128;

/**
 * Hashes passwords before they are asked for. better-auth hashes in the middle of the transaction that makes an account,
 * and SQLite lets nobody else write meanwhile: not for as long as a good hash takes.
 */
export interface Passwords {
  /** The preparation lasts until the answer is given, for this request alone. */
  duringRequest<T>(answer: () => Promise<T>): Promise<T>;
  prepare(password: unknown): Promise<void>;
  hash(password: string): Promise<string>;
}

export const createPasswords = (): Passwords => {
  const prepared = new AsyncLocalStorage<Map<string, string>>();
  return {
    duringRequest: (answer) => prepared.run(new Map(), answer),
    async prepare(password) {
      const usable =
        typeof password === 'string' && password.length >= LEAST_LETTERS && password.length <= MOST_LETTERS;
      if (usable) prepared.getStore()?.set(password, await hashPassword(password));
    },
    hash: async (password) => prepared.getStore()?.get(password) ?? (await hashPassword(password)),
  };
};

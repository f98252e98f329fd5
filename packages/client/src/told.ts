import type { components } from './generated/api.ts';

/** Why a request was not carried out (RFC 9457). */
export type Problem = components['schemas']['Problem'];

/** A request that the server did not carry out. */
export class RefusedError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.detail} (${problem.code})`);
    this.name = 'RefusedError';
    this.problem = problem;
  }
}

/** The problem that an answer is; null for what no Chancery says. */
export const problemIn = (body: unknown): Problem | null =>
  typeof body === 'object' && body !== null && 'code' in body && 'detail' in body ? (body as Problem) : null;

/** What was asked for; throws a `RefusedError` where it was refused. */
export const told = async <T>(
  asked: Promise<{ readonly data?: T; readonly error?: unknown; readonly response: Response }>,
): Promise<T> => {
  const { data, error, response } = await asked;
  if (response.ok) return data as T;
  const problem = problemIn(error);
  if (problem === null) throw new Error(`the server answered ${response.status}`);
  throw new RefusedError(problem);
};

import type { Actor, App, AppError, Use, Watching } from '@chancery/app';
import type { Result } from '@chancery/core';
import type { z } from 'zod';
import { type ParamName, type ParamsOf, paramsIn } from './params.ts';
import type { Told, Untold } from './told.ts';

/** What a route is called with: everything from outside is checked by its schema. */
export interface Call<Params, Query, Body> {
  readonly app: App;
  readonly actor: Actor;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

interface Described {
  /** Unique; the name of the operation in the OpenAPI document. */
  readonly name: string;
  readonly method: Method;
  /** One sentence without a full stop. */
  readonly summary: string;
  readonly description?: string;
  /** The use case that it calls, which decides who may. */
  readonly uses: readonly Use<never, unknown>[];
  /** A heavy request: how much it counts among those, at most 50. */
  readonly cost?: number;
  /** The longest body in bytes; a megabyte unless given. */
  readonly mostBytes?: number;
  /**
   * What it does is kept step by step, so that others can see the first before the second is done. Asked for again with its
   * key after a kill it is carried out again, and its use case finds out by itself what is done.
   */
  readonly inSteps?: true;
  /** The answer holds a secret that is shown once, so it is kept nowhere, not even for a repeated request. */
  readonly once?: true;
}

/** One operation of the API. The document, the server and the tests are made from the same list of these. */
export interface Route extends Described {
  readonly path: string;
  /** The placeholders of the path, in their order. */
  readonly params: readonly ParamName[];
  readonly query: z.ZodObject | null;
  readonly body: z.ZodType | null;
  /** The body may also come as plain text, which stands for `{ "text": ... }`. */
  readonly takesText: boolean;
  readonly status: 200 | 201 | 204;
  /** Where what was made is to be read (201), with the fields of the answer and the names of the path in braces. */
  readonly location?: string;
  /** The schema of a JSON answer; null when there is nothing to say, or when it is no JSON. */
  readonly answer: z.ZodType | null;
  /** The media type of an answer that is no JSON. */
  readonly produces: string | null;
  /** The answer is bytes, to be kept as a file. */
  readonly isFile?: true;
  /** The answer is a stream, and this is the schema of what it tells. */
  readonly event?: z.ZodType;
  run(call: Call<unknown, unknown, unknown>): Promise<Result<unknown, AppError>>;
}

interface Spec<Path extends string, Q extends z.ZodObject, B extends z.ZodType> extends Described {
  readonly path: Path;
  readonly query?: Q;
  readonly body?: B;
  readonly takesText?: true;
}

type Run<Path extends string, Q extends z.ZodObject, B extends z.ZodType, Output> = (
  call: Call<ParamsOf<Path>, z.output<Q>, z.output<B>>,
) => Promise<Result<Output, AppError>>;

/** Whatever is made is made somewhere. */
type Made = { readonly status?: 200 } | { readonly status: 201; readonly location: string };

/** A route that answers with JSON. */
export const route = <
  const Path extends string,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
  Output extends Told<z.input<A>>,
>(
  spec: Spec<Path, Q, B> & {
    readonly answer: A;
    readonly run: Run<Path, Q, B, Output>;
  } & Made &
    ([Untold<Output, z.input<A>>] extends [never] ? unknown : { readonly untold: Untold<Output, z.input<A>> }),
): Route => finished(spec, { status: spec.status ?? 200, answer: spec.answer, produces: null });

/** A route that has nothing to say but that it is done. */
export const deed = <const Path extends string, Q extends z.ZodObject, B extends z.ZodType>(
  spec: Spec<Path, Q, B> & { readonly run: Run<Path, Q, B, unknown> },
): Route => finished(spec, { status: 204, answer: null, produces: null });

/** A route that answers with a text that is no JSON, such as a picture or a page. */
export const page = <const Path extends string, Q extends z.ZodObject, B extends z.ZodType>(
  spec: Spec<Path, Q, B> & { readonly produces: string; readonly run: Run<Path, Q, B, string> },
): Route => finished(spec, { status: 200, answer: null, produces: spec.produces });

/** A route that answers with a file. */
export const file = <const Path extends string, Q extends z.ZodObject, B extends z.ZodType>(
  spec: Spec<Path, Q, B> & {
    readonly method: 'get';
    readonly produces: string;
    readonly run: Run<Path, Q, B, Uint8Array<ArrayBuffer>>;
  },
): Route => ({ ...finished(spec, { status: 200, answer: null, produces: spec.produces }), isFile: true });

/** A route that goes on telling what happens; what runs says again and again whether the reader may still watch. */
export const stream = <const Path extends string, Q extends z.ZodObject, B extends z.ZodType>(
  spec: Spec<Path, Q, B> & {
    readonly method: 'get';
    readonly event: z.ZodType;
    readonly run: Run<Path, Q, B, Watching>;
  },
): Route => ({ ...finished(spec, { status: 200, answer: null, produces: 'text/event-stream' }), event: spec.event });

const finished = (
  spec: Spec<string, z.ZodObject, z.ZodType> & { readonly run: unknown },
  answer: Pick<Route, 'status' | 'answer' | 'produces'>,
): Route => ({
  ...spec,
  params: paramsIn(spec.path),
  query: spec.query ?? null,
  body: spec.body ?? null,
  takesText: spec.takesText ?? false,
  ...answer,
  run: spec.run as Route['run'],
});

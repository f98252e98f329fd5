import type { AppError } from '@chancery/app';

/** Why the API itself does not carry a request out, before any use case has heard of it. */
export type RequestFault =
  | { readonly code: 'bad-token' }
  | { readonly code: 'foreign-origin'; readonly wanted: string }
  | { readonly code: 'bad-json' }
  | { readonly code: 'broken-body' }
  | { readonly code: 'wrong-media-type'; readonly wanted: readonly string[] }
  | { readonly code: 'body-too-large'; readonly mostBytes: number }
  | { readonly code: 'no-such-route' }
  | { readonly code: 'wrong-method'; readonly allowed: readonly string[] }
  | {
      readonly code: 'rate-limited';
      readonly budget: 'reads' | 'writes' | 'heavy';
      readonly limit: number;
      readonly left: number;
      readonly cost: number;
      readonly seconds: number;
    }
  | { readonly code: 'too-many-streams'; readonly limit: number }
  | { readonly code: 'bad-idempotency-key' }
  | { readonly code: 'idempotency-key-reused' }
  | { readonly code: 'idempotency-under-way' }
  | { readonly code: 'shown-once' };

export type Fault = AppError | RequestFault;
export type FaultCode = Fault['code'];
export type FaultOf<Code extends FaultCode> = Extract<Fault, { readonly code: Code }>;

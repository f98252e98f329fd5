export { type ChanceryClient, type ChanceryPlace, chanceryClient } from './client.ts';
export { type LiveEvent, type ToldEvent, type WatchOptions, watch } from './events.ts';
export type { components, operations, paths } from './generated/api.ts';
export { type Problem, problemIn, RefusedError, told } from './told.ts';
export { whole } from './whole.ts';

import type { components } from './generated/api.ts';

/** A thing of the API by its name in the reference: `Schema<'TurnFile'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

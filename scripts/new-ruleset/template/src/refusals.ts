import type { FactsByKind, RefusalsOf } from '@chancery/kit';
import { AREA, COMPANY } from './sorts.ts';

/** Why an order is refused: a code with facts. The sentences stand in text/refusals.ts. */
export const REFUSALS = {
  'rulers-only': {},
  'unknown-unit': { unit: COMPANY },
  'no-border': { company: COMPANY, from: AREA, to: AREA },
  'marches-already': { company: COMPANY },
} satisfies FactsByKind;
export type Refusal = RefusalsOf<typeof REFUSALS>;

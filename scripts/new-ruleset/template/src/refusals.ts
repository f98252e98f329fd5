import type { CommonRefusal } from '@chancery/kit';
import type { AreaNumber, CompanyNumber } from './words.ts';

/** Why an order is refused: a code with facts. The sentences stand in text/refusals.ts. */
export type Refusal =
  | Extract<CommonRefusal<CompanyNumber>, { readonly code: 'rulers-only' | 'unknown-unit' }>
  | { readonly code: 'no-border'; readonly company: CompanyNumber; readonly from: AreaNumber; readonly to: AreaNumber }
  | { readonly code: 'marches-already'; readonly company: CompanyNumber };

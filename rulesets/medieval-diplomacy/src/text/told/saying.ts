import type { ReportLine } from '@chancery/core';
import type { Event } from '../../events.ts';
import type { Reader } from '../../names/reader.ts';
import type { Told, ToldOf } from '../../told.ts';

/** How some kinds of news are said: one sentence, or lines. */
export type Saying<Kinds extends Told['kind']> = {
  readonly [Kind in Kinds]: (it: ToldOf<Kind>, reader: Reader) => string | readonly ReportLine[];
};

export type KindOf<Family extends { readonly kind: Event['kind'] }> = Family['kind'];

import type { ReportLine, TextByKind } from '@chancery/core';
import type { Reader } from '../../names/reader.ts';
import type { Told } from '../../told.ts';

/** The news of some kinds in words: a sentence, or lines where one will not do. */
export type InWords<Kinds extends { readonly kind: Told['kind'] }> = TextByKind<
  Extract<Told, { readonly kind: Kinds['kind'] }>,
  Reader,
  string | readonly ReportLine[]
>;

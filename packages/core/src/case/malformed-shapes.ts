import type { Malformed } from '../types/refusal.ts';
import type { ShapesOf } from '../vocabulary/fact-shape.ts';

/** The facts of words that were not understood, code by code. */
export const MALFORMED_SHAPES: {
  readonly [Code in Malformed['code']]: ShapesOf<Extract<Malformed, { code: Code }>, 'code' | 'path'>;
} = {
  'unknown-verb': { words: 'text', meant: 'text' },
  'ambiguous-verb': { words: 'text', meant: 'text' },
  'unknown-name': { what: 'text', words: 'text', meant: 'text' },
  'ambiguous-name': { what: 'text', words: 'text', meant: 'text' },
  'named-twice': { what: 'text', words: 'text' },
  'wrong-count': { what: 'text', count: 'number', from: 'number', to: 'number' },
  'not-a-number': { what: 'text', words: 'text', places: 'number' },
  'out-of-range': { what: 'text', value: 'number', from: 'number', to: 'number', places: 'number' },
  'not-a-condition': { what: 'text', words: 'text', terms: 'text' },
  'text-length': { what: 'text', length: 'number', from: 'number', to: 'number' },
  'unclosed-quote': { words: 'text' },
  'missing-words': { after: 'text', wanted: 'text' },
  'unit-behind': { meant: 'text' },
  'words-left-over': { words: 'text', pattern: 'text' },
  'unknown-section': { words: 'text', meant: 'text' },
  'no-section': { meant: 'text' },
  'wrong-section': { section: 'text', meant: 'text' },
  'section-full': { section: 'text', takes: 'number' },
  'cut-off': { words: 'text', foot: 'text' },
  'other-message': { what: 'text', words: 'text', meant: 'text' },
  'outside-message': { head: 'text', foot: 'text' },
  'bad-json': { wanted: 'text' },
};

import { hashOf } from '../hash-of.ts';
import type { JsonValue } from '../json.ts';

/** The id of a question about certain words: about other words it is another question, which nobody has answered yet. */
export const boundTo = (id: string, words: JsonValue): string => `${id}:${hashOf(words).slice(0, 12)}`;

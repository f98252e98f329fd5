import { canonicalText } from './canonical.ts';
import { sha256Hex } from './hash/sha256.ts';

/** The SHA-256 of the canonical text of plain data, as 64 hexadecimal digits: equal data, equal hash. */
export const hashOf = (value: unknown): string => sha256Hex(canonicalText(value));

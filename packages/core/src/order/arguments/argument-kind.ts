import type { JsonSchema, JsonValue } from '../../json.ts';
import type { Result } from '../../result.ts';
import type { Malformed } from '../../types/refusal.ts';
import type { Context, LineInHand } from '../words/line-in-hand.ts';
import type { ParamType } from './param.ts';

/** An argument as read: its value, and the place of the first word after it. */
export interface ArgumentReading {
  readonly value: JsonValue;
  readonly next: number;
}

/** Words in hand that may be meant as an argument: from `at` up to, not including, `end`. */
export interface Span {
  readonly at: number;
  readonly end: number;
}

/** How words that are wrong may yet be meant as an argument: near (understood, but not possible) or far (not understood). */
export interface Misreading {
  readonly step: 'near' | 'far';
  readonly next: number;
  /** What it costs beyond any other misreading of its step. */
  readonly more: number;
}

/** All that the language of orders does with one kind of argument: words to value and back, JSON, schema. */
export interface ArgumentKind<Type extends ParamType> {
  /** How the words from `at` on can be read as the argument without guessing, the best first. */
  exact(line: LineInHand, type: Type, at: number): readonly ArgumentReading[];
  /** How they can be read with a good guess; `rest` says that nothing else can follow. */
  loose(line: LineInHand, type: Type, at: number, rest: boolean): readonly ArgumentReading[];
  /** What is wrong with words that are understood but cannot stand as the argument; nothing if they are not understood. */
  near(line: LineInHand, type: Type, span: Span): readonly Malformed[];
  /** What is wrong with words that are not understood as the argument. */
  far(line: LineInHand, type: Type, span: Span): readonly Malformed[];
  /** How wrong words from `at` on may be meant as it. */
  misread(line: LineInHand, type: Type, at: number): readonly Misreading[];
  /** Reads an unknown value that stands at `path`. Nothing is guessed. */
  fromJson(type: Type, context: Context, value: unknown, path: string): Result<JsonValue, readonly Malformed[]>;
  /** What it takes in JSON, in words. */
  wanted(type: Type): string;
  /** How much it takes and how it is written, for the help: a clause that goes on after what it is; often nothing. */
  range(type: Type): string;
  /** With what is known, an argument that names one of a list (and nothing besides) is given with the list. */
  schema(type: Type, context: Partial<Context>): JsonSchema;
  /** The words that say the value, item by item where commas part them. */
  written(type: Type, context: Context, value: JsonValue): readonly string[];
  /** Faults of the type itself, each a sentence for its author. */
  faults(type: Type): readonly string[];
}

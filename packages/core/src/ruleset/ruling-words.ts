import type { JsonSchema } from '../json.ts';
import { err, ok, type Result } from '../result.ts';
import {
  type Answer,
  answerFaults,
  asRuling,
  type Parts,
  type PartValue,
  type Question,
  type VerdictParts,
} from './ruling.ts';

/**
 * An answer in one line: `approved; cost: 3; chance: 60; reason: nobody would expect it`. So masters write it in a mail, on
 * the command line and in a case.
 */
export const writeAnswer = (answer: Answer): string => {
  const { verdict, parts } = asRuling(answer);
  return [verdict, ...Object.entries(parts).map(([name, value]) => `${name}: ${partText(value)}`)].join('; ');
};

/** Reads such a line; every fault is listed. What stands in quotes may hold anything. */
export const readAnswer = (question: Question, line: string): Result<Answer, readonly string[]> => {
  const text = line.trim();
  const folded = text.toLowerCase();
  const verdict = [...question.answers]
    .sort((a, b) => b.length - a.length)
    .find((each) => folded.startsWith(each.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(text.slice(each.length)));
  if (verdict === undefined) return err([`answer: wanted ${question.answers.join(' or ')}`]);
  const rest = text.slice(verdict.length).replace(/^[\s;,.]+/, '');
  const read = readParts(question.parts?.[verdict], rest);
  if (!read.ok) return read;
  const answer: Answer = Object.keys(read.value).length === 0 ? verdict : { verdict, parts: read.value };
  const faults = answerFaults(question, answer);
  return faults.length === 0 ? ok(answer) : err(faults);
};

const readParts = (of: VerdictParts | undefined, text: string): Result<Parts, readonly string[]> => {
  if (text === '') return ok({});
  const named = Object.entries(of?.schema.properties ?? {});
  const begins = new RegExp(`(?:^|[;,\\n])\\s*(${named.map(([name]) => name).join('|')})\\s*[:=]\\s*`, 'gi');
  const unquoted = text.replace(/"[^"]*"/g, (quoted) => '_'.repeat(quoted.length));
  const found = named.length === 0 ? [] : [...unquoted.matchAll(begins)];
  const first = found[0];
  if (first === undefined || text.slice(0, first.index).trim() !== '') {
    const wanted = named.map(([name]) => `${name}:`).join(', ');
    return err([
      `answer: ${wanted === '' ? `nothing more can be said, not ${text}` : `wanted ${wanted} before ${text}`}`,
    ]);
  }
  return ok(
    Object.fromEntries(
      found.map((match, at) => {
        const [name, schema] = named.find(
          ([each]) => each.toLowerCase() === match[1]?.toLowerCase(),
        ) as (typeof named)[0];
        const value = text.slice(match.index + match[0].length, found[at + 1]?.index ?? text.length);
        return [name, readPart(schema, value.replace(/[\s;,]+$/, ''))] as const;
      }),
    ),
  );
};

/** A part as it was written, in the type that its schema has; what is none of that type stays a text, and is a fault there. */
export const readPart = (schema: JsonSchema, written: string): PartValue => {
  const text = /^"[\s\S]*"$/.test(written) ? written.slice(1, -1) : written;
  const types: readonly string[] = [schema.type ?? []].flat();
  const chosen = schema.enum?.find((each) => String(each).toLowerCase() === text.toLowerCase());
  if (chosen !== undefined) return chosen;
  if (types.includes('integer') && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (types.includes('boolean') && /^(?:yes|no|true|false)$/i.test(text)) return /^(?:yes|true)$/i.test(text);
  if (types.includes('array')) return text.split(',').map((each) => each.trim());
  return text;
};

/** A part as it is written. */
export const partText = (value: PartValue): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' && value !== null ? value.join(', ') : String(value);
};

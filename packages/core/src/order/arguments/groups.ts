import type { JsonSchema, JsonValue } from '../../json.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Malformed } from '../../types/refusal.ts';
import { type Context, excerpt, type LineInHand } from '../words/line-in-hand.ts';
import type { ArgumentKind, ArgumentReading, Misreading } from './argument-kind.ts';
import {
  type Group,
  type GroupWay,
  groupFaults,
  groupsAt,
  groupWays,
  inOrder,
  kindOfGroupParam,
} from './group-words.ts';
import { isNothing } from './is-nothing.ts';
import { FAR_WORD, isMeant, MISSPELT, MOST_FAR_WORDS } from './misreading.ts';
import type { GroupsType } from './param.ts';
import { type PlainPart, waysToWrite } from './pattern.ts';
import { afterParting, isParted, itemEnd } from './read-list.ts';
import { partsToSay, saysAll } from './saying.ts';
import { isWithin } from './within.ts';

export const GROUPS: ArgumentKind<GroupsType> = {
  exact: (line, type, at) => readings(line, type, at, false),
  loose: (line, type, at) => readings(line, type, at, true),
  near: (line, type, { at, end }) => {
    const faults = faultsWithin(line, type, at, end);
    return areNear(faults) ? faults : [];
  },
  far: (line, type, { at, end }) => faultsWithin(line, type, at, end),
  misread: (line, type, at) => {
    const found: Misreading[] = [];
    for (let next = at + 1; next <= line.words.length; next += 1) {
      const items = itemsOf(line, at, next);
      if (items.length > MANY * type.to || items.some(([from, end]) => end > from + MOST_WORDS)) break;
      const faults = faultsWithin(line, type, at, next);
      if (faults.length === 0) continue;
      found.push(
        areNear(faults) ? { step: 'near', next, more: 0 } : { step: 'far', next, more: costOf(faults, items) },
      );
    }
    return found;
  },
  fromJson: (type, context, value, path) => {
    const { name: what, from, to } = type;
    if (!Array.isArray(value)) return err([{ code: 'bad-json', path, wanted: GROUPS.wanted(type) }]);
    if (!isWithin(value.length, type)) return err([{ code: 'wrong-count', path, what, count: value.length, from, to }]);
    const groups: JsonValue[] = [];
    const faults: Malformed[] = [];
    value.forEach((item: unknown, index) => {
      const read = groupFromJson(type, context, item, `${path}[${index}]`);
      if (read.ok) groups.push(read.value);
      else faults.push(...read.error);
    });
    return faults.length > 0 ? err(faults) : ok(groups);
  },
  wanted: (type) =>
    `a list of ${type.from} to ${type.to} groups, each an object of ${Object.keys(type.params).join(', ')}`,
  range: (type) =>
    `: ${type.to === 1 ? 'one' : `${type.from} to ${type.to}`}, each ${patternsOf(type)}, separated by commas or +`,
  schema: ({ params, from, to }, context): JsonSchema => {
    const entries = Object.entries(params);
    return {
      type: 'array',
      items: {
        type: 'object',
        properties: Object.fromEntries(
          entries.map(([name, param]) => [
            name,
            { ...kindOfGroupParam(param).schema(param.type, context), description: param.help },
          ]),
        ),
        required: entries.filter(([, { optional }]) => optional !== true).map(([name]) => name),
        additionalProperties: false,
      },
      minItems: from,
      maxItems: to,
    };
  },
  written: (type, context, value) =>
    (value as readonly Group[]).map((group) => {
      const found = wayFor(type, group);
      if (found === undefined) throw new Error(`no line says the group ${JSON.stringify(group)}`);
      return partsToSay<PlainPart>(found.way, group)
        .map((part) => {
          if (part.part === 'word') return part.anyOf[0] as string;
          const param = type.params[part.name] as GroupsType['params'][string];
          return kindOfGroupParam(param)
            .written(param.type, context, group[part.name] as JsonValue)
            .join(' ');
        })
        .join(' ');
    }),
  faults: (type) => [
    ...(type.from < 1 ? ['there is at least one group; none is an optional argument left out'] : []),
    ...(type.to < type.from ? ['there are at most fewer groups than at least'] : []),
    ...type.lines.flatMap((line) => {
      const ways = waysToWrite(line);
      return ways.ok ? [] : [`${line.pattern}: ${ways.error}`];
    }),
    ...Object.entries(type.params).flatMap(([name, param]) =>
      kindOfGroupParam(param)
        .faults(param.type)
        .map((fault) => `${name}: ${fault}`),
    ),
  ],
};

const groupFromJson = (
  type: GroupsType,
  context: Context,
  item: unknown,
  at: string,
): Result<Group, readonly Malformed[]> => {
  const names = Object.keys(type.params).join(', ');
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    return err([{ code: 'bad-json', path: at, wanted: `an object of ${names}` }]);
  }
  const group: { [name: string]: JsonValue } = {};
  const faults: Malformed[] = [];
  for (const [name, value] of Object.entries(item as Readonly<Record<string, unknown>>)) {
    const param = Object.hasOwn(type.params, name) ? type.params[name] : undefined;
    if (param === undefined) {
      faults.push({ code: 'bad-json', path: `${at}.${excerpt(name)}`, wanted: `nothing here, only ${names}` });
      continue;
    }
    if (value === undefined || (param.optional === true && isNothing(param.type, value))) continue;
    const read = kindOfGroupParam(param).fromJson(param.type, context, value, `${at}.${name}`);
    if (read.ok) group[name] = read.value;
    else faults.push(...read.error);
  }
  if (faults.length > 0) return err(faults);
  if (wayFor(type, group) !== undefined) return ok(inOrder(type, group));
  return err([{ code: 'bad-json', path: at, wanted: `a group as in ${patternsOf(type)}` }]);
};

/** Groups one after another from `at` on, the longest first. */
const readings = (line: LineInHand, type: GroupsType, at: number, loose: boolean): readonly ArgumentReading[] => {
  const byEnd = new Map<number, readonly JsonValue[]>();
  const grow = (groups: readonly JsonValue[], start: number): void => {
    if (groups.length === type.to) return;
    for (const { value, next } of groupsAt(line, type, start, loose)) {
      if (byEnd.has(next)) continue;
      const more = [...groups, value];
      byEnd.set(next, more);
      const further = goesOn(line, next);
      if (further !== null) grow(more, further);
    }
  };
  grow([], at);
  return [...byEnd]
    .filter(([, groups]) => groups.length >= type.from)
    .sort(([one], [other]) => other - one)
    .map(([next, value]) => ({ value, next }));
};

/** Where the next group begins behind a comma or a small word such as "and"; null if none follows. */
const goesOn = (line: LineInHand, next: number): number | null => {
  const parted = afterParting(line, next);
  return parted > next || isParted(line, next) ? parted : null;
};

/** The words from `at` up to `end` as they are parted: where each group begins and ends. */
const itemsOf = (line: LineInHand, at: number, end: number): readonly (readonly [number, number])[] => {
  const items: [number, number][] = [];
  for (let from = at; from < end; ) {
    const to = Math.min(itemEnd(line, from), end);
    items.push([from, to]);
    from = afterParting(line, to);
  }
  return items;
};

const faultsWithin = (line: LineInHand, type: GroupsType, at: number, end: number): readonly Malformed[] => {
  const items = itemsOf(line, at, end);
  const faults = items.flatMap(([from, to]) => groupFaults(line, type, from, to));
  if (faults.length > 0 || isWithin(items.length, type)) return faults;
  return [{ code: 'wrong-count', what: type.name, count: items.length, from: type.from, to: type.to }];
};

const costOf = (faults: readonly Malformed[], items: readonly (readonly [number, number])[]): number => {
  const words = items.reduce((sum, [from, end]) => sum + end - from - 1, 0);
  return FAR_WORD * (faults.length - 1) + (faults.some(isMeant) ? MISSPELT : Math.min(words, MOST_FAR_WORDS));
};

/** The first way that says this group, all of it and nothing else. */
const wayFor = (type: GroupsType, group: Group): GroupWay | undefined =>
  groupWays(type).find(({ way, sets }) => saysAll<PlainPart>(way, sets, group));

const patternsOf = ({ lines }: GroupsType): string => lines.map(({ pattern }) => pattern).join(' or ');

const areNear = (faults: readonly Malformed[]): boolean => faults.every(({ code }) => NEAR.includes(code));

/** What is understood, but cannot stand. */
const NEAR: readonly Malformed['code'][] = ['out-of-range', 'ambiguous-name', 'wrong-count'];
/** So many times as many groups as there may be are still told from other words. */
const MANY = 2;
/** A group that is not understood has at most so many words. */
const MOST_WORDS = 2 * MOST_FAR_WORDS;

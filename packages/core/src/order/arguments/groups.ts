import type { JsonSchema, JsonValue } from '../../json.ts';
import { err, ok } from '../../result.ts';
import type { Malformed } from '../../types/refusal.ts';
import { excerpt } from '../words/line-in-hand.ts';
import type { ArgumentKind, ArgumentReading, Misreading } from './argument-kind.ts';
import {
  type Group,
  type GroupWay,
  groupFaults,
  groupsAt,
  groupWays,
  inOrder,
  itemEnd,
  kindOfGroupParam,
} from './group-words.ts';
import { isNothing } from './is-nothing.ts';
import { FAR_WORD, MISSPELT, MOST_FAR_WORDS } from './misreading.ts';
import type { GroupsType } from './param.ts';
import { type PlainPart, waysToWrite } from './pattern.ts';
import { afterParting, isParted } from './read-list.ts';
import { isWithin } from './within.ts';

export const GROUPS: ArgumentKind<GroupsType> = {
  exact: (line, type, at) =>
    readings(
      type,
      at,
      (from) => groupsAt(line, type, from, false),
      (next) => goesOn(line, next),
    ),
  loose: (line, type, at) =>
    readings(
      type,
      at,
      (from) => groupsAt(line, type, from, true),
      (next) => goesOn(line, next),
    ),
  near: (line, type, { at, end }) => {
    const faults = faultsWithin(line, type, at, end);
    return faults.every(({ code }) => NEAR.includes(code)) ? faults : [];
  },
  far: (line, type, { at, end }) => faultsWithin(line, type, at, end),
  misread: (line, type, at) => {
    const found: Misreading[] = [];
    for (let next = at + 1; next <= line.words.length; next += 1) {
      const items = itemsOf(line, at, next);
      if (items.length > MANY * type.to || items.some(([from, end]) => end > from + MOST_WORDS)) break;
      const faults = faultsWithin(line, type, at, next);
      if (faults.length === 0) continue;
      const isNear = faults.every(({ code }) => NEAR.includes(code));
      found.push(isNear ? { step: 'near', next, more: 0 } : { step: 'far', next, more: costOf(faults, items) });
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
      const at = `${path}[${index}]`;
      if (typeof item !== 'object' || item === null || Array.isArray(item)) {
        faults.push({ code: 'bad-json', path: at, wanted: `an object of ${Object.keys(type.params).join(', ')}` });
        return;
      }
      const group: { [name: string]: JsonValue } = {};
      const before = faults.length;
      for (const [name, each] of Object.entries(item as Readonly<Record<string, unknown>>)) {
        const param = Object.hasOwn(type.params, name) ? type.params[name] : undefined;
        if (param === undefined) {
          const wanted = `nothing here, only ${Object.keys(type.params).join(', ')}`;
          faults.push({ code: 'bad-json', path: `${at}.${excerpt(name)}`, wanted });
          continue;
        }
        const kind = kindOfGroupParam(param);
        if (each === undefined || (param.optional === true && isNothing(param.type, each))) continue;
        const read = kind.fromJson(param.type, context, each, `${at}.${name}`);
        if (read.ok) group[name] = read.value;
        else faults.push(...read.error);
      }
      if (faults.length === before && wayFor(type, group) === undefined) {
        faults.push({ code: 'bad-json', path: at, wanted: `a group as in ${patternsOf(type)}` });
      }
      groups.push(inOrder(type, group));
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
      return partsOf(found, group)
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

/** Groups one after another from `at` on: how many of them, the longest first. */
const readings = (
  { from, to }: GroupsType,
  at: number,
  groupsFrom: (at: number) => readonly ArgumentReading[],
  goesOnAt: (at: number) => number | null,
): readonly ArgumentReading[] => {
  const byEnd = new Map<number, readonly JsonValue[]>();
  const grow = (groups: readonly JsonValue[], start: number): void => {
    if (groups.length === to) return;
    for (const { value, next } of groupsFrom(start)) {
      if (byEnd.has(next)) continue;
      const more = [...groups, value];
      byEnd.set(next, more);
      const further = goesOnAt(next);
      if (further !== null) grow(more, further);
    }
  };
  grow([], at);
  return [...byEnd]
    .filter(([, groups]) => groups.length >= from)
    .sort(([one], [other]) => other - one)
    .map(([next, value]) => ({ value, next }));
};

/** Where the next group begins behind a comma or a small word such as "and"; null if none follows. */
const goesOn = (line: Parameters<typeof isParted>[0], next: number): number | null => {
  const parted = afterParting(line, next);
  return parted > next || isParted(line, next) ? parted : null;
};

/** The words from `at` up to `end` as they are parted: where each group begins and ends. */
const itemsOf = (
  line: Parameters<typeof isParted>[0],
  at: number,
  end: number,
): readonly (readonly [number, number])[] => {
  const items: [number, number][] = [];
  for (let from = at; from < end; ) {
    const to = Math.min(itemEnd(line, from), end);
    items.push([from, to]);
    from = afterParting(line, to);
  }
  return items;
};

const faultsWithin = (
  line: Parameters<typeof groupFaults>[0],
  type: GroupsType,
  at: number,
  end: number,
): readonly Malformed[] => {
  const items = itemsOf(line, at, end);
  const faults = items.flatMap(([from, to]) => groupFaults(line, type, from, to));
  if (faults.length > 0 || isWithin(items.length, type)) return faults;
  return [{ code: 'wrong-count', what: type.name, count: items.length, from: type.from, to: type.to }];
};

const costOf = (faults: readonly Malformed[], items: readonly (readonly [number, number])[]): number => {
  const words = items.reduce((sum, [from, end]) => sum + end - from - 1, 0);
  const isMeant = faults.some((fault) => fault.code === 'unknown-name' && fault.meant.length > 0);
  return FAR_WORD * (faults.length - 1) + (isMeant ? MISSPELT : Math.min(words, MOST_FAR_WORDS));
};

/** The first way that says this group, all of it and nothing else. */
const wayFor = (type: GroupsType, group: Group): GroupWay | undefined =>
  groupWays(type).find((candidate) => {
    const said = new Set([
      ...Object.keys(candidate.sets),
      ...partsOf(candidate, group).flatMap((part) => (part.part === 'argument' ? [part.name] : [])),
      ...candidate.way.flatMap((part) =>
        part.part === 'extras'
          ? part.extras.flatMap(({ flag }) => (flag !== undefined && group[flag] === true ? [flag] : []))
          : [],
      ),
    ]);
    const isSet = Object.entries(candidate.sets).every(([name, value]) => group[name] === value);
    return isSet && said.size === Object.keys(group).length && Object.keys(group).every((name) => said.has(name));
  });

/** The parts that are needed to say the group. */
const partsOf = ({ way }: GroupWay, group: Group): readonly PlainPart[] =>
  way.flatMap((part) => {
    if (part.part !== 'extras') return [part];
    return part.extras
      .filter(({ parts, flag }) =>
        flag === undefined
          ? parts.some((each) => each.part === 'argument' && group[each.name] !== undefined)
          : group[flag] === true,
      )
      .flatMap(({ parts }) => parts);
  });

const patternsOf = ({ lines }: GroupsType): string => lines.map(({ pattern }) => pattern).join(' or ');

/** What is understood, but cannot stand. */
const NEAR: readonly Malformed['code'][] = ['out-of-range', 'ambiguous-name', 'wrong-count'];
/** So many times as many groups as there may be are still told from other words. */
const MANY = 2;
/** A group that is not understood has at most so many words. */
const MOST_WORDS = 2 * MOST_FAR_WORDS;

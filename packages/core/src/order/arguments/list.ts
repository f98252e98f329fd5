import type { JsonValue } from '../../json.ts';
import { err, ok } from '../../result.ts';
import type { Malformed } from '../../types/refusal.ts';
import { maySkip } from '../words/fillers.ts';
import { excerpt } from '../words/line-in-hand.ts';
import type { ArgumentKind, Misreading } from './argument-kind.ts';
import { itemFaults, listFaults, listSpans, type ReadItem } from './list-faults.ts';
import { FAR_WORD, isMeant, MISSPELT, MOST_FAR_WORDS } from './misreading.ts';
import { NAMED, namedSchema, readName } from './named.ts';
import type { ListType } from './param.ts';
import { isAgain, listReadings } from './read-list.ts';
import { isWithin, NO_FAULTS } from './within.ts';

export const LIST: ArgumentKind<ListType> = {
  exact: (line, type, at) => listReadings(line, type, at, false),
  loose: (line, type, at) => listReadings(line, type, at, true),
  near: (line, type, { at, end }) => {
    const faults = listFaults(line, type, at, end);
    return faults.some(({ code }) => code === 'unknown-name') ? NO_FAULTS : faults;
  },
  far: (line, type, { at, end }) => listFaults(line, type, at, end),
  misread: (line, type, at) =>
    listSpans(line, type, at, MOST_FAR_WORDS).flatMap(({ items, next }): readonly Misreading[] => {
      const bad = items.filter(({ fault }) => fault?.code === 'unknown-name');
      if (bad.some((item) => item.end === item.at + 1 && maySkip(line.words[item.at]))) return [];
      if (bad.length > 0) return [{ step: 'far', next, more: costOf(bad, at) }];
      return itemFaults(line, type, items).length > 0 ? [{ step: 'near', next, more: 0 }] : [];
    }),
  /** All that is wrong with its items is told, each with its place. */
  fromJson: (type, context, value, path) => {
    if (!Array.isArray(value)) return err([{ code: 'bad-json', path, wanted: LIST.wanted(type) }]);
    const { name: what, from, to } = type;
    if (!isWithin(value.length, type)) return err([{ code: 'wrong-count', path, what, count: value.length, from, to }]);
    const values: JsonValue[] = [];
    const faults: Malformed[] = [];
    value.forEach((item: unknown, index) => {
      const read = readName(type.of, context, item);
      const at = `${path}[${index}]`;
      if (!read.ok) faults.push({ ...read.error, path: at });
      else if (!isAgain(type, values, read.value)) values.push(read.value);
      else faults.push({ code: 'named-twice', path: at, what: type.of.name, words: excerpt(String(item)) });
    });
    return faults.length > 0 ? err(faults) : ok(values);
  },
  wanted: ({ of, from, to, way }) =>
    `a list of ${from} to ${to} ${way === true ? '' : 'different '}values, each ${NAMED.wanted(of)}`,
  range: ({ from, to, way }) => `: ${countOf(from, to)}${way === true ? ' in their order' : ''}, separated by commas`,
  schema: ({ of, from, to, way }, context) => ({
    type: 'array',
    items: namedSchema(of, context),
    minItems: from,
    maxItems: to,
    ...(way === true ? {} : { uniqueItems: true }),
  }),
  written: ({ of }, context, value) =>
    (value as readonly JsonValue[]).flatMap((each) => NAMED.written(of, context, each)),
  faults: ({ of, from, to }) => [
    ...(from < 1 ? ['a list has at least one item; an empty one is an optional argument left out'] : []),
    ...(to < from ? ['a list has at most fewer items than at least'] : []),
    ...(of.nullable ? ['an item of a list cannot be none'] : []),
  ],
};

/** What is saved if a comma says that the words belong to a list. */
const PARTED = -1;
/** What an item costs that is not understood, beside the first. */
const FURTHER = 4;

/** What items cost that are not understood, beyond one of them. */
const costOf = (bad: readonly ReadItem[], from: number): number =>
  bad.reduce((sum, { at, end, fault }) => {
    const isSlip = fault !== null && isMeant(fault);
    return sum + FURTHER + (at === from ? 0 : PARTED) + (isSlip ? MISSPELT : FAR_WORD * (end - at - 1));
  }, -FURTHER);

const countOf = (from: number, to: number): string => {
  if (from === to) return `${from} of them`;
  return from === 1 ? `one or several, at most ${to}` : `${from} to ${to} of them`;
};

import type { JsonValue } from '../../json.ts';

/** Arguments by name. */
export type SaidArgs = { readonly [name: string]: JsonValue | undefined };

type Plain = { readonly part: 'word' } | { readonly part: 'argument'; readonly name: string };

/** A way to write arguments, of orders and of groups: literal words, arguments, and parts that may be left out. */
type WayToSay<Part extends Plain> = readonly (
  | Part
  | { readonly part: 'extras'; readonly extras: readonly { readonly parts: readonly Part[]; readonly flag?: string }[] }
)[];

/** The parts that are needed to say the arguments: of extras those whose argument or flag is there. */
export const partsToSay = <Part extends Plain>(way: WayToSay<Part>, args: SaidArgs): readonly Part[] =>
  way.flatMap((part) => (part.part === 'extras' ? extrasFor(part, args).flatMap(({ parts }) => parts) : [part]));

/** Whether a way, with what its wording `sets`, says these arguments: all of them and nothing else. */
export const saysAll = <Part extends Plain>(way: WayToSay<Part>, sets: SaidArgs, args: SaidArgs): boolean => {
  const given = Object.keys(args).filter((name) => args[name] !== undefined);
  const flags = way.flatMap((part) =>
    part.part === 'extras' ? extrasFor(part, args).flatMap(({ flag }) => flag ?? []) : [],
  );
  const said = [
    ...Object.keys(sets),
    ...flags,
    ...partsToSay(way, args).flatMap((part) => (part.part === 'argument' ? [part.name] : [])),
  ];
  return (
    Object.entries(sets).every(([name, value]) => sameValue(value, args[name])) &&
    said.every((name) => given.includes(name)) &&
    given.every((name) => said.includes(name))
  );
};

const extrasFor = <Extra extends { readonly parts: readonly Plain[]; readonly flag?: string }>(
  { extras }: { readonly extras: readonly Extra[] },
  args: SaidArgs,
): readonly Extra[] =>
  extras.filter(({ parts, flag }) =>
    flag === undefined
      ? parts.some((part) => part.part === 'argument' && args[part.name] !== undefined)
      : args[flag] === true,
  );

const sameValue = (one: JsonValue | undefined, other: JsonValue | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

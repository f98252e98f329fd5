import {
  type AnyOrder,
  type Asking,
  afterBranch,
  answersOfWay,
  assembleOrder,
  type Branch,
  begunInHand,
  type Choice,
  type ChoiceTree,
  type JsonValue,
  type OrderKind,
  type RulesetTypes,
  type WayStop,
} from '@chancery/core';
import { type AreaNames, areaMeant } from './area-names.ts';
import { ALL_GO, type Shares, sharesOf } from './shares.ts';

/** What a click on an area orders the units in hand to do: together one step of the draft. */
export interface Click {
  readonly verb: string;
  /** In the ruleset's words: what the order is called, and what it says apart from its unit. */
  readonly title: string;
  readonly said: string;
  /** One of each unit in hand. */
  readonly orders: readonly AnyOrder[];
}

/** By area; where an area may mean several orders, in the order of the pointing verbs. */
export type Clicks = ReadonlyMap<number, readonly Click[]>;

/** What clicks are made of. */
export interface Ground {
  readonly tree: ChoiceTree;
  /** The order kinds that a click may give, best first. */
  readonly kinds: readonly OrderKind<RulesetTypes>[];
  readonly names: AreaNames;
  /** Where own units will be when what is drafted is done. */
  readonly whereabouts: ReadonlyMap<string, number>;
  /** How many of those in hand go, where it is asked; all unless it is said. */
  readonly shares?: Shares;
}

export const NO_CLICKS: Clicks = new Map();

/** What clicks mean for the units in hand: for several of them only what each of them, or all together, can do there. */
export const clicksFor = (ground: Ground, hand: readonly string[]): Clicks => {
  if (hand.length === 0) return NO_CLICKS;
  const all = new Map<number, readonly Click[]>();
  const called = { ...ground, titles: titlesIn(ground.tree) };
  for (const kind of ground.kinds) {
    const clicks =
      kind.units === undefined
        ? hand.map((unit) => clicksOf(called, kind, [unit])).reduce(together)
        : clicksOf(called, kind, hand);
    for (const [area, more] of clicks) all.set(area, [...(all.get(area) ?? []), ...more]);
  }
  return all;
};

/** The ground, and the names of own units: a unit of somebody else with the same sign gets another name. */
interface CalledGround extends Ground {
  readonly titles: ReadonlyMap<Branch['value'], string>;
}

const titlesIn = (tree: ChoiceTree): CalledGround['titles'] =>
  new Map(
    Object.values(tree).flatMap((choice) =>
      choice.ask === 'one' && choice.param === 'unit' ? choice.of.map(({ value, label }) => [value, label]) : [],
    ),
  );

/** Of orders of single units those that each of them can be given. */
const together = (some: Clicks, more: Clicks): Clicks => {
  const both = new Map<number, readonly Click[]>();
  for (const [area, clicks] of some) {
    const shared = clicks.flatMap((click) => {
      const other = more.get(area)?.find(({ verb }) => verb === click.verb);
      return other ? [{ ...click, orders: [...click.orders, ...other.orders] }] : [];
    });
    if (shared.length > 0) both.set(area, shared);
  }
  return both;
};

/** What one kind of order makes of a click. */
const clicksOf = (ground: CalledGround, kind: OrderKind<RulesetTypes>, hand: readonly string[]): Clicks => {
  const clicks = new Map<number, Click[]>();
  const begun = begunInHand(kind, ground.tree, hand);
  if (begun === null) return clicks;
  const [here, ...others] = new Set(hand.map((unit) => ground.whereabouts.get(unit)));
  const asked = { ...ground, params: new Set(Object.keys(kind.params)) };
  for (const { area, answers, said } of endsOf(asked, begun.choice, {
    area: null,
    answers: begun.answers,
    said: [],
    shares: ground.shares ?? ALL_GO,
  })) {
    const at = area ?? (others.length === 0 ? here : undefined);
    if (at === undefined) continue;
    const order = assembleOrder(kind, answers) as AnyOrder;
    const click = { verb: kind.verb, title: kind.title, said: said.join(', '), orders: [order] };
    clicks.set(at, [...(clicks.get(at) ?? []), click]);
  }
  return clicks;
};

/** The ground of one kind of order, with the arguments that it has. */
interface AskedGround extends CalledGround {
  readonly params: ReadonlySet<string>;
}

/** How far an order has come, and the area that it means so far: a place that it names, else that of a unit that it names. */
interface Way {
  readonly area: number | null;
  readonly answers: { readonly [param: string]: JsonValue };
  readonly said: readonly string[];
  /** How many go, when it is first asked: what comes aboard on the way is somebody else. */
  readonly shares: Shares;
}

const endsOf = (ground: AskedGround, choice: Choice, way: Way): readonly Way[] => {
  if (choice.ask === 'done') return [way];
  if (choice.ask === 'bill') return [];
  const without = choice.skip === undefined ? [] : endsOf(ground, choice.skip.then, way);
  if (choice.ask === 'way') return [...waysIn(ground, choice, way), ...without];
  if (choice.ask === 'groups' && choice.skip === undefined) {
    const going = sharesOf(choice, way.shares);
    if (going === null) return [];
    return endsOf(ground, choice.then, {
      ...way,
      answers: { ...way.answers, [choice.param]: going },
      shares: ALL_GO,
    });
  }
  if (choice.ask !== 'one') return without;
  const taken = choice.of.flatMap((branch) => {
    const step = stepOf(ground, branch, way, choice.of.length === 1 && choice.skip === undefined);
    if (!step) return [];
    const answers = { ...way.answers, [choice.param]: branch.value };
    // What is no argument only parts the tree, as by the place in which units stand: it is not where they go.
    const gone = ground.params.has(choice.param) || choice.param === 'unit' ? step : way;
    return endsOf(ground, afterBranch(choice, branch), { ...way, ...gone, answers });
  });
  return [...taken, ...without];
};

type WayAsked = Extract<Asking, { ask: 'way' }>;

/** A click on a place within reach means the shortest way there; what else is asked of whoever goes there is left out if it can be. */
const waysIn = (ground: AskedGround, choice: WayAsked, way: Way): readonly Way[] => {
  const { area: named, answers, said } = way;
  const next = 'skip' in choice.then && choice.then.skip !== undefined ? choice.then.skip.then : choice.then;
  return shortestWays(choice).flatMap((stops) => {
    const last = stops.at(-1);
    const area = last?.area ?? (typeof last?.value === 'number' ? last.value : null);
    if (last === undefined || area === null || (named !== null && named !== area)) return [];
    const gone = answersOfWay(
      choice,
      stops.map(({ value }) => value),
    );
    const labels = named === null ? [...said, last.label] : said;
    return endsOf(ground, next, { ...way, area, answers: { ...answers, ...gone }, said: labels });
  });
};

/** One to each stop that can be reached in so many steps as are wanted. */
const shortestWays = ({ of, starts, steps, from, to }: WayAsked): readonly (readonly WayStop[])[] => {
  const stops = new Map(of.map((stop) => [stop.value, stop]));
  const reached = new Set<WayStop['value']>();
  const found: (readonly WayStop[])[] = [];
  let ways: readonly (readonly WayStop[])[] = [[]];
  for (let length = 1; length <= to && ways.length > 0; length += 1) {
    ways = ways.flatMap((way) => {
      const last = way.at(-1);
      const values = last === undefined ? starts : (steps[String(last.value)] ?? []);
      return values.flatMap((value) => {
        const stop = stops.get(value);
        if (stop === undefined || reached.has(value)) return [];
        reached.add(value);
        return [[...way, stop]];
      });
    });
    if (length >= from) found.push(...ways);
  }
  return found;
};

/** An answer that a click can give: a place, an own unit that stands in one, or what is the only answer anyway. */
const stepOf = (
  { names, whereabouts, titles }: CalledGround,
  branch: Branch,
  { area, said }: Way,
  isOnly: boolean,
): Pick<Way, 'area' | 'said'> | null => {
  const { value, label } = branch;
  const meant = areaMeant(names, branch);
  if (meant !== null) return { area: meant, said: [...said, label] };
  const isOwn = typeof value === 'string' && label.startsWith(titles.get(value) ?? label);
  const stands = isOwn ? whereabouts.get(value) : undefined;
  if (stands !== undefined) return { area: area ?? stands, said: [...said, label] };
  return isOnly ? { area, said } : null;
};

import {
  canonicalText,
  type Draft,
  NOBODY,
  type Position,
  type Ruleset,
  type RulesetTypes,
  type SeatId,
} from '@chancery/core';
import { type PlayedTurn, resolveRecord } from '../campaign.ts';
import { firstPosition, knownTo } from '../position.ts';
import { nameOf, readingHints } from './hints.ts';
import { scrambledFor, unknownPaths } from './knowledge.ts';
import type { Secrets } from './suite-plan.ts';
import { allReceived, viewersOf } from './viewers.ts';

/** `npm run soak` looks longer. */
const LONG_RUN = process.env['CAMPAIGNS'] !== undefined;

/** Changes of what a viewer may not know that show in their view. */
export const viewFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { positions, scrambled }: Secrets<T>,
  { after, number }: PlayedTurn<T>,
): string[] =>
  viewersOf(ruleset, after.setting, number).flatMap((viewer) => {
    const seen = canonicalText(knownTo(ruleset, after, viewer).view);
    const changes = positions(after, viewer);
    const shown = changes.flatMap((changed, index) =>
      canonicalText(knownTo(ruleset, changed, viewer).view) === seen ? [] : [`${nameOf(viewer)} sees change ${index}`],
    );
    const make = (position: Position<T>) => knownTo(ruleset, position, viewer).view;
    return [
      ...changes.flatMap((changed, index) =>
        isSame(after.state, changed.state) ? [`change ${index} for ${nameOf(viewer)} changes nothing`] : [],
      ),
      ...shown,
      ...(shown.length === 0 || scrambled === undefined
        ? []
        : readingHints(scrambled.table, { what: 'the view', viewer, position: after, make })),
    ];
  });

/**
 * What a viewer gets to see of a position without asking: their view as it is sent, whom the game waits for, the standings.
 * Everything else that they are shown is made of that.
 */
const SEEN = {
  view: (ruleset, position, viewer) => knownTo(ruleset, position, viewer).view,
  window: (ruleset, position) => [
    ruleset.window(position),
    ruleset.seats(position.setting).map(({ seat }) => ruleset.asksWhen?.(position, seat) ?? null),
  ],
  standings: (ruleset, position) => ruleset.standings(position),
} as const satisfies {
  readonly [part: string]: <T extends RulesetTypes>(
    ruleset: Ruleset<T>,
    position: Position<T>,
    viewer: SeatId | null,
  ) => unknown;
};
const PARTS = ['view', 'window', 'standings'] as const;
type Seen = { readonly [part in (typeof PARTS)[number]]: string };

const seenOf = <T extends RulesetTypes>(ruleset: Ruleset<T>, position: Position<T>, viewer: SeatId | null): Seen => ({
  view: JSON.stringify(SEEN.view(ruleset, position, viewer)),
  window: JSON.stringify(SEEN.window(ruleset, position)),
  standings: JSON.stringify(SEEN.standings(ruleset, position)),
});

/** So many values are changed for each viewer in a turn. */
const CHANGES = LONG_RUN ? 400 : 20;

/** Values of the state that a viewer may not know, and that show in what they get to see. */
export const scrambleFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { scrambled }: Secrets<T>,
  { after, number }: PlayedTurn<T>,
): string[] => {
  if (scrambled === undefined) return [];
  return [
    ...unknownPaths(scrambled.table, after.state).map((path) => `nothing is said of who may know ${path}`),
    ...scrambledViewers(ruleset, after.setting, number).flatMap((viewer) => {
      const seen = seenOf(ruleset, after, viewer);
      const leaks = scrambledFor(scrambled, after, viewer, { most: CHANGES, from: number * CHANGES }).flatMap(
        ({ what, position }) => {
          const otherwise = seenOf(ruleset, position, viewer);
          return PARTS.filter((part) => otherwise[part] !== seen[part]).map((part) => ({ part, what }));
        },
      );
      return [
        ...leaks.map(({ part, what }) => `the ${part} of ${nameOf(viewer)} tells ${what}`),
        ...PARTS.filter((part) => leaks.some((leak) => leak.part === part)).flatMap((part) =>
          readingHints(scrambled.table, {
            what: `the ${part}`,
            viewer,
            position: after,
            make: (position) => SEEN[part](ruleset, position, viewer),
          }),
        ),
      ];
    }),
  ];
};

/** Few seats all look each turn; of many one after the other, and always the public. */
const scrambledViewers = <T extends RulesetTypes>(ruleset: Ruleset<T>, setting: T['setting'], turn: number) => {
  const viewers = viewersOf(ruleset, setting, turn);
  if (LONG_RUN || viewers.length <= FEW) return viewers;
  return viewers.filter((viewer, index) => viewer === null || index === turn % (viewers.length - 1));
};
const FEW = 4;

/** Parts of a setting, which everybody may read, that depend on dice. */
export const settingFaults = async <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  scenarios: readonly { readonly scenario: string; readonly options?: unknown }[],
): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const { scenario, options } of scenarios) {
    const settings = await Promise.all(
      ['one', 'another', 'a third'].map(
        async (seed) => (await firstPosition(ruleset, { scenario, options, seed })).setting,
      ),
    );
    const differ = settings.some((setting) => canonicalText(setting) !== canonicalText(settings[0]));
    if (differ) faults.push(`the setting of ${scenario} is another with other dice`);
  }
  return faults;
};

/** What two positions share need not be written to be compared. */
const isSame = (one: unknown, other: unknown): boolean => {
  const [these, those] = [one, other] as readonly { readonly [part: string]: unknown }[];
  const parts = new Set([...Object.keys(these ?? {}), ...Object.keys(those ?? {})]);
  return [...parts].every(
    (part) =>
      these?.[part] === those?.[part] || canonicalText(these?.[part] ?? null) === canonicalText(those?.[part] ?? null),
  );
};

/** Each kind of event is looked at so many times in a turn, by one viewer after the other; by all of them in `npm run soak`. */
const EVENTS_OF_A_KIND = 2;

/** Changes of what a viewer may not know that they hear of while the events of a turn happen. */
export const newsFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  secrets: Secrets<T>,
  { record, resolved, number }: PlayedTurn<T>,
): string[] => {
  const faults: string[] = [];
  const looks = new Map<string, number>();
  const viewers = viewersOf(ruleset, record.setting, number);
  const position: Position<T> = { setting: record.setting, state: structuredClone(record.state) };
  const listen = (event: T['event'], moment: Moment, look: number): void => {
    const here = LONG_RUN ? viewers : viewers.filter((_, index) => index === (number + look) % viewers.length);
    for (const viewer of here) faults.push(...leaksTo(ruleset, secrets, { event, position, moment }, viewer));
  };
  for (const event of resolved.events) {
    const seen = looks.get(event.kind) ?? 0;
    looks.set(event.kind, seen + 1);
    if (seen < EVENTS_OF_A_KIND) listen(event, 'before', seen);
    ruleset.apply(position.state as Draft<T['state']>, event, position.setting);
    if (seen < EVENTS_OF_A_KIND) listen(event, 'after', seen);
  }
  return faults;
};

type Moment = 'before' | 'after';

interface Happening<T extends RulesetTypes> {
  readonly event: T['event'];
  readonly position: Position<T>;
  readonly moment: Moment;
}

const leaksTo = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { positions, events, scrambled }: Secrets<T>,
  { event, position, moment }: Happening<T>,
  viewer: SeatId | null,
): string[] => {
  const hears = (it: T['event'], there: Position<T>): string => {
    const hearings = moment === 'before' ? ruleset.tell(it, there) : (ruleset.tellAfter?.(it, there) ?? NOBODY);
    return canonicalText(
      hearings.filter(({ to }) => to === 'all' || (viewer !== null && to.includes(viewer))).map(({ told }) => told),
    );
  };
  const heard = hears(event, position);
  const what = `${nameOf(viewer)} hears in ${event.kind}, ${moment},`;
  const told = positions(position, viewer).flatMap((changed, index) =>
    hears(event, changed) === heard ? [] : [`${what} of change ${index} of the position`],
  );
  const make = (there: Position<T>) => hears(event, there);
  return [
    ...told,
    ...(told.length === 0 || scrambled === undefined
      ? []
      : readingHints(scrambled.table, { what: `the telling of ${event.kind}`, viewer, position, make })),
    ...events(event, viewer, position).flatMap((changed, index) =>
      hears(changed, position) === heard ? [] : [`${what} change ${index}: ${hears(changed, position)}, not ${heard}`],
    ),
  ];
};

/** Stands in every secret order, and in nothing else. Letters and spaces, 24 at most: it fits wherever rules take a name. */
const CANARY = 'Yellow bird at midnight';

/** Secret orders of the other seats by which anything that a viewer receives differs, or in which their text is found. */
export const sheetFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { orders }: Secrets<T>,
  { record, resolved, after, number }: PlayedTurn<T>,
): string[] =>
  viewersOf(ruleset, record.setting, number).flatMap((viewer) => {
    // In live play the only sheet may be the viewer's own: then there are no orders of others.
    if (record.sheets.every(({ seat }) => seat === viewer)) return [];
    const sheets = record.sheets.map((sheet) =>
      sheet.seat === viewer
        ? sheet
        : { ...sheet, orders: [...orders(record, sheet.seat, viewer, CANARY), ...sheet.orders] },
    );
    const changed = resolveRecord(ruleset, { ...record, sheets });
    const changedAfter = { setting: record.setting, state: changed.state };
    const was = allReceived(ruleset, after, resolved, viewer);
    const is = allReceived(ruleset, changedAfter, changed, viewer);
    return [
      ...Object.keys(was).flatMap((part) =>
        canonicalText(was[part]) === canonicalText(is[part]) ? [] : [`the ${part} of ${viewer} has changed`],
      ),
      ...(canonicalText(is).includes(CANARY) ? [`${viewer} reads the secret orders of others`] : []),
      ...(canonicalText(changed.tellings).includes(CANARY)
        ? []
        : ['nobody reads the secret orders, so they prove nothing']),
    ];
  });

import { type AnyDeskRuleset, orderKindOf, type TutorialPoint } from '@chancery/core';

/**
 * The elements of the desk that lead on to what a step is about, the nearest first: the order if it is being written or
 * offered, else the unit or power that gives it, else the door of the room; last what would bring them in sight. Found as
 * a reader finds them, by what stands on them.
 */
export const pointedOut = (
  within: ParentNode,
  { orders }: Pick<AnyDeskRuleset, 'orders'>,
  { room, units = [], power, verb, area, from }: TutorialPoint,
  { here, ordered }: AtDesk,
): readonly Element[] => {
  const buttons = inSight(within, '.desk button');
  const saying = (wanted: (said: string) => boolean): readonly HTMLElement[] =>
    buttons.filter(({ textContent }) => wanted(textContent.trim()));
  if (inSight(within, '.desk main').length === 0) return inSight(within, '.desk header .draft [aria-expanded="true"]');
  if (room !== undefined && room !== here) return inSight(within, `.desk header [data-room="${room}"]`);
  const title = verb === undefined ? undefined : orderKindOf(orders, verb)?.title;
  const giver = units.find((unit) => !ordered.has(unit) && isThere(within, unit)) ?? units.at(-1) ?? power;
  const covers = inSight(within, '.desk .handle[aria-expanded="false"]');
  const nameOf = (at: number): readonly Element[] => [
    ...within.querySelectorAll(`.desk svg .province-names [data-area="${at}"]`),
    ...within.querySelectorAll(`.desk svg text[data-area="${at}"]`),
  ];
  if (from !== undefined && inSight(within, '.desk .in-hand').length === 0) {
    return [...inSight(within, '.desk [data-guide="take-all"]'), ...nameOf(from)];
  }
  const chosen = giver === undefined || isChosen(within, giver);
  const place = area === undefined || !chosen ? [] : nameOf(area);
  if (title === undefined && giver === undefined) return place;
  if (title !== undefined && chosen) {
    const begun = inSight(within, '.desk .walk').filter(({ textContent }) => textContent.trim().startsWith(title));
    const offered = [
      ...saying((said) => said === title).toReversed(),
      ...inSight(within, `.desk details:not([open]) > summary[data-verbs~="${verb}"]`),
    ];
    if (begun.length > 0 || offered.length > 0) return [...begun, ...place, ...offered, ...covers];
  }
  return giver === undefined ? place : [...saying((said) => said === giver || said.startsWith(`${giver} `)), ...covers];
};

/** What the desk shows: the room, and the units that the draft speaks of. */
interface AtDesk {
  readonly here: string | undefined;
  readonly ordered: ReadonlySet<string>;
}

/** Whether a unit stands in the list. */
const isThere = (within: ParentNode, unit: string): boolean =>
  [...within.querySelectorAll('.desk .slip button')].some(({ textContent }) => textContent.trim() === unit);

/** Whether a unit is in hand, or a power is opened. */
const isChosen = (within: ParentNode, giver: string): boolean =>
  [...within.querySelectorAll('.desk [aria-expanded="true"], .desk .in-hand, .desk h2')].some(({ textContent }) =>
    textContent.trim().split(/\s+/).includes(giver),
  );

const inSight = (within: ParentNode, selector: string): readonly HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);

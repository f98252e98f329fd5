import { type AnyDeskRuleset, orderKindOf, type TutorialPoint } from '@chancery/core';

/**
 * The element of the desk that leads on to what a step is about: the order if it is being written or offered, else the unit or power that
 * gives it, else the door of the room. Found as a reader finds it, by what stands on it; null when nothing is in sight.
 */
export const pointedOut = (
  within: ParentNode,
  { desk, orders }: Pick<AnyDeskRuleset, 'desk' | 'orders'>,
  { room, unit, power, verb }: TutorialPoint,
  here: string | undefined,
): HTMLElement | null => {
  const buttons = [...within.querySelectorAll<HTMLElement>('.desk button')].filter(isInSight);
  const saying = (wanted: (said: string) => boolean): HTMLElement | null =>
    buttons.find(({ textContent }) => wanted(textContent.trim())) ?? null;
  if (room !== undefined && room !== here) {
    const title = desk.rooms.find(({ id }) => id === room)?.title;
    return saying((said) => said === title);
  }
  const title = verb === undefined ? undefined : orderKindOf(orders, verb)?.title;
  const giver = unit ?? power;
  const chosen = giver === undefined || isChosen(within, giver);
  const asked = [...within.querySelectorAll<HTMLElement>('.desk .walk')].filter(isInSight);
  const begun = chosen && title !== undefined && asked.find(({ textContent }) => textContent.trim().startsWith(title));
  if (begun) return begun;
  if (chosen && title !== undefined) {
    const offered = buttons.filter(({ textContent }) => textContent.trim() === title).at(-1);
    if (offered) return offered;
  }
  return giver === undefined ? null : saying((said) => said === giver || said.startsWith(`${giver} `));
};

/** Whether a unit is in hand, or a power is opened. */
const isChosen = (within: ParentNode, giver: string): boolean =>
  [...within.querySelectorAll('.desk [aria-expanded="true"], .desk .in-hand, .desk h2')].some(({ textContent }) =>
    textContent.trim().split(/\s+/).includes(giver),
  );

const isInSight = (element: HTMLElement): boolean => element.getClientRects().length > 0;

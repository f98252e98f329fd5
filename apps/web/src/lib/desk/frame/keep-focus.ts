import { isTyping } from './typing.ts';

/** What had the focus, and what was around it: enough to find its place again when it is gone. */
interface Stay {
  readonly element: HTMLElement;
  readonly sign: string;
  /** What is around it, the nearest first, and which of those like it in there it was. */
  readonly around: readonly { readonly part: HTMLElement; readonly place: number }[];
}

const CAN_HOLD = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';
const MOST_STAYS = 12;

/**
 * Keeps the focus where somebody works. When what has it goes away (a form closes, an order is struck out, a button can do
 * nothing more), it goes to what stands in that place now; else back to where it was before; else to the nearest thing beside.
 */
export const keepFocus = (root: HTMLElement): (() => void) => {
  let stays: readonly Stay[] = [];
  const note = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target === root) return;
    stays = [stayOf(root, target), ...stays.filter(({ element }) => element !== target)].slice(0, MOST_STAYS);
  };
  const look = (): void => {
    const { activeElement } = document;
    if (stays.length === 0 || (activeElement !== null && activeElement !== document.body)) return;
    placeFor(stays)?.focus();
  };
  let waiting: readonly ReturnType<typeof setTimeout>[] = [];
  /** A browser takes the focus off what can no longer have it only when it has drawn the page again. */
  const watcher = new MutationObserver(() => {
    for (const timer of waiting) clearTimeout(timer);
    waiting = [0, 60].map((pause) => setTimeout(look, pause));
  });
  root.addEventListener('focusin', note);
  watcher.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'class', 'open'] });
  return () => {
    root.removeEventListener('focusin', note);
    watcher.disconnect();
    for (const timer of waiting) clearTimeout(timer);
  };
};

const stayOf = (root: HTMLElement, element: HTMLElement): Stay => {
  const sign = signOf(element);
  const around: { part: HTMLElement; place: number }[] = [];
  for (let part = element.parentElement; part !== null && root.contains(part); part = part.parentElement) {
    around.push({ part, place: alikeIn(part, sign).indexOf(element) });
  }
  return { element, sign, around };
};

/** What stands in the place of the last stay, or of one before it; null when nothing is left. */
const placeFor = (stays: readonly Stay[]): HTMLElement | null => {
  for (const { element, sign, around } of stays) {
    if (canHold(element)) return element;
    const near = around.find(({ part }) => part.isConnected);
    const alike = near && !element.isConnected ? alikeIn(near.part, sign) : [];
    const there = near && (alike[near.place] ?? alike.at(-1));
    if (there) return there;
  }
  const [last] = stays;
  for (const { part } of last?.around ?? []) {
    const holders = part.isConnected ? holdersIn(part) : [];
    // Where somebody would write, single keys do nothing.
    const next = holders.find((holder) => !isTyping(holder)) ?? holders[0];
    if (next) return next;
  }
  return null;
};

const canHold = (element: HTMLElement): boolean =>
  element.isConnected &&
  element.matches(`${CAN_HOLD}, [tabindex="-1"]`) &&
  element.checkVisibility({ visibilityProperty: true });

const holdersIn = (part: HTMLElement): readonly HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(CAN_HOLD)].filter(canHold);

const alikeIn = (part: HTMLElement, sign: string): readonly HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(CAN_HOLD)].filter((element) => signOf(element) === sign && canHold(element));

/** What somebody sees of it; what buttons of a list have in common, whatever line they are for. */
const signOf = (element: HTMLElement): string =>
  [
    element.tagName,
    element.getAttribute('type'),
    element.textContent?.trim() || element.getAttribute('aria-label'),
  ].join(' ');

/** Takes lessons in a browser as a newcomer does: what the text says, and nothing else. */
import type { LessonStep as Step, TutorialTap } from '@chancery/core';
import type { Locator, Page } from 'playwright-core';

/** What the desk calls the buttons that lessons name in braces. */
const SAID: { readonly [name: string]: string } = {
  next: 'Next',
  write: 'Write it for me',
  done: 'Done',
};
/** What runs the turn, in sealed play and in live play. */
const RUN = /^(Next turn|Post)$/;

export class Pupil {
  readonly page: Page;
  readonly #by: 'finger' | 'mouse' | 'keys';
  /** How often something was pressed. */
  taps = 0;

  constructor(page: Page, by: 'finger' | 'mouse' | 'keys') {
    this.page = page;
    this.#by = by;
  }

  get guide(): Locator {
    return this.page.getByRole('complementary', { name: 'Tutorial' });
  }

  /** Opens the page of lessons and begins the one of a game. */
  async begin(title: string): Promise<void> {
    await this.page.goto('/tutorial');
    await this.page.getByRole('button', { name: `Begin: ${title}`, exact: true }).click();
    await this.guide.getByText(/^Step 1 of/).waitFor();
    await this.page.locator('.desk svg .province-names, .desk svg text[data-area]').first().waitFor();
  }

  /** The step that the guide shows, once it does. */
  async sees({ title }: Pick<Step, 'title'>): Promise<void> {
    await this.guide.getByRole('heading', { name: title }).waitFor();
  }

  /** Does what a step says by hand, and goes on. */
  async take(step: Step): Promise<void> {
    await this.sees(step);
    for (const tap of step.taps) await this.tap(tap);
    if (step.act.kind === 'read') await this.press(this.#goOn());
  }

  /** Whether the map is in sight, with no sheet drawn up over it and no form before it. */
  async isMapFree(): Promise<boolean> {
    const drawnUp = this.page.locator('.desk .handle[aria-expanded="true"]').filter({ visible: true });
    return (await drawnUp.count()) === 0;
  }

  /** Presses what runs the turn before it is time; the guide says what comes first. */
  async runTooEarly(): Promise<void> {
    await this.#run().click();
    await this.guide.getByText(/^Not yet/).waitFor();
  }

  /** Does the first part of a step by hand, and leaves it there with its form open. */
  async takeHalf(step: Step): Promise<void> {
    await this.#followHint();
    for (const tap of step.taps.slice(0, Math.floor(step.taps.length / 2))) await this.tap(tap);
  }

  /** Deletes the whole draft. */
  async strikeOutAll(): Promise<void> {
    await this.#openList(true);
    const strikes = this.page
      .getByRole('complementary', { name: 'Orders' })
      .getByRole('button', { name: /^Strike out/ });
    while ((await strikes.count()) > 0) await strikes.first().click();
    await this.#openList(false);
  }

  async startAgain(): Promise<void> {
    await this.guide.getByRole('button', { name: 'Start this step again' }).click();
    await this.guide.getByText('The step starts again').waitFor();
  }

  /** Goes to a room in which the step has nothing to do. */
  async goElsewhere({ act }: Step): Promise<void> {
    const room = act.kind === 'enter' && act.room === 'game' ? 'Map' : 'Game';
    await this.page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name: room }).click();
  }

  /** Closes the page and comes back. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.page.getByRole('button', { name: /^Go on at step/ }).click();
    await this.guide.getByText(/^Step \d+ of/).waitFor();
  }

  /** Gets on from wherever a step was left, by what the guide offers. */
  async getOn(step: Step): Promise<void> {
    const kind = step.act.kind;
    if (kind === 'turn') return this.press(this.#run());
    if (kind === 'enter') await this.tap(step.taps[0] ?? '');
    const write = this.guide.getByRole('button', { name: 'Write it for me' });
    if (kind === 'order') await write.or(this.#goOn()).first().waitFor();
    if (kind === 'order' && (await write.isVisible())) return write.click();
    await this.#leave(step);
  }

  /** Whoever is in another room is told where to go. */
  async #followHint(): Promise<void> {
    const hint = /Open the room ([^.]+)\./.exec((await this.guide.textContent()) ?? '');
    if (hint?.[1]) await this.tap(hint[1]);
  }

  /** What was done already waits to be read; what has just been done is left by itself. */
  async #leave({ title }: Step): Promise<void> {
    const heading = this.guide.getByRole('heading', { name: title });
    await this.#goOn()
      .or(this.guide.filter({ hasNot: heading }))
      .first()
      .waitFor();
    if ((await heading.count()) > 0)
      await this.#goOn()
        .click({ timeout: 2000 })
        .catch(() => undefined);
  }

  async #openList(wanted: boolean): Promise<void> {
    const button = this.page.getByRole('banner').getByRole('button', { name: /^Orders/ });
    if (((await button.getAttribute('aria-expanded')) === 'true') !== wanted) await button.click();
  }

  #run(): Locator {
    return this.page.getByRole('button', { name: RUN }).filter({ visible: true }).last();
  }

  #goOn(): Locator {
    return this.guide.getByRole('button', { name: /^(Next|Done)$/ });
  }

  async tap(tap: TutorialTap): Promise<void> {
    if (typeof tap !== 'string') return this.#write(tap);
    if (tap === '{run}') return this.press(this.#run());
    const name = this.#said(tap);
    const place = this.page.locator('.desk svg text[data-area]').getByText(name, { exact: true }).first();
    const isForm = (await this.page.locator('.desk .walk').count()) > 0;
    if (!isForm) await place.or(this.#button(name)).or(this.#handle()).first().waitFor({ state: 'attached' });
    if (!isForm && (await place.count()) > 0) return this.#choose(name, place);
    await this.press(await this.#find(name));
  }

  async press(button: Locator): Promise<void> {
    this.taps += 1;
    if (this.#by === 'finger') await button.tap();
    else if (this.#by === 'mouse') await button.click();
    else {
      await button.focus();
      await this.page.keyboard.press('Enter');
    }
    await this.#settled();
  }

  /** A hand is slower than a page: what was pressed has been done before the next thing is pressed. */
  async #settled(): Promise<void> {
    await this.page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))');
  }

  /** A button by what stands on it. On a narrow screen it may be under the sheet of the map, which is drawn up for it. */
  async #find(name: string): Promise<Locator> {
    // Whoever has a form open presses what stands in it.
    const asked = this.#button(name, this.page.locator('.desk .walk'));
    if ((await asked.count()) > 0) return asked;
    const button = this.#button(name);
    const handle = this.#handle();
    await button.or(handle).last().waitFor();
    if ((await button.count()) === 0 && (await handle.count()) > 0) await this.press(handle);
    return button;
  }

  /** The bar of the sheet at the foot of the map, while the sheet is down. */
  #handle(): Locator {
    return this.page.locator('.desk .handle[aria-expanded="false"]').filter({ visible: true });
  }

  #button(name: string, within: Locator = this.page.locator('body')): Locator {
    const begins = new RegExp(`^\\s*${escaped(name)}(?:[,: (]|\\s*$)`);
    const exact = within.getByRole('button', { name, exact: true });
    // Orders that are many stand folded, under headings that open them.
    const headings = within.getByRole('region', { name: 'Orders of the realm' }).locator('details > summary');
    return exact
      .or(within.locator('button').filter({ hasText: begins }))
      .or(headings.filter({ hasText: begins }))
      .filter({ visible: true })
      .last();
  }

  /** Chooses a place on the map; by the keyboard where units in hand may go, else by its name. */
  async #choose(name: string, place: Locator): Promise<void> {
    if (this.#by !== 'keys') {
      this.taps += 1;
      const { x, y } = await this.#inSight(name, place);
      await (this.#by === 'finger' ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
      return this.#settled();
    }
    const whereTo = this.page.locator('.desk .unit details').filter({ hasText: 'Where to' });
    if ((await whereTo.count()) > 0) {
      if ((await whereTo.getAttribute('open')) === null) await this.press(whereTo.locator('summary'));
      await this.press(whereTo.getByRole('button').filter({ hasText: name }).first());
      return;
    }
    const inList = this.page.locator('.desk .slip').getByRole('button', { name, exact: true });
    if ((await inList.count()) > 0) return this.press(inList.first());
    await this.page.getByLabel('Find a place', { exact: true }).first().fill(name);
    await this.page.keyboard.press('Enter');
  }

  /** Where the name of a place can be pressed: the guide has brought it in sight, and nothing lies over it. */
  async #inSight(name: string, place: Locator): Promise<{ readonly x: number; readonly y: number }> {
    const within = `(at) => document.elementFromPoint(at.x, at.y)?.closest('.frame') != null`;
    for (let tries = 0; tries < 20; tries += 1) {
      const box = await place.boundingBox();
      if (box) {
        const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        if (await this.page.evaluate(`(${within})(${JSON.stringify(at)})`)) return at;
      }
      await this.page.waitForTimeout(250);
    }
    throw new Error(`${name} is not in sight on the map`);
  }

  async #write({ into, write }: Exclude<TutorialTap, string>): Promise<void> {
    const labelled = this.page.locator('.desk :is(.walk, .unit)').getByLabel(into, { exact: true });
    const any = this.page.locator('.desk .walk :is(textarea, input)');
    await labelled.or(any).first().waitFor();
    this.taps += 1;
    await ((await labelled.count()) > 0 ? labelled : any).first().fill(write);
  }

  #said(tap: string): string {
    return tap
      .replace(/\{all (\d+)\}/, 'Take all $1 in hand')
      .replace(/\{(\w+)\}/, (_, name: string) => SAID[name] ?? name);
  }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

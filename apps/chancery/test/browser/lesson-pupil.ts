/** Takes lessons in a browser as a newcomer does: what the text says, and nothing else. */
import type { TutorialStep, TutorialTap } from '@chancery/core';
import type { Locator, Page } from 'playwright-core';

type Step = Pick<TutorialStep<never>, 'id' | 'title' | 'taps'> & { readonly act: { readonly kind: string } };

/** What the desk calls the buttons that lessons name in braces. */
const SAID: { readonly [name: string]: string } = {
  next: 'Next',
  write: 'Write it for me',
  done: 'Done',
  run: 'Next turn',
};

export class Pupil {
  readonly page: Page;
  readonly #by: 'finger' | 'mouse' | 'keys';
  readonly #live: boolean;
  /** How often something was pressed. */
  taps = 0;

  constructor(page: Page, by: 'finger' | 'mouse' | 'keys', live: boolean) {
    this.page = page;
    this.#by = by;
    this.#live = live;
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
    if (step.act.kind === 'read') await this.press(this.#button(step.id === 'end' ? 'Done' : 'Next', this.guide));
  }

  async tap(tap: TutorialTap): Promise<void> {
    if (typeof tap !== 'string') return this.#write(tap);
    const name = this.#said(tap);
    const place = this.page.locator('.desk svg text[data-area]').getByText(name, { exact: true }).first();
    const isForm = (await this.page.locator('.desk .walk').count()) > 0;
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
  }

  /** A button by what stands on it. On a narrow screen it may be under the sheet of the map, which is drawn up for it. */
  async #find(name: string): Promise<Locator> {
    const button = this.#button(name);
    const handle = this.page.locator('.desk .handle[aria-expanded="false"]').filter({ visible: true });
    await button.or(handle).last().waitFor();
    if ((await button.count()) === 0 && (await handle.count()) > 0) await this.press(handle);
    return button;
  }

  #button(name: string, within: Locator = this.page.locator('body')): Locator {
    const begins = new RegExp(`^\\s*${escaped(name)}(?:[,: (]|\\s*$)`);
    const exact = within.getByRole('button', { name, exact: true });
    return exact
      .or(within.locator('button').filter({ hasText: begins }))
      .filter({ visible: true })
      .last();
  }

  /** Chooses a place on the map; by the keyboard where units in hand may go, else by its name. */
  async #choose(name: string, place: Locator): Promise<void> {
    if (this.#by !== 'keys') {
      this.taps += 1;
      const { x, y } = await this.#inSight(name, place);
      await (this.#by === 'finger' ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
      return;
    }
    const whereTo = this.page.locator('.desk .unit details').filter({ hasText: 'Where to' });
    if ((await whereTo.count()) > 0) {
      if ((await whereTo.getAttribute('open')) === null) await this.press(whereTo.locator('summary'));
      await this.press(whereTo.getByRole('button').filter({ hasText: name }).first());
      return;
    }
    await this.page.getByRole('searchbox', { name: 'Find a place' }).fill(name);
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
    const labelled = this.page.locator('.desk .walk').getByLabel(into, { exact: true });
    const field = (await labelled.count()) > 0 ? labelled : this.page.locator('.desk .walk :is(textarea, input)');
    this.taps += 1;
    await field.first().fill(write);
  }

  #said(tap: string): string {
    return tap
      .replace(/\{all (\d+)\}/, 'Take all $1 in hand')
      .replace(/\{(\w+)\}/, (_, name: string) => (name === 'run' && this.#live ? 'Post' : (SAID[name] ?? name)));
  }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

import { EXAMPLES } from '@chancery/registry';
import { offeringsOf } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { device, inChromium, LAPTOP, PHONE } from './chromium.ts';
import { comeIn } from './house.ts';
import { houseOfPositions } from './offered-desk.ts';

const rounds = EXAMPLES.find(({ id }) => id === 'rounds');

inChromium('sections as cards', () => {
  test.each([
    ['a laptop', LAPTOP],
    ['a phone', PHONE],
  ] as const)('on %s each round is a card that says what it leaves, and two change places', async (_, on) => {
    if (rounds === undefined) throw new Error('there is no such example');
    const scenario = rounds.scenarios[0]?.id ?? '';
    const { offerings } = await offeringsOf(rounds, { scenario, campaigns: 1, turns: 1 });
    const desk = offerings.find(({ verbs }) => verbs.includes('TRAIN'));
    if (desk === undefined) throw new Error('nobody can train');
    const house = await houseOfPositions(rounds, scenario);
    const here = await device(house.address, on);
    await comeIn(here, house.address, house.ruler.email);
    const page = await here.newPage();
    await page.goto(await house.lay(desk));
    await enter(page, rounds.desk.rooms.find(({ id }) => id === 'headquarters')?.title ?? '');
    const card = (title: string) => page.locator('.card').filter({ has: page.getByRole('heading', { name: title }) });
    const leaves = async (title: string): Promise<string> => (await card(title).locator('.leaves').innerText()).trim();
    const before = await leaves('Round 1');
    expect(before).toMatch(/^Leaves camps: \d+, troops: \d+\.$/);
    expect(await leaves('Round 3')).toBe(before);

    await page.getByRole('region', { name: 'Orders of the realm' }).getByRole('button', { name: 'Train' }).click();
    const form = page.getByRole('group', { name: 'Train', exact: true });
    while ((await card('Round 1').getByText('TRAIN').count()) === 0)
      await form.locator('.branches button').first().click();
    const more = await leaves('Round 1');
    const troops = (said: string): number => Number(/troops: (\d+)/.exec(said)?.[1]);
    expect(troops(more)).toBe(troops(before) + 1);

    await card('Round 1').getByRole('button', { name: 'Round 1 and Round 2 change places' }).click();
    await card('Round 2').getByText('TRAIN').waitFor();
    expect(await card('Round 1').getByText('TRAIN').count()).toBe(0);
    expect([await leaves('Round 1'), await leaves('Round 2')]).toEqual([before, more]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(on.viewport.width);
  });
});

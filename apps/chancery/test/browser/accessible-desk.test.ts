import { expect, test } from 'vitest';
import { enter, ordersButton } from './at-desk.ts';
import { inEverySight, inspection, PATIENCE } from './axe.ts';
import { inChromium } from './chromium.ts';

inChromium('every room of the desk', () => {
  test(
    'WCAG 2.2 AA: none hinders anybody',
    async () => {
      const { table, found, look, visit } = await inspection();
      const desk = await visit(table.ruler('Eng').email, []);
      await inEverySight(desk, async (sight) => {
        await desk.goto(table.desk('Eng'));
        for (const room of ['Headquarters', 'Map', 'Messages', 'Game'] as const) {
          await enter(desk, room);
          await desk.getByRole('main').getByRole('button').first().waitFor();
          const tabs = await desk.getByRole('tab').all();
          if (tabs.length === 0) await look(desk, `desk: ${room}, ${sight}`);
          for (const tab of tabs) {
            await tab.click();
            await look(desk, `desk: ${room}, ${await tab.innerText()}, ${sight}`);
          }
        }
        await ordersButton(desk).click();
        await look(desk, `desk: the list of orders, ${sight}`);
        await desk.getByRole('button', { name: 'Order sheet' }).click();
        await desk.getByText('A row is an order').waitFor();
        await look(desk, `desk: the order sheet, ${sight}`);
      });
      expect(found).toEqual({});
    },
    PATIENCE,
  );
});

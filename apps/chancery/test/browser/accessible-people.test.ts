import { expect, test } from 'vitest';
import { inspection, PATIENCE } from './axe.ts';
import { inChromium } from './chromium.ts';

inChromium('every page for somebody who is signed in', () => {
  test(
    'WCAG 2.2 AA: none of a ruler’s own pages hinders them, and each needs less than 50 kB of script',
    async () => {
      const { table, found, visit } = await inspection();
      const own = ['', '/security', '/notices', '/tokens', '/data'].map((part) => `/account${part}`);
      const seat = ['', '/settings', '/letters', '/letters/public', '/rules', '/order-forms', '/sheet'].map(
        (part) => `/campaigns/${table.campaignId}/seats/Eng${part}`,
      );
      const paths = ['/', '/games', '/welcome', ...own, '/campaigns/new', `/campaigns/${table.campaignId}`, ...seat];
      await visit(table.ruler('Eng').email, paths);
      expect(found).toEqual({});
    },
    PATIENCE,
  );

  test(
    'WCAG 2.2 AA: none of the pages of a master hinders them',
    async () => {
      const { table, found, look, visit } = await inspection();
      const path = `/campaigns/${table.campaignId}`;
      const page = await visit(table.master.email, [
        `${path}/console?seat=Lit`,
        `${path}/console/terms`,
        `${path}/letters`,
        '/campaigns/new?of=medieval-diplomacy/four-crowns',
      ]);
      await page.goto(`${path}/console`);
      await page.getByRole('button', { name: 'Show what would change' }).click();
      await page.getByText('Nothing is done yet.').waitFor();
      await look(page, 'a roll back on trial');
      expect(found).toEqual({});
    },
    PATIENCE,
  );
});

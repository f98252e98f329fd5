import { expect, test } from 'vitest';
import { inspection, PATIENCE } from './axe.ts';
import { inChromium } from './chromium.ts';

const PUBLIC = [
  '/',
  '/games',
  '/rules',
  '/rules/medieval-diplomacy',
  '/rules/medieval-diplomacy/guide',
  '/help',
  '/sign-in',
  '/sign-up',
  '/forgotten',
  '/practice',
  '/tutorial',
  '/desk',
  '/nowhere',
];

inChromium('every page for everybody', () => {
  test(
    'WCAG 2.2 AA: none hinders anybody, and each needs less than 50 kB of script',
    async () => {
      const { found, visit } = await inspection();
      await visit(null, PUBLIC);
      expect(found).toEqual({});
    },
    PATIENCE,
  );
});

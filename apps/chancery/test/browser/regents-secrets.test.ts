import type { AnyRuleset } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { expect, test } from 'vitest';
import { inChromium } from './chromium.ts';
import { regents } from './regents.ts';

const DOMAINS = RULESETS.find(({ id }) => id === 'domains') as AnyRuleset;

/** The treasury of a domain, by its number. */
const goldOf = (state: unknown, domain: number): number =>
  (state as { readonly domains: readonly { readonly treasury: number }[] }).domains[domain]?.treasury ?? 0;

/** The look that the stories of regents take at what others keep secret, by servers that tell some of it. */
inChromium('secrets of regents', () => {
  const begun = async () => {
    const game = await regents('domains: { ALD: { treasury: 60 } }', { ALD: 'Anna', BRA: 'Boris' });
    await game.wantsTurnFiles('BRA');
    await game.send('ALD', 'R1 SPY Brantholm BY Gunnild the Steward\nR2 DECLARE WAR BRA');
    await game.close();
    return game;
  };

  test('one that keeps them all is found to', async () => {
    const game = await begun();
    expect(await game.secretsShownTo('BRA')).toEqual([]);
  }, 240_000);

  test('gold of another in a file is found, in the file and in the mail that carries it', async () => {
    const game = await begun();
    const told: AnyRuleset = {
      ...DOMAINS,
      view: (position, seat) => ({
        ...(DOMAINS.view(position, seat) as object),
        title: `Beware of ${goldOf(position.state, 1)} gold.`,
      }),
    };
    const shown = (await game.secretsShownTo('BRA', game.of('BRA'), [told])).join('\n');
    expect(shown).toMatch(/seats\/BRA\/turn-file has .*Beware of \d+ gold/);
    expect(shown).toMatch(/^mail \d+ has .*Beware of \d+ gold/m);
  }, 240_000);

  test('gold of another that shows in the standings is found on the pages', async () => {
    const game = await begun();
    const told: AnyRuleset = {
      ...DOMAINS,
      standings: (position) =>
        DOMAINS.standings(position).map((line) => ({ ...line, score: goldOf(position.state, 1) })),
    };
    const shown = (await game.secretsShownTo('BRA', game.of('BRA'), [told])).join('\n');
    expect(shown).toMatch(/^\/campaigns\/\w+ has /m);
    expect(shown).toMatch(/^\/campaigns\/\w+\/seats\/BRA has /m);
  }, 240_000);
});

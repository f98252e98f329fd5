import {
  type AnyOrder,
  begunInHand,
  choiceTree,
  openingOf,
  orderKindsOf,
  type TurnFile,
  unitsOf,
} from '@chancery/core';
import { drawFirst } from '@chancery/maps';
import { RULESETS } from '@chancery/registry';
import { botPlayer, firstPosition, knownTo, playCampaign } from '@chancery/testkit';
import { describe, expect, test } from 'vitest';

/** Turn files of the first seat that is asked, at the beginning and after some turns, with what a bot drafts. */
const turnFiles = async (ruleset: (typeof RULESETS)[number]): Promise<readonly TurnFile[]> => {
  const [info] = ruleset.scenarios.toSorted((a, b) => a.seats - b.seats);
  const first = await firstPosition(ruleset, { scenario: info?.id ?? '', seed: 'opening' });
  const play = playCampaign(ruleset, { position: first, seed: 'opening', turns: 4, player: () => botPlayer });
  const turns = [...play];
  return turns.flatMap(({ record }, turn): readonly TurnFile[] => {
    const [sheet] = record.sheets;
    const before = turns[turn - 1]?.after ?? first;
    if (sheet === undefined) return [];
    const { setting, view } = knownTo(ruleset, before, sheet.seat);
    return [[], sheet.orders].map((draft: readonly AnyOrder[]) => ({
      format: 'chancery-turn-1',
      ruleset: ruleset.id,
      version: ruleset.version,
      campaign: { id: 'c', title: 'Opening' },
      seat: sheet.seat,
      turn,
      setting,
      view,
      window: ruleset.window(before),
      deadline: null,
      commitment: '',
      since: turn,
      tellings: [],
      choices: choiceTree(ruleset, { setting, view }, []),
      questions: [],
      draft,
    }));
  });
};

describe.each(RULESETS)('the opening of $title', (ruleset) => {
  test('shows before the turn file what the desk makes of it: units, what they may be ordered, who has orders, what warns', async () => {
    const files = await turnFiles(ruleset);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const known = { setting: file.setting, view: file.view };
      const { shown } = openingOf(ruleset, file);
      const tree = choiceTree(ruleset, known, file.draft);
      const kinds = orderKindsOf(ruleset.orders, 'ruler');
      const rows = ruleset.units.rows(known, file.draft);
      expect(shown.units.rows).toEqual(rows);
      for (const { unit } of rows) {
        const verbs = kinds.filter((kind) => begunInHand(kind, tree, [unit])).map(({ verb }) => verb);
        expect(shown.offers[unit]).toEqual(verbs);
        expect(verbs.filter((verb) => shown.orders[verb] === undefined)).toEqual([]);
      }
      const kindOf = new Map<string, (typeof kinds)[number]>(kinds.map((kind) => [kind.verb, kind]));
      expect(shown.ordered).toEqual(file.draft.flatMap((order) => unitsOf(kindOf.get(order.verb) ?? {}, order)));
      const warning = ruleset.figures
        .map((figure) => figure.of(known, file.draft))
        .find(({ warn }) => warn !== undefined);
      expect(shown.warning?.warn).toBe(warning?.warn);
    }
  });

  test('draws the very map that is finished when the turn file is there', async () => {
    for (const file of await turnFiles(ruleset)) {
      const { world, shown } = openingOf(ruleset, file);
      const picture = ruleset.places.picture({ setting: file.setting, view: file.view }, []);
      expect(drawFirst(world, shown.owners)).toBe(drawFirst(world, picture));
    }
  });
});

import type { AnyRuleset } from '../ruleset/runnable.ts';
import { closeList } from './close-list.ts';
import type { KeptList } from './inputs.ts';
import { type DrawWordsSalt, sealWords } from './private-words.ts';

type ToList = Parameters<typeof closeList>[2];
type DrawSalt = Parameters<typeof closeList>[3];

/**
 * Closes the list of a turn whose sheets may have private words: in its lines digests stand for them, and beside a line what
 * opens those. `drawWordsSalt` draws the salt of one piece of words.
 */
export const closeSealedList = (
  ruleset: AnyRuleset,
  campaign: string,
  toList: ToList,
  { drawSalt, drawWordsSalt }: { readonly drawSalt: DrawSalt; readonly drawWordsSalt: DrawWordsSalt },
): KeptList => {
  const { unlisted } = toList;
  const sealed = unlisted.sheets.map((sheet) => sealWords(ruleset, sheet, drawWordsSalt));
  const sheets = sealed.map(({ sheet }) => sheet);
  const list = closeList(ruleset, campaign, { ...toList, unlisted: { ...unlisted, sheets } }, drawSalt);
  const lines = list.lines.map((salted) => {
    const { line } = salted;
    const words = sealed.find(({ sheet }) => line.of === 'seat' && line.seat === sheet.seat)?.words ?? [];
    return words.length === 0 ? salted : { ...salted, words };
  });
  return { ...list, lines };
};

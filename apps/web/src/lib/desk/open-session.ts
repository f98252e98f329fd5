import { fileFaultText, openOrderFile, openTurnFile } from '@chancery/core';
import { DESK_RULESETS } from '@chancery/registry/desk';
import { words } from '#lib/words/words.ts';
import { keptDraft } from './kept-draft.ts';
import { DeskSession } from './session.svelte.ts';
import { unpackTurnFile } from './unpack-turn-file.ts';

/**
 * The desk over a turn file, or why there is none. A draft that was kept for it on this device is taken up again; one that
 * the server has too is taken from there, if the file has just come from it.
 */
export const openSession = async (text: string, from: 'server' | 'disk' = 'disk'): Promise<DeskSession | string> => {
  const json = parsed(text);
  if (json === undefined) return words.desk.notJson;
  const id = (json as { ruleset?: unknown } | null)?.ruleset;
  const ruleset = await DESK_RULESETS[String(id)]?.();
  if (ruleset === undefined) return words.desk.unknownRuleset(String(id));
  const opened = openTurnFile(unpackTurnFile(json), ruleset.id, null);
  if (!opened.ok) return fileFaultText(opened.error);
  const { file } = opened.value;
  const kept = keptDraft(file);
  const isNewest = kept !== null && (kept.unsent || from === 'disk');
  return new DeskSession(file, ruleset, isNewest ? kept.orders : file.draft);
};

/** Puts the orders of an order file in place of the draft. Says why if they are for something else. */
export const openOrders = (session: DeskSession, text: string): string | null => {
  const { ruleset, campaign, seat, turn } = session.file;
  const opened = openOrderFile(parsed(text), { ruleset, campaign: campaign.id, seat, turn: turn + 1 });
  if (!opened.ok) return fileFaultText(opened.error);
  session.replace(opened.value.orders);
  return null;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

import { type AnyOrder, fileFaultText, type Opening, openTurnFile, type World } from '@chancery/core';
import { type PackedWorld, unpackWorld } from '@chancery/maps';
import { deskRulesetOf } from '@chancery/registry/desk';
import { words } from '#lib/words/words.ts';
import { untilFetched } from './frame/until-fetched.ts';
import { fetchKeeping, keepingParts } from './keeping-parts.ts';
import { keptDraft } from './kept-draft.ts';
import { parsed } from './parsed.ts';
import { DeskSession, type Whole } from './session.svelte.ts';
import { unpackTurnFile } from './unpack-turn-file.ts';

/**
 * The desk over a turn file, or why there is none. A draft that was kept for it on this device is taken up again; one that
 * the server has too is taken from there, if the file has just come from it.
 */
export const openSession = async (text: string, from: 'server' | 'disk' = 'disk'): Promise<DeskSession | string> => {
  const json = parsed(text);
  if (json === undefined) return words.desk.notJson;
  const whole = await readWhole(json, from);
  if (typeof whole === 'string') return whole;
  const session = new DeskSession(whole.file, null);
  session.complete(whole, whole.drafted);
  return session;
};

/** The desk over what the server shows of a turn first. The turn file and the ruleset's code are still to come. */
export const openFirst = (text: string): DeskSession => {
  const { world, shown, ...head } = JSON.parse(text) as Omit<Opening, 'world'> & { readonly world: PackedWorld };
  return new DeskSession(head, { world: unpackWorld(world), shown });
};

/** Completes the desk that was opened first; `over` if the turn has been run meanwhile, or a fault. */
export const completeSession = async (
  session: DeskSession,
  turnFile: string,
): Promise<'complete' | 'over' | { readonly fault: string }> => {
  const whole = await untilFetched(() => readWhole(parsed(turnFile), 'server', session.firstWorld));
  if (typeof whole === 'string') return { fault: whole };
  const { turn, edition, commitment } = session.head;
  const { file } = whole;
  if (file.turn !== turn || file.edition !== edition || file.commitment !== commitment) return 'over';
  session.complete(whole, whole.drafted);
  return 'complete';
};

/** Fetches what works with turn files of a ruleset. */
export const fetchWorks = (ruleset: string): Promise<unknown> => Promise.all([deskRulesetOf(ruleset), fetchKeeping()]);

interface WholeAndDraft extends Whole {
  readonly drafted: readonly AnyOrder[];
}

const readWhole = async (json: unknown, from: 'server' | 'disk', world?: World): Promise<WholeAndDraft | string> => {
  const id = (json as { ruleset?: unknown } | null)?.ruleset;
  const [ruleset] = await Promise.all([deskRulesetOf(String(id)), fetchKeeping()]);
  if (ruleset === null) return words.desk.unknownRuleset(String(id));
  const opened = openTurnFile(unpackTurnFile(json, world), ruleset.id, null);
  if (!opened.ok) return fileFaultText(opened.error);
  const { file } = opened.value;
  const kept = keptDraft(file);
  const isNewest = kept !== null && (kept.unsent || from === 'disk');
  return { file, ruleset, works: keepingParts(), drafted: isNewest ? kept.orders : file.draft };
};

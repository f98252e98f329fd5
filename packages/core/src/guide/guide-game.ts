import { lessonFounding } from '../lesson/founding.ts';
import { readSheetText } from '../order/read-sheet.ts';
import { beginPractice, type PracticeTurn, playOn } from '../practice/practice-game.ts';
import type { AnyKnown } from '../ruleset/any.ts';
import { knownTo } from '../ruleset/known-to.ts';
import type { AnyRuleset } from '../ruleset/runnable.ts';
import type { TutorialSpec } from '../ruleset/tutorial.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';

/** The game of a lesson at the beginning of a turn, as the pupil sees it. */
export interface GuideMoment {
  readonly known: AnyKnown;
  /** What the pupil heard of the turn before. */
  readonly heard: PracticeTurn['tellings'];
}

/** The game in which a guide shows everything: that of the lesson, played by its own lines. */
export interface GuideGame {
  readonly lesson: TutorialSpec<RulesetTypes>;
  /** As many as the lesson has turns, and the beginning. */
  readonly moments: readonly GuideMoment[];
}

export const guideGame = async (ruleset: AnyRuleset): Promise<GuideGame> => {
  const lesson = await ruleset.tutorial();
  const founding = lessonFounding(ruleset.id, lesson);
  const { setting, first } = await beginPractice(ruleset, founding);
  const knownAt = ({ state }: PracticeTurn): AnyKnown => knownTo(ruleset, { setting, state }, lesson.seat);
  const moments: GuideMoment[] = [{ known: knownAt(first), heard: first.tellings }];
  let last = first;
  for (const { act, turn } of lesson.steps) {
    if (act.kind !== 'turn') continue;
    const lines = lesson.steps.flatMap((step) =>
      step.turn === turn && step.act.kind === 'order' ? step.act.lines : [],
    );
    const { orders } = readSheetText(ruleset, knownAt(last), lines.join('\n'));
    const played = playOn(ruleset, { founding, setting }, last, orders);
    if (!played.ok) throw new Error(played.incident.reason);
    last = played.turn;
    moments.push({ known: knownAt(last), heard: last.tellings });
  }
  return { lesson, moments };
};

import { canonicalText } from '../canonical.ts';
import { turnSeed } from '../dice/commitment.ts';
import type { Dice } from '../dice/dice.ts';
import { keyedDice } from '../dice/keyed-dice.ts';
import { sha256Hex } from '../hash/sha256.ts';
import type { AnyPosition } from '../ruleset/any.ts';
import type { AnyRuleset } from '../ruleset/runnable.ts';
import { type AnyResolvedTurn, type Incident, resolveTurn } from '../turn/resolve.ts';
import { turnContents } from './contents.ts';
import type { Contents } from './files.ts';
import { asRecorded, diceOf, type TurnInputs } from './inputs.ts';

/**
 * The first position of a campaign. Its dice come from a secret and from the bytes of campaign.json, which commits to that
 * secret before anybody joins.
 */
export const reckonFounding = (
  ruleset: AnyRuleset,
  { scenario, options }: { readonly scenario: unknown; readonly options: unknown },
  secret: string,
  campaignText: string,
): AnyPosition => ruleset.setup(scenario, options, keyedDice(turnSeed(secret, sha256Hex(campaignText))));

export type ReckonedTurn =
  | {
      readonly ok: true;
      readonly position: AnyPosition;
      readonly resolved: AnyResolvedTurn;
      /** The same as the record tells it: another only where digests stand for private words. */
      readonly recorded: AnyResolvedTurn;
      /** Canonical JSON of the state of `position`. */
      readonly stateText: string;
      readonly contents: Contents;
    }
  | { readonly ok: false; readonly incident: Incident };

/**
 * A turn and its record: the same when it is played and when it is verified. The dice are those of its inputs, but for one
 * who does not know the closed secret. Where a sheet has private words the turn is run once more for the record, with the
 * digests that stand for them.
 */
export const reckonTurn = (
  ruleset: AnyRuleset,
  before: AnyPosition,
  inputs: TurnInputs,
  freshDice: () => Dice = () => diceOf(ruleset, inputs),
): ReckonedTurn => {
  const run = ({ sheets, acts, rulings }: TurnInputs) =>
    resolveTurn(ruleset, { ...before, sheets, acts, rulings, dice: freshDice() });
  const ofRecord = asRecorded(inputs);
  const result = run(inputs);
  if (!result.ok) return result;
  const recorded = ofRecord === inputs ? result : run(ofRecord);
  if (!recorded.ok) return recorded;
  const stateText = canonicalText(result.turn.state);
  const recordedState = recorded === result ? stateText : canonicalText(recorded.turn.state);
  return {
    ok: true,
    position: { setting: before.setting, state: result.turn.state },
    resolved: result.turn,
    recorded: recorded.turn,
    stateText,
    contents: turnContents(ofRecord, { ...recorded.turn, stateText: recordedState }),
  };
};

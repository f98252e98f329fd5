import { turnSeed } from '../dice/commitment.ts';
import type { Dice } from '../dice/dice.ts';
import { keyedDice } from '../dice/keyed-dice.ts';
import { sha256Hex } from '../hash/sha256.ts';
import type { AnyPosition, AnyResolvedTurn } from '../ruleset/any.ts';
import type { AnyRuleset } from '../ruleset/runnable.ts';
import { type Incident, resolveTurn } from '../turn/resolve.ts';
import { turnContents } from './contents.ts';
import type { Contents } from './files.ts';
import { diceOf, type TurnInputs } from './inputs.ts';

/**
 * The first position of a campaign. Its dice come from a secret and from the bytes of campaign.json, which commits to that
 * secret before anybody joins.
 */
export const reckonFounding = (
  ruleset: AnyRuleset,
  scenario: unknown,
  options: unknown,
  secret: string,
  campaignText: string,
): AnyPosition => ruleset.setup(scenario, options, keyedDice(turnSeed(secret, sha256Hex(campaignText))));

export type ReckonedTurn =
  | {
      readonly ok: true;
      readonly position: AnyPosition;
      readonly resolved: AnyResolvedTurn;
      readonly contents: Contents;
    }
  | { readonly ok: false; readonly incident: Incident };

/**
 * A turn and its record: the same when it is played and when it is verified. `dice` are those of its inputs, but for one who
 * does not know the closed secret.
 */
export const reckonTurn = (
  ruleset: AnyRuleset,
  before: AnyPosition,
  inputs: TurnInputs,
  dice: Dice = diceOf(ruleset, inputs),
): ReckonedTurn => {
  const { sheets, acts, rulings } = inputs;
  const result = resolveTurn(ruleset, { ...before, sheets, acts, rulings, dice });
  if (!result.ok) return result;
  return {
    ok: true,
    position: { setting: before.setting, state: result.turn.state },
    resolved: result.turn,
    contents: turnContents(inputs, result.turn),
  };
};

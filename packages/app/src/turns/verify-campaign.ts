import { setImmediate } from 'node:timers/promises';
import { type AnyPosition, type AnyRuleset, type CampaignId, hashOf, ok } from '@chancery/core';
import {
  type CampaignRow,
  commitmentOf,
  type Db,
  foundingOf,
  parsed,
  standingTurns,
  type TurnRow,
} from '@chancery/store';
import { rulesetOf } from '../campaigns/ruleset-of.ts';
import { seenCampaign } from '../campaigns/who-sees.ts';
import { allowed } from '../permit.ts';
import { useCase } from '../use-case.ts';
import { checkTurn, type RecordPart } from './check-turn.ts';
import { foundAgain } from './founding.ts';
import { isOver } from './in-play.ts';

export interface Verification {
  /** The last turn that is out. */
  readonly turns: number;
  readonly sheets: number;
  readonly rolls: number;
  /**
   * The first turn, 0 for the beginning, that another version of the rules made. It is no fault: that turn and those
   * after it are judged by the release that has this version. Null when our rules made all.
   */
  readonly otherRules: { readonly turn: number; readonly version: number } | null;
  /** What is not as recorded. After the first turn that cannot be run again nothing more is judged. */
  readonly faults: readonly { readonly turn: number; readonly part: RecordPart }[];
  /**
   * Of the record up to the last turn; null while the game goes on, when somebody who knows almost everything could
   * guess the rest by it.
   */
  readonly seal: string | null;
}

/** Runs a campaign again from its record, and checks every commitment, roll and hash. Everybody may. */
export const verifyCampaign = useCase<{ readonly campaignId: CampaignId }, Verification>(
  'verifyCampaign',
  async (app, actor, { campaignId }) => {
    const { db } = app.store;
    const seen = await seenCampaign(db, app, actor, { campaignId });
    if (!seen.ok) return seen;
    const permit = await allowed(db, actor, 'verifyCampaign', { campaignId });
    if (!permit.ok) return permit;
    const campaign = seen.value;
    const ruleset = rulesetOf(app, campaign);
    const [beginning, ...turns] = await standingTurns(db, campaignId);
    if (beginning === undefined) throw new Error(`campaign ${campaignId} has no beginning`);
    const founded = await checkFounding(db, ruleset, campaign, beginning);
    const faults: { turn: number; part: RecordPart }[] = founded.faults.map((part) => ({ turn: 0, part }));
    let { position } = founded;
    let otherRules: Verification['otherRules'] = madeByOthers(ruleset, beginning);
    let previous = beginning;
    let sheets = 0;
    let rolls = 0;
    for (const row of turns) {
      if (position === null) break;
      otherRules ??= madeByOthers(ruleset, row);
      if (otherRules !== null) break;
      // A long campaign takes its time; others have theirs in between.
      await setImmediate();
      const checked = await checkTurn(db, ruleset, position, previous, row);
      faults.push(...checked.faults.map((part) => ({ turn: row.turn, part })));
      position = checked.position;
      previous = row;
      sheets += checked.sheets;
      rolls += checked.rolls;
    }
    return ok({
      turns: campaign.turn,
      sheets,
      rolls,
      otherRules,
      faults,
      seal: isOver(campaign) ? previous.hash : null,
    });
  },
);

const madeByOthers = (ruleset: AnyRuleset, { turn, version }: TurnRow): Verification['otherRules'] =>
  version === ruleset.version ? null : { turn, version };

interface FoundingChecked {
  readonly position: AnyPosition | null;
  readonly faults: readonly RecordPart[];
}

const checkFounding = async (
  db: Db,
  ruleset: AnyRuleset,
  campaign: CampaignRow,
  beginning: TurnRow,
): Promise<FoundingChecked> => {
  const kept = await foundingOf(db, campaign.id);
  const commitment = await commitmentOf(db, { campaignId: campaign.id, turn: 1, edition: beginning.edition });
  if (kept === undefined || commitment === undefined) return { position: null, faults: ['founding'] };
  if (madeByOthers(ruleset, beginning) !== null) return { position: null, faults: [] };
  const { scenario, options, secret, at } = kept;
  const founding = {
    campaignId: campaign.id,
    scenario: { id: campaign.scenario, data: parsed(scenario) },
    options: parsed(options) as { readonly [name: string]: unknown },
    secret,
    at,
  };
  const made = foundAgain(ruleset, founding, commitment);
  if (!made.ok) return { position: null, faults: ['founding'] };
  const { position, seal } = made.value.moment;
  const checks: readonly (readonly [RecordPart, boolean])[] = [
    ['setting', hashOf(position.setting) === kept.settingHash && hashOf(parsed(kept.setting)) === kept.settingHash],
    ['state', beginning.stateHash === made.value.manifest.state],
    ['seal', beginning.hash === seal],
  ];
  return { position, faults: checks.flatMap(([part, agrees]) => (agrees ? [] : [part])) };
};

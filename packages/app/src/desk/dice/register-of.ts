import {
  type AnyRuleset,
  commitTo,
  type DiceRegister,
  type DrawRun,
  isPublicLabel,
  type RegisteredTurn,
} from '@chancery/core';
import {
  type CampaignRow,
  closedSecretOf,
  type Db,
  diceLogOf,
  foundingOf,
  openListsOf,
  parsed,
  type SecretRow,
  secretsBetween,
  type TurnKey,
  turnRunsOf,
} from '@chancery/store';
import { turnInHand } from '../../campaign/play/play.ts';
import { isOver } from '../../campaign/terms/status.ts';
import { listOfTurn } from './list-of-turn.ts';
import { editionReasons } from './reasons.ts';

/** All that everybody may know of the dice of a campaign. A secret that was not told is no part of it. */
export const registerOf = async (db: Db, ruleset: AnyRuleset, campaign: CampaignRow): Promise<DiceRegister> => {
  const { id } = campaign;
  const founding = await foundingOf(db, id);
  if (founding === undefined) throw new Error(`campaign ${id} has no founding`);
  const closed = await closedSecretOf(db, id);
  const over = closed === undefined ? isOver(campaign) : closed.openedAt !== null;
  return {
    format: 'chancery-register-1',
    campaign: id,
    ruleset: ruleset.id,
    publicDice: ruleset.publicDice ?? [],
    over,
    founding: {
      commitment: closed === undefined ? null : commitTo(founding.secret),
      at: closed?.drawnAt ?? founding.at,
      secret: over ? founding.secret : null,
    },
    closed:
      closed === undefined
        ? null
        : {
            commitment: closed.commitment,
            fromTurn: Math.max(1, closed.fromTurn),
            at: closed.drawnAt,
            secret: closed.openedAt === null ? null : closed.secret,
          },
    turns: await turnsIn(db, ruleset, campaign, over),
  };
};

const turnsIn = async (
  db: Db,
  ruleset: AnyRuleset,
  campaign: CampaignRow,
  over: boolean,
): Promise<readonly RegisteredTurn[]> => {
  const reasons = await editionReasons(db, campaign.id);
  const lists = new Map((await openListsOf(db, campaign.id)).map((list) => [nameOf(list), list]));
  const runs = new Map((await turnRunsOf(db, campaign.id)).map((row) => [nameOf(row), row]));
  const inHand = nameOf(turnInHand(campaign));
  const entries: RegisteredTurn[] = [];
  for (const promised of await secretsBetween(db, campaign.id, { first: 1, last: Number.MAX_SAFE_INTEGER })) {
    const { turn, edition, commitment, drawnAt, revealedAt } = promised;
    const list = lists.get(nameOf(promised));
    const run = runs.get(nameOf(promised));
    const again = entries.some((entry) => entry.turn === turn);
    const why = again ? reasons.get(edition) : undefined;
    entries.push({
      turn,
      edition,
      commitment,
      promisedAt: drawnAt,
      secret: toldSecret(promised),
      toldAt: revealedAt,
      list: list === undefined ? null : listOfTurn(list),
      ranAt: run?.resolvedAt ?? null,
      version: run?.version ?? null,
      engine: run?.engine ?? null,
      reason: run?.reason || (why?.reason ?? null),
      takenBackBy: why?.takenBackBy ?? null,
      void: run === undefined ? nameOf(promised) !== inHand || over : run.supersededBy !== null,
      rolls: revealedAt === null || list === undefined ? null : await publicRolls(db, ruleset, promised),
    });
  }
  return entries;
};

const toldSecret = ({ secret, revealedAt }: SecretRow): string | null => (revealedAt === null ? null : secret);

/** Of dice that everybody may roll again; nobody learns here that others were rolled. */
const publicRolls = async (db: Db, ruleset: AnyRuleset, key: TurnKey): Promise<readonly DrawRun[] | null> => {
  if ((ruleset.publicDice ?? []).length === 0) return null;
  const log = await diceLogOf(db, key);
  const runs = log === undefined ? [] : parsed(log);
  return runs.filter(({ label }) => isPublicLabel(ruleset, label.split('@', 1)[0] as string));
};

const nameOf = ({ turn, edition }: Pick<TurnKey, 'turn' | 'edition'>): string => `${turn}.${edition}`;

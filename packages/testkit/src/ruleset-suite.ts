import { type AnyRuleset, guideFaults, type Ruleset, type RulesetTypes } from '@chancery/core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PlayedTurn } from './campaign.ts';
import { choiceBytesFaults, crowdedFaults } from './suite/choice-bytes.ts';
import { deskFaults } from './suite/desk-answers.ts';
import { unusedVerbs } from './suite/every-verb.ts';
import { adviceFaults, catalogueFaults, refusalFaults, newsFaults as wordFaults } from './suite/in-words.ts';
import { lessonFaults } from './suite/lesson-answers.ts';
import { playMaterial, type SuiteCampaign, turnsOf } from './suite/material.ts';
import { botFaults, leavingFaults, offerFaults, roundTripFaults, twiceFaults } from './suite/orders-pass.ts';
import { wordlessFaults } from './suite/private-words.ts';
import { againFaults, lockStepFaults, replayFaults, shuffleFaults, untouchedFaults } from './suite/same-again.ts';
import { newsFaults, scrambleFaults, settingFaults, sheetFaults, viewFaults } from './suite/secrecy.ts';
import type { SuitePlan, SuiteTest } from './suite/suite-plan.ts';
import { citationFaults, tableFaults } from './suite/tables-agree.ts';

/** Registers the tests that every ruleset passes: what the engine, the host and the client rely on. */
export const runRulesetSuite = <T extends RulesetTypes>(ruleset: Ruleset<T>, plan: SuitePlan<T>): void => {
  let campaigns: readonly SuiteCampaign<T>[] = [];

  const check = (name: SuiteTest, faults: () => readonly string[] | Promise<readonly string[]>): void => {
    const reason = plan.skip?.find(({ tests }) => tests.includes(name))?.reason;
    test(name, async (context) => {
      if (reason !== undefined) context.skip(reason);
      expect((await faults()).slice(0, SHOWN)).toEqual([]);
    });
  };
  const eachTurn = (faultsOf: (turn: PlayedTurn<T>, byBots: boolean) => readonly string[]): readonly string[] =>
    turnsOf(campaigns).flatMap(({ where, turn, byBots }) =>
      faultsOf(turn, byBots).map((fault) => `${where}: ${fault}`),
    );
  const eachCampaign = (faultsOf: (campaign: SuiteCampaign<T>) => readonly string[]): readonly string[] =>
    campaigns.flatMap((campaign) => faultsOf(campaign).map((fault) => `${campaign.name}: ${fault}`));

  describe(`${ruleset.title}: the shared suite`, () => {
    beforeAll(async () => {
      campaigns = await playMaterial(ruleset, plan);
    });

    check('the tables agree with each other', async () => [
      ...(await tableFaults(ruleset)),
      ...citationFaults(ruleset, plan.rulebook, campaigns),
    ]);
    check('replaying the events gives the same state', () => eachTurn((turn) => replayFaults(ruleset, turn)));
    check('resolving a turn again gives the same turn', () => eachTurn((turn) => againFaults(ruleset, turn)));
    check('saving and loading every turn changes nothing', () =>
      eachCampaign(({ turns }) => lockStepFaults(ruleset, turns)),
    );
    check('the order of sheets and keys changes nothing', () => eachTurn((turn) => shuffleFaults(ruleset, turn)));
    check('what goes in is never changed', () => eachTurn((turn) => untouchedFaults(ruleset, turn)));

    check('nothing is done with private words but to tell them', () => wordlessFaults(ruleset, turnsOf(campaigns)));

    check('everything that is offered passes the check', () =>
      eachTurn((turn) => [...offerFaults(ruleset, turn), ...twiceFaults(ruleset, turn)]),
    );
    check('what may be left out can be left out', () => eachTurn((turn) => leavingFaults(ruleset, turn)));
    check('what a seat may order stays small, in a long war too', async () => [
      ...eachTurn((turn) => choiceBytesFaults(ruleset, turn)),
      ...(await crowdedFaults(ruleset, plan)),
    ]);
    check('orders come back from text and JSON as they were', () => eachTurn((turn) => roundTripFaults(ruleset, turn)));
    check('bots order nothing illegal', () => eachTurn((turn) => botFaults(ruleset, turn)));
    check('random players use every order', () => unusedVerbs(ruleset, plan.randomCampaigns));

    check('everything that is said is said in words', () => [
      ...eachTurn((turn, byBots) => [...wordFaults(ruleset, turn, byBots), ...adviceFaults(ruleset, turn, byBots)]),
      ...eachCampaign((campaign) => catalogueFaults(ruleset, campaign)),
    ]);
    check('every refusal has a sentence', () =>
      eachCampaign(({ turns }) => turns.slice(0, 1).flatMap((turn) => refusalFaults(ruleset, plan.refusals, turn))),
    );
    check('figures, units and places answer for every seat', () => eachTurn((turn) => deskFaults(ruleset, turn)));

    check('the lesson can be taken, and strands nobody', () => lessonFaults(ruleset as unknown as AnyRuleset));
    check('the guide shows what is so', () => guideFaults(ruleset as unknown as AnyRuleset, plan.guide));

    check('settings hold nothing that was rolled', () => settingFaults(ruleset, plan.scenarios));
    check('whatever a seat may not know can be otherwise without its notice', () =>
      eachTurn((turn) => scrambleFaults(ruleset, plan.secrets, turn)),
    );
    check('a view shows no secret', () => eachTurn((turn) => viewFaults(ruleset, plan.secrets, turn)));
    check('news tells no secret', () => eachTurn((turn) => newsFaults(ruleset, plan.secrets, turn)));
    check('nobody learns of the orders of others', () => eachTurn((turn) => sheetFaults(ruleset, plan.secrets, turn)));
  });
};

/** So many faults are printed of each test. */
const SHOWN = 12;

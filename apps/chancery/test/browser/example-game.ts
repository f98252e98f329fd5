import {
  answerQuestion,
  closeTurn,
  createCampaign,
  joinCampaign,
  listQuestions,
  openCampaign,
  startCampaign,
  userActor,
} from '@chancery/app';
import { type Answer, HOUR, type Result, rulesetId, type SeatId, seatId } from '@chancery/core';
import { exampleHouse, person } from './house.ts';

const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** A game of one of the small rulesets, with one ruler at House or Captain Ash, and another, Boris, where a second seat is named. */
export const exampleGame = async (ruleset: string, scenario: string, code = 'Ash', second: string | null = null) => {
  const { server, address } = await exampleHouse();
  const { app } = server;
  const [master, anna] = [await person(server, 'Mieszko'), await person(server, 'Anna')];
  const boris = second === null ? null : await person(server, 'Boris');
  const by = ({ id }: typeof anna) => userActor(id);
  const settings = { startWhenFull: false, missedTurns: 'none', breakerPercent: null } as const;
  const deadlineRule = { kind: 'every', milliseconds: 72 * HOUR } as const;
  const terms = { title: 'Three drums', ruleset: rulesetId(ruleset), scenario, deadlineRule, settings };
  const { campaignId } = must(await createCampaign(app, by(master), terms));
  must(await openCampaign(app, by(master), { campaignId }));
  const seat: SeatId = seatId(code);
  must(await joinCampaign(app, by(anna), { campaignId, seat }));
  if (boris !== null) must(await joinCampaign(app, by(boris), { campaignId, seat: seatId(second ?? '') }));
  must(await startCampaign(app, by(master), { campaignId }));
  const close = async (turn: number) => must(await closeTurn(app, by(master), { campaignId, turn, excused: true }));
  /** The master rules on the only question. */
  const rule = async (answer: Answer) => {
    const [only] = must(await listQuestions(app, by(master), { campaignId }));
    must(await answerQuestion(app, by(master), { campaignId, question: only?.question.id ?? '', answer }));
  };
  return {
    rule,
    address,
    master,
    anna,
    boris,
    /** Somebody else with an account. */
    account: (name: string) => person(server, name),
    close,
    path: `/campaigns/${campaignId}`,
    /** The desk, and the page, of the second seat. */
    secondDesk: `/desk?campaign=${campaignId}&seat=${second}`,
    secondPage: `/campaigns/${campaignId}/seats/${second}`,
    desk: `/desk?campaign=${campaignId}&seat=${seat}`,
    page: `/campaigns/${campaignId}/seats/${seat}`,
  };
};

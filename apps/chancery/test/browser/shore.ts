/** A small game of live play: two rulers at war, a third who keeps no men, bots further west, and States without a player. */
import { createCampaign, joinCampaign, openCampaign, startCampaign, submitOrders, userActor } from '@chancery/app';
import { HOUR, type Result, rulesetId, seatId } from '@chancery/core';
import type { Server } from '../../src/server/index.ts';
import { person } from './house.ts';

type Person = Awaited<ReturnType<typeof person>>;

export interface Shore {
  /** Rules Chenth, the first in every Turn. */
  readonly hild: Person;
  /** Rules Exsessa, the second. */
  readonly sigeric: Person;
  readonly desk: string;
  /** The careless king of Midelsexe signs up and raises nobody. */
  endTurn0(): Promise<void>;
}

/** In their order. The bots of Dorsete and Wiltescire have other neighbours first, and come to nobody here before Turn 3 is over. */
const PLAYERS = ['CHE', 'EXS', 'MID', 'DOR', 'WIL'];
const SEATS = { Hild: 'CHE', Sigeric: 'EXS', Offa: 'MID' } as const;

export const foundShore = async (server: Server): Promise<Shore> => {
  const { app } = server;
  const by = ({ id }: Person) => userActor(id);
  const hild = await person(server, 'Hild');
  const { campaignId } = must(
    await createCampaign(app, by(hild), {
      title: 'The Thames',
      ruleset: rulesetId('heptarchy'),
      scenario: 'saxon-shore',
      options: { players: PLAYERS },
      deadlineRule: { kind: 'every', milliseconds: 48 * HOUR },
      settings: { startWhenFull: false, emptySeats: 'caretaker' },
    }),
  );
  must(await openCampaign(app, by(hild), { campaignId }));
  const [sigeric, offa] = [await person(server, 'Sigeric'), await person(server, 'Offa')];
  for (const [ruler, name] of [
    [hild, 'Hild'],
    [sigeric, 'Sigeric'],
    [offa, 'Offa'],
  ] as const)
    must(await joinCampaign(app, by(ruler), { campaignId, seat: seatId(SEATS[name]) }));
  must(await startCampaign(app, by(hild), { campaignId }));
  return {
    hild,
    sigeric,
    desk: `/desk?campaign=${campaignId}&seat=${SEATS.Hild}`,
    async endTurn0() {
      const text = 'SIGN UP AS "King Offa" WITH diplomacy\nEND';
      must(await submitOrders(app, by(offa), { campaignId, seat: seatId(SEATS.Offa), channel: 'api', text }));
    },
  };
};

const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

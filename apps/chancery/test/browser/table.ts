/** A campaign on a small island whose four realms all have rulers, and whose turns its master closes by hand. */
import {
  closeTurn,
  createCampaign,
  joinCampaign,
  openCampaign,
  startCampaign,
  submitOrders,
  userActor,
} from '@chancery/app';
import { type CampaignId, HOUR, type Result, rulesetId, type SeatId, seatId } from '@chancery/core';
import type { Server } from '../../src/server/index.ts';
import { person } from './house.ts';

export type Person = Awaited<ReturnType<typeof person>>;

export interface Table {
  readonly campaignId: CampaignId;
  readonly master: Person;
  ruler(seat: string): Person;
  /** The master begins the campaign, where a seat was vacant. */
  start(): Promise<void>;
  /** Sends orders in as a mail or a program would. */
  send(seat: string, turn: number, text: string): Promise<void>;
  /** The master closes the turn; whoever has sent nothing is excused. */
  close(turn: number): Promise<void>;
  /** Turn 1, in which England has sent an army out of London: A1. */
  closeFirst(): Promise<void>;
  /** Where the desk of a seat is. */
  desk(seat: string): string;
}

const SEATS = { Eng: 'Anna', Lit: 'Birger', Gol: 'Chinua', Rou: 'Dilek' } as const;

/** `vacant`: a seat that is left for somebody, so that the campaign does not begin by itself. */
export const foundTable = async (server: Server, { vacant = '' } = {}): Promise<Table> => {
  const { app } = server;
  const master = await person(server, 'Mieszko');
  const by = ({ id }: Person) => userActor(id);
  const terms = {
    settings: { startWhenFull: false, missedTurns: 'none', breakerPercent: null, earlyWhenReady: true },
  } as const;
  const { campaignId } = must(
    await createCampaign(app, by(master), {
      title: 'The long summer',
      ruleset: rulesetId('medieval-diplomacy'),
      scenario: 'four-crowns',
      deadlineRule: { kind: 'every', milliseconds: 72 * HOUR },
      ...terms,
    }),
  );
  must(await openCampaign(app, by(master), { campaignId }));
  const rulers = new Map<string, Person>();
  for (const [seat, name] of Object.entries(SEATS).filter(([seat]) => seat !== vacant)) {
    const ruler = await person(server, name);
    rulers.set(seat, ruler);
    must(await joinCampaign(app, by(ruler), { campaignId, seat: seatId(seat) }));
  }
  const start = async (): Promise<void> => void must(await startCampaign(app, by(master), { campaignId }));
  if (vacant === '') await start();
  const ruler = (seat: string): Person => rulers.get(seat) ?? master;
  const table: Table = {
    campaignId,
    master,
    ruler,
    start,
    async closeFirst() {
      await table.send('Eng', 1, 'G1 FORM ARMY AS A1\nG1 TRANSFER 3 longbowmen TO A1');
      await table.close(1);
    },
    async send(seat, turn, text) {
      const sheet = { campaignId, seat: seat as SeatId, channel: 'api', text, turn, ready: false } as const;
      const { lines } = must(await submitOrders(app, by(ruler(seat)), sheet));
      const refused = lines.filter(({ outcome }) => outcome === 'illegal' || outcome === 'malformed');
      if (refused.length > 0) throw new Error(`not taken: ${JSON.stringify(refused)}`);
    },
    async close(turn) {
      must(await closeTurn(app, by(master), { campaignId, turn, excused: true }));
    },
    desk: (seat) => `/desk?campaign=${campaignId}&seat=${seat}`,
  };
  return table;
};

const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** A campaign whose ruler kept everything, and each way in which its host can tell of the dice otherwise than it was. */
import { readOwnLines, readReport, rollBack, SIGNED_OUT, showRegister, submitOrders, userActor } from '@chancery/app';
import {
  commitTo,
  type DiceRegister,
  digestOfList,
  hashOfLine,
  type OwnLine,
  type RegisterFaultCode,
  type Result,
  seatId,
} from '@chancery/core';
import { toText } from '@chancery/reports';
import { en } from '../src/dice/words/en.ts';
import type { Server } from '../src/server/index.ts';
import { foundTable } from './browser/table.ts';

/** What a server tells: everybody its list, and the ruler their own lines. */
export interface Told {
  readonly register: DiceRegister;
  readonly lines: readonly OwnLine[];
}

/**
 * Turn 1 was run again with its own dice (1.1, 1.2); turn 2 was opened again with new ones (2.2, 2.3); orders are taken for turn
 * 3 (3.3). England has kept each receipt and report.
 */
export const keptCampaign = async (server: Server) => {
  const { app } = server;
  const table = await foundTable(server);
  const { campaignId } = table;
  const [england, master] = [userActor(table.ruler('Eng').id), userActor(table.master.id)];
  const of = { campaignId, seat: seatId('Eng') };
  const kept: string[] = [];
  const keepReport = async (): Promise<void> => void kept.push(toText(must(await readReport(app, england, of)).report));
  const play = async (turn: number): Promise<void> => {
    const sheet = { ...of, channel: 'desk', turn, text: `G1 NAME "Guard of turn ${turn}"` } as const;
    kept.push((must(await submitOrders(app, england, sheet)).proofs ?? []).join('\n'));
    await table.close(turn);
    await keepReport();
  };
  await keepReport();
  await play(1);
  must(await rollBack(app, master, { campaignId, to: 0, rerunThrough: 1, reason: 'A ruling was wrong.' }));
  await keepReport();
  await play(2);
  must(await rollBack(app, master, { campaignId, to: 1, rerunThrough: 1, reason: 'A flood.' }));
  await keepReport();
  await play(2);
  const told = async (): Promise<Told> => ({
    register: must(await showRegister(app, SIGNED_OUT, { campaignId })),
    lines: must(await readOwnLines(app, england, of)),
  });
  return { table, kept, told };
};

const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

type Open<T> = T extends string | number | boolean | null ? T : { -readonly [key in keyof T]: Open<T[key]> };
type Draft = Open<Told>;
type Turn = Draft['register']['turns'][number];
type List = NonNullable<Turn['list']>;

/** One thing that a host does, and the fault by which it is named. */
export interface Otherwise {
  readonly host: string;
  /** While the game goes on, when it is over, or whenever; always unless given. */
  readonly when?: 'now' | 'end';
  /** Where the fault is named: turn and edition, 0.1 for the campaign. */
  readonly at: string;
  readonly code: RegisterFaultCode;
  readonly thing?: string;
  readonly label?: string;
  /** Something that the ruler brings besides. */
  readonly brings?: string;
  change(told: Draft): void;
}

const HEX = 'ab'.repeat(32);
const flipped = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

const turnNamed = ({ register }: Draft, name: string): Turn => {
  const found = register.turns.find(({ turn, edition }) => `${turn}.${edition}` === name);
  if (found === undefined) throw new Error(`there is no turn ${name}`);
  return found;
};
const listNamed = (told: Draft, name: string): List => {
  const { list } = turnNamed(told, name);
  if (list === null) throw new Error(`turn ${name} has no list`);
  return list;
};
const closedOf = ({ register: { closed } }: Draft) => {
  if (closed === null) throw new Error('there is no closed secret');
  return closed;
};
const lineNamed = ({ lines }: Draft, name: string): Draft['lines'][number] => {
  const found = lines.find(({ turn, edition }) => `${turn}.${edition}` === name);
  if (found === undefined) throw new Error(`there is no own line of ${name}`);
  return found;
};
const place = (list: List, seat: string): List['lines'][number] => {
  const found = list.lines.find((line) => line.seat === seat);
  if (found === undefined) throw new Error(`${seat} has no line`);
  return found;
};

/** So that D follows from the lines again; of a turn that is run again the dice stay. */
const mend = (told: Draft, name: string): void => {
  const list = listNamed(told, name);
  list.digest = digestOfList(turnNamed(told, name).turn, list.lines as never);
  if (name !== '1.2') list.diceDigest = list.digest;
};

/** Other orders of the ruler, with every hash as if they had been sent. */
const swapOwn = (told: Draft, name: string, change: (own: Draft['lines'][number]) => void): void => {
  const own = lineNamed(told, name);
  change(own);
  place(listNamed(told, name), 'Eng').hash = hashOfLine(own.salted as never);
  mend(told, name);
};
const without = (told: Draft, name: string): void => {
  told.register.turns = told.register.turns.filter(({ turn, edition }) => `${turn}.${edition}` !== name);
};
const disband = (own: Draft['lines'][number]): void => {
  own.salted.line.orders = [];
};

export const OTHERWISE: readonly Otherwise[] = [
  {
    host: 'redraws a told secret with its commitment',
    ...{ at: '2.3', code: 'kept-other', thing: 'commitment' },
    change: (told) => Object.assign(turnNamed(told, '2.3'), { secret: HEX, commitment: commitTo(HEX) }),
  },
  {
    host: 'changes a byte of a told secret',
    ...{ at: '1.2', code: 'secret-other' },
    change: (told) => Object.assign(turnNamed(told, '1.2'), { secret: flipped(turnNamed(told, '1.2').secret ?? '') }),
  },
  {
    host: 'does not tell a secret',
    ...{ at: '2.3', code: 'secret-missing' },
    change: (told) => Object.assign(turnNamed(told, '2.3'), { secret: null, toldAt: null }),
  },
  {
    host: 'tells a secret before the turn is run',
    ...{ at: '2.3', code: 'secret-early' },
    change: (told) => Object.assign(turnNamed(told, '2.3'), { toldAt: (turnNamed(told, '2.3').ranAt ?? 0) - 1 }),
  },
  {
    host: 'uses a told secret for new orders',
    ...{ at: '2.3', code: 'secret-used-again' },
    change(told) {
      const { secret, commitment } = turnNamed(told, '2.2');
      Object.assign(turnNamed(told, '2.3'), { secret, commitment });
    },
  },
  {
    host: 'commits when orders are in',
    ...{ at: '2.3', code: 'commitment-late' },
    change: (told) => Object.assign(turnNamed(told, '2.3'), { promisedAt: listNamed(told, '2.3').closedAt + 1 }),
  },
  {
    host: 'redraws the dice of the turn to come',
    ...{ at: '3.3', code: 'kept-other', thing: 'commitment' },
    change: (told) => Object.assign(turnNamed(told, '3.3'), { commitment: commitTo(HEX) }),
  },
  {
    host: 'drops the commitment of the turn to come',
    ...{ at: '3.3', code: 'kept-missing', thing: 'commitment' },
    change: (told) => without(told, '3.3'),
  },
  {
    host: 'hides that a turn was run before',
    ...{ at: '1.1', code: 'kept-missing', thing: 'secret' },
    change: (told) => without(told, '1.1'),
  },
  { host: 'hides a turn', at: '1.1', code: 'turn-missing', change: (told) => without(told, '1.2') },
  {
    host: 'shows no list',
    ...{ at: '2.3', code: 'list-missing' },
    change: (told) => Object.assign(turnNamed(told, '2.3'), { list: null }),
  },
  {
    host: 'changes a byte of the list',
    ...{ at: '2.3', code: 'list-other' },
    change(told) {
      const line = place(listNamed(told, '2.3'), 'Lit');
      line.hash = flipped(line.hash);
    },
  },
  {
    host: 'closes the list when the turn is run',
    ...{ at: '2.3', code: 'list-late' },
    change: (told) => Object.assign(listNamed(told, '2.3'), { closedAt: (turnNamed(told, '2.3').ranAt ?? 0) + 1 }),
  },
  {
    host: 'swaps the sheet of another and mends D',
    ...{ at: '2.3', code: 'kept-other', thing: 'list' },
    change(told) {
      place(listNamed(told, '2.3'), 'Lit').hash = HEX;
      mend(told, '2.3');
    },
  },
  {
    host: 'swaps two lines and mends D',
    ...{ at: '2.3', code: 'kept-other', thing: 'list' },
    change(told) {
      listNamed(told, '2.3').lines.reverse();
      mend(told, '2.3');
    },
  },
  {
    host: 'adds a sheet and mends D',
    ...{ at: '2.3', code: 'seat-twice' },
    change(told) {
      const { lines } = listNamed(told, '2.3');
      lines.push({ ...place(listNamed(told, '2.3'), 'Lit'), hash: HEX });
      mend(told, '2.3');
    },
  },
  {
    host: 'drops the line of the ruler and mends D',
    ...{ at: '2.3', code: 'own-line-missing' },
    change(told) {
      const list = listNamed(told, '2.3');
      list.lines = list.lines.filter(({ seat }) => seat !== 'Eng');
      mend(told, '2.3');
    },
  },
  {
    host: 'shows the ruler other orders than are on the list',
    ...{ at: '2.3', code: 'own-line-missing' },
    change: (told) => disband(lineNamed(told, '2.3')),
  },
  {
    host: 'swaps the sheet of the ruler and mends every hash',
    ...{ at: '2.3', code: 'own-orders-other' },
    change: (told) => swapOwn(told, '2.3', disband),
  },
  {
    host: 'swaps the sheet of the ruler when the turn is run again',
    ...{ at: '1.2', code: 'own-orders-changed' },
    change: (told) => swapOwn(told, '1.2', disband),
  },
  {
    host: 'draws another salt for the line of the ruler',
    ...{ at: '2.3', code: 'kept-other', thing: 'salt' },
    change: (told) =>
      swapOwn(told, '2.3', (own) => {
        own.salted.salt = HEX;
      }),
  },
  {
    host: 'rerolls when a turn is run again',
    ...{ at: '1.2', code: 'first-list-other' },
    change: (told) => Object.assign(listNamed(told, '1.2'), { diceDigest: HEX }),
  },
  {
    host: 'gives new dice and no reason',
    ...{ at: '2.3', code: 'reason-missing' },
    change: (told) => Object.assign(turnNamed(told, '2.3'), { reason: null }),
  },
  {
    host: 'tells a roll that was not rolled',
    ...{ at: '2.3', code: 'roll-other', label: 'battle@1' },
    change: (told) => Object.assign(turnNamed(told, '2.3'), { rolls: [{ label: 'battle@1', sides: 6, values: [7] }] }),
  },
  {
    host: 'commits to another closed secret',
    ...{ at: '0.1', code: 'kept-other', thing: 'closed' },
    change: (told) => Object.assign(closedOf(told), { commitment: commitTo(HEX) }),
  },
  {
    host: 'commits to the closed secret when orders are in',
    ...{ at: '0.1', code: 'commitment-late' },
    change: (told) => Object.assign(closedOf(told), { at: listNamed(told, '1.1').closedAt + 1 }),
  },
  {
    host: 'drops the closed secret',
    ...{ at: '0.1', code: 'kept-missing', thing: 'closed' },
    change: (told) => Object.assign(told.register, { closed: null }),
  },
  {
    host: 'commits to another founding secret',
    ...{ at: '0.1', code: 'kept-other', thing: 'founding' },
    change: (told) => Object.assign(told.register.founding, { commitment: commitTo(HEX) }),
  },
  {
    host: 'tells the closed secret before the end',
    ...{ when: 'now', at: '0.1', code: 'secret-early' },
    change: (told) => Object.assign(closedOf(told), { secret: HEX }),
  },
  {
    host: 'does not tell the closed secret at the end',
    ...{ when: 'end', at: '0.1', code: 'secret-missing' },
    change: (told) => Object.assign(closedOf(told), { secret: null }),
  },
  {
    host: 'tells another closed secret at the end',
    ...{ when: 'end', at: '0.1', code: 'secret-other' },
    change: (told) => Object.assign(closedOf(told), { secret: flipped(closedOf(told).secret ?? '') }),
  },
  {
    host: 'tells another founding secret at the end',
    ...{ when: 'end', at: '0.1', code: 'secret-other' },
    change: ({ register: { founding } }) => Object.assign(founding, { secret: flipped(founding.secret ?? '') }),
  },
  {
    host: 'told two rulers two commitments, of whom one gave theirs to the other',
    ...{ at: '3.3', code: 'kept-twice', thing: 'commitment' },
    brings: HEX,
    change: () => undefined,
  },
];

/** What the ruler is told then, and what they bring of others. */
export const toldBy = ({ change, brings }: Otherwise, honest: Told): Told & { readonly brought: readonly string[] } => {
  const told = structuredClone(honest) as Draft;
  change(told);
  const ref = honest.register.campaign.slice(-8);
  return {
    ...(told as unknown as Told),
    brought: brings === undefined ? [] : [`dice ${ref}/3.3 commitment ${brings}`],
  };
};

/** How the page and the command name it, in English. */
export const namedFault = ({ at, code, thing = '', label = '' }: Otherwise): string => {
  const [turn = 0, edition = 0] = at.split('.').map(Number);
  return `${en.place(turn, edition)}: ${en.fault[code](en.thing(thing, undefined), label)}`;
};

import {
  type AnyRuleset,
  commitTo,
  type LineReason,
  type OrdersOtherwise,
  type OwnLine,
  type Proof,
  proofLine,
  refOf,
  type SeatId,
} from '@chancery/core';
import {
  type CampaignRow,
  closedSecretOf,
  type Db,
  foundingOf,
  listsOfTurnsOut,
  parsed,
  secretsBetween,
  standingTurn,
  type TurnListRow,
} from '@chancery/store';
import { struckLines } from '../../campaign/play/struck.ts';
import { listOfTurn } from './list-of-turn.ts';
import { ownLineOf } from './own-line.ts';

/** What the report of a seat says of dice: lines to be kept, and why the orders were others than the receipt says. */
export interface SeatDice {
  readonly proofs: readonly string[];
  readonly otherwise: readonly OrdersOtherwise[];
}

export interface ReportedTurns {
  readonly seat: SeatId;
  /** The report tells of the turns after this one, up to `turn`. */
  readonly since: number;
  readonly turn: number;
}

/** In live play a report may tell of very many posts. */
const MOST_TURNS = 40;

/** The told secret, D and own line of each turn that a report tells of, and the commitment to the dice of the next. */
export const diceOfSeat = async (
  db: Db,
  ruleset: AnyRuleset,
  campaign: CampaignRow,
  { seat, since, turn }: ReportedTurns,
): Promise<SeatDice> => {
  const { id } = campaign;
  const range = { first: Math.max(1, since + 1, turn - MOST_TURNS + 1), last: turn + 1 };
  const secrets = await secretsBetween(db, id, range);
  const lists = newestOfEach(await listsOfTurnsOut(db, id, { ...range, last: turn }));
  const otherwise: OrdersOtherwise[] = [];
  const proofs: Proof[] = turn === 0 ? [...(await proofsOfBeginning(db, campaign))] : [];
  for (const list of lists) {
    const line = await ownLineOf(db, ruleset, list, seat);
    const told = secrets.find((row) => row.turn === list.turn && row.edition === list.edition);
    if (line !== null && line.why !== null) otherwise.push(await otherwiseIn(db, list, seat, line.why));
    proofs.push(...proofsOfTurnOut(list, line, told?.revealedAt == null ? null : told.secret));
  }
  const edition = (await standingTurn(db, id, turn + 1))?.edition ?? campaign.edition;
  const next = secrets.find((row) => row.turn === turn + 1 && row.edition === edition);
  if (next !== undefined) {
    proofs.push({ ref: refOf(id), turn: next.turn, edition, kind: 'commitment', number: null, hex: next.commitment });
  }
  return { proofs: proofs.map(proofLine), otherwise };
};

const otherwiseIn = async (
  db: Db,
  { campaignId, turn, ofRecord }: TurnListRow,
  seat: SeatId,
  why: LineReason,
): Promise<OrdersOtherwise> => {
  const sheetId = parsed(ofRecord).find((each) => each.seat === seat)?.sheetId ?? null;
  if (why !== 'struck' || sheetId === null) return { turn, why };
  const lines = await struckLines(db, campaignId, sheetId);
  return { turn, why, struck: lines.map(({ text, instead, reason }) => ({ text, instead, reason })) };
};

/** Of turns that were run again, the last run alone. */
const newestOfEach = (lists: readonly TurnListRow[]): readonly TurnListRow[] => [
  ...new Map(lists.map((list) => [list.turn, list])).values(),
];

const proofsOfBeginning = async (db: Db, { id }: CampaignRow): Promise<readonly Proof[]> => {
  const closed = await closedSecretOf(db, id);
  const founding = await foundingOf(db, id);
  if (closed === undefined || founding === undefined) return [];
  const of = { ref: refOf(id), turn: 0, edition: 1, number: null } as const;
  return [
    { ...of, kind: 'founding', hex: commitTo(founding.secret) },
    { ...of, kind: 'closed', hex: closed.commitment },
  ];
};

const proofsOfTurnOut = (row: TurnListRow, own: OwnLine | null, secret: string | null): readonly Proof[] => {
  const { campaignId, turn, edition } = row;
  const of = { ref: refOf(campaignId), turn, edition, number: null } as const;
  const { digest, lines } = listOfTurn(row);
  const place = own === null ? -1 : lines.findIndex(({ seat }) => seat === own.seat);
  const line = lines[place];
  return [
    ...(secret === null ? [] : [{ ...of, kind: 'secret', hex: secret } as const]),
    { ...of, kind: 'list', hex: digest },
    ...(line === undefined || own === null
      ? []
      : ([
          { ...of, kind: 'line', number: place + 1, hex: line.hash },
          { ...of, kind: 'salt', hex: own.salted.salt },
        ] as const)),
  ];
};

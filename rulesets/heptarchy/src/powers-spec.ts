import { type PowerTableSpec, type Stance, seatId } from '@chancery/core';
import { numbers, words } from '@chancery/kit';
import { mayOfferFault } from './diplomacy/may-offer.ts';
import { amountWords, leaderOf, TRIBE_WORDS } from './names/reader.ts';
import { getAreaInfo, kingdomsOf, ownedBy } from './rules/find.ts';
import { atWar, havePact, proposalBetween, treatyBetween, truceBetween, warBetween } from './rules/relations.ts';
import { warScore } from './rules/score.ts';
import { traditionsOf } from './text/sheet.ts';
import type { HepKnown, Types } from './types.ts';
import { type Controller, type KingdomNumber, TREATIES } from './words.ts';

/** Every kingdom with its sheet (HEP-15.9), and how the reader's stands to it. */
export const POWERS: PowerTableSpec<Types> = {
  columns: [
    words('code', 'Code'),
    words('name', 'Kingdom'),
    words('leader', 'Ruler'),
    words('relation', 'Relation'),
    words('score', 'War Score'),
    words('tribe', 'Tribe'),
    words('traditions', 'Traditions'),
    numbers('areas', 'Areas'),
    numbers('gold', 'Gold'),
    numbers('prestige', 'Prestige'),
  ],
  rows: (known) => {
    const { setting, view } = known;
    const me = view.kingdom;
    if (me === null) return [];
    return kingdomsOf(view.board).map(({ number, controller, tribe, gold, prestige }) => {
      const { code, name } = getAreaInfo(setting, number);
      const player = controller === 'player';
      const cells = {
        code,
        name,
        leader: player ? leaderOf({ board: view.board, setting }, number) : RULED[controller],
        relation: number === me ? 'yourself' : controller === 'eliminated' ? '' : relationWords(known, me, number),
        score: number === me ? '' : scoreWords(known, me, number),
        tribe: TRIBE_WORDS[tribe],
        traditions: traditionsOf(view, number),
        areas: `${ownedBy(view.board, number).length}`,
        gold: player ? `${gold}` : '–',
        prestige: player ? amountWords(prestige) : '–',
      };
      const row = { power: code, ...(player ? { seat: seatId(code) } : {}), cells };
      return number === me ? row : { ...row, stance: stanceOf(known, me, number, controller) };
    });
  },
};

const RULED: { readonly [controller in Controller]: string } = {
  player: 'Player State',
  npc: 'NPC State',
  caretaker: 'caretaker',
  eliminated: 'no more',
};

/** With what waits for an answer between the two, and when it may end: it is as public as the rest (HEP-15.1). */
const relationWords = ({ setting, view: { board } }: HepKnown, me: KingdomNumber, other: KingdomNumber): string => {
  const war = warBetween(board, me, other);
  if (war !== null) {
    const since = `War since Turn ${war.startTurn}`;
    if (war.offer !== null) return `${since}, peace offered ${war.offer.from === me ? 'by' : 'to'} you`;
    return mayOfferFault({ setting, state: board }, me, other) === null ? `${since}, you may offer peace` : since;
  }
  const truce = truceBetween(board, me, other);
  const additions = [
    ...TREATIES.flatMap((kind) => {
      const treaty = treatyBetween(board, kind, me, other);
      if (treaty === null) return [];
      const isLocked = treaty.lockedUntil !== null && treaty.lockedUntil >= board.turn; // HEP-7.18
      return [isLocked ? `${TREATY[kind]} to Turn ${treaty.lockedUntil} at least` : TREATY[kind]];
    }),
    ...(truce === null ? [] : [`Truce to Turn ${truce.until}`]),
    ...TREATIES.flatMap((treaty) => {
      const proposal = proposalBetween(board, treaty, me, other);
      return proposal === null ? [] : [`${TREATY[treaty]} proposed by ${proposal.from === me ? 'you' : 'them'}`];
    }),
  ];
  return additions.length === 0 ? 'Peace' : additions.join(', ');
};

const TREATY = { trade: 'Trade', pact: 'Pact' } as const;

const scoreWords = ({ setting, view: { board } }: HepKnown, me: KingdomNumber, other: KingdomNumber): string => {
  if (!atWar(board, me, other)) return '';
  const at = { setting, state: board };
  return `${amountWords(warScore(at, me, other))} to ${amountWords(warScore(at, other, me))}`;
};

const stanceOf = (
  { view: { board } }: HepKnown,
  me: KingdomNumber,
  other: KingdomNumber,
  controller: Controller,
): Stance => {
  if (controller === 'eliminated') return 'gone';
  if (atWar(board, me, other)) return 'foe';
  return havePact(board, me, other) ? 'friend' : 'neutral';
};

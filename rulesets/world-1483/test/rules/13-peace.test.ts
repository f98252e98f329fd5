import { seatId } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { acceptPlainPeace, answerNpcOffers, filePeace } from '../../src/actions/peace.ts';
import { treaties } from '../../src/actions/treaties.ts';
import { newErrand } from '../../src/begin.ts';
import type { Order, PeaceArgs } from '../../src/order.ts';
import { faultOf } from '../../src/orders/faults.ts';
import type { State } from '../../src/state.ts';
import { view } from '../../src/view.ts';
import { type Board, type BoardFacts, boardOf } from '../board.ts';
import { boxIn, line, treat } from '../treaties.ts';
import { turnOf } from '../turn.ts';

const FACTS: BoardFacts = {
  turn: 2,
  nations: {
    England: { treasury: 60, phase: 2 },
    France: { treasury: 20, phase: 4 },
    Spain: { treasury: 20, phase: 1 },
    Brittany: { phase: 5, boxes: { England: 4 } },
    Scots: { phase: 5 },
  },
  lands: {
    London: { owner: 'England', fort: 3, value: 4 },
    Dover: { owner: 'England', value: 2, units: ['2 inf'] },
    Paris: { owner: 'France', fort: 5, value: 6 },
    Rouen: { owner: 'France', value: 3, units: ['1 inf'] },
    Nantes: { owner: 'Brittany', value: 2, originalOwner: 'France' },
    Rennes: { owner: 'Brittany', fort: 1, value: 3 },
    Toledo: { owner: 'Spain', fort: 3 },
    Lothian: { owner: 'Scots', fort: 2 },
    Murcia: { owner: 'France', fort: 1, value: 2, originalOwner: 'Scots' },
  },
  wars: [{ between: ['England', 'France'], battles: 2 }],
};
const board = boardOf(FACTS);
const { nation, place } = board;
const [england, france, brittany, scots] = [nation('England'), nation('France'), nation('Brittany'), nation('Scots')];
type Terms = Omit<PeaceArgs, 'nation'>;
const offer = (to: string, terms: Terms = {}) => line('OFFER_PEACE', { nation: nation(to), ...terms });
const accept = (of: string, terms: Terms = {}) => line('ACCEPT_PEACE', { nation: nation(of), ...terms });
const withdraw = (of: string) => line('WITHDRAW_PEACE', { nation: nation(of) });
const change = (from: Board, state: Partial<State>): Board => ({ ...from, state: { ...from.state, ...state } });
/** England offers, and France accepts in its own turn. */
const agree = (ours: Terms, theirs: Terms, from: Board = board) =>
  treat(treat(from, 'England', [offer('France', ours)]).next, 'France', [accept('England', theirs)]);

describe('peace between players', () => {
  test('W83-13.1 treaties are made in their order, whatever the order of the lines', () => {
    const facts: BoardFacts = {
      ...FACTS,
      nations: { ...FACTS.nations, Scots: { phase: 5, boxes: { England: 4 } } },
      wars: [{ between: ['England', 'France'], battles: 1 }, { between: ['England', 'Brittany'] }],
    };
    const { events } = treat(
      boardOf({ ...facts, borders: ['Lothian-Paris'] }),
      'England',
      [
        line('MARRY', { npc: scots }),
        line('CALL', { npc: scots, nation: france }),
        line('DEMAND_SURRENDER', { npc: brittany }),
        offer('France'),
      ],
      { 'marriage@Scots': [5], 'surrender@Brittany': [10] },
    );
    const kinds = events.map(({ kind }) => kind);
    const order = ['peace-offered', 'surrender-demanded', 'ally-called', 'courted'] as const;
    expect(kinds.filter((kind) => (order as readonly string[]).includes(kind))).toEqual(order);
  });

  test('W83-13.4 an offer stands until it is answered; what agrees with it is peace', () => {
    const offered = treat(board, 'England', [offer('France', { wePay: 10 })]);
    expect(offered.wars).toEqual([`${england}-${france}`]);
    expect(offered.state.peaceOffers).toHaveLength(1);
    expect(offered.heard('France').map(({ kind }) => kind)).toContain('peace-offered');
    expect(offered.heard('Spain').map(({ kind }) => kind)).not.toContain('peace-offered');
    const made = treat(offered.next, 'France', [accept('England', { youPay: 10 })]);
    expect(made.wars).toEqual([]);
    expect(made.state.peaceOffers).toEqual([]);
    expect(made.of('war-ended')).toMatchObject([{ how: 'peace' }]);
  });

  test('W83-13.4 W83-13.11 other terms are a counter-offer, and WE and YOU are exchanged in an acceptance', () => {
    const counter = agree({ wePay: 10 }, { wePay: 10 });
    expect(counter.wars).toHaveLength(1);
    expect(counter.state.peaceOffers.map(({ from }) => from).toSorted()).toEqual([england, france]);
    expect(treat(counter.next, 'England', [accept('France', { youPay: 10 })]).wars).toEqual([]);
  });

  test('W83-13.4 an offer is replaced by the next, withdrawn, and void when the war is over', () => {
    const first = treat(board, 'England', [offer('France', { wePay: 10 }), offer('France')]);
    expect(first.state.peaceOffers).toMatchObject([{ terms: {} }]);
    expect(treat(first.next, 'England', [withdraw('France')]).state.peaceOffers).toEqual([]);
    expect(treat(board, 'England', [withdraw('France')]).refused).toEqual(['no-peace-offered']);
    expect(treat(first.next, 'France', [accept('England')]).state.peaceOffers).toEqual([]);
  });

  test('W83-13.5 it takes effect in step 10 of the first turn of either party', () => {
    const hand = turnOf(board, {
      England: [{ ...offer('France'), section: 'trades' }],
      France: [{ ...accept('England'), section: 'trades' }],
    });
    filePeace(hand.turn);
    expect(hand.state.wars).toHaveLength(1);
    hand.turn.memory.errand = newErrand(nation('Spain'), null);
    treaties(hand.turn, nation('Spain'));
    expect(hand.state.wars).toHaveLength(1);
    hand.turn.memory.errand = newErrand(england, []);
    treaties(hand.turn, england);
    expect(hand.state.wars).toEqual([]);
  });

  test.each([
    ['not at war', offer('Spain'), 'not-at-war'],
    ['no player', offer('Scots'), 'player-only'],
    ['itself', line('OFFER_PEACE', { nation: england }), 'same-nation'],
  ])('W83-13.3 peace is offered to player nations at war: %s', (_, order, code) => {
    expect(treat(board, 'England', [order]).refused).toEqual([code]);
  });

  test('W83-13.2 W83-13.3 W83-13.6 all terms are carried out at once: money, land, freed nations, tribute, peace', () => {
    const gone = boardOf({
      ...FACTS,
      lands: { ...FACTS.lands, Lothian: { owner: 'England', fort: 2, originalOwner: 'Scots' } },
      nations: { ...FACTS.nations, Scots: { phase: 5, more: { status: 'eliminated' } } },
    });
    const terms: Terms = {
      wePay: 10,
      weCede: [place('Dover')],
      youCede: [place('Rouen')],
      youTribute: 3,
      youTurns: 4,
      youFree: scots,
      youFreeWith: [place('Murcia')],
    };
    const mirrored: Terms = {
      youPay: 10,
      youCede: [place('Dover')],
      weCede: [place('Rouen')],
      weTribute: 3,
      weTurns: 4,
      weFree: scots,
      weFreeWith: [place('Murcia')],
    };
    const made = agree(terms, mirrored, gone);
    const order = ['treasury-changed', 'handed-over', 'freed', 'tribute-began', 'war-ended'];
    const seen = made.events.map(({ kind }) => kind as string).filter((kind) => order.includes(kind));
    expect([...new Set(seen)]).toEqual(order);
    expect([made.treasury('England'), made.treasury('France')]).toEqual([50, 30]);
    expect([made.owner('Dover'), made.owner('Rouen'), made.owner('Murcia')]).toEqual([france, england, scots]);
    expect(made.state.tributes).toMatchObject([{ payer: france, receiver: england, amount: 3, left: 4 }]);
    expect(made.wars).toEqual([]);
  });

  test.each([
    ['money', { wePay: 61 }, { youPay: 61 }, 'cannot-pay'],
    ['land', { youCede: [place('Toledo')] }, { weCede: [place('Toledo')] }, 'not-yours'],
    [
      'one land twice',
      { weCede: [place('Dover'), place('Dover')] },
      { youCede: [place('Dover'), place('Dover')] },
      'same-place-twice',
    ],
    [
      'freedom for whoever is free',
      { weFree: scots, weFreeWith: [place('Dover')] },
      { youFree: scots, youFreeWith: [place('Dover')] },
      'not-to-be-freed',
    ],
  ])('W83-13.6 without %s there is no peace, nothing changes hands, and both are told', (_, ours, theirs, code) => {
    const failed = agree(ours, theirs);
    expect(failed.of('peace-failed')).toMatchObject([{ refusal: { code } }]);
    expect(failed.wars).toHaveLength(1);
    expect([failed.treasury('England'), failed.owner('Dover')]).toEqual([60, england]);
    for (const party of ['England', 'France']) {
      expect(failed.heard(party).map(({ kind }) => kind)).toContain('peace-failed');
    }
    expect(failed.heard('Spain').map(({ kind }) => kind)).not.toContain('peace-failed');
  });

  test.each([
    ['England', 'England', { turn: 3, phase: 2 }],
    ['England', 'France', { turn: 2, phase: 4 }],
    ['France', 'England', { turn: 3, phase: 2 }],
    ['France', 'France', { turn: 3, phase: 4 }],
  ])('W83-13.7 peace in the turn of %s: the tribute to %s is first taken at its next Action 9', (active, to, since) => {
    const pays: Terms = to === 'France' ? { weTribute: 2, weTurns: 5 } : { youTribute: 2, youTurns: 5 };
    const gets: Terms = to === 'France' ? { youTribute: 2, youTurns: 5 } : { weTribute: 2, weTurns: 5 };
    const made =
      active === 'France'
        ? agree(pays, gets)
        : treat(treat(board, 'France', [offer('England', gets)]).next, 'England', [accept('France', pays)]);
    expect(made.state.tributes).toMatchObject([{ receiver: nation(to), since }]);
  });

  test('W83-13.8 ceded land stays incorporated by who did it, and troops of the old owner are guests', () => {
    const made = agree({ weCede: [place('Dover')] }, { youCede: [place('Dover')] });
    expect(made.state.territories[place('Dover')]).toMatchObject({ owner: france, incorporatedBy: england });
    expect(made.state.units.filter(({ owner }) => owner === england).every(({ guestRight }) => guestRight)).toBe(true);
  });

  test.each([
    ['moderated', {}, []],
    ['open', {}, []],
    ['moderated', { wePay: 5 }, [`${england}-${france}`]],
    ['held', {}, [`${england}-${france}`]],
  ] as const)('W83-13.9 a seat that is %s accepts peace only without terms: %o', (seat, terms, wars) => {
    const moderated = boardOf({ ...FACTS, nations: { ...FACTS.nations, France: { treasury: 20, more: { seat } } } });
    expect(treat(moderated, 'England', [offer('France', terms)]).wars).toEqual(wars);
  });

  test('W83-13.9 a seat that has lost its ruler answers what was offered before', () => {
    const offered = treat(board, 'England', [offer('France')]).next;
    const nations = offered.state.nations.map((each) =>
      each?.number === france ? { ...each, seat: 'moderated' as const } : each,
    );
    expect(treat(change(offered, { nations }), 'France', []).wars).toEqual([]);
  });

  test('W83-13.9 who defends itself accepts plain peace, of non-players too', () => {
    const offers = change(board, {
      peaceOffers: [{ from: england, to: france, terms: {}, with: [], choice: null }],
      npcOffers: [{ npc: scots, to: france, why: 'new war' }],
      wars: [...board.state.wars, { ...(board.state.wars[0] as State['wars'][number]), id: 2, attacker: scots }],
    });
    const hand = turnOf(offers);
    acceptPlainPeace(hand.turn, france);
    expect(hand.state.peaceOffers).toHaveLength(2);
    expect(hand.state.wars.map(({ id }) => id)).toEqual([1]);
  });
});

describe('peace on a sheet', () => {
  const warned = (order: Order): string | null => {
    const seen = view({ setting: board.setting, state: board.state }, { kind: 'seat', seat: seatId('england') });
    return faultOf({ setting: board.setting, view: seen }, order)?.code ?? null;
  };
  test.each([
    ['can be kept', { weCede: [place('Dover')], wePay: 60, youPay: 999, youCede: [place('Rouen')] }, null],
    ['cost more than there is', { wePay: 61 }, 'short-of-money'],
    ['cede the land of others', { weCede: [place('Toledo')] }, 'not-yours'],
    ['ask for the land of others', { youCede: [place('Toledo')] }, 'not-yours'],
    ['free who is free', { youFree: scots, youFreeWith: [place('Rouen')] }, 'not-to-be-freed'],
    ['name a land twice', { weCede: [place('Dover')], youCede: [place('Dover')] }, 'same-place-twice'],
  ] as const)('W83-13.6 W83-1.13 terms that %s', (_, terms, code) => {
    expect(warned(offer('France', terms))).toBe(code);
    expect(warned(accept('France', terms))).toBe(code);
  });

  test('W83-13.3 W83-13.43 peace with who is no enemy is warned of, and what non-players offer has no terms to look at', () => {
    expect(warned(offer('Spain'))).toBe('not-at-war');
    expect(warned(accept('Scots'))).toBeNull();
  });
});

describe('peace of non-player nations', () => {
  const facts: BoardFacts = { ...FACTS, wars: [{ between: ['England', 'Scots'] }] };
  const offered = change(boardOf(facts), { npcOffers: [{ npc: scots, to: england, why: 'new war' }] });

  test('W83-13.43 W83-5.45 it is answered in Action 10; the box is Disfavorable then', () => {
    expect(treat(offered, 'England', []).wars).toHaveLength(1);
    const made = treat(offered, 'England', [accept('Scots')]);
    expect(made.wars).toEqual([]);
    expect(boxIn(made, scots, england)).toBe(1);
    expect(made.state.npcOffers).toEqual([]);
  });

  test('W83-13.43 it has no terms, and nothing is accepted that is not offered', () => {
    expect(treat(offered, 'England', [accept('Scots', { youPay: 3 })]).refused).toEqual(['no-peace-offered']);
    expect(treat(boardOf(facts), 'England', [accept('Scots')]).refused).toEqual(['no-peace-offered']);
    expect(treat(board, 'England', [accept('Scots')]).refused).toEqual(['not-at-war']);
  });

  test('W83-13.43 W83-15.26 a standing order accepts it without waiting', () => {
    const standing = [{ verb: 'ACCEPT_PEACE_ALWAYS' as const, args: { npc: scots } }];
    const ready = boardOf({ ...facts, nations: { ...FACTS.nations, England: { standing } } });
    const hand = turnOf(change(ready, { npcOffers: offered.state.npcOffers }));
    answerNpcOffers(hand.turn);
    expect(hand.state.wars).toEqual([]);
    const silent = turnOf(offered);
    answerNpcOffers(silent.turn);
    expect(silent.state.wars).toHaveLength(1);
  });
});

test('W83-13.6 a payment of one is a payment', () => {
  const poor = boardOf({ ...FACTS, nations: { ...FACTS.nations, England: { treasury: 0, phase: 2 } } });
  const { of } = agree({ wePay: 1 }, { youPay: 1 }, poor);
  expect(of('peace-failed')).toMatchObject([{ refusal: { code: 'cannot-pay', nation: england } }]);
});

import { describe, expect, test } from 'vitest';
import { askerIn } from '../../src/rules/checks/asker.ts';
import { checkCancelGift } from '../../src/rules/checks/cancel-gift.ts';
import { checkCancelTrade } from '../../src/rules/checks/cancel-trade.ts';
import { checkConfirmTrade } from '../../src/rules/checks/confirm-trade.ts';
import { checkLand } from '../../src/rules/checks/land.ts';
import { checkMarch } from '../../src/rules/checks/march.ts';
import { checkOfferPeace } from '../../src/rules/checks/offer-peace.ts';
import { checkSail } from '../../src/rules/checks/sail.ts';
import { checkTrade } from '../../src/rules/checks/trade.ts';
import { checkWithdrawPeace } from '../../src/rules/checks/withdraw-peace.ts';
import { asker, boardWith, type Change, nation, place, plain, refused, say } from '../askers.ts';
import type { Board, BoardFacts } from '../board.ts';
import { withUnits } from '../deeds.ts';
import { items } from '../shores.ts';
import { turnOf } from '../turn.ts';
import { updateOf } from '../update.ts';

describe('whose papers they are', () => {
  const trade = (id: number, from: string, to: string, confirmed: number | null = null) => ({
    id,
    from: nation(from),
    to: nation(to),
    give: [],
    get: [],
    left: 4,
    confirmed,
  });
  const tradeOffers = [
    trade(1, 'England', 'France'),
    trade(2, 'France', 'England'),
    trade(3, 'France', 'England', 1),
    trade(4, 'France', 'Zulu', 2),
    trade(5, 'Zulu', 'England'),
  ];
  test.each([1, 2, 3, 4, 5])(
    'W83-14.6 W83-14.3 offer %i is withdrawn by who made or confirmed it, and confirmed by whom it waits for',
    (offer) => {
      expect(checkCancelTrade(asker({ tradeOffers }), { offer }) === null).toBe([1, 3].includes(offer));
      expect(checkConfirmTrade(asker({ tradeOffers }), { offer }) === null).toBe([2, 5].includes(offer));
    },
  );
  test('W83-14.6 one who has confirmed withdraws that and no other', () => {
    const own = { ...asker(), own: { ...asker().own, tradeOffers } };
    expect(checkCancelTrade(own, { offer: 4 })?.code).toBe('no-such-offer');
    expect(checkConfirmTrade(own, { offer: 4 })?.code).toBe('no-such-offer');
  });
  test('W83-14.37 a promise is taken back by who made it', () => {
    const gift = (id: number, from: string) =>
      ({
        id,
        from: nation(from),
        to: nation('Brittany'),
        amount: 5,
        left: 8,
        condition: { when: 'war', of: 1, other: 2 },
      }) as const;
    const gifts = [gift(1, 'England'), gift(2, 'France')];
    const own = { ...asker(), own: { ...asker().own, gifts } };
    expect([1, 2, 3].map((id) => checkCancelGift(own, { gift: id })?.code ?? null)).toEqual([
      null,
      'no-such-offer',
      'no-such-offer',
    ]);
  });
  test('W83-13.4 an offer of peace too', () => {
    const offer = (from: string, to: string) => ({
      from: nation(from),
      to: nation(to),
      terms: {},
      with: [],
      choice: null,
    });
    const peaceOffers = [offer('England', 'Zulu'), offer('France', 'England')];
    expect(
      ['Zulu', 'France'].map(
        (who) => checkWithdrawPeace(asker({ peaceOffers }), { nation: nation(who) })?.code ?? null,
      ),
    ).toEqual([null, 'no-peace-offered']);
  });
  test('W83-13.43 the peace of a non-player nation is accepted by whom it is offered to', () => {
    const wars_: BoardFacts['wars'] = [{ between: ['England', 'Savoy'] }, { between: ['France', 'Savoy'] }];
    const answer = (npc: string, to: string) =>
      refused(say('ACCEPT_PEACE', { nation: nation('Savoy') }), {
        wars_,
        npcOffers: [{ npc: nation(npc), to: nation(to), why: 'new war' }],
      })?.code ?? null;
    expect([answer('Savoy', 'England'), answer('Savoy', 'France'), answer('Brittany', 'England')]).toEqual([
      null,
      'no-peace-offered',
      'no-peace-offered',
    ]);
  });
  test('W83-14.8 a trade says what is missing on either side', () => {
    const terms = (give: object, get: object) =>
      checkTrade(asker(), { nation: nation('France'), give: [give], get: [get] } as never)?.code ?? null;
    expect([
      terms({ resources: 91 }, { seaTrade: 1 }),
      terms({ seaTrade: 2 }, { seaTrade: 1 }),
      terms({ territory: place('Paris') }, { resources: 1 }),
      terms({ resources: 1 }, { landTrade: 1 }),
      terms({ resources: 1 }, { territory: place('London') }),
      terms({ resources: 1 }, { seaTrade: 1 }),
    ]).toEqual(['short-of-money', 'too-few-routes', 'not-yours', 'too-few-routes', 'not-yours', null]);
    expect(
      checkTrade(asker({}, 'Zulu'), {
        nation: nation('France'),
        give: [{ territory: place('Kraal') }],
        get: [],
      } as never)?.code,
    ).toBe('tribal-city-stays');
    expect(checkTrade(asker(), { nation: nation('Brittany'), give: [{ resources: 1 }], get: [] } as never)?.code).toBe(
      'player-only',
    );
  });
  test('W83-13.6 peace gives away nothing that is not there, no tribal city, and nothing twice', () => {
    const wars_: BoardFacts['wars'] = [{ between: ['England', 'Zulu'] }];
    const offered = (args: object, who = 'England', to = 'Zulu') =>
      checkOfferPeace(asker({ wars_ }, who), { nation: nation(to), ...args } as never)?.code ?? null;
    expect(offered({ weCede: [place('Paris')] })).toBe('not-yours');
    expect(offered({ youCede: [place('Kraal')] })).toBe('tribal-city-stays');
    expect(offered({ youCede: [place('Bush')] })).toBeNull();
    expect(offered({ weCede: [place('Moor')], weFree: nation('Aragon'), weFreeWith: [place('Moor')] })).toBe(
      'same-place-twice',
    );
  });
});

describe('who can be moved', () => {
  const march = (words: string, from = 'London', to = ['York']) =>
    checkMarch(asker(), { units: items(words), from: place(from), to: to.map(place) })?.code ?? null;
  test('W83-10.2 W83-10.5 own units in the land, and no guests', () => {
    expect([march('2 inf'), march('3 inf'), march('1 inf', 'London', ['Paris'])]).toEqual([
      null,
      'too-few-units',
      'not-adjacent',
    ]);
  });
  test('W83-17.8 the general whom a line takes along is one', () => {
    const [general = 0] = plain.ids('London', 'England', 'gen');
    expect(
      checkMarch(asker(), { units: items('1 inf'), from: place('London'), to: [place('York')], with: general }),
    ).toBeNull();
    expect(
      checkMarch(asker(), { units: items('1 inf'), from: place('London'), to: [place('York')], with: 99 })?.code,
    ).toBe('no-such-unit');
  });
  const sail = (words: string, more: object = {}, board: Board = plain) =>
    checkSail(askerIn(turnOf(board).turn, nation('England')), {
      units: items(words),
      from: place('Channel'),
      via: [place('North')],
      ...more,
    })?.code ?? null;
  test('W83-8.3 W83-8.14 own ships that have not moved, and the one that is named among them', () => {
    const [merchant = 0] = plain.ids('Channel', 'England', 'mer');
    const [frigate = 0] = plain.ids('Channel', 'England', 'frg');
    expect([
      sail('1 mer, 1 frg'),
      sail('2 frg'),
      sail('1 frg', { ship: frigate }),
      sail('1 frg', { ship: merchant }),
    ]).toEqual([null, 'too-few-units', null, 'no-such-unit']);
    expect(
      sail(
        '1 mer',
        {},
        withUnits(plain, ({ type }) => (type === 'mer' ? { movedTurn: 2 } : {})),
      ),
    ).toBe('too-few-units');
    expect(sail('1 inf')).toBe('too-few-units');
  });
  test('W83-10.30 own units aboard, and nobody else', () => {
    const [_merchant = 0] = plain.ids('Channel', 'England', 'mer');
    const land = (words: string, board: Board, to = 'London') =>
      checkLand(askerIn(turnOf(board).turn, nation('England')), {
        units: items(words),
        from: place('Channel'),
        to: place(to),
      })?.code ?? null;
    const loaded = plain;
    expect([
      land('1 inf', loaded),
      land('2 inf', loaded),
      land('1 mer', loaded),
      land('1 inf', loaded, 'York'),
    ]).toEqual([null, 'too-few-units', 'too-few-units', 'not-touching']);
    const french = withUnits(loaded, ({ type, place: at }) =>
      type === 'inf' && at === place('Channel') ? { owner: nation('France') } : {},
    );
    expect(land('1 inf', french)).toBe('too-few-units');
  });
  const expel = (territory: string, who?: string) =>
    refused(say('EXPEL', { territory: place(territory), ...(who === undefined ? {} : { nation: nation(who) }) }), {})
      ?.code ?? null;
  test('W83-5.52 hosts expel guests from own land, with troops, and those who are named alone', () => {
    expect([expel('Paris'), expel('York'), expel('Moor'), expel('Wales', 'Zulu')]).toEqual([
      'not-yours',
      'nobody-to-expel',
      'general-alone',
      'nobody-to-expel',
    ]);
    const whom = (named?: string) => {
      const order = say('EXPEL', {
        territory: place('Wales'),
        ...(named === undefined ? {} : { nation: nation(named) }),
      });
      return updateOf(boardWith(), { England: [order] }, { rolls: { [`fight@${place('Wales')}`]: [10, 1, 1, 1] } })
        .of('battle-fought')
        .flatMap(({ defenders }) => defenders);
    };
    expect(whom('France')).toEqual([nation('France')]);
    expect(whom()).toEqual([nation('France'), nation('Savoy')]);
  });
  const moveCity = (from: string, to: string) =>
    refused(say('MOVE_CITY', { from: place(from), to: place(to) }), {}, 'Zulu')?.code ?? null;
  test('W83-16.22 W83-16.24 a tribal city moves from where it is, one step, and never beside another', () => {
    expect([
      moveCity('Bush', 'Kraal'),
      moveCity('Veld', 'Bush'),
      moveCity('Kraal', 'Veld'),
      moveCity('Kraal', 'Bush'),
    ]).toEqual(['no-tribal-city', 'not-adjacent', 'city-there', 'city-there']);
  });
  const incorporate = (destroy?: string, change: Change = {}, who = 'Zulu', territory = 'Bush') =>
    refused(
      say('INCORPORATE', {
        territory: place(territory),
        ...(destroy === undefined ? {} : { destroy: place(destroy) }),
      }),
      change,
      who,
    );
  test('W83-16.27 W83-16.28 W83-5.49 what a tribe gives up for a city, and who owes pays for none', () => {
    expect(incorporate('London')).toMatchObject({ code: 'no-tribal-city', territory: place('London') });
    expect(incorporate('Veld')).toBeNull();
    expect(incorporate(undefined, { privy_: { arrears: 1 } }, 'England', 'Wales')).toMatchObject({
      code: 'in-arrears',
      arrears: 1,
    });
    expect(incorporate(undefined, {}, 'England', 'Wales')).toBeNull();
  });
});

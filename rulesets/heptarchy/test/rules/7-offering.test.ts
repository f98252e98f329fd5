import { describe, expect, test } from 'vitest';
import { longWar, offer, offered, terms } from '../negotiation.ts';
import { END, order, playOn, post, postAndEnd } from '../play.ts';
import { area, type GivenPosition, levy } from '../position.ts';

const [CHE, SSX] = [area('CHE'), area('SSX')];
const yes = order('ANSWER_PEACE', { kingdom: 'CHE', yes: true });
const no = order('ANSWER_PEACE', { kingdom: 'CHE', yes: false });

describe('section 7: who may offer', () => {
  test('HEP-7.1 the first to five, in a young War', () => {
    const young = { startTurn: 5 };
    expect(offered(longWar({}, young), { white: true }).of('skipped')).toMatchObject([
      { refusal: { code: 'no-negotiations', with: SSX, from: 7 } },
    ]);
    expect(offered(longWar({}, { ...young, firstToFive: 'SSX' }), { white: true }).skipped).toEqual([
      'no-negotiations',
    ]);
    expect(offered(longWar({}, { ...young, firstToFive: 'CHE' }), { white: true }).skipped).toEqual([]);
  });

  test('HEP-7.2 either side once the War has lasted two Turns', () => {
    expect(offered(longWar({}, { startTurn: 4 }), { white: true }).skipped).toEqual(['no-negotiations']);
    expect(offered(longWar({}, { startTurn: 3 }), { white: true }).skipped).toEqual([]);
    const other = post({ ...longWar(), active: 'SSX' }, 'SSX', [offer({ white: true }, 'CHE')]);
    expect(other.skipped).toEqual([]);
  });

  test('HEP-7.3 who has overrun the other, at once', () => {
    const auto = { winner: 'CHE', armed: false };
    expect(offered(longWar({}, { startTurn: 5, auto }), { white: true }).skipped).toEqual([]);
    expect(offered(longWar({}, { startTurn: 5, auto: { ...auto, winner: 'SSX' } }), { white: true }).skipped).toEqual([
      'no-negotiations',
    ]);
  });

  test('HEP-7.6 an offer stops the clock of negotiations that began by themselves', () => {
    const said: GivenPosition = {
      players: ['CHE', 'SSX'],
      wars: [{ between: 'CHE-SSX', events: [0, 2], auto: { winner: 'CHE', armed: true } }],
      areas: { SSX: { occupier: 'CHE' } },
      units: [levy('CHE', 'SSX')],
    };
    const turn = post(said, 'CHE', [offer({ tribute: 10 }), END]);
    expect(turn.of('war-ended')).toMatchObject([{ how: 'terms' }]); // 22 to 2: it can't be refused
    const mild = post(
      { ...said, wars: [{ between: 'CHE-SSX', events: [0, 9], auto: { winner: 'CHE', armed: true } }] },
      'CHE',
      [offer({ tribute: 10 }), END],
    );
    expect(mild.state.wars).toMatchObject([{ auto: { winner: CHE, offered: true }, offer: { from: CHE } }]);
  });

  test('HEP-7.7 one offer for each War in a Phase, and none while one is pending', () => {
    const pending = { from: 'SSX', terms: terms({ white: true }), cost: 0, madeTurn: 4, due: true };
    expect(offered(longWar({}, { offer: pending }), { white: true }).skipped).toEqual(['offer-pending']);
    const twice = post(longWar(), 'CHE', [offer({ white: true }), offer({ tribute: 10 })]);
    expect(twice.skipped).toEqual(['offer-pending']);
    const again = longWar({ kingdoms: { CHE: { phase: { offered: [SSX] } } } });
    expect(offered(again, { white: true }).skipped).toEqual(['offered-already']);
    expect(offered({ players: ['CHE', 'SSX'], turn: 5 }, { white: true }).skipped).toEqual(['not-at-war']);
  });

  test('HEP-7.26 to an NPC State nothing but White Peace, by the first to five or after two Turns, by a roll', () => {
    const said = (startTurn: number, first: 'CHE' | 'SSX' = 'SSX'): GivenPosition => ({
      players: ['CHE', 'COR'],
      turn: 5,
      kingdoms: { CHE: { traditions: ['piety'] } },
      wars: [{ between: 'CHE-SSX', startTurn, events: [9, 0], firstToFive: first }],
      units: [levy('CHE'), levy('SSX')],
    });
    expect(offered(said(3), { tribute: 10 }).skipped).toEqual(['white-only']);
    expect(offered(said(4), { white: true }).skipped).toEqual(['npc-talks-later']);
    expect(post(said(4, 'CHE'), 'CHE', [offer({ white: true })], { 'accept@SSX': [5] }).state.wars).toEqual([]);
    const accepts = post(said(3), 'CHE', [offer({ white: true })], { 'accept@SSX': [5] });
    expect(accepts.of('war-ended')).toMatchObject([{ how: 'white-peace', winner: null }]);
    const refuses = post(said(3), 'CHE', [offer({ white: true })], { 'accept@SSX': [4] });
    expect(refuses.of('peace-answered')).toMatchObject([{ answer: 'refused' }]);
    expect(refuses.state.wars).toHaveLength(1);
    expect(refuses.kingdom('CHE').phase.npcAsked).toEqual([SSX]);
    const asked: GivenPosition = { ...said(3), kingdoms: { CHE: { phase: { npcAsked: [SSX] } } } };
    expect(offered(asked, { white: true }).skipped).toEqual(['asked-already']);
  });

  test.each([
    [19, false],
    [20, true],
  ])('HEP-7.26 HEP-7.9 at a difference of %i an NPC State cannot refuse: %s', (lead, forced) => {
    const said: GivenPosition = {
      players: ['CHE', 'COR'],
      turn: 5,
      kingdoms: { CHE: { traditions: [] } },
      wars: [{ between: 'CHE-SSX', startTurn: 3, events: [lead, 0] }],
      units: [levy('CHE'), levy('SSX')],
    };
    const turn = post(said, 'CHE', [offer({ white: true })], forced ? {} : { 'accept@SSX': [1] });
    expect(turn.of('peace-offered')).toMatchObject([{ enforced: forced }]);
    expect(turn.of('peace-answered')).toMatchObject([{ answer: forced ? 'enforced' : 'refused' }]);
    expect(turn.state.wars).toHaveLength(forced ? 0 : 1);
    expect(turn.kingdom('CHE').prestige).toBe(0); // White Peace has no winner
  });

  test('HEP-7.26 HEP-5.26 a peace that it could not refuse is all that it is asked in that Phase', () => {
    const said: GivenPosition = {
      players: ['CHE', 'COR'],
      turn: 5,
      wars: [{ between: 'CHE-SSX', startTurn: 3, events: [40, 0] }],
      units: [levy('CHE'), levy('SSX')],
    };
    const pact = order('PROPOSE', { kingdom: 'SSX', treaty: 'pact' });
    expect(post(said, 'CHE', [offer({ white: true }), pact]).skipped).toEqual(['asked-already']);
  });
});

describe('section 7: how it is answered', () => {
  test.each([
    [20, true],
    [19, false],
  ])('HEP-7.9 with a lead of %i the demands are enforced at once: %s', (own, enforced) => {
    const turn = offered(longWar({}, { events: [own, 0] }), { tribute: 10 });
    expect(turn.of('peace-offered')).toMatchObject([{ scores: { own, theirs: 0 }, cost: 1, enforced }]);
    expect(turn.state.wars).toHaveLength(enforced ? 0 : 1);
    expect(turn.kingdom('SSX').gold).toBe(enforced ? 20 : 30);
  });

  test('HEP-7.9, HEP-7.28 the lead is reckoned with the true scores, below zero too', () => {
    const turn = offered(longWar({}, { events: [12, -8] }), { tribute: 10 });
    expect(turn.of('peace-offered')).toMatchObject([{ scores: { own: 12, theirs: -8 }, enforced: true }]);
  });

  const pending = postAndEnd(longWar(), 'CHE', [offer({ tribute: 10 })]);

  test('HEP-7.10 else the opponent answers in their next Phase', () => {
    expect(pending.state.wars).toMatchObject([{ offer: { from: CHE, due: true, cost: 1, madeTurn: 5 } }]);
    const took = playOn(pending.position, { posts: { SSX: [yes] } });
    expect(took.state.wars).toEqual([]);
    const refused = playOn(pending.position, { posts: { SSX: [no] } });
    expect(refused.of('peace-answered')).toMatchObject([{ answer: 'refused' }]);
    expect(refused.state.wars).toMatchObject([{ offer: null }]);
  });

  test('HEP-7.10 no answer at the close of that Phase is a refusal', () => {
    const turn = playOn(pending.position, { posts: { SSX: [END] } });
    expect(turn.of('peace-answered')).toMatchObject([{ from: CHE, to: SSX, answer: 'no-answer' }]);
    expect(turn.state.wars).toMatchObject([{ offer: null }]);
  });

  test('HEP-7.10 only an offer that is pending can be answered, and only by its addressee', () => {
    expect(post({ ...longWar(), active: 'SSX' }, 'SSX', [yes]).skipped).toEqual(['no-offer']);
    const own = post(longWar(), 'CHE', [offer({ tribute: 10 }), order('ANSWER_PEACE', { kingdom: 'SSX', yes: true })]);
    expect(own.skipped).toEqual(['no-offer']);
  });

  test('HEP-7.11 later fighting does not change a pending offer', () => {
    const made = post(longWar(), 'CHE', [offer({ tribute: 30, truce: 10 })]);
    const fallen = {
      ...made.position,
      state: { ...made.state, active: SSX, wars: made.state.wars.map((war) => ({ ...war, eventsA: -20 })) },
    };
    const turn = playOn(fallen, { posts: { SSX: [yes] } });
    expect(turn.of('war-ended')).toMatchObject([{ how: 'terms', winner: CHE }]);
    expect(turn.kingdom('SSX').gold).toBe(0);
  });
});

import {
  commitTo,
  type DiceRegister,
  digestOfList,
  hashOf,
  keyedDice,
  listOf,
  type OwnLine,
  openSeed,
  type RegisteredTurn,
  seatId,
} from '@chancery/core';

export const CAMPAIGN = 'c0ffee00c0ffee00abcdwxyz';
export const ANN = seatId('Ann');
export const BOB = seatId('Bob');

/** A register of three turns of which the second was run again, and what Ann holds of it. */
export const honestRegister = (): { readonly register: DiceRegister; readonly own: readonly OwnLine[] } => {
  const first = ran({ turn: 1, edition: 1, from: 1000 });
  const second = ran({ turn: 2, edition: 1, from: 1400 });
  const again = { ...ran({ turn: 2, edition: 2, from: 2500, ...keeping(second) }), reason: 'A ruling was wrong.' };
  const third: RegisteredTurn = {
    ...NOT_RUN,
    turn: 3,
    edition: 2,
    commitment: commitTo(secretOf(3, 2)),
    promisedAt: 2900,
  };
  const lost = { ...third, edition: 1, commitment: commitTo(secretOf(3, 1)), promisedAt: 1800, void: true };
  const turns = [first, { ...second, void: true }, again, lost, { ...third, reason: 'A ruling was wrong.' }];
  return {
    register: {
      format: 'chancery-register-1',
      campaign: CAMPAIGN,
      ruleset: 'toy',
      publicDice: ['open'],
      over: false,
      founding: { commitment: commitTo(hashOf('founding')), at: 500, secret: null },
      closed: { commitment: commitTo(hashOf('closed')), fromTurn: 1, at: 500, secret: null },
      turns,
    },
    own: turns.flatMap(({ turn, edition, list }) =>
      list === null ? [] : [{ turn, edition, seat: ANN, salted: lineOfAnn(turn, edition), why: null }],
    ),
  };
};

/** The same when the game is over. */
export const endedRegister = (): { readonly register: DiceRegister; readonly own: readonly OwnLine[] } => {
  const { register, own } = honestRegister();
  const { founding, closed, turns } = register;
  return {
    own,
    register: {
      ...register,
      over: true,
      founding: { ...founding, secret: hashOf('founding') },
      closed: closed && { ...closed, secret: hashOf('closed') },
      turns: turns.filter(({ turn }) => turn < 3),
    },
  };
};

const secretOf = (turn: number, edition: number): string => hashOf(`secret ${turn}.${edition}`);
const NOT_RUN = {
  secret: null,
  toldAt: null,
  list: null,
  ranAt: null,
  version: null,
  engine: null,
  reason: null,
  takenBackBy: null,
  void: false,
  rolls: null,
} as const;

export const ORDERS = [{ verb: 'dig', args: { hours: 8 } }];

const lineOfAnn = (turn: number, edition: number): OwnLine['salted'] => ({
  salt: hashOf(`salt ${turn}.${edition}`),
  line: { of: 'seat', seat: ANN, orders: ORDERS },
});

const keeping = ({ secret, list }: RegisteredTurn) => ({
  secret: secret as string,
  diceDigest: list?.diceDigest as string,
});

interface Ran {
  readonly turn: number;
  readonly edition: number;
  readonly from: number;
  readonly secret?: string;
  readonly diceDigest?: string;
}

/** A turn that was promised at `from`, closed 300 and run 400 after. */
const ran = ({ turn, edition, from, secret = secretOf(turn, edition), diceDigest }: Ran): RegisteredTurn => {
  const lines = listOf([
    lineOfAnn(turn, edition),
    { salt: hashOf(`bob ${turn}.${edition}`), line: { of: 'seat', seat: BOB, orders: null } },
    { salt: hashOf(`pad ${turn}.${edition}`), line: { of: 'nothing' } },
  ]);
  const digest = digestOfList(turn, lines);
  const dice = keyedDice(openSeed(secret, { campaign: CAMPAIGN, turn, digest: diceDigest ?? digest }));
  const values = Array.from({ length: 12 }, () => dice.at('open', 7).d(6));
  const totals = Array.from({ length: 4 }, () => dice.at('open', 7).sum(2, 6));
  return {
    ...NOT_RUN,
    turn,
    edition,
    commitment: commitTo(secret),
    promisedAt: from,
    secret,
    toldAt: from + 400,
    list: { digest, diceDigest: diceDigest ?? digest, lines, closedAt: from + 300 },
    ranAt: from + 400,
    version: 1,
    engine: '1.0.0',
    rolls: [
      { label: 'open@7', sides: 6, values },
      { label: 'open@7', sides: 6, dice: 2, values: totals },
    ],
  };
};

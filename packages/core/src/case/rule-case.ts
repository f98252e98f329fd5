import { type MemberNames, membersOf } from '../vocabulary/members.ts';
import { saysNothing, type Words } from '../vocabulary/words.ts';

/** A case as its file states it, its parts still in words. */
export interface RuleCase {
  readonly ruleset: string;
  readonly rules: readonly string[];
  readonly title: string;
  readonly position: Words;
  /** At least one. */
  readonly turns: readonly CaseTurn[];
}

/** What is ordered, rolled and expected in one turn. */
export interface CaseTurn {
  readonly orders: Words;
  readonly acts: Words;
  readonly rulings: Words;
  readonly dice: Words;
  readonly expect: Words;
}

/** Reads the frame of a case. What is wrong with it stands among the faults of the words. */
export const readCase = (words: Words): RuleCase => {
  const frame = membersOf(words, FRAME, 'a case');
  const part = (name: string): Words => frame.get(name) ?? words.as(null);
  const listed = frame.get('turns');
  const turns = listed?.items() ?? [];
  if (listed !== undefined && TURN_PARTS.some((name) => name !== 'expect' && frame.has(name))) {
    listed.fault(`a case with turns has its ${TURN_PARTS.slice(0, -1).join(', ')} inside them`);
  }
  const single: CaseTurn = turnOf(part);
  const played = turns.map((turn, index): CaseTurn => {
    const members = membersOf(turn, TURN, 'a turn');
    const inside = turnOf((name) => members.get(name) ?? turn.as(null));
    return index === turns.length - 1 && inside.expect.isNothing ? { ...inside, expect: single.expect } : inside;
  });
  return {
    ruleset: part('ruleset').isNothing ? '' : (part('ruleset').text('the id of a ruleset') ?? ''),
    rules: rulesIn(part('rules')),
    title: part('title').isNothing ? '' : (part('title').text('a title') ?? ''),
    position: part('position'),
    turns: turns.length > 0 ? played : [single],
  };
};

const TURN_PARTS = ['orders', 'acts', 'rulings', 'dice', 'expect'] as const;

/** The names of the parts, with other names for them. */
const TURN: MemberNames = {
  orders: [],
  acts: ['master', 'masters acts'],
  rulings: ['ruling', 'answers'],
  dice: ['rolls', 'die'],
  expect: ['expected', 'expects', 'then'],
  note: ['notes', 'comment', 'why', 'source', 'title'],
};
const FRAME: MemberNames = {
  ...TURN,
  ruleset: [],
  rules: ['rule', 'clauses', 'clause'],
  title: ['name'],
  position: ['given', 'state'],
  turns: [],
  note: ['notes', 'comment', 'why', 'source', 'description', 'id'],
};

const turnOf = (part: (name: string) => Words): CaseTurn => ({
  orders: part('orders'),
  acts: part('acts'),
  rulings: part('rulings'),
  dice: part('dice'),
  expect: part('expect'),
});

const rulesIn = (words: Words): readonly string[] =>
  saysNothing(words)
    ? []
    : words
        .items()
        .flatMap((item) => (item.text('the number of a rule') ?? '').split(/[\s,;]+/).filter((rule) => rule !== ''));

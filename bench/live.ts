import {
  type AnyOrder,
  type AnyPosition,
  type AnyRuleset,
  botOrders,
  choiceTree,
  keyedDice,
  readSheetText,
  resolveTurn,
  type SeatId,
  sha256Hex,
  viewerOf,
  writeLine,
} from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { type Measured, measure } from './measure.ts';

/** A Post on its way: the position that it meets, who posts, and what they write. */
interface Post {
  readonly position: AnyPosition;
  readonly seat: SeatId;
  readonly text: string;
  readonly orders: readonly AnyOrder[];
}

const POSTS = 200;

const knownOf = (rules: AnyRuleset, { position, seat }: Pick<Post, 'position' | 'seat'>) => ({
  setting: position.setting,
  view: rules.view(position, viewerOf(seat)),
});

const resolve = (rules: AnyRuleset, { position, seat, orders }: Post, number: number): AnyPosition => {
  const dice = keyedDice(sha256Hex(`live ${number}`));
  const result = resolveTurn(rules, { ...position, sheets: [{ seat, orders }], dice });
  if (!result.ok) throw new Error(result.incident.stack);
  return { setting: position.setting, state: result.turn.state };
};

/** The Posts of bots in the middle of a campaign, the same every time; none if the ruleset is not played live. */
const postsOf = async (rules: AnyRuleset): Promise<readonly Post[]> => {
  const scenario = rules.readScenario(await rules.scenarioData(rules.scenarios[0]?.id ?? ''));
  if (!scenario.ok) throw new Error(scenario.error.join('\n'));
  const options = rules.readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join('\n'));
  let position = rules.setup(scenario.value, options.value, keyedDice(sha256Hex('live')));
  const posts: Post[] = [];
  while (posts.length < POSTS) {
    const window = rules.window(position);
    if (window.kind === 'outcome' || window.mode !== 'live') break;
    const seat = window.seats[0] as SeatId;
    const { orders } = botOrders(rules, position, seat, sha256Hex(`live bot ${posts.length}`));
    const known = knownOf(rules, { position, seat });
    const text = orders.map((order) => writeLine(rules.orders, known, order)).join('\n');
    posts.push({ position, seat, text, orders });
    position = resolve(rules, posts.at(-1) as Post, posts.length);
  }
  return posts;
};

/** What a Post costs in every ruleset that is played live: reading and checking it, resolving it, offering the next. */
export const measureLive = async (): Promise<readonly Measured[]> => {
  const measured: Measured[] = [];
  for (const rules of RULESETS) {
    const posts = await postsOf(rules);
    if (posts.length === 0) continue;
    const post = (run: number): Post => posts[run % posts.length] as Post;
    const name = (what: string): string => `${rules.title}: ${what}`;
    measured.push(
      await measure(name('reading and checking a Post'), POSTS, (run) =>
        readSheetText(rules, knownOf(rules, post(run)), post(run).text),
      ),
      await measure(name('resolving a Post'), POSTS, (run) => resolve(rules, post(run), run)),
      await measure(name('all that may be ordered next'), POSTS, (run) =>
        choiceTree(rules, knownOf(rules, post(run)), []),
      ),
    );
  }
  return measured;
};

/** Rows of live play: what a Post takes in a campaign that bots play. */
import { join } from 'node:path';
import type { AnyOrder, AnyPosition, AnyRuleset, SeatId } from '@chancery/core';
import type { Core, House } from '../adapters/house.ts';
import { type Game, got, newGame, type Ruler } from './game.ts';
import { playedHere } from './played-here.ts';
import { reckoned, timed, type Work } from './work.ts';

/** A Post on its way: the position that it meets, who posts, and what they write. */
interface Post {
  readonly position: AnyPosition;
  readonly seat: SeatId;
  readonly text: string;
  readonly orders: readonly AnyOrder[];
}

interface Engine {
  readonly house: House;
  readonly core: Core;
  readonly ruleset: AnyRuleset;
}

const POSTS = 200;

export const liveEngineOf = async (house: House): Promise<Engine> => {
  const [core, [, ruleset]] = await Promise.all([house.core(), house.rulesets()]);
  return { house, core, ruleset: ruleset as AnyRuleset };
};

const knownOf = ({ core, ruleset }: Engine, { position, seat }: Pick<Post, 'position' | 'seat'>) => ({
  setting: position.setting,
  view: ruleset.view(position, core.viewerOf(seat)),
});

const resolve = ({ core, ruleset }: Engine, { position, seat, orders }: Post, number: number): AnyPosition => {
  const dice = core.keyedDice(core.sha256Hex(`live ${number}`));
  const result = core.resolveTurn(ruleset, { ...position, sheets: [{ seat, orders }], dice });
  if (!result.ok) throw new Error(result.incident.stack);
  return { setting: position.setting, state: result.turn.state };
};

const read = ({ house, core, ruleset }: Engine, known: ReturnType<typeof knownOf>, text: string) =>
  house.readOrders(core, ruleset, known, text);

/** The Posts of bots from the beginning of a campaign on, the same every time. */
export const postsOf = async (engine: Engine, most: number): Promise<readonly Post[]> => {
  const { core, ruleset } = engine;
  const scenario = ruleset.readScenario(await ruleset.scenarioData(ruleset.scenarios[0]?.id ?? ''));
  if (!scenario.ok) throw new Error(scenario.error.join('\n'));
  const options = ruleset.readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join('\n'));
  let position = ruleset.setup(scenario.value, options.value, core.keyedDice(core.sha256Hex('live')));
  const posts: Post[] = [];
  while (posts.length < most) {
    const window = ruleset.window(position);
    if (window.kind === 'outcome' || window.mode !== 'live') break;
    const seat = window.seats[0] as SeatId;
    const { orders } = core.botOrders(ruleset, position, seat, core.sha256Hex(`live bot ${posts.length}`));
    const known = knownOf(engine, { position, seat });
    const text = orders.map((order) => core.writeLine(ruleset.orders, known, order)).join('\n');
    posts.push({ position, seat, text, orders });
    position = resolve(engine, posts.at(-1) as Post, posts.length);
  }
  return posts;
};

/** The Posts one after another, each of them whole and in its parts; milliseconds a Post. */
export const posts: Work = {
  async prepare(house, { folder, small }) {
    const engine = await liveEngineOf(house);
    const { core, ruleset } = engine;
    const all = playedHere<readonly Post[]>('posts', small ? 3 : POSTS, folder);
    const each = (work: (post: Post, number: number) => unknown): number =>
      reckoned(() => {
        for (const [number, post] of all.entries()) work(post, number);
      }) / all.length;
    const lines = all.reduce((sum, { orders }) => sum + orders.length, 0);
    return {
      does: `${all.length} Posts of ${lines} orders in all`,
      once: () => {
        const resolving = each((post, number) => resolve(engine, post, number));
        return {
          'post-reading': each((post) => read(engine, knownOf(engine, post), post.text)),
          'post-resolving': resolving,
          'post-line': ((resolving * all.length) / lines) * 1000,
          'post-choices': each((post) => JSON.stringify(core.choiceTree(ruleset, knownOf(engine, post), []))),
        };
      },
    };
  },
};

/** A Post each time on a server's campaign: submitted, resolved, and kept. */
export const served: Work = {
  async prepare(house, { folder }) {
    const engine = await liveEngineOf(house);
    const { ruleset } = engine;
    const scenario = ruleset.scenarios[0]?.id ?? '';
    let games = 0;
    const begun = (): Promise<Game> => {
      games += 1;
      return newGame(house, join(folder, `game-${games}`), { ruleset, scenario, bots: false });
    };
    let game = await begun();
    return {
      does: `${game.rulers.length} rulers`,
      once: async (run) => {
        let taken = await posted(engine, game, run);
        if (taken === 'over') {
          await game.close();
          game = await begun();
          taken = await posted(engine, game, run);
        }
        if (taken === 'over') throw new Error('a campaign is over before it has begun');
        return { 'post-served': taken };
      },
      end: () => game.close(),
    };
  },
};

/** Whoever's turn it is writes what a bot would, and posts it, unless the campaign is over. */
const posted = async (
  engine: Engine,
  { app, cases, campaignId, rulers }: Game,
  run: number,
): Promise<number | 'over'> => {
  const { core, ruleset } = engine;
  const first = rulers[0] as Ruler;
  const { window } = got(await cases.readTurnFile(app, first.actor, { campaignId, seat: first.seat }));
  if (window.kind === 'outcome') return 'over';
  const ruler = rulers.find(({ seat }) => seat === window.seats[0]) as Ruler;
  const { seat, actor } = ruler;
  const { setting, view } = got(await cases.readTurnFile(app, actor, { campaignId, seat }));
  const known = { setting, view };
  const dice = core.keyedDice(core.sha256Hex(`post ${run}`));
  const orders = engine.house.botOrders(core, ruleset, known, dice);
  const text = orders.map((order) => core.writeLine(ruleset.orders, known, order)).join('\n');
  return await timed(async () => {
    const { resolved } = got(await cases.submitOrders(app, actor, { campaignId, seat, channel: 'api', text }));
    if (!resolved) throw new Error(`the Post of ${seat} was not resolved`);
  });
};

/** Rows of what everybody may ask a server for, without an account, while a campaign of Europe goes on. */
import { serveCheckout } from '../host/process.ts';
import { closeTurn, newEurope } from './game.ts';
import { timed, type Work } from './work.ts';

const TURNS = 20;
/** Of what is asked for again. */
const TIMES = 5;

/** A turn comes out each time; then page and map are asked for the first time, and again. */
export const pages: Work = {
  async prepare(house, { folder, small }) {
    const played = small ? 1 : TURNS;
    const game = await newEurope(house, folder, played);
    const server = await serveCheckout(house.root, folder);
    const page = `${server.address}/campaigns/${game.campaignId}`;
    const asked = async (address: string): Promise<void> => {
      const answer = await fetch(address);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    };
    const again = async (address: string): Promise<number> =>
      (await timed(async () => {
        for (let time = 0; time < TIMES; time += 1) await asked(address);
      })) / TIMES;
    let turn = played;
    return {
      does: `turn ${played + 1} and those after it`,
      once: async () => {
        turn += 1;
        await closeTurn(game, turn);
        const map = `${page}/map.svg?turn=${turn}`;
        return {
          'page-first': await timed(() => asked(page)),
          'page-later': await again(page),
          'map-first': await timed(() => asked(map)),
          'map-later': await again(map),
        };
      },
      end: async () => {
        await server.stop();
        await game.close();
      },
    };
  },
};

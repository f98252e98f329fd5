import { readAudit, readDiceLog } from '@chancery/app';
import { halvesView } from '../frame/halves.ts';
import type { Piece } from '../frame/html.ts';
import type { PageHouse } from '../page-house.ts';
import { hooksView } from '../webhooks/hooks-view.ts';
import { backView } from './back-view.ts';
import { unruledIn } from './beginning.ts';
import { consolePage, type Section, sectionView } from './console-page.ts';
import { type ConsoleScene, consoleNews, consoleRefusal, listedTurns } from './load-console.ts';
import { mastersView, peopleView } from './people-view.ts';
import { pressView } from './press-view.ts';
import { recordView } from './record-view.ts';
import { seatsView } from './seats-view.ts';
import { stageView } from './stage-view.ts';
import { clockView, rulingsView, runView } from './turn-view.ts';
import { lettersView, mailsView } from './words-view.ts';

/** Shows the whole console, with what went wrong or was made on it. */
export type ShowConsole = (scene: ConsoleScene, fault?: string | null, above?: Piece) => Promise<Response>;

const LATEST = 15;

export const showConsole =
  (house: PageHouse): ShowConsole =>
  async (scene, fault = null, above = null) => {
    const news = await consoleNews(house, scene);
    const { actor } = scene.visitor;
    const read = await readAudit(house.app, actor, { campaignId: scene.campaign.id, limit: LATEST });
    const dice = await readDiceLog(house.app, actor, { campaignId: scene.campaign.id });
    const turns = await listedTurns(house.app, scene);
    const hooks = hooksView(scene, news.webhooks);
    const parts: readonly (readonly [Section, Piece])[] = [
      ['stage', stageView(scene, unruledIn(house, scene))],
      ['seats', seatsView(scene, news)],
      ['clock', clockView(scene, news)],
      ['run', runView(scene, news)],
      ['rulings', rulingsView(scene, news)],
      ['people', peopleView(scene)],
      ['letters', lettersView(scene, news)],
      ['press', pressView(scene, news)],
      ['mails', mailsView(scene, news)],
      ['masters', mastersView(scene)],
      ['webhooks', hooks === null ? null : sectionView(scene, 'webhooks', hooks)],
      ['back', backView(scene, turns)],
      [
        'audit',
        recordView(scene, read.ok ? read.value : [], turns, {
          dice: dice.ok,
          closed: read.ok ? null : consoleRefusal(scene, read.error),
        }),
      ],
    ];
    const shown = parts.filter(([, part]) => part !== null);
    const body = [above, halvesView(shown, ['stage', 'seats', 'clock', 'run'], ['audit'])];
    return consolePage(scene, { body, fault, sections: shown.map(([section]) => section) });
  };

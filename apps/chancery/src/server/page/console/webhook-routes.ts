import type { PageHouse } from '../page-house.ts';
import { addedView, addTyped } from '../webhooks/hook-deeds.ts';
import type { ConsoleDoors } from './doors.ts';
import { consoleRefusal } from './load-console.ts';
import type { ShowConsole } from './show-console.ts';

/** Another address for the news of the game; its secret is shown once. */
export const webhookRoutes = ({ app }: PageHouse, { post }: ConsoleDoors, show: ShowConsole): void =>
  post('/webhooks', async (scene, field) => {
    const { visitor, campaign } = scene;
    const added = await addTyped({ app, actor: visitor.actor, campaignId: campaign.id, field });
    if (!added.ok) return show(scene, consoleRefusal(scene, added.error));
    return show(scene, null, addedView(visitor.words, added.value));
  });

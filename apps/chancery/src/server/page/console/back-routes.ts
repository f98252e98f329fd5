import { type ListedTurn, rollBack, type TakeBack, tryRollBack } from '@chancery/app';
import type { Form } from '../frame/form.ts';
import type { PageHouse } from '../page-house.ts';
import { turnNamer } from '../record/turn-namer.ts';
import { rolledView, tryView } from './back-view.ts';
import { consolePage } from './console-page.ts';
import type { ConsoleDoors } from './doors.ts';
import { type ConsoleScene, consoleRefusal, listedTurns } from './load-console.ts';
import type { ShowConsole } from './show-console.ts';

/** Taking the game back: first what it would change, then in earnest. */
export const backRoutes = ({ app }: PageHouse, { post }: ConsoleDoors, show: ShowConsole): void => {
  const turnsIn = (scene: ConsoleScene): Promise<readonly ListedTurn[]> => listedTurns(app, scene);
  const tried = async (scene: ConsoleScene, back: TakeBack, fault: string | null = null): Promise<Response> => {
    const trial = await tryRollBack(app, scene.visitor.actor, back);
    if (!trial.ok) return show(scene, consoleRefusal(scene, trial.error));
    const listed = await turnsIn(scene);
    const title = scene.visitor.words.console.back.title(turnNamer(listed, scene.visitor.words)(back.to));
    return consolePage(scene, { title, body: tryView(scene, back, trial.value, listed), fault });
  };

  post('/roll-back/trial', (scene, field) => tried(scene, backIn(scene, field)));

  post('/roll-back', async (scene, field) => {
    const { visitor } = scene;
    const back = backIn(scene, field);
    const from = { turn: Number(field('turn')), edition: Number(field('edition')) };
    const rolled = await rollBack(app, visitor.actor, { ...back, reason: field('reason'), tried: from });
    if (!rolled.ok) return tried(scene, back, consoleRefusal(scene, rolled.error));
    const title = visitor.words.console.sections.back;
    return consolePage(scene, { title, body: rolledView(rolled.value, await turnsIn(scene), visitor.words) });
  });
};

const backIn = ({ campaign }: ConsoleScene, field: Form): TakeBack => {
  const to = Number(field('to'));
  const through = field('rerunThrough');
  return { campaignId: campaign.id, to, rerunThrough: through === '' ? to : Number(through) };
};

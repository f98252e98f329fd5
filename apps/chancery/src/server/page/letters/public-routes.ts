import { publishPress, readLetters, readPress, withdrawPress, writeProclamation } from '@chancery/app';
import { MASTER_PARTY, type PressId } from '@chancery/store';
import { faultPage } from '../frame/answer.ts';
import { typedText } from '../frame/form.ts';
import type { PageHouse } from '../page-house.ts';
import type { Doors } from './doors.ts';
import { type LetterScene, refusalText } from './letter-scene.ts';
import { lettersPage } from './letters-page.ts';
import { type PublicView, publicView } from './write-view.ts';

/** What a party writes for everybody. */
export const publicRoutes = (house: PageHouse, { get, post }: Doors): void => {
  const { app } = house;
  const knowsProclamations = ({ campaign, party }: LetterScene): boolean =>
    party !== MASTER_PARTY &&
    app.rulesets.find(({ id }) => id === campaign.ruleset.id)?.correspondence?.proclamation !== undefined;

  const forAll = async (scene: LetterScene, typed: Partial<PublicView> = {}, fault: string | null = null) => {
    const { context, visitor, campaign, party } = scene;
    const sent = await readLetters(app, visitor.actor, { campaignId: campaign.id, party, box: 'sent', limit: 100 });
    if (!sent.ok) return faultPage(context, sent.error, visitor);
    const last = sent.value.find(({ kind, turn }) => kind === 'proclamation' && turn === campaign.turn);
    const proclamation = knowsProclamations(scene) ? (last?.body ?? '') : null;
    const press = await readPress(app, visitor.actor, { campaignId: campaign.id, limit: 100 });
    if (!press.ok) return faultPage(context, press.error, visitor);
    const articles = press.value.filter(({ from, yours }) =>
      party === MASTER_PARTY ? from === party : yours && (from === null || from === party),
    );
    const body = publicView(scene, { proclamation, articles, title: '', body: '', ...typed });
    return lettersPage(scene, { title: visitor.words.letters.public, body, fault });
  };

  get('/public', (scene) => forAll(scene));
  post('/public/proclamation', async (scene, field) => {
    const { context, visitor, campaign, party, path } = scene;
    const text = typedText(field('text'));
    const done = await writeProclamation(app, visitor.actor, { campaignId: campaign.id, seat: party, text });
    return done.ok
      ? context.redirect(`${path}?done=${text === '' ? 'taken-back' : 'proclaimed'}`, 303)
      : forAll(scene, { proclamation: text }, refusalText(scene, done));
  });
  post('/public/article', async (scene, field) => {
    const { context, visitor, campaign, party, path } = scene;
    const article = { title: field('title'), body: typedText(field('body')) };
    const done = await publishPress(app, visitor.actor, { campaignId: campaign.id, from: party, ...article });
    return done.ok ? context.redirect(`${path}?done=published`, 303) : forAll(scene, article, refusalText(scene, done));
  });
  post('/public/withdraw', async (scene, field) => {
    const { context, visitor, campaign, path } = scene;
    const id = field('press') as PressId;
    const done = await withdrawPress(app, visitor.actor, { campaignId: campaign.id, id });
    return done.ok ? context.redirect(`${path}?done=withdrawn`, 303) : forAll(scene, {}, refusalText(scene, done));
  });
};

import type { AnyRuleset } from '@chancery/core';
import { html } from '../frame/html.ts';
import { contentsView, leaf } from './leaf.ts';
import type { Source } from './sources.ts';

/** The first page: a picture of play, for whom it is, how much time it takes, the two commands, and the contents. */
export const frontLeaf = (
  rulesets: readonly AnyRuleset[],
  sources: readonly Source[],
  pictures: readonly string[],
): string => {
  const games = rulesets.map(({ id, title }) => ({
    id,
    title,
    picture: pictures.find((name) => name === `${id}.jpg`),
  }));
  const [first, ...others] = games;
  const shown = (name: string | undefined, alt: string) =>
    name !== undefined && html`<img src="${name}" alt="${alt}" width="1280" height="800" loading="lazy">`;
  const body = html`<p class="lead">Strategy campaigns by mail, on a server of your own: secret orders, a deadline, and then everything happens at once.</p>
${shown(first?.picture, 'The desk: a map of Europe in 1320 with the troops of England, and its units in a list')}
<section><h2>For whom</h2><p>For four to forty friends who want a long game and have little time: generals, diplomats, schemers. One of them runs the server or
finds somebody who does. A turn takes a ruler ten minutes to an hour and a half: with one or two turns a week
that is <strong>half an hour to three hours a week</strong>; whoever has no time is stood in for by a bot or a friend.</p></section>
<section><h2>Two commands</h2><pre tabindex="0"><code>npx ./chancery-1.0.0.tgz serve     a server, from one file
npm start                          from a clone: a demonstration with bots</code></pre><p>Node 20 or newer is enough. <a href="running.html">More about servers.</a></p></section>
<section><h2>Games</h2><ul class="games">${games.map(
    ({ id, title, picture }) =>
      html`<li>${id !== first?.id && shown(picture, `The desk of ${title}`)}<strong>${title}</strong> <a href="guide-${id}.html">Guide</a> <a href="rules-${id}.html">Rules</a></li>`,
  )}</ul>${others.length > 0 && pictures.includes('phone.jpg') && html`<figure class="phone"><img src="phone.jpg" alt="The same desk on a phone" width="390" height="844" loading="lazy"></figure>`}</section>
${contentsView(sources)}`;
  return leaf('Chancery', body, { wide: true });
};

import type { CampaignPage, PublicMap } from '@chancery/app';
import { onceFor, type World, type WorldArea } from '@chancery/core';
import { courseLands } from '@chancery/maps';
import { type Html, html, type Piece } from '../frame/html.ts';
import type { Words } from '../words/words.ts';

type Realm = CampaignPage['seats'][number];

export interface RealmMap {
  readonly map: PublicMap;
  readonly realms: readonly Realm[];
  /** The picture under the realms, to which `&dark` can be added. */
  readonly picture: string;
  readonly chosen: Realm | null;
  /** Where a realm that is free leads to; null where none can be chosen. */
  readonly wayTo: ((realm: Realm) => string) | null;
  readonly words: Words;
}

/** Kept for each world: it is drawn for every stranger who has the link. */
const landsOf = onceFor((world: World) => courseLands(world));

/** The map of a game with its realms over it, each of them a link while it is free, so that no script is needed. */
export const realmMap = ({ map, realms, picture, chosen, wayTo, words }: RealmMap): Html => {
  const { invitation: say } = words;
  const { viewBox, unit, shapes } = landsOf(map.world);
  const [, , width = '', height = ''] = viewBox.split(' ');
  const owned = new Map<string, WorldArea[]>();
  const owners = new Map(map.picture.areas.map(({ area, owner }) => [area, owner]));
  for (const area of map.world.areas) {
    const owner = owners.get(area.number);
    if (owner !== undefined) owned.set(owner, [...(owned.get(owner) ?? []), area]);
  }
  const drawn = realms.map((realm): Piece => {
    const areas = owned.get(realm.seat) ?? [];
    const [home] = areas.toSorted((a, b) => b.label.room - a.label.room);
    if (home === undefined) return null;
    const free = realm.status === 'open';
    const path = areas.map(({ number }) => shapes.get(number) ?? '').join('');
    const inside = html`<title>${realm.name}${free ? '' : ` (${say.isTaken})`}</title><path d="${path}" fill-rule="evenodd"/><text x="${home.label.x}" y="${home.label.y}" font-size="${13 * unit}" stroke-width="${3 * unit}">${realm.seat}</text>`;
    const look = realm.seat === chosen?.seat ? 'chosen' : free ? 'free' : 'taken';
    return free && wayTo !== null
      ? html`<a class="${look}" href="${wayTo(realm)}"${look === 'chosen' && html` aria-current="true"`}>${inside}</a>`
      : html`<g class="${look}">${inside}</g>`;
  });
  return html`<div class="realm-map"><picture><source media="(prefers-color-scheme:dark)" srcset="${picture}&dark"><img alt="${words.campaign.map}" src="${picture}" width="${width}" height="${height}"></picture><svg viewBox="${viewBox}" role="group" aria-label="${say.map}">${drawn}</svg></div>`;
};

import type { DeskSpec, RoomSpec, RulesetTypes } from '@chancery/core';

/** How a ruleset calls a usual room and its tabs, by their ids. */
export interface RoomWords<Tab extends string> {
  readonly title: string;
  readonly help: string;
  readonly tabs: { readonly [tab in Tab]: string };
}

type MapTab = 'places' | 'units' | 'main-plans';
type MessageTab = 'normal' | 'battles' | 'proclamations' | 'player';

/** What a ruleset says of its desk: everything else is as on every desk. */
export interface DeskWords<T extends RulesetTypes>
  extends Pick<DeskSpec<T>, 'advice' | 'stories' | 'tables' | 'asksMaster' | 'foldsOrders'>,
    Required<Pick<DeskSpec<T>, 'pointing'>> {
  readonly headquarters: RoomWords<'figures' | 'relations' | 'plans'>;
  readonly map: RoomWords<Exclude<MapTab, 'main-plans'>> & { readonly tabs: { readonly 'main-plans'?: string } };
  readonly messages: RoomWords<Exclude<MessageTab, 'proclamations'>> & {
    readonly tabs: { readonly proclamations?: string };
    /** The order that is written here, where orders carry words. */
    readonly write?: RoomSpec['tools'][number];
  };
  readonly game: Omit<RoomWords<never>, 'tabs'> & {
    /** What the orders of a turn are called, as in `Open saved orders`. */
    readonly orders: string;
  };
}

/** A desk of the four usual rooms. */
export const usualDesk = <T extends RulesetTypes>({
  headquarters,
  map,
  messages,
  game,
  ...more
}: DeskWords<T>): DeskSpec<T> => ({
  rooms: [
    { ...room('headquarters', headquarters, ['figures', 'relations', 'plans']), tools: [] },
    {
      ...room('map', map, ['places', 'units', 'main-plans']),
      tools: [{ id: 'map-options', title: 'Map options' }],
    },
    {
      ...room('messages', messages, ['normal', 'battles', 'proclamations', 'player']),
      tools: messages.write ? [messages.write] : [],
    },
    {
      ...room('game', { ...game, tabs: GAME_TABS }, ['files', 'standings', 'rulebook', 'settings']),
      tools: [
        { id: 'open-results', title: 'Open a results file' },
        { id: 'open-orders', title: `Open saved ${game.orders}` },
        { id: 'save-orders', title: `Save the ${game.orders} planned so far` },
      ],
    },
  ],
  switches: [
    { id: 'advice', on: true },
    { id: 'sounds', on: false },
    { id: 'pictures', on: false },
  ],
  ...more,
});

const GAME_TABS = { files: 'Files', standings: 'Standings', rulebook: 'Rulebook', settings: 'Settings' } as const;

const room = (
  id: string,
  { title, help, tabs }: { readonly title: string; readonly help: string; readonly tabs: object },
  order: readonly string[],
): Omit<RoomSpec, 'tools'> => ({
  id,
  title,
  help,
  tabs: order.flatMap((tab) => {
    const called = (tabs as { readonly [tab: string]: string | undefined })[tab];
    return called === undefined ? [] : [{ id: tab, title: called }];
  }),
});

/** The rooms that the desk can draw, apart from the map. Each is loaded when it is first entered. */
const ROOMS = {
  headquarters: () => import('./Headquarters.svelte'),
  messages: () => import('./Messages.svelte'),
  game: () => import('./Game.svelte'),
};
type Rooms = typeof ROOMS;
export type RoomName = keyof Rooms;

const entered = new Map<RoomName, Promise<unknown>>();

/** A room that could not be fetched is asked for again the next time. */
export const enter = <Name extends RoomName>(name: Name): ReturnType<Rooms[Name]> => {
  const room = entered.get(name) ?? ROOMS[name]();
  entered.set(name, room);
  room.catch(() => entered.delete(name));
  return room as ReturnType<Rooms[Name]>;
};

/** Fetches all rooms, so that they are there when the connection is not. */
export const fetchRooms = (): void => {
  for (const name of Object.keys(ROOMS) as RoomName[]) enter(name);
};

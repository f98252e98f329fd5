import type { Setting } from '../setting.ts';
import type { Aside, Names } from '../told.ts';
import type { MdKnown } from '../types.ts';
import type { View } from '../view-types.ts';
import type { RealmNumber } from '../words.ts';

/** For whom a sentence is written: what they know, and the names that came with the news. */
export interface Reader {
  readonly setting: Setting;
  readonly view: View;
  /** Null for the public and the master. */
  readonly me: RealmNumber | null;
  readonly names: Names | undefined;
}

export const readerOf = ({ setting, view }: MdKnown, news?: Aside): Reader => ({
  setting,
  view,
  me: view.master ? null : view.realm,
  names: news?.names,
});

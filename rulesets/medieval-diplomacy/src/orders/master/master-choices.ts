import type { Choice } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import { realmCode, realmName } from '../../rules/names.ts';
import type { Setting } from '../../setting.ts';
import type { RealmView, View } from '../../view-types.ts';

/** The realms that still play, for the master's acts, each with what follows. */
export const eachRealmOfCampaign = (
  { master, realms }: View,
  setting: Setting,
  then: (realm: RealmView) => Choice | null,
): Choice | null => {
  if (!master) return null;
  const playing = realms.filter((realm) => realm !== null && realm.control !== 'defeated');
  return oneOf(
    'realm',
    playing.map(
      (realm) => realm && branch(realmCode(setting, realm.number), realmName(setting, realm.number), then(realm)),
    ),
  );
};

import type { OrderKind } from '@chancery/core';
import { branch, FLAG, oneOf } from '@chancery/kit';
import type { PermitIndependent } from '../../order.ts';
import { placeName, realmCode, realmName } from '../../rules/names.ts';
import type { Types } from '../../types.ts';
import { IND } from '../../words.ts';
import { GROUPS } from '../groups.ts';
import { judgedForMaster, realmFault } from '../judging.ts';
import { PROVINCE, REALM } from '../param-types.ts';

export const permitIndependent: OrderKind<Types, PermitIndependent> = {
  verb: 'PERMIT_INDEPENDENT',
  rule: 'MD-2.17',
  title: 'Permission in an independent province',
  help: 'Makes the troops of an independent province ignore the forces of a realm there, or ends this.',
  group: GROUPS.master,
  by: 'master',
  params: {
    province: { type: PROVINCE, help: 'an independent province' },
    realm: { type: REALM, help: 'the realm' },
    on: { type: FLAG, help: 'permit or forbid' },
  },
  lines: [
    { pattern: 'PERMIT INDEPENDENT <province> <realm>', sets: { on: true } },
    { pattern: 'FORBID INDEPENDENT <province> <realm>', sets: { on: false } },
  ],
  options: ({ view, setting }) => {
    if (!view.master) return null;
    const realms = view.realms.filter((realm) => realm !== null && realm.control !== 'defeated');
    return oneOf(
      'province',
      view.provinces
        .filter((province) => province?.owner === IND)
        .map(
          (province) =>
            province &&
            branch(
              province.number,
              placeName(setting, province.number),
              oneOf(
                'realm',
                realms.map(
                  (realm) =>
                    realm &&
                    branch(
                      realmCode(setting, realm.number),
                      realmName(setting, realm.number),
                      oneOf('on', [
                        province.permitted.includes(realm.number) ? branch(false, 'forbid') : branch(true, 'permit'),
                      ]),
                    ),
                ),
              ),
            ),
        ),
    );
  },
  check: judgedForMaster(({ args }, known) => [
    realmFault(known, args.realm),
    known.view.provinces[args.province]?.owner === IND ? null : { code: 'not-independent', province: args.province },
  ]),
};

import { PERMISSIONS, permissionOf } from '@chancery/app';
import type { Route } from '../route/route.ts';
import { DEMAND_TEXT } from '../text/document.ts';

/** Who may use a route and what a token needs for it, in words. */
export const demandOf = ({ uses }: Pick<Route, 'uses'>): string => {
  const permissions = uses
    .map(permissionOf)
    .flatMap((useCase) => (useCase === undefined ? [] : [PERMISSIONS[useCase]]));
  const roles = [...new Set(permissions.flatMap((permission): readonly string[] => permission.roles))];
  const scopes = [...new Set(permissions.map((permission): string => permission.scope))];
  if (roles.length === 0 || (roles.length === 1 && roles[0] === 'anybody')) return DEMAND_TEXT.anybody;
  const who = roles.map((role) => DEMAND_TEXT.roles[role] ?? role).join(', ');
  const what = scopes.includes('session') ? DEMAND_TEXT.session : DEMAND_TEXT.scope(scopes);
  return `${who}. ${what}`;
};

import { PERMISSIONS, permissionOf } from '@chancery/app';
import type { Route } from '../route/route.ts';
import { REFUSAL_TEXT } from '../text/document.ts';

/** The statuses by which a request for a route may be refused; whatever else may happen is the usual answer to a fault. */
export const refusalsOf = ({ uses, method, params, query, body }: Route): readonly Refused[] => {
  const permissions = uses
    .map(permissionOf)
    .flatMap((useCase) => (useCase === undefined ? [] : [PERMISSIONS[useCase]]));
  const forAll = permissions.every(({ roles }) => (roles as readonly string[]).includes('anybody'));
  const changes = method !== 'get';
  return [
    ...(changes ? (['400'] as const) : []),
    '401',
    ...(forAll ? [] : (['403'] as const)),
    ...(params.length > 0 ? (['404'] as const) : []),
    ...(changes ? (['409'] as const) : []),
    ...(body === null ? [] : (['413', '415'] as const)),
    ...(changes || query !== null ? (['422'] as const) : []),
    '429',
  ];
};

export type Refused = `${keyof typeof REFUSAL_TEXT}`;

/** One component for each, so that operations say no more than which. */
export const refusalResponses = (problem: unknown, headersOf: (status: Refused) => object) =>
  Object.fromEntries(
    (Object.keys(REFUSAL_TEXT) as Refused[]).map((status) => [
      `Refused${status}`,
      {
        description: REFUSAL_TEXT[Number(status) as keyof typeof REFUSAL_TEXT],
        headers: headersOf(status),
        content: { 'application/problem+json': { schema: problem } },
      },
    ]),
  );

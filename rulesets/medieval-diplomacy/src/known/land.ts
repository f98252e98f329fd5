import { onceFor } from '@chancery/core';
import type { State } from '../state.ts';
import type { ProvinceView, View } from '../view-types.ts';
import { supposedRelations } from './supposed-state.ts';

/** The land as a viewer sees it, and who is at war with whom: enough for questions in which no unit occurs. */
export interface Land extends Pick<State, 'relations'> {
  readonly provinces: readonly (ProvinceView | null)[];
}

export const knownLand = onceFor(
  (view: View): Land => ({ provinces: view.provinces, relations: supposedRelations(view) }),
);

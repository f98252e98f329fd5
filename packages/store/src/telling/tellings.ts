import type { SeatId, Telling, Viewer } from '@chancery/core';
import { type TurnKey, turnKey } from '../campaign/turn-key.ts';
import type { JsonText } from '../json-text.ts';
import { prepared } from '../prepared.ts';
import type { Db, Trx } from '../schema.ts';

export interface ViewersTellings {
  readonly viewer: Viewer;
  readonly tellings: JsonText<readonly Telling<unknown>[]>;
}

export const addTellings = async (trx: Trx, key: TurnKey, heard: readonly ViewersTellings[]): Promise<void> => {
  await trx
    .insertInto('telling')
    .values(
      heard.map(({ viewer, tellings }) => ({
        ...turnKey(key),
        viewer: viewer.kind,
        seat: seatOf(viewer),
        tellings,
      })),
    )
    .execute();
};

export const tellingsFor = async (
  db: Db,
  key: TurnKey,
  viewer: Viewer,
): Promise<JsonText<readonly Telling<unknown>[]> | undefined> =>
  (await findTellings(db, key, viewer.kind, seatOf(viewer)))?.tellings;

const findTellings = prepared.first((db, key: TurnKey, viewer: Viewer['kind'], seat: SeatId | '') =>
  db
    .selectFrom('telling')
    .select('tellings')
    .where((eb) => eb.and(turnKey(key)))
    .where('viewer', '=', viewer)
    .where('seat', '=', seat),
);

const seatOf = (viewer: Viewer) => (viewer.kind === 'seat' ? viewer.seat : '');

/** Something in a record that is not as it should be. */
export interface RecordFault {
  readonly turn: number;
  /** From the folder of the campaign. */
  readonly file: string;
  readonly text: string;
}

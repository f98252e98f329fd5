import { z } from 'zod';
import { SEAT } from './words.ts';

const BOARD_CELL = z.strictObject({
  counters: z.array(z.string()),
  dice: z.array(z.strictObject({ roll: z.int(), sum: z.string().optional(), hit: z.boolean().optional() })),
  fallen: z.array(z.string()),
});

const BOARD = z
  .strictObject({
    sides: z.array(z.string()),
    rounds: z.array(
      z.strictObject({
        title: z.string(),
        columns: z.array(z.strictObject({ title: z.string(), cells: z.array(BOARD_CELL), end: z.string().optional() })),
      }),
    ),
  })
  .meta({ id: 'Board', description: 'What stood in each column of a battle, the dice that fell for it, and who fell' });

const TABLE = z
  .strictObject({
    columns: z.array(
      z.strictObject({
        id: z.string(),
        label: z.string(),
        align: z.enum(['left', 'right']),
        sum: z.literal(true).optional().meta({ description: 'Its whole numbers may be added up' }),
      }),
    ),
    rows: z
      .array(z.record(z.string(), z.string()))
      .meta({ description: 'The cells of each row, by the ids of the columns' }),
  })
  .meta({ id: 'Table', description: 'A table of a report; its first column says what each row is about' });

const LINE = z
  .strictObject({
    text: z.string(),
    rule: z.string().optional(),
    style: z.string().optional(),
    indent: z.int().optional(),
    swatch: z.string().optional().meta({ description: 'The colour that it means, as `#rrggbb`' }),
    amount: z.string().optional(),
    table: TABLE.optional().meta({ description: 'What the line says in columns' }),
    board: BOARD.optional().meta({ description: 'A battle on a board, round by round with its dice' }),
  })
  .meta({ id: 'ReportLine', description: 'A line of a report, with the rule that it follows from' });

const HEAD = { id: z.string(), title: z.string() };

/** What one reader learns of one turn. */
export const REPORT = z
  .strictObject({
    title: z.string(),
    subtitle: z.string(),
    seat: SEAT.nullable().meta({ description: 'Null for the public' }),
    sections: z.array(z.strictObject({ ...HEAD, lines: z.array(LINE) })),
    papers: z
      .array(
        z.strictObject({
          ...HEAD,
          pieces: z.array(z.array(LINE)),
          happened: z
            .literal(true)
            .optional()
            .meta({ description: 'Each piece is one thing that happened, such as a battle' }),
        }),
      )
      .meta({
        description: 'The folded parts: the bookkeeping, and long pieces such as battle reports and proclamations',
      }),
  })
  .meta({ id: 'Report', description: 'What one reader learns of one turn' });

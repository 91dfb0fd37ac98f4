import {
  createSheet,
  type EvaluatedSheet,
  evaluateSheet,
  type Sheet,
  type SheetEdits,
} from '@lerret/model/programme-text'
import type { SessionRules } from '../../../editing/session/state/rules.ts'
import type { Body } from '../../../editing/session/state/state.ts'
import { listDrafts, type Programme } from '../../programme-data.ts'

/**
 * A week is one record of a session, since a text that is not understood yet is no showing: its fields are the texts of the cells, by
 * their keys, and these two.
 */
export interface WeekFields {
  /** The programme as it is saved. Nobody changes it but by saving texts. */
  programme: Programme
  /** The ids of showings whose visitors are not told of another time. */
  corrections?: readonly string[]
}

const WEEK_FIELDS: readonly string[] = ['id', 'programme', 'corrections'] satisfies (
  | 'id'
  | keyof WeekFields
)[]

export const toWeekKey = (firstDate: string) => ({ kind: 'week' as const, id: firstDate })

export const weekRules: SessionRules = {
  // The texts of the cells follow from the programme: what a colleague has saved of it waits while its cell is typed in.
  merge: () => ({ mergeRecord: () => ({ fields: [] }) }),
  findTitle: () => '',
  // Times are saved as showings, and only when somebody asks for it.
  storing: 'nothing',
}

/** `idSeed` makes the ids of new showings unlike those of earlier saves. */
export const toSheet = (firstDate: string, { programme }: WeekFields, idSeed: string): Sheet =>
  createSheet({
    firstDate,
    productions: programme.productions,
    halls: programme.halls,
    showings: programme.showings.map(({ body }) => body),
    drafts: listDrafts(programme.showings),
    idSeed,
  })

/** The record of a week in which nothing was typed. */
export function toBody(firstDate: string, programme: Programme): Body {
  const { cells } = evaluateSheet(toSheet(firstDate, { programme }, ''), {})
  return { programme, ...Object.fromEntries(Array.from(cells, ([key, { text }]) => [key, text])) }
}

export const toWeekFields = (body: Body) => body as unknown as WeekFields

export const isCell = (field: string) => !WEEK_FIELDS.includes(field)

/** The texts of cells among the values of a record. */
export const pickTexts = (values: Body): SheetEdits =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (isCell(field) ? [[field, String(value ?? '')]] : [])),
  )

/** Whether a text was understood, so that it can be saved. */
export const isUnderstood = ({ cells }: EvaluatedSheet, field: string) =>
  cells.get(field)?.problems.length === 0

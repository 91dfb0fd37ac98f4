import { CallError } from '@lerret/api'
import type { FieldProblem } from '../../problems/problem-sentences.ts'
import type { RecordState } from '../session/state/state.ts'
import type { SaveAndPublish } from '../use-save-and-publish.ts'

export interface RefusedField extends FieldProblem {
  record: RecordState
  /** Whether the field is edited here, and not on another screen of the same record. */
  isHere: boolean
}

/**
 * Why the server has refused to publish or to plan: the fields, but for those that were changed since. What another screen edits of the
 * record is only named when nothing is wrong here.
 */
export function listRefusedFields({
  session: { rules },
  state,
  answer,
}: Pick<SaveAndPublish, 'session' | 'state' | 'answer'>): RefusedField[] {
  if (answer?.type !== 'failed' || !isInvalid(answer.error)) return []
  const asked = new Set([...Object.keys(answer.asked.edits), ...Object.keys(answer.asked.versions)])
  const refused = Object.entries(state.records).flatMap(([name, record]) =>
    asked.has(name)
      ? record.problems
          .filter(({ field }) => !Object.hasOwn(record.mine, toTopField(field)))
          .map((problem) => ({
            ...problem,
            record,
            isHere: rules.fields?.includes(toTopField(problem.field)) ?? true,
          }))
      : [],
  )
  const here = refused.filter(({ isHere }) => isHere)
  return here.length > 0 ? here : refused
}

const isInvalid = (error: unknown) => error instanceof CallError && error.code === 'content_invalid'

/** The field of the record that a path leads into. */
export const toTopField = (path: string): string => path.split('.')[0] as string

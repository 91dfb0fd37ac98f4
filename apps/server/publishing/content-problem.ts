import { type ContentProblem, PLAN_PROBLEM_CODES, type PlanProblemCode } from '@lerret/api/contracts'
import type { z } from 'zod'
import type { ReleaseProblem } from './releases/release.ts'

/** A problem of a release, without the message for logs. */
export function toContentProblem({
  code,
  record,
  path,
  block,
  field,
  suggestion,
}: ReleaseProblem): z.infer<typeof ContentProblem> {
  return { code, record: toRecord(record), path, block, field, suggestion }
}

/** `page:kino` as kind and id. */
function toRecord(name: string | null): { kind: string; id: string } | null {
  const [, kind, id] = /^([\w-]+):(.+)$/.exec(name ?? '') ?? []
  return kind === undefined || id === undefined ? null : { kind, id }
}

/** Earlier versions stored a sentence in place of a code. */
export const toPlanProblem = (stored: string): PlanProblemCode =>
  PLAN_PROBLEM_CODES.find((code) => code === stored) ?? 'unknown'

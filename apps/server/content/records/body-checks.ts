import type { FieldProblemCode } from '@lerret/api/contracts'
import type { ContentKind } from '@lerret/model'
import { CONTENT_SCHEMAS } from '@lerret/page-engine'
import type { z } from 'zod'
import { AppError } from '../../platform/errors/app-error.ts'
import { findHtmlProblem, findSumProblem } from './html/html-limits.ts'

/** Throws when the body cannot be public: it does not match its schema, or has another id than its record. */
export function assertValidBody(kind: ContentKind, id: string, body: unknown) {
  assertStorable(kind, id, body)
  const errors = findSchemaErrors(kind, body)
  if (errors) throw new AppError('content_invalid', `${kind} ${id}: ${errors}`)
}

/** Throws when the body cannot be saved, not even as an incomplete draft. */
export function assertStorable(kind: ContentKind, id: string, body: unknown) {
  const problem = findStorageProblem(id, body)
  if (problem) throw new AppError('content_invalid', `${kind} ${id}: ${problem}`)
}

function findStorageProblem(id: string, body: unknown): string | null {
  if ((body as { id?: unknown }).id !== id)
    return `id is "${(body as { id?: unknown }).id}"; it must be the id of the record`
  return findTextProblem(body)
}

/** Names a text that cannot be stored, or takes too long to be read; null when there is none. */
export function findTextProblem(body: unknown): string | null {
  for (const { path, text } of listTexts(body)) {
    if (text.includes('\0')) return `${path} has the character NUL, which cannot be stored`
    if (!text.isWellFormed()) return `${path} has half of a character, which cannot be stored`
    const problem = findHtmlProblem(text)
    if (problem !== null) return `${path} ${problem}`
  }
  const sum = findSumProblem(Array.from(listTexts(body), ({ text }) => text))
  return sum && `record ${sum}`
}

/** Throws when records cannot be read together, though each of them can. */
export function assertReadable(bodies: readonly unknown[]) {
  const problem = findSumProblem(Array.from(listTexts(bodies), ({ text }) => text))
  if (problem) throw new AppError('content_invalid', `What was sent ${problem}.`)
}

/** All texts and names of fields, with the path of the field that they are in. */
function* listTexts(value: unknown, path = 'record'): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  if (typeof value !== 'object' || value === null) return
  for (const [name, item] of Object.entries(value)) {
    yield { path, text: name }
    yield* listTexts(item, path === 'record' ? name : `${path}.${name}`)
  }
}

/** Describes what is wrong with a body, field by field; null when it matches its schema. */
export function findSchemaErrors(kind: ContentKind, body: unknown): string | null {
  const problems = findFieldProblems(kind, body)
  return problems.length === 0
    ? null
    : problems.map(({ field, message }) => `${field || 'record'} ${message}`).join('; ')
}

export interface FieldProblem {
  /** The path of the field: `contents.0.summary`. Empty for the whole record. */
  field: string
  code: FieldProblemCode
  message: string
}

/** Finds the reasons why a body cannot be public. */
export function findFieldProblems(kind: ContentKind, body: unknown): FieldProblem[] {
  const { error } = (CONTENT_SCHEMAS[kind] as z.ZodType).safeParse(body)
  return (
    error?.issues.map((issue) => ({
      field: issue.path.join('.'),
      code: toProblemCode(issue, readValue(body, issue.path)),
      message: issue.message,
    })) ?? []
  )
}

function toProblemCode({ code }: z.core.$ZodIssue, value: unknown): FieldProblemCode {
  if (value === undefined || value === null || value === '') return 'missing'
  if (code === 'too_small') return Array.isArray(value) && value.length === 0 ? 'missing' : 'too_short'
  if (code === 'too_big') return 'too_long'
  return code === 'unrecognized_keys' ? 'unknown_field' : 'invalid'
}

const readValue = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    body,
  )

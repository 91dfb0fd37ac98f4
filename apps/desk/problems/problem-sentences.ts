import { fill, problemWords as words } from '@lerret/words/desk'
import type { CallReply } from '../data/call-desk.ts'

export type ContentProblem = CallReply<'publishRecords'>['problems'][number]
export type FieldProblem = CallReply<'openRecord'>['problems'][number]
export type PlanProblemCode = NonNullable<NonNullable<CallReply<'openRecord'>['plan']>['problem']>

/** What is left out of the site, and why. */
export function contentProblemSentence({
  code,
  path,
  suggestion,
}: Pick<ContentProblem, 'code' | 'path' | 'suggestion'>): string {
  const sentence = fill(words[code], { page: path ?? words.aPage })
  return suggestion === null ? sentence : `${sentence} ${fill(words.suggestion, { suggestion })}`
}

const PLAN_SENTENCES: Record<PlanProblemCode, string> = {
  content_invalid: words.planContentInvalid,
  address_taken: words.planAddressTaken,
  content_not_found: words.planRecordGone,
  record_deleted: words.planRecordDeleted,
  unknown: words.planUnknown,
}

/** Why a plan was not carried out, and what to do. */
export const planProblemSentence = (code: PlanProblemCode): string => PLAN_SENTENCES[code]

const FIELD_SENTENCES: Record<FieldProblem['code'], string> = {
  missing: words.fieldMissing,
  too_long: words.fieldTooLong,
  too_short: words.fieldTooShort,
  unknown_field: words.fieldUnknown,
  invalid: words.fieldInvalid,
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: words.nameTitle,
  slug: words.nameSlug,
  parentSlug: words.nameSlug,
  pageReference: words.nameSlug,
  content: words.nameContent,
  category: words.nameCategory,
  author: words.nameAuthor,
  image: words.nameImage,
  startsAt: words.nameStart,
  endsAt: words.nameEnd,
  hall: words.nameHall,
  productionId: words.nameProduction,
  minutes: words.nameDuration,
  path: words.namePath,
  source: words.nameSource,
  target: words.nameTarget,
  alt: words.nameAlt,
}

/** The names of fields inside others, such as those of a place in the opening hours. */
const INNER_NAMES: Readonly<Record<string, string>> = {
  place: words.namePlace,
  name: words.nameName,
  days: words.nameDays,
  opens: words.nameOpens,
  closes: words.nameCloses,
  email: words.nameEmail,
  url: words.namePath,
}

/** The name of a field at the beginning of a sentence: *Tittelen*. */
export function findFieldName(field: string): string | undefined {
  if (field === '') return words.nameRecord
  const inner = field.includes('.') ? INNER_NAMES[field.split('.').at(-1) ?? ''] : undefined
  return FIELD_NAMES[field] ?? inner
}

/** Why a field cannot be published: *Tittelen manglar.* */
export const fieldProblemSentence = ({ field, code }: Pick<FieldProblem, 'field' | 'code'>): string =>
  fill(FIELD_SENTENCES[code], { field: findFieldName(field) ?? fill(words.nameAny, { field }) })

const HERE_SENTENCES: Record<FieldProblem['code'], string> = {
  missing: words.hereMissing,
  too_long: words.hereTooLong,
  too_short: words.hereTooShort,
  unknown_field: words.hereInvalid,
  invalid: words.hereInvalid,
}

/** The same at the field itself: *Dette manglar.* */
export const hereSentence = (code: FieldProblem['code']): string => HERE_SENTENCES[code]

import type { FoundFilmFacts } from '@lerret/api/contracts'
import type { DraftProduction } from '../draft-production.ts'

type Facts = FoundFilmFacts['facts']
export type FactName = keyof Facts

/** The value of a film's field that a source may know. */
export function readFact(production: DraftProduction, name: FactName): unknown {
  if (name === 'summary') return production.contents[0]?.summary
  if (name === 'text') return production.contents[0]?.body
  return production[name]
}

/**
 * The fields to change when facts arrive: those that are empty, and those that still have what the source said the last time. What an
 * editor wrote stays.
 */
export function findFactChanges(
  production: DraftProduction,
  facts: Facts,
  previous: Facts | null = null,
): Partial<DraftProduction> {
  const names = (Object.keys(facts) as FactName[]).filter((name) => {
    const value = readFact(production, name)
    return isEmpty(value) || (previous?.[name] !== undefined && isSameFact(value, previous[name]))
  })
  return toFields(
    production,
    Object.fromEntries(
      names
        .filter((name) => !isSameFact(readFact(production, name), facts[name]))
        .map((name) => [name, facts[name]]),
    ),
  )
}

/** Facts as the fields of a production; the texts become part of its contents. */
export function toFields(
  production: DraftProduction,
  { summary, text, ...fields }: Facts,
): Partial<DraftProduction> {
  if (summary === undefined && text === undefined) return fields as Partial<DraftProduction>
  const [content = { summary: '', body: '' }, ...others] = production.contents
  const changed = { summary: summary ?? content.summary, body: text ?? content.body }
  return { ...(fields as Partial<DraftProduction>), contents: [changed, ...others] }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || value === '<p></p>' || (Array.isArray(value) && value.length === 0)

export const isSameFact = (ours: unknown, theirs: unknown) =>
  String(ours ?? '') === String(theirs ?? '') && !isEmpty(ours)

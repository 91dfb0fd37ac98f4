import { DrizzleQueryError } from 'drizzle-orm'

/** One sentence for the operator; the cause of what went wrong follows where there is one. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A failed query's own message is the whole query with all its values.
  if (error instanceof DrizzleQueryError) return explain(error.cause ?? 'A query failed.')
  return error.cause ? `${error.message}\n  Because: ${explain(error.cause)}` : error.message
}

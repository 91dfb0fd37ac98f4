/** The embedded PostgreSQL cannot be used; the message says what happened and what to do, for the operator. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'
}

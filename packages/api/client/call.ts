/** A call by its logical name: how it is asked, and the path that it has unless an API is configured otherwise. */
export interface Call {
  method: 'GET' | 'POST'
  /** Parameters are written `:name`. */
  path: string
  /** Whether cookies go with it: all that reads or changes what belongs to a member, or gives a session. */
  hasCredentials: boolean
}

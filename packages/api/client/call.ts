/** The definition of a call: its method, and its path unless the API configuration has another. */
export interface Call {
  method: 'GET' | 'POST'
  /** Parameters are written `:name`. */
  path: string
  /** Whether cookies are sent: with calls that read or change member data, or start a session. */
  hasCredentials: boolean
}

/**
 * Method and path of the desk's calls, by the name of their contract. The contracts themselves would bring the code that validates
 * them to the browser; a test compares the two.
 */
export const CALLS = {
  staffLogin: 'POST /session',
  staffProfile: 'GET /session',
  staffCode: 'POST /session/code',
  staffLogout: 'POST /session/end',
  ticketingReport: 'GET /ticketing',
  showingSales: 'GET /showing-sales',
  itemCounts: 'GET /counts',
} as const

export type CallName = keyof typeof CALLS

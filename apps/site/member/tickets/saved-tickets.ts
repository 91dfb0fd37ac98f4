import { isTicket } from '@lerret/api'
import type { Ticket } from '@lerret/model'
import { attempt, readJson, type Storage } from '../session/stored-profile.ts'

export const TICKETS_KEY = 'lerret-tickets'

/** The tickets of the last visit, for the door of a cinema without coverage. */
export interface SavedTickets {
  /** Whose they are: nobody else is shown them. */
  email: string
  savedAt: string
  items: Ticket[]
}

export function keepTickets(storage: () => Storage, saved: SavedTickets) {
  attempt(() => storage().setItem(TICKETS_KEY, JSON.stringify({ ...saved, isConfirmed: true })))
}

export function readTickets(storage: () => Storage, email: string): SavedTickets | null {
  const saved = readJson(storage, TICKETS_KEY) as Partial<SavedTickets> & { isConfirmed?: boolean }
  // A copy without this mark is from when tickets were given to addresses that nobody had confirmed.
  if (!saved.isConfirmed) return null
  const isWhole = saved.email === email && !Number.isNaN(Date.parse(saved.savedAt ?? ''))
  if (!isWhole || !Array.isArray(saved.items)) return null
  // What the screen draws must be there, whatever was kept by an older version of it.
  return { email, savedAt: saved.savedAt as string, items: saved.items.filter(isTicket) }
}

export function forgetTickets(storage: () => Storage) {
  attempt(() => storage().removeItem(TICKETS_KEY))
}

import { isTicket } from '@lerret/api'
import type { Ticket } from '@lerret/model'
import { readJson, type Storage, tryStorage } from '../storage.ts'

export const TICKETS_STORAGE_KEY = 'lerret-tickets'

/** The tickets of the last visit, for when there is no network at the door. */
export interface SavedTickets {
  /** The address of the owner. Other members are not shown them. */
  email: string
  savedAt: string
  items: Ticket[]
}

export function saveTickets(storage: () => Storage, saved: SavedTickets) {
  tryStorage(() => storage().setItem(TICKETS_STORAGE_KEY, JSON.stringify({ ...saved, isConfirmed: true })))
}

export function readSavedTickets(storage: () => Storage, email: string): SavedTickets | null {
  const saved = readJson(storage, TICKETS_STORAGE_KEY) as Partial<SavedTickets> & { isConfirmed?: boolean }
  // A copy without this mark is from a version that showed tickets of unconfirmed addresses.
  if (!saved.isConfirmed) return null
  const isValid = saved.email === email && !Number.isNaN(Date.parse(saved.savedAt ?? ''))
  if (!isValid || !Array.isArray(saved.items)) return null
  // An older version may have saved tickets of another shape.
  const items = saved.items
    .map((item: object) => ({ id: '', link: '', isFilm: false, ...item }))
    .filter(isTicket)
  return { email, savedAt: saved.savedAt as string, items }
}

export function deleteSavedTickets(storage: () => Storage) {
  tryStorage(() => storage().removeItem(TICKETS_STORAGE_KEY))
}

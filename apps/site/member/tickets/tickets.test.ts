import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockedStorage, givenReplies, givenStorage, givenTicket } from '../test-partner.ts'
import { readSavedTickets, saveTickets, TICKETS_STORAGE_KEY } from './saved-tickets.ts'
import { createTickets, INITIAL_TICKETS, ticketsReducer } from './tickets.ts'

const ticket = givenTicket('123')
const NOW = Date.parse('2026-11-20T17:00:00Z')

test('initially there are no tickets', () => {
  expect(INITIAL_TICKETS).toEqual({ items: [], loading: false, error: null })
})

test('a saved copy is shown while loading', () => {
  const loading = { ...INITIAL_TICKETS, loading: true }
  expect(ticketsReducer(loading, { type: 'restored', items: [ticket] })).toEqual({
    ...loading,
    items: [ticket],
  })
})

function givenTickets(storage = givenStorage(), email: string | null = 'kari@eksempel.no') {
  const replies = givenReplies<(typeof ticket)[]>()
  const tickets = createTickets({
    partner: { tickets: (_, signal) => replies.request(signal) },
    asMember: (send) => send(),
    storage: () => storage,
    email: () => email,
    now: () => NOW,
  })
  return { ...tickets, requests: replies.requests, storage }
}

describe('tickets without network', () => {
  test('are those of the last visit, with the time when they were saved', async () => {
    const before = givenTickets()
    const fetched = before.fetchTickets()
    before.requests[0]?.reply([ticket])
    await fetched

    const { fetchTickets, requests, store, savedAt } = givenTickets(before.storage)
    const again = fetchTickets()
    expect(store.getState()).toEqual({ items: [ticket], loading: true, error: null })
    expect(savedAt.getState()).toBe('2026-11-20T17:00:00.000Z')
    requests[0]?.fail(new TypeError('Failed to fetch'))
    await again
    expect(store.getState()).toMatchObject({
      items: [ticket],
      loading: false,
      error: { error: { code: 'no_answer' } },
    })
    expect(savedAt.getState()).not.toBeNull()
  })

  test('are replaced when a response arrives after all', async () => {
    const storage = givenStorage()
    saveTickets(() => storage, {
      email: 'kari@eksempel.no',
      savedAt: '2026-11-01T10:00:00Z',
      items: [ticket],
    })
    const { fetchTickets, requests, store, savedAt } = givenTickets(storage)
    const fetched = fetchTickets()
    requests[0]?.reply([])
    await fetched
    expect(store.getState().items).toEqual([])
    expect(savedAt.getState()).toBeNull()
  })

  test('are not shown to other members', () => {
    const storage = givenStorage()
    saveTickets(() => storage, { email: 'ola@eksempel.no', savedAt: '2026-11-01T10:00:00Z', items: [ticket] })
    const { fetchTickets, store } = givenTickets(storage)
    void fetchTickets()
    expect(store.getState().items).toEqual([])
  })

  test('are not saved where storage is blocked', async () => {
    expect(readSavedTickets(blockedStorage, 'kari@eksempel.no')).toBeNull()
    expect(() => saveTickets(blockedStorage, { email: '', savedAt: '', items: [] })).not.toThrow()
  })

  test('are ignored when the saved copy is invalid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (saved) => {
        const storage = givenStorage({ [TICKETS_STORAGE_KEY]: saved })
        expect(readSavedTickets(() => storage, 'kari@eksempel.no')).toBeNull()
      }),
    )
    const storage = givenStorage()
    const items = [{}, null, ticket] as (typeof ticket)[]
    saveTickets(() => storage, { email: 'k', savedAt: '2026-11-01T10:00:00Z', items })
    expect(readSavedTickets(() => storage, 'k')?.items).toEqual([ticket])
  })

  test('are ignored when they were saved before addresses were confirmed', () => {
    const saved = { email: 'kari@eksempel.no', savedAt: '2026-11-01T10:00:00Z', items: [ticket] }
    const { fetchTickets, store } = givenTickets(
      givenStorage({ [TICKETS_STORAGE_KEY]: JSON.stringify(saved) }),
    )
    void fetchTickets()
    expect(store.getState().items).toEqual([])
  })
})

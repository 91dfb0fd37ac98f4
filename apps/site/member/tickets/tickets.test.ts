import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closedStorage, givenAnswers, givenStorage, givenTicket } from '../test-partner.ts'
import { keepTickets, readTickets, TICKETS_KEY } from './saved-tickets.ts'
import { createTickets, INITIAL_TICKETS, ticketsReducer } from './tickets.ts'

const ticket = givenTicket('123')
const NOW = Date.parse('2026-11-20T17:00:00Z')

test('tickets are none at first', () => {
  expect(INITIAL_TICKETS).toEqual({ items: [], loading: false, error: null })
})

test('a copy is shown while the answer is waited for', () => {
  const waiting = { ...INITIAL_TICKETS, loading: true }
  expect(ticketsReducer(waiting, { type: 'restored', items: [ticket] })).toEqual({
    ...waiting,
    items: [ticket],
  })
})

function givenTickets(storage = givenStorage(), email: string | null = 'kari@eksempel.no') {
  const answers = givenAnswers<(typeof ticket)[]>()
  const tickets = createTickets({
    partner: { tickets: (_, signal) => answers.ask(signal) },
    asMember: (ask) => ask(),
    storage: () => storage,
    email: () => email,
    now: () => NOW,
  })
  return { ...tickets, asked: answers.asked, storage }
}

describe('tickets without coverage', () => {
  test('are those of the last visit, with the moment they are from', async () => {
    const before = givenTickets()
    const fetched = before.fetchTickets()
    before.asked[0]?.answer([ticket])
    await fetched

    const { fetchTickets, asked, store, savedAt } = givenTickets(before.storage)
    const again = fetchTickets()
    expect(store.getState()).toEqual({ items: [ticket], loading: true, error: null })
    expect(savedAt.getState()).toBe('2026-11-20T17:00:00.000Z')
    asked[0]?.fail(new TypeError('Failed to fetch'))
    await again
    expect(store.getState()).toMatchObject({
      items: [ticket],
      loading: false,
      error: { error: { code: 'no_answer' } },
    })
    expect(savedAt.getState()).not.toBeNull()
  })

  test('are no longer a copy when the answer comes after all', async () => {
    const storage = givenStorage()
    keepTickets(() => storage, {
      email: 'kari@eksempel.no',
      savedAt: '2026-11-01T10:00:00Z',
      items: [ticket],
    })
    const { fetchTickets, asked, store, savedAt } = givenTickets(storage)
    const fetched = fetchTickets()
    asked[0]?.answer([])
    await fetched
    expect(store.getState().items).toEqual([])
    expect(savedAt.getState()).toBeNull()
  })

  test('are shown to nobody else', () => {
    const storage = givenStorage()
    keepTickets(() => storage, { email: 'ola@eksempel.no', savedAt: '2026-11-01T10:00:00Z', items: [ticket] })
    const { fetchTickets, store } = givenTickets(storage)
    void fetchTickets()
    expect(store.getState().items).toEqual([])
  })

  test('come to nothing where the browser keeps nothing', async () => {
    expect(readTickets(closedStorage, 'kari@eksempel.no')).toBeNull()
    expect(() => keepTickets(closedStorage, { email: '', savedAt: '', items: [] })).not.toThrow()
  })

  test('are left out when what is kept is broken, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
        const storage = givenStorage({ [TICKETS_KEY]: kept })
        expect(readTickets(() => storage, 'kari@eksempel.no')).toBeNull()
      }),
    )
    const storage = givenStorage()
    const items = [{}, null, ticket] as (typeof ticket)[]
    keepTickets(() => storage, { email: 'k', savedAt: '2026-11-01T10:00:00Z', items })
    expect(readTickets(() => storage, 'k')?.items).toEqual([ticket])
  })

  test('are left out when they were saved before addresses were confirmed', () => {
    const saved = { email: 'kari@eksempel.no', savedAt: '2026-11-01T10:00:00Z', items: [ticket] }
    const { fetchTickets, store } = givenTickets(givenStorage({ [TICKETS_KEY]: JSON.stringify(saved) }))
    void fetchTickets()
    expect(store.getState().items).toEqual([])
  })
})

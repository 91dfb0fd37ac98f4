import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createArea } from './area.ts'
import { INITIAL_LIST, type ListAction, listReducer } from './list.ts'
import { createPagedList } from './paged-list.ts'
import { givenCallError, givenReplies } from './test-partner.ts'

const list = (changes = {}) => ({ items: [1, 2], loading: false, error: null as unknown, ...changes })

describe('a list from the server', () => {
  test('is initially empty', () => {
    expect(INITIAL_LIST).toEqual({ items: [], loading: false, error: null })
  })

  test.each([
    ['a request leaves the items in place', list(), { type: 'requested' }, list({ loading: true })],
    [
      'a response replaces the list',
      list({ loading: true }),
      { type: 'received', items: [3] },
      list({ items: [3] }),
    ],
    [
      'a further page is appended',
      list({ loading: true }),
      { type: 'continued', items: [3] },
      list({ items: [1, 2, 3] }),
    ],
    [
      'a failure ends loading, with its error',
      list({ loading: true }),
      { type: 'failed', error: 'no' },
      list({ error: 'no' }),
    ],
  ] as const)('%s', (_, before, action, then) => {
    expect(listReducer(before, action as ListAction<number>)).toEqual(then)
  })
})

function givenPaged(size = 2) {
  const replies = givenReplies<number[]>()
  const skips: number[] = []
  const area = createArea<typeof EMPTY, ListAction<number>>(EMPTY, listReducer)
  const paged = createPagedList({
    area,
    pageSize: size,
    fetchPage({ skip }, signal) {
      skips.push(skip)
      return replies.request(signal)
    },
  })
  return { ...paged, store: area.store, requests: replies.requests, skips }
}
const EMPTY = { items: [] as number[], loading: false, error: null as unknown }

describe('a list that is fetched page by page', () => {
  test('has more when its last page was full', async () => {
    const { fetchFirst, fetchMore, requests, store, hasMore, skips } = givenPaged()
    const first = fetchFirst()
    requests[0]?.reply([1, 2])
    await first
    expect(hasMore.getState()).toBe(true)
    const more = fetchMore()
    requests[1]?.reply([3])
    await more
    expect(store.getState().items).toEqual([1, 2, 3])
    expect([hasMore.getState(), skips]).toEqual([false, [0, 2]])
  })

  test('can be fetched with all its pages, and changes when the last has arrived', async () => {
    const { fetchAll, requests, store, hasMore, skips } = givenPaged()
    const all = fetchAll()
    for (const [at, page] of [[1, 2], [3, 4], [5]].entries()) {
      await vi.waitFor(() => expect(requests).toHaveLength(at + 1))
      expect(store.getState().items).toEqual([])
      requests[at]?.reply(page)
    }
    await all
    expect(store.getState()).toEqual({ items: [1, 2, 3, 4, 5], loading: false, error: null })
    expect([hasMore.getState(), skips]).toEqual([false, [0, 2, 4]])
  })

  test('stops fetching all pages when the first page is requested', async () => {
    const { fetchAll, fetchFirst, requests, store } = givenPaged()
    const all = fetchAll()
    const first = fetchFirst()
    requests[1]?.reply([1, 2])
    requests[0]?.reply([8, 9])
    expect([await all, await first]).toEqual([false, true])
    expect(store.getState().items).toEqual([1, 2])
    expect(requests).toHaveLength(2)
  })

  test('keeps its items when the next page fails', async () => {
    const { fetchFirst, fetchMore, requests, store } = givenPaged()
    const first = fetchFirst()
    requests[0]?.reply([1, 2])
    await first
    const more = fetchMore()
    requests[1]?.fail(givenCallError(500, 'internal'))
    await more
    expect(store.getState()).toMatchObject({
      items: [1, 2],
      loading: false,
      error: { error: { code: 'internal' } },
    })
  })

  test('an older response is ignored, whether it is late, early or a failure, and its request is aborted', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        async (succeeds, picks) => {
          const { fetchFirst, requests, store } = givenPaged()
          const fetches = succeeds.map(() => fetchFirst())
          expect(requests.slice(0, -1).every(({ signal }) => signal?.aborted)).toBe(true)
          const pending = succeeds.map((isSuccess, index) => ({ isSuccess, index }))
          while (pending.length > 0) {
            const [{ isSuccess, index }] = pending.splice(
              (picks.next().value as number) % pending.length,
              1,
            ) as [{ isSuccess: boolean; index: number }]
            if (isSuccess) requests[index]?.reply([index])
            else requests[index]?.fail(givenCallError(500, `failure-${index}`))
            await Promise.resolve()
          }
          await Promise.all(fetches)
          const last = succeeds.length - 1
          expect(store.getState()).toEqual(
            succeeds[last]
              ? { items: [last], loading: false, error: null }
              : {
                  items: [],
                  loading: false,
                  error: { error: { code: `failure-${last}`, message: `failure-${last}` } },
                },
          )
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createArea } from './area.ts'
import { INITIAL_LIST, type ListAction, reduceList } from './list.ts'
import { createPagedList } from './paged-list.ts'
import { failure, givenAnswers } from './test-partner.ts'

const list = (changes = {}) => ({ items: [1, 2], loading: false, error: null as unknown, ...changes })

describe('a list of the server’s', () => {
  test('is empty at first', () => {
    expect(INITIAL_LIST).toEqual({ items: [], loading: false, error: null })
  })

  test.each([
    ['a request keeps what is there', list(), { type: 'requested' }, list({ loading: true })],
    [
      'an answer is the list',
      list({ loading: true }),
      { type: 'received', items: [3] },
      list({ items: [3] }),
    ],
    ['more is added', list({ loading: true }), { type: 'continued', items: [3] }, list({ items: [1, 2, 3] })],
    [
      'a failure ends the waiting and is kept',
      list({ loading: true }),
      { type: 'failed', error: 'no' },
      list({ error: 'no' }),
    ],
  ] as const)('%s', (_, before, action, then) => {
    expect(reduceList(before, action as ListAction<number>)).toEqual(then)
  })
})

function givenPaged(size = 2) {
  const answers = givenAnswers<number[]>()
  const skips: number[] = []
  const area = createArea<typeof EMPTY, ListAction<number>>(EMPTY, reduceList)
  const paged = createPagedList({
    area,
    size,
    ask({ skip }, signal) {
      skips.push(skip)
      return answers.ask(signal)
    },
  })
  return { ...paged, store: area.store, asked: answers.asked, skips }
}
const EMPTY = { items: [] as number[], loading: false, error: null as unknown }

describe('a list that comes page by page', () => {
  test('has more when its last page was full', async () => {
    const { fetchFirst, fetchMore, asked, store, unfinished, skips } = givenPaged()
    const first = fetchFirst()
    asked[0]?.answer([1, 2])
    await first
    expect(unfinished.getState()).toBe(true)
    const more = fetchMore()
    asked[1]?.answer([3])
    await more
    expect(store.getState().items).toEqual([1, 2, 3])
    expect([unfinished.getState(), skips]).toEqual([false, [0, 2]])
  })

  test('is fetched whole, as one answer, by whoever must know all of it', async () => {
    const { fetchWhole, asked, store, unfinished, skips } = givenPaged()
    const whole = fetchWhole()
    for (const [at, page] of [[1, 2], [3, 4], [5]].entries()) {
      await vi.waitFor(() => expect(asked).toHaveLength(at + 1))
      expect(store.getState().items).toEqual([])
      asked[at]?.answer(page)
    }
    await whole
    expect(store.getState()).toEqual({ items: [1, 2, 3, 4, 5], loading: false, error: null })
    expect([unfinished.getState(), skips]).toEqual([false, [0, 2, 4]])
  })

  test('that is being fetched whole gives way to whoever asks for its first page', async () => {
    const { fetchWhole, fetchFirst, asked, store } = givenPaged()
    const whole = fetchWhole()
    const first = fetchFirst()
    asked[1]?.answer([1, 2])
    asked[0]?.answer([8, 9])
    expect([await whole, await first]).toEqual([false, true])
    expect(store.getState().items).toEqual([1, 2])
    expect(asked).toHaveLength(2)
  })

  test('keeps what it has when the next page fails', async () => {
    const { fetchFirst, fetchMore, asked, store } = givenPaged()
    const first = fetchFirst()
    asked[0]?.answer([1, 2])
    await first
    const more = fetchMore()
    asked[1]?.fail(failure(500, 'internal'))
    await more
    expect(store.getState()).toMatchObject({
      items: [1, 2],
      loading: false,
      error: { error: { code: 'internal' } },
    })
  })

  test('an older answer never wins, whether it is late, early or a failure, and its request is aborted', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        async (succeeds, picks) => {
          const { fetchFirst, asked, store } = givenPaged()
          const requests = succeeds.map(() => fetchFirst())
          expect(asked.slice(0, -1).every(({ signal }) => signal?.aborted)).toBe(true)
          const left = succeeds.map((isGood, index) => ({ isGood, index }))
          while (left.length > 0) {
            const [{ isGood, index }] = left.splice((picks.next().value as number) % left.length, 1) as [
              { isGood: boolean; index: number },
            ]
            if (isGood) asked[index]?.answer([index])
            else asked[index]?.fail(failure(500, `failure-${index}`))
            await Promise.resolve()
          }
          await Promise.all(requests)
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

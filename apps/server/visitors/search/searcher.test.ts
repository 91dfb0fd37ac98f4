import { WORDS_BY_LANGUAGE } from '@lerret/words/languages'
import { expect, test } from 'vitest'
import { createSearcher } from './searcher.ts'

test('with too many searches waiting, another one is rejected in the language of the house, with a time to retry', async () => {
  const live = () => ({ release: { shell: { htmlLang: 'nb' } } }) as never
  const searcher = createSearcher({} as never, live, { maxConcurrent: 1, maxWaiting: 1 })
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const first = searcher.runQueued(() => held)
  const second = searcher.runQueued(async () => 'second')
  await expect(searcher.runQueued(async () => 'third')).rejects.toMatchObject({
    code: 'overloaded',
    message: WORDS_BY_LANGUAGE.nb.searchUnavailable,
    retryAfter: 5,
  })
  letGo()
  await first
  expect(await second).toBe('second')
  expect(await searcher.runQueued(async () => 'later')).toBe('later')
})

test('a search runs once a release', async () => {
  let queries = 0
  const db = {
    execute: async () => ({ rows: queries++ ? [] : [] }),
    select: () => ({ from: () => ({ where: async () => [] }) }),
  }
  let release = { id: 'a', revision: 1, madeAt: '2026-11-20T12:00:00.000Z', shell: { htmlLang: 'nn' } }
  const searcher = createSearcher(db as never, () => ({ release }) as never)
  const search = () => searcher.search({ query: 'kino', skip: 0, take: 20 })
  await search()
  const once = queries
  await search()
  expect(queries).toBe(once)
  release = { ...release, revision: 2 }
  await search()
  expect(queries).toBe(2 * once)
})

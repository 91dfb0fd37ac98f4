import type { Browser } from '@playwright/test'
import { createQueries, manyArticles } from '../api/articles.ts'
import { type Figure, median } from './figure.ts'
import { openEditorContext } from './sign-in.ts'

const RECORDS = 10_000
const RECORDS_PER_SAVE = 100
const QUERIES = 40

/** Measures how long the server takes to filter a list of 10,000 articles by words and state. */
export async function timeLists(browser: Browser, url: string): Promise<Figure[]> {
  const context = await openEditorContext(browser, url)
  const { request } = context
  const articles = manyArticles(RECORDS)
  for (let start = 0; start < RECORDS; start += RECORDS_PER_SAVE) {
    const records = articles
      .slice(start, start + RECORDS_PER_SAVE)
      .map(({ kind, record }) => ({ kind, id: record.id, basedOn: 0, body: record }))
    const reply = await request.post('/redaksjon/api/content/save', { data: { records }, timeout: 0 })
    if (!reply.ok()) throw new Error(`The articles cannot be saved: ${await reply.text()}`)
  }
  const times: number[] = []
  for (const search of createQueries(QUERIES)) {
    const query = new URLSearchParams({
      kinds: 'article',
      order: 'title',
      state: 'draft',
      take: '50',
      search,
    })
    const started = performance.now()
    const reply = await request.get(`/redaksjon/api/content?${query}`)
    await reply.body()
    times.push(performance.now() - started)
    if (!reply.ok()) throw new Error(`The list cannot be read: ${await reply.text()}`)
  }
  await context.close()
  return [
    { name: 'list of 10,000 articles, filtered, median', value: median(times), unit: 'ms', goal: 100 },
    { name: 'list of 10,000 articles, filtered, slowest', value: Math.max(...times), unit: 'ms', goal: null },
  ]
}

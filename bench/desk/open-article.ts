import type { Page } from '@playwright/test'
import { waitUntilQuiet } from '../wait-until-quiet.ts'

const PARAGRAPHS = 60
const WORDS_PER_PARAGRAPH = 50

/** Saves an article of 3,000 words, and opens it with the cursor in its text. */
export async function openArticle(page: Page, id: string) {
  const paragraph = `<p>${'Levande orgel kvar tysdag i Fjordheim. '.repeat(WORDS_PER_PARAGRAPH / 6)}</p>`
  const now = Date.now()
  const body = {
    id,
    title: `Målt ${id.slice(0, 8)}`,
    slug: `malt-${id.slice(0, 8)}`,
    category: 'news',
    author: 'Amina Berge',
    image: '',
    thumbnail: '',
    content: paragraph.repeat(PARAGRAPHS),
    node_locale: 'nb',
    createdAt: now,
    updatedAt: now,
    order: 0,
  }
  const reply = await page.request.post('/redaksjon/api/content/save', {
    data: { records: [{ kind: 'article', id, basedOn: 0, body }] },
  })
  if (!reply.ok()) throw new Error(`The article cannot be saved: ${await reply.text()}`)
  await page.goto(`/redaksjon/nyhende/${id}`)
  const text = page.getByRole('textbox', { name: 'Tekst' })
  await text.waitFor()
  await text.locator('p').first().click()
  await waitUntilQuiet(page)
  return body
}

import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { waitUntilQuiet } from '../wait-until-quiet.ts'
import { type Figure, median } from './figure.ts'
import { openArticle } from './open-article.ts'
import { openEditorContext } from './sign-in.ts'

const ROUNDS = 9

/** Measures from the press of the button until the answer, which comes when visitors get the new page. */
export async function timePublishing(browser: Browser, url: string): Promise<Figure[]> {
  const context = await openEditorContext(browser, url)
  const page = await context.newPage()
  const { slug } = await openArticle(page, randomUUID())
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await page.getByRole('textbox', { name: 'Tekst' }).locator('p').first().click()
    await page.keyboard.type(`runde${round}`)
    await page.getByText(/^Lagra \d/).waitFor()
    await waitUntilQuiet(page)
    const answered = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const before = findAnswer()
          document.addEventListener(
            'click',
            ({ timeStamp }) =>
              new MutationObserver((_, observer) => {
                const answer = findAnswer()
                if (!answer || answer === before) return
                observer.disconnect()
                resolve(performance.now() - timeStamp)
              }).observe(document, { childList: true, subtree: true, characterData: true }),
            { capture: true, once: true },
          )
          function findAnswer() {
            return [...document.querySelectorAll('h2')].find(({ textContent }) =>
              textContent?.startsWith('Ute på'),
            )
          }
        }),
    )
    await page.getByRole('button', { name: 'Publiser', exact: true }).click()
    times.push(await answered)
    const html = await (await page.request.get(`/article/${slug}`)).text()
    if (!html.includes(`runde${round}`)) throw new Error('The answer came before the page was live.')
  }
  await context.close()
  // The first one loads what publishing needs.
  return [
    { name: 'publish, from press to live, median', value: median(times.slice(1)), unit: 'ms', goal: 200 },
  ]
}

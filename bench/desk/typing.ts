import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { waitUntilQuiet } from '../wait-until-quiet.ts'
import { type Figure, median } from './figure.ts'
import { openArticle } from './open-article.ts'
import { openEditorContext } from './sign-in.ts'
import { traceLongestTask } from './trace.ts'

const LETTERS = 60
/** A quick typist. */
const KEY_INTERVAL_MS = 80
const PREVIEWS = 15

/** The longest task while an article of 3,000 words is being typed in, and the time until a letter is in the preview. */
export async function timeTyping(browser: Browser, url: string): Promise<Figure[]> {
  const context = await openEditorContext(browser, url)
  const page = await context.newPage()
  const id = randomUUID()
  await openArticle(page, id)
  const longest = await traceLongestTask(browser, page, 'keydown', async () => {
    await page.keyboard.type('orgel '.repeat(LETTERS / 6), { delay: KEY_INTERVAL_MS })
  })
  await page.getByRole('button', { name: 'Førehandsvis' }).click()
  await page.frameLocator('iframe').locator('main').waitFor()
  await page.getByRole('textbox', { name: 'Tekst' }).locator('p').first().click()
  const times: number[] = []
  for (let number = 0; number < PREVIEWS; number++) times.push(await timePreview(page, number))
  await context.close()
  return [
    { name: 'typing, longest task', value: longest, unit: 'ms', goal: 50 },
    { name: 'key press to preview, median', value: median(times), unit: 'ms', goal: 100 },
  ]
}

/** Measures from a key press to the frame in which the preview has the letter. */
async function timePreview(page: Page, number: number): Promise<number> {
  const word = `x${number}y`
  const shown = page.evaluate(
    (expected) =>
      new Promise<number>((resolve) => {
        let pressedAt = 0
        document.addEventListener('keydown', (event) => (pressedAt = event.timeStamp), { capture: true })
        const look = () => {
          const text = document.querySelector('iframe')?.contentDocument?.querySelector('main')?.textContent
          if (text?.includes(expected)) resolve(performance.now() - pressedAt)
          else requestAnimationFrame(look)
        }
        look()
      }),
    word,
  )
  await page.keyboard.type(word)
  const milliseconds = await shown
  await waitUntilQuiet(page)
  return milliseconds
}

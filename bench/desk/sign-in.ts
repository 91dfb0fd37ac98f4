import type { Browser, BrowserContext } from '@playwright/test'
import { DEMO_PASSWORD } from '../../e2e/house/house.ts'

/** A browser in which an editor of the demo is signed in. */
export async function openEditorContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'nn-NO',
  })
  const reply = await context.request.post('/redaksjon/api/session', {
    data: { email: 'redaktor@fjordheim.example', password: DEMO_PASSWORD },
  })
  if (!reply.ok()) throw new Error(`The editor cannot sign in: ${await reply.text()}`)
  return context
}

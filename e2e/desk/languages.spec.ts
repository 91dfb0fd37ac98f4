import { LANGUAGE_NAMES, type Language } from '@lerret/model'
import type { Page } from '@playwright/test'
import { findBarriers } from '../barriers.ts'
import { DEMO_PASSWORD, type House, removeFolder, startHouse } from '../house/house.ts'
import { expect, test } from './editor.ts'
import { collectTexts, createDemoTexts } from './languages/content-texts.ts'
import { createForeignWordCheck } from './languages/foreign-words.ts'
import { readTexts } from './languages/read-texts.ts'
import { ALL_CALLS, CONTENT_CALLS, collectReplies } from './languages/replies.ts'
import type { DeskState } from './states/desk-state.ts'
import { DESK_STATES, signInAdmin, trackRequests, visitDeskState } from './states.ts'

let house: House
test.afterEach(async () => {
  await house.stop()
  await removeFolder(house.dataDir)
})

/** What a person does to reach a state is written with the words of nynorsk, so each screen is read as it opens. */
const OPENED = Object.values(
  Object.fromEntries(
    Object.entries(DESK_STATES).map(([name, { after: _, ...state }]) => [
      state.before || state.replies ? name : `${state.isSignedOut} ${state.path}`,
      { ...state, name },
    ]),
  ),
)

/** Forms, lists and tables whose structure may depend on words. */
const SCANNED_PATHS = [
  '',
  '/nyhende/ny',
  '/innstillingar/huset',
  '/innstillingar/billettsal',
  '/vekeplan',
  '/konto',
]

// A word in the code is found in either language.
for (const language of ['en', 'nb'] as const) {
  test(`the desk of a house in ${LANGUAGE_NAMES[language]} has no words of another language`, async ({
    browser,
  }) => {
    test.setTimeout(600_000)
    house = await startHouse({ env: { DEMO_PASSWORD } })
    const context = await browser.newContext({ baseURL: house.url, reducedMotion: 'reduce' })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await chooseHouseLanguage(page, language)
    await context.clearCookies()

    const isForeign = await createForeignWordCheck(language)
    const content = createDemoTexts()
    const waitUntilLoaded = trackRequests(page)
    const found: Record<string, string[]> = {}
    let previous: DeskState | undefined
    for (const state of OPENED.filter(({ isSignedOut }) => isSignedOut)) await read(state)
    await signInAdmin(page)
    for (const state of OPENED.filter(({ isSignedOut }) => !isSignedOut)) await read(state)
    await context.close()
    expect(found).toEqual({})

    async function read({ name, ...state }: DeskState & { name: string }) {
      // A state replaces replies by its own, with content of any kind.
      collectTexts(state.replies, content)
      const replies = collectReplies(page, state.before ? ALL_CALLS : CONTENT_CALLS)
      await visitDeskState(page, state, { previous, waitUntilLoaded })
      previous = state
      for (const text of await replies()) content.add(text)
      const problems = (await page.evaluate(readTexts)).filter((text) => isForeign(text, content))
      if ((await page.locator('html').getAttribute('lang')) !== language) problems.push('the wrong lang')
      if (language === 'en' && !state.before && !state.replies && SCANNED_PATHS.includes(state.path))
        problems.push(...(await findBarriers(page, { within: 'main', only: 'structure' })))
      if (problems.length > 0) found[name] = problems
    }
  })
}

/** As the settings of the desk do. */
async function chooseHouseLanguage(page: Page, htmlLang: Language) {
  await signInAdmin(page)
  const key = { kind: 'settings', id: 'site' }
  const call = async (method: 'get' | 'post', path: string, data?: unknown) => {
    const reply = await page.request[method](`/redaksjon/api/content/${path}`, { data })
    expect(reply.status()).toBe(200)
    return reply.json()
  }
  const { draft } = await call('get', 'settings/site')
  const saved = await call('post', 'save', {
    records: [{ ...key, basedOn: draft.version, body: { ...draft.body, htmlLang } }],
  })
  await call('post', 'publish', { records: [{ ...key, version: saved.versions[0] }] })
}

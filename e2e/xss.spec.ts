import { randomUUID } from 'node:crypto'
import { articlePath, MAX_COMMENT_LENGTH, MAX_NAME_LENGTH, toHref } from '@lerret/model'
import type { APIRequestContext, Frame, Page } from '@playwright/test'
import { HIT, XSS_PAYLOADS } from '../apps/server/content/records/html/xss-payloads.ts'
import { expect, test } from './browser.ts'
import { ADMIN_EMAIL } from './desk/editor.ts'
import { DEMO_PASSWORD, type House, removeFolder, startHouse } from './house/house.ts'
import { FILM } from './member.ts'
import { waitForHydration } from './visit.ts'

/** The database stores no NUL, so the others cannot be saved. */
const payloads = XSS_PAYLOADS.filter((payload) => !payload.includes('\0'))
/** Closes what a payload may leave open, so that the next one is not read as a part of it. */
const CLOSING =
  '--></style></textarea></xmp></noscript></template></select></script></iframe></svg></math></form>\n'
const toHtml = (batch: readonly string[]) => batch.join(CLOSING)
const toText = (batch: readonly string[]) => batch.join(' ')

// Elements that payloads leave open are inside each other, and a text with more than a hundred is refused.
const BATCHES = 10
const batches = Array.from({ length: BATCHES }, (_, number) =>
  payloads.filter((_, index) => index % BATCHES === number),
)
const articles = batches.map((batch, number) => ({
  id: randomUUID(),
  slug: `"><svg/onload=${HIT}>-${number}`,
  title: `Fløytekveld ${number} ${toText(batch.filter((_, index) => index % 6 === number % 6))}`,
  category: 'news',
  author: toText(batch.slice(0, 20)),
  image: `javascript:${HIT}`,
  thumbnail: `"><img src=x onerror=${HIT}>`,
  content: `<p>Fløytekveld</p>${toHtml(batch)}`,
  lead: toText(batch),
  node_locale: 'nb',
  createdAt: Date.parse('2026-11-20T08:00:00Z'),
  updatedAt: Date.parse('2026-11-20T08:00:00Z'),
  order: 0,
}))
const [some] = batches as [string[]]

// The content security policy would stop a payload that gets through, so these tests do without it.
test.use({ bypassCSP: true })

let house: House
test.beforeAll(async () => {
  house = await startHouse({ env: { DEMO_PASSWORD } })
})
test.afterAll(async () => {
  await house.stop()
  await removeFolder(house.dataDir)
})

test('no payload runs or remains in a page, wherever it was written', async ({ page }) => {
  expect(payloads.length).toBeGreaterThanOrEqual(300)
  let hits = 0
  await page.exposeFunction('hit', () => {
    hits++
  })
  await test.step('this browser runs them as they are', async () => {
    await page.setContent(toHtml(payloads.slice(0, 200)))
    await expect.poll(() => hits).toBeGreaterThan(5)
    expect((await findRemains(page.mainFrame())).length).toBeGreaterThan(50)
    await page.goto(house.url)
    hits = 0
  })

  const request = page.request
  await signIn(request)
  const culturePath = await publishPayloads(request)
  await addReviews(request)

  await test.step('pages of the site', async () => {
    for (const path of ['/', '/nyhende', culturePath, ...articlePaths]) {
      await open(page, path)
      await expectClean(page)
    }
    await open(page, FILM)
    const reviews = page.getByRole('region', { name: 'Kva publikum syntest' })
    await reviews.getByRole('button', { name: 'Les omtalane' }).click()
    await expect(reviews.getByText(some[0] as string).first()).toBeAttached()
    await expectClean(page)
  })

  await test.step('pages that the site’s script opens', async () => {
    await open(page, '/kino')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    for (const [path, title] of [
      ...articlePaths.map((path, number) => [path, `Fløytekveld ${number}`]),
      [culturePath, 'Fløytekveld på scena'],
      [FILM, 'Fløytekveld på kino'],
      ['/nyhende', 'Nyhende'],
    ] as [string, string][]) {
      await page.evaluate((path) => void navigation.navigate(path), path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      await expectClean(page)
    }
    expect(await page.evaluate('window.isSameDocument')).toBe(true)
  })

  await test.step('searches and suggestions', async () => {
    const queries = ['fløytekveld', ...batches.map((batch) => toText(batch).slice(0, 150))]
    for (const query of queries) {
      await page.goto(`${house.url}/sok?q=${encodeURIComponent(query)}`)
      await expectClean(page)
    }
  })

  await test.step('the desk: lists, text editor, pasted text and preview', async () => {
    await page.goto(`${house.url}/redaksjon/nyhende`)
    await expect(page.getByRole('link', { name: 'Fløytekveld 0' })).toBeVisible()
    await expectClean(page)
    const [first] = articles
    await page.goto(`${house.url}/redaksjon/nyhende/${first?.id}`)
    const text = page.getByRole('textbox', { name: 'Tekst' })
    await expect(text).toContainText('Fløytekveld')
    await text.click()
    await text.evaluate(
      (element, html) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', html)
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      `<p>Limt inn</p>${toHtml(batches[1] as string[])}`,
    )
    await expect(text).toContainText('Limt inn')
    await expectClean(page)
    await page.getByRole('button', { name: 'Førehandsvis' }).click()
    const preview = page.frameLocator('iframe[title="Førehandsvising"]')
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('Fløytekveld 0')
    await expectClean(page)
  })
  expect(hits).toBe(0)
})

const articlePaths = articles.map((article) => toHref(articlePath(article)))

async function open(page: Page, path: string) {
  await page.goto(house.url + path)
  await waitForHydration(page)
}

async function signIn(request: APIRequestContext) {
  const data = { email: ADMIN_EMAIL, password: DEMO_PASSWORD }
  expect((await request.post(`${house.url}/redaksjon/api/session`, { data })).status()).toBe(200)
}

/** Publishes articles, a film and a culture item that hold the payloads. Returns the path of the culture item. */
async function publishPayloads(request: APIRequestContext): Promise<string> {
  const api = `${house.url}/redaksjon/api/content`
  const [film, culture] = await Promise.all([
    findProduction('movie', 'Metropolis'),
    findProduction('culture'),
  ])
  const texts = {
    contents: [{ summary: toText(some), body: toHtml(some) }],
    features: some.slice(0, 40),
  }
  const filmTexts = {
    title: `Fløytekveld på kino ${toText(some)}`,
    originalTitle: toText(some),
    genres: some,
    countries: some,
    directors: some,
    cast: some,
    distributor: toText(some),
  }
  const cultureTexts = {
    title: `Fløytekveld på scena ${toText(some)}`,
    objectClass: toText(some),
    performers: some,
    organizer: toText(some),
  }
  const records = [
    ...articles.map((body) => ({ kind: 'article', id: body.id, basedOn: 0, body })),
    { ...film, body: { ...film.body, ...texts, ...filmTexts } },
    { ...culture, body: { ...culture.body, ...texts, ...cultureTexts } },
  ]
  const save = await request.post(`${api}/save`, { data: { records } })
  expect(save.status(), await save.text()).toBe(200)
  const { versions } = await save.json()
  const publish = await request.post(`${api}/publish`, {
    data: { records: records.map(({ kind, id }, index) => ({ kind, id, version: versions[index] })) },
  })
  expect(publish.status(), await publish.text()).toBe(200)
  return `/${culture.body.pageReference}`

  async function findProduction(object: string, search = '') {
    const query = new URLSearchParams({ kinds: 'production', object, search, take: '1' })
    const { items } = await (await request.get(`${api}?${query}`)).json()
    const { draft } = await (await request.get(`${api}/production/${items[0].id}`)).json()
    return { kind: 'production', id: items[0].id, basedOn: draft.version, body: draft.body }
  }
}

/** Members whose names are payloads review the film with payloads. */
async function addReviews(request: APIRequestContext) {
  const names = payloads.filter((payload) => payload.length <= MAX_NAME_LENGTH && isOneLine(payload))
  const call = async (name: string, data: object) => {
    const reply = await request.post(`${house.url}/partners/178/api/${name}`, { data })
    expect(reply.status(), await reply.text()).toBe(200)
  }
  for (const [number, batch] of batches.slice(0, 4).entries()) {
    const Email = `floyte-${number}@nordmann.example`
    await call('CreateUserDx', { Email, UserName: names[number * 31], Password: DEMO_PASSWORD })
    const Comment = toText(batch).slice(0, MAX_COMMENT_LENGTH)
    await call('AddReviewDx', { EdiNumber: 'NFD20100212', Rating: 3, Comment })
  }
  await call('LogoutDx', {})
}

const isOneLine = (text: string) => !/\p{Cc}/u.test(text)

/** What is left of payloads in a page: elements and attributes that could run a script. Acts on all elements first. */
const findRemains = (frame: Frame) =>
  frame.evaluate(() => {
    const remains: string[] = []
    for (const element of document.querySelectorAll('*')) {
      const isOurs = element.matches(
        'script[data-app], script[type="application/ld+json"], script[src^="/redaksjon/assets/"]',
      )
      const isText = element.closest('[class*=Prose-prose], .ProseMirror') !== null
      if (!isOurs && element.matches('script, object, embed, base, math, foreignObject, [srcdoc]'))
        remains.push(element.outerHTML)
      if (
        isText &&
        element.matches('style, iframe, link, meta, form, svg:not([aria-hidden]), template, noscript')
      )
        remains.push(element.outerHTML)
      // Nothing opens what a meta element says.
      for (const { name, value } of element.localName === 'meta' ? [] : element.attributes)
        if (/^on/i.test(name) || /^[\s\p{Cc}]*(javascript|vbscript|data:text)/iu.test(value))
          remains.push(element.outerHTML)
      for (const type of ['error', 'load', 'click', 'focus', 'mouseover', 'toggle', 'pointerenter'])
        if (element.closest('main')) element.dispatchEvent(new Event(type))
    }
    return remains.map((html) => html.slice(0, 300))
  })

const expectClean = async (page: Page) => {
  for (const frame of page.frames()) expect(await findRemains(frame)).toEqual([])
}

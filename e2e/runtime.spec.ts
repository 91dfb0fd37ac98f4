import { test as base, expect, type Page } from '@playwright/test'
import { digTunnel, type Trick, type Tunnel } from './tunnel.ts'
import { comesToLife } from './visit.ts'

/** A visitor behind a connection that can fail. The console is read, not silent: the log lines are part of the order. */
const test = base.extend<{ tunnel: Tunnel; visitor: Visitor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used.
  tunnel: async ({}, use) => {
    const tunnel = await digTunnel(process.env.HOUSE_URL as string)
    // Nobody looks at the pictures here, and making them takes time.
    tunnel.play(/^\/images\//, { kind: 'answer', status: 204, body: '' })
    await use(tunnel)
    await tunnel.close()
  },
  visitor: async ({ page, tunnel }, use) => use(await followVisitor(page, tunnel)),
})
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } })

interface Visitor {
  /** Opens a page, and waits until it has come to life. */
  open(path: string): Promise<void>
  /** Presses a link to a path of this site. */
  press(href: string): Promise<void>
  pageLoads(): number
  lines(): string[]
  heading(): Promise<string>
}

/** The browser's own words on failed requests, and the test's on workers. */
const NOT_OURS = /^Failed to load resource|^Service Worker registration blocked/

async function followVisitor(page: Page, tunnel: Tunnel): Promise<Visitor> {
  let loads = 0
  const lines: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  page.on('console', (message) => {
    if (!NOT_OURS.test(message.text())) lines.push(message.text())
  })
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`))
  return {
    async open(path) {
      await page.goto(tunnel.url + path)
      await comesToLife(page)
    },
    async press(href) {
      await page.evaluate((to) => {
        const link = document.createElement('a')
        link.href = to
        document.querySelector('main')?.append(link)
        link.click()
      }, href)
    },
    pageLoads: () => loads,
    lines: () => lines,
    heading: () => page.getByRole('heading', { level: 1 }).innerText(),
  }
}

const failed = (path: string) => `Loading the component/JSON/Layout for ${path} failed`
/** Links in view are fetched while the browser is idle; these tests ask for pages that nobody has fetched. */
const FILM = '/metropolis-dxm-20100212'

/** Ways in which the data of a page can fail to come. */
const FAILURES: [name: string, trick: Trick][] = [
  ['is blocked', { kind: 'cut' }],
  ['is an error of the server', { kind: 'answer', status: 500, body: 'x' }],
  [
    'is a page of a proxy',
    { kind: 'answer', status: 200, type: 'text/html', body: '<!doctype html><p>Log in' },
  ],
  ['is cut off', { kind: 'change', change: (body) => body.slice(0, body.length / 2) }],
]

test('a link shows its page without a page load: title, canonical address, menu, focus and announcement follow', async ({
  page,
  visitor,
}) => {
  await visitor.open('/om-oss')
  await page
    .getByRole('navigation', { name: 'Hovudmeny' })
    .getByRole('link', { name: 'Leige', exact: true })
    .click()
  await expect(page).toHaveURL(/\/leige$/)
  await expect(page).toHaveTitle(/^Leige/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status')).toHaveText(/^Leige/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/leige$/)
  await expect(page.locator('header [aria-current]')).toHaveText('Leige')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(visitor.pageLoads()).toBe(1)
  expect(visitor.lines()).toEqual([])
})

test('a page that the mouse rests on is drawn out of sight and asks for nothing; a press shows what was drawn', async ({
  page,
  visitor,
}) => {
  await visitor.open('/leige')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page
    .getByRole('navigation', { name: 'Hovudmeny' })
    .getByRole('link', { name: 'Kino', exact: true })
    .hover()
  const drawn = page.locator('main h1', { hasText: 'Kino' })
  await expect(drawn).toBeAttached()
  await expect(drawn).toBeHidden()
  expect(await visitor.heading()).toMatch(/Leig/)
  expect(asked.filter((path) => path.startsWith('/runtime/'))).toEqual([])
  const handle = await drawn.elementHandle()
  await page.mouse.down()
  await page.mouse.up()
  await expect(drawn).toBeVisible()
  expect(await handle?.evaluate((heading) => heading.isConnected)).toBe(true)
  expect(await page.locator('main h1').count()).toBe(1)
  expect(visitor.pageLoads()).toBe(1)
})

for (const [name, trick] of FAILURES) {
  test(`page data that ${name}: a press loads the page as a page, once`, async ({
    page,
    tunnel,
    visitor,
  }) => {
    await visitor.open('/om-oss')
    tunnel.play(/^\/page-data\/leige/, trick)
    await visitor.press('/leige?a=1#b')
    await expect(page).toHaveURL(/\/leige\?a=1#b$/)
    await expect(page).toHaveTitle(/^Leige/)
    await comesToLife(page)
    expect(visitor.pageLoads()).toBe(2)
    // Once for the press, and once for the page that was loaded, which stays as it is drawn.
    expect(visitor.lines()).toEqual([failed('/leige'), failed('/leige')])
  })

  test(`page data that ${name}: a page that is loaded directly stays as it is drawn, and is not loaded again`, async ({
    page,
    tunnel,
    visitor,
  }) => {
    tunnel.play(/^\/page-data\/leige/, trick)
    await visitor.open('/leige')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(visitor.pageLoads()).toBe(1)
    expect(visitor.lines()).toEqual([failed('/leige')])
  })

  test(`page data that ${name}: going back loads the page as a page, once`, async ({
    page,
    tunnel,
    visitor,
  }) => {
    await visitor.open('/om-oss')
    await visitor.press('/leige')
    await expect(page).toHaveTitle(/^Leige/)
    // More than five minutes later the page is asked for anew.
    await page.clock.setFixedTime(Date.now() + 6 * 60_000)
    tunnel.play(/^\/page-data\/om-oss/, trick)
    await page.goBack()
    await expect(page).toHaveTitle(/^Om oss/)
    await expect(page).toHaveURL(/\/om-oss$/)
    expect(visitor.pageLoads()).toBe(2)
    expect(visitor.lines()[0]).toBe(failed('/om-oss'))
  })
}

test('a page that takes three seconds: after one the address changes and the delay is told, then the page comes', async ({
  page,
  tunnel,
  visitor,
}) => {
  await visitor.open('/om-oss')
  await page.evaluate(() => {
    addEventListener('lerret:delayed-load', (event) => {
      document.body.dataset.delayed = (event as CustomEvent<{ path: string }>).detail.path
    })
  })
  tunnel.play(/^\/page-data\/leige/, { kind: 'late', ms: 3000 })
  await visitor.press('/leige')
  await expect(page).toHaveURL(/\/leige$/)
  await expect(page.locator('body')).toHaveAttribute('data-delayed', '/leige')
  await expect(page.locator('[data-progress]')).toBeVisible()
  await expect(page).toHaveTitle(/^Om oss/)
  await expect(page).toHaveTitle(/^Leige/)
  await expect(page.locator('[data-progress]')).toBeHidden()
  expect(visitor.pageLoads()).toBe(1)
  expect(visitor.lines()).toEqual([])
})

test('a newer press takes over from an older one, whose delay is never told', async ({
  page,
  tunnel,
  visitor,
}) => {
  await visitor.open('/om-oss')
  await page.evaluate(() =>
    addEventListener('lerret:delayed-load', () => (document.body.dataset.delayed = '')),
  )
  tunnel.play(/^\/page-data\/leige/, { kind: 'late', ms: 1500 })
  const olderCame = page.waitForResponse(/\/page-data\/leige/)
  await visitor.press('/leige')
  await visitor.press('/bar')
  await expect(page).toHaveTitle(/^Bar/)
  await olderCame
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await expect(page).toHaveURL(/\/bar$/)
  await expect(page).toHaveTitle(/^Bar/)
  await expect(page.locator('body')).not.toHaveAttribute('data-delayed')
  expect(visitor.pageLoads()).toBe(1)
})

test('code of a block that is blocked: a press loads the page as a page, once, and its HTML stands', async ({
  page,
  tunnel,
  visitor,
}) => {
  await visitor.open('/om-oss')
  tunnel.play(/^\/assets\/.*\.js/, { kind: 'cut' })
  // No page before it has had use for what search is drawn by.
  await visitor.press('/sok')
  await expect(page.getByRole('heading', { level: 1, name: 'Søk' })).toBeVisible()
  expect(visitor.pageLoads()).toBe(2)
  expect(visitor.lines()).toContain('bundle loading error')
  expect(visitor.lines()).toContain(failed('/sok'))
})

test('code of one block that is blocked on the first page: its HTML stands, and the rest comes to life', async ({
  page,
  tunnel,
  visitor,
}) => {
  await visitor.open('/sok?q=orgel')
  const blocks = tunnel.asked.filter((address) => /^\/assets\/.*\.js/.test(address))
  expect(blocks.length).toBeGreaterThan(3)
  const before = await page.locator('main').innerText()
  // The block that came last.
  tunnel.play(new RegExp(blocks.at(-1) as string), { kind: 'cut' })
  const other = await page.context().browser()?.newContext({ serviceWorkers: 'block' })
  const second = (await other?.newPage()) as Page
  const again = await followVisitor(second, tunnel)
  await again.open('/sok?q=orgel')
  expect(again.lines()).toEqual(['bundle loading error'])
  expect(await second.locator('main').innerText()).toBe(before)
  expect(again.pageLoads()).toBe(1)
  await other?.close()
})

test('a release that is switched under an open page: the next press loads a page of the new one, once', async ({
  page,
  tunnel,
  visitor,
}) => {
  await visitor.open('/om-oss')
  tunnel.play(/^\/page-data\/leige/, {
    kind: 'change',
    change: (body) => body.replace(/"frame":"\w+"/, '"frame":"newer"'),
  })
  await visitor.press('/leige')
  await expect(page).toHaveTitle(/^Leige/)
  expect(visitor.pageLoads()).toBe(2)
  expect(visitor.lines()).toEqual([])
})

test('without coverage and without copies a press leaves the visitor where they are, and says why', async ({
  page,
  visitor,
}) => {
  await visitor.open('/om-oss')
  await page.context().setOffline(true)
  // No link leads there, so it has not been fetched before.
  await visitor.press('/kino-gammel')
  await expect(page.getByRole('status')).toContainText('utan nett')
  await expect(page).toHaveURL(/\/om-oss$/)
  await expect(page).toHaveTitle(/^Om oss/)
  expect(visitor.pageLoads()).toBe(1)
})

test('a path without a page shows the page for it, with its log line and without a page load', async ({
  page,
  visitor,
}) => {
  await visitor.open('/om-oss')
  await visitor.press('/finst-ikkje')
  await expect(page).toHaveTitle('404')
  await expect(page).toHaveURL(/\/finst-ikkje$/)
  expect(visitor.pageLoads()).toBe(1)
  expect(visitor.lines()).toEqual(["A page wasn't found for /finst-ikkje"])
})

test('a path without a page that is opened directly is logged the same way', async ({ page, visitor }) => {
  await visitor.open('/finst-ikkje')
  await expect(page).toHaveTitle('404')
  expect(visitor.pageLoads()).toBe(1)
  expect(visitor.lines()).toEqual(["A page wasn't found for /finst-ikkje"])
})

test('a bad percent sign is a page that is not found, not a crash', async ({ page, visitor }) => {
  await visitor.open('/om-oss')
  await visitor.press('/100%')
  await expect(page).toHaveTitle('404')
})

test('the redirect table and the right spelling hold in the browser, with query and hash, as one step of history', async ({
  page,
  visitor,
}) => {
  await visitor.open('/om-oss')
  await visitor.press('/film?a=1#b')
  await expect(page).toHaveURL(/\/kino\?a=1#b$/)
  await visitor.press('/Nyhende/?c=2')
  await expect(page).toHaveURL(/\/nyhende\?c=2$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/kino\?a=1#b$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/om-oss$/)
  await expect(page).toHaveTitle(/^Om oss/)
  expect(visitor.pageLoads()).toBe(1)
})

test('something that is not a page is fetched by the browser', async ({ page, visitor }) => {
  await visitor.open('/om-oss')
  const download = page.waitForEvent('download')
  await visitor.press('/program.ics')
  expect((await download).suggestedFilename()).toBe('program.ics')
})

test('back and forward restore how far down each page was read', async ({ page, visitor }) => {
  await visitor.open('/personvernerklaering')
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await visitor.press('/leige')
  await expect(page).toHaveTitle(/^Leige/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(/^Personvern/)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700)
  expect(visitor.pageLoads()).toBe(1)
})

test('a hash leads to its place on the page that is opened, also with æ, ø and å', async ({
  page,
  tunnel,
  visitor,
}) => {
  const withPlace = (body: string) => body.replace('<h2>Rettane dine', '<h2 id=\\"øving på å\\">Rettane dine')
  tunnel.play(/^\/page-data\/personvernerklaering/, { kind: 'change', change: withPlace })
  await visitor.open('/om-oss')
  await visitor.press('/personvernerklaering#øving på å')
  await expect(page).toHaveTitle(/^Personvern/)
  await expect(page.getByRole('heading', { name: 'Rettane dine' })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('a question in the header is answered without a page load', async ({ page, visitor }) => {
  await visitor.open('/om-oss')
  await page.getByRole('banner').getByRole('searchbox').fill('orgel')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sok\?q=orgel$/)
  await expect(page.getByRole('main').getByText('treff på «orgel»')).toBeVisible()
  expect(visitor.pageLoads()).toBe(1)
})

test('what is new about a showing is told in place', async ({ page, tunnel, visitor }) => {
  const soldOut = (body: string) => body.replaceAll(/"ticketStatus":"[^"]+"/g, '"ticketStatus":"sold-out"')
  tunnel.play(/^\/runtime\//, { kind: 'change', change: soldOut })
  await visitor.open(FILM)
  const tickets = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Utselt' })
  await expect(tickets.first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Kjøp/ })).toHaveCount(0)
  expect(visitor.lines()).toEqual([])
})

test('when nothing can be learnt, that is logged and the page says what it said', async ({
  page,
  tunnel,
  visitor,
}) => {
  tunnel.play(/^\/runtime\//, { kind: 'answer', status: 500, body: '' })
  await visitor.open(FILM)
  await expect.poll(visitor.lines).toEqual(['Failed to fetch'])
  await expect(page.getByRole('main').getByRole('link', { name: /^Kjøp/ }).first()).toBeVisible()
})

test('a page that was made hours ago says what is true now, without a complaint', async ({
  page,
  tunnel,
  visitor,
}) => {
  // A quarter to nine in Oslo the same evening.
  await letTimePass(page, tunnel, '2026-11-20T19:45:00Z')
  const html = await (await fetch(`${tunnel.url}/kino`)).text()
  expect(html).toContain('2026-11-20T16:00:00.000Z')
  await visitor.open('/kino')
  const begun = page.getByRole('main').getByText('Har byrja')
  await expect(begun.first()).toBeVisible()
  await expect(page.locator('main time[datetime="2026-11-20T16:00:00.000Z"]')).toHaveCount(0)
  expect(visitor.lines()).toEqual([])
})

test('after midnight in Oslo, what was tomorrow is today, wherever the visitor is', async ({
  page,
  tunnel,
  visitor,
}) => {
  await letTimePass(page, tunnel, '2026-11-20T23:30:00Z')
  await visitor.open('/kino')
  const today = page
    .getByRole('main')
    .getByRole('heading', { name: /^I (dag|kveld)/ })
    .first()
  await expect(today).toContainText('21. november')
  expect(visitor.lines()).toEqual([])
})

/** The demo house stands still; here its time passes, and this is the moment. Timers and measurements go on as they are. */
async function letTimePass(page: Page, tunnel: Tunnel, moment: string) {
  const change = (body: string) => body.replace(/"standsStillAt":"[^"]+"/, '"standsStillAt":null')
  tunnel.play(/^\/page-data\/_site/, { kind: 'change', change })
  await page.addInitScript((now) => {
    Date.now = () => now
  }, Date.parse(moment))
}

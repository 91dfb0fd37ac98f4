import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startFoyerScreen } from './start-screen.ts'

/** 18.35 in Oslo. */
const START = new Date('2026-11-20T17:35:00Z')
const MINUTE_MS = 60_000

const main = (title: string, startsAt = '2026-11-20T18:00:00Z') =>
  `<main data-fingerprint="${title}"><div data-foyer="true"><h1>${title}</h1>
    <span data-clock="Oppdatert {when}." hidden></span>
    <b data-starts-at="${startsAt}" data-minutes="om {count} min" hidden></b></div></main>`
const page = (title: string, stylesheet = 'a.css') =>
  `<!doctype html><html><head><link rel="stylesheet" href="${stylesheet}"></head><body>${main(title)}<script>start()</script></body></html>`

let reply: () => Promise<Response>
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  vi.stubGlobal('fetch', () => reply())
  vi.stubGlobal('location', { href: 'http://localhost/skjerm', reload })
  reload.mockClear()
  document.head.innerHTML = '<link rel="stylesheet" href="a.css">'
  document.body.innerHTML = `${main('I kveld')}<script type="text/plain">start()</script>`
  reply = async () => new Response(page('I kveld'))
  startFoyerScreen()
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const text = (selector: string) =>
  document.querySelector<HTMLElement>(`${selector}:not([hidden])`)?.textContent

test('the screen shows the time and the minutes until the next showing', async () => {
  expect(text('[data-clock]')).toBe('18.35')
  expect(text('[data-starts-at]')).toBe('om 25 min')
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(text('[data-clock]')).toBe('18.36')
  expect(text('[data-starts-at]')).toBe('om 24 min')
})

test('a showing that has begun has no minutes left', async () => {
  await vi.advanceTimersByTimeAsync(25 * MINUTE_MS)
  expect(text('[data-starts-at]')).toBeUndefined()
})

test('a changed programme is shown within a minute, without a reload', async () => {
  reply = async () => new Response(page('I morgon'))
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(text('h1')).toBe('I morgon')
  expect(text('[data-clock]')).toBe('18.36')
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['the network is gone', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server has an error', async () => new Response(page('Feil'), { status: 503 })],
  [
    'another page is answered',
    async () => new Response('<main data-fingerprint="x"><h1>Logg på nettet</h1></main>'),
  ],
])('when %s, the programme stays, and after a while the screen shows how old it is', async (_, failure) => {
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  reply = failure
  await vi.advanceTimersByTimeAsync(4 * MINUTE_MS)
  expect(text('h1')).toBe('I kveld')
  expect(text('[data-clock]')).toBe('18.40')
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(text('h1')).toBe('I kveld')
  expect(text('[data-clock]')).toBe('Oppdatert 18.36.')
  reply = async () => new Response(page('I kveld'))
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(text('[data-clock]')).toBe('18.43')
})

test('a new version of the site is loaded whole', async () => {
  reply = async () => new Response(page('I kveld', 'b.css'))
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(reload).toHaveBeenCalledOnce()
})

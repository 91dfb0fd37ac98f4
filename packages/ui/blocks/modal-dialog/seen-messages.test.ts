import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let isFirstSight: (key: string) => boolean
const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
}

/** A new page: what the last one remembered by itself is gone. */
async function openPage() {
  vi.resetModules()
  isFirstSight = (await import('./seen-messages.ts')).isFirstSight
}

beforeEach(async () => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
  await openPage()
})
afterEach(() => vi.unstubAllGlobals())

test('a message is new once, also when the visitor comes back another day', async () => {
  expect(isFirstSight('vegen-1')).toBe(true)
  expect(isFirstSight('vegen-1')).toBe(false)
  await openPage()
  expect(isFirstSight('vegen-1')).toBe(false)
})

test('the next message is new again', () => {
  isFirstSight('vegen-1')
  expect(isFirstSight('vegen-2')).toBe(true)
})

test('a browser that keeps nothing is shown a message once for each page it opens', async () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('denied')
    },
    setItem() {
      throw new Error('denied')
    },
  })
  expect(isFirstSight('vegen-1')).toBe(true)
  expect(isFirstSight('vegen-1')).toBe(false)
})

test.each(['{', '"a"', '{"a":1}', '[1,null]'])(
  'what somebody else left there (%s) is no obstacle',
  (left) => {
    stored.set('lerret-seen', left)
    expect(isFirstSight('vegen-1')).toBe(true)
  },
)

test('the oldest messages are forgotten, so that the list never grows without end', () => {
  for (let number = 1; number <= 50; number++) isFirstSight(`melding-${number}`)
  expect(JSON.parse(stored.get('lerret-seen') ?? '')).toHaveLength(20)
})

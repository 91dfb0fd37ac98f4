import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let isFirstSight: (key: string) => boolean
const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
}

/** Opens a new document, where only storage remains. */
async function openDocument() {
  vi.resetModules()
  isFirstSight = (await import('./seen-messages.ts')).markAsSeen
}

beforeEach(async () => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
  await openDocument()
})
afterEach(() => vi.unstubAllGlobals())

test('a message is new once, also after a return to the site', async () => {
  expect(isFirstSight('vegen-1')).toBe(true)
  expect(isFirstSight('vegen-1')).toBe(false)
  await openDocument()
  expect(isFirstSight('vegen-1')).toBe(false)
})

test('another message is new', () => {
  isFirstSight('vegen-1')
  expect(isFirstSight('vegen-2')).toBe(true)
})

test('without storage a message is new once in each document', async () => {
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

test.each(['{', '"a"', '{"a":1}', '[1,null]'])('a malformed stored value (%s) is ignored', (value) => {
  stored.set('lerret-seen', value)
  expect(isFirstSight('vegen-1')).toBe(true)
})

test('only the latest twenty messages are stored', () => {
  for (let number = 1; number <= 50; number++) isFirstSight(`melding-${number}`)
  expect(JSON.parse(stored.get('lerret-seen') ?? '')).toHaveLength(20)
})

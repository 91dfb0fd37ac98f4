import { type Destination, destinationKey } from '@lerret/model'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenPage } from '../test-pages.ts'
import { type ConsentParts, createConsent } from './consent.ts'

const facebook: Destination = { kind: 'facebook', pixelId: '1234567890' }
const matomo: Destination = { kind: 'matomo', url: 'https://statistikk.example', siteId: '7' }
const both = [facebook, matomo]
const keys = both.map(destinationKey)
const DAY = 24 * 3_600_000

const page = givenPage('/nosferatu')
const item = {
  ...{ id: 'nosferatu', name: 'Nosferatu', brand: 'Fjordheim', listName: '/nosferatu', category: 'Skrekk' },
}

let stored: Map<string, string>
let requested: string[]
let forgotten: string[]
let clock: number
beforeEach(() => {
  stored = new Map()
  requested = []
  forgotten = []
  clock = Date.parse('2026-11-20T12:00:00Z')
})

/** A visitor's page, opened anew; what the browser keeps is the same. */
const open = (changes: Partial<ConsentParts> = {}) =>
  createConsent({
    destinations: both,
    isRefused: false,
    origin: 'https://fjordheim.example',
    storage: () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    }),
    now: () => clock,
    request: (address) => void requested.push(address),
    forget: (kind) => void forgotten.push(kind),
    ...changes,
  })
const hosts = () => requested.map((address) => new URL(address).host)

test('before an answer nobody is told anything', () => {
  const consent = open()
  consent.tell({ event: 'seen', page, item })
  consent.tell({ event: 'chosen', page, item })
  expect(consent.getState()).toBeNull()
  expect(requested).toEqual([])
})

test('after a no nobody is told anything, on any later page', () => {
  const consent = open()
  consent.choose([])
  consent.tell({ event: 'seen', page, item })
  const later = open()
  later.tell({ event: 'chosen', page, item })
  expect(later.getState()).toEqual({ accepted: [], at: '2026-11-20T12:00:00.000Z' })
  expect(requested).toEqual([])
})

test('a yes tells of the page it was said on, and of what comes after', () => {
  const consent = open()
  consent.tell({ event: 'seen', page, item: null })
  consent.choose(keys)
  expect(hosts()).toEqual(['www.facebook.com', 'statistikk.example'])
  consent.tell({ event: 'seen', page: givenPage('/kino'), item: null })
  expect(requested).toHaveLength(4)
  open().tell({ event: 'seen', page, item: null })
  expect(requested).toHaveLength(6)
})

test('whoever allows one has not allowed the other', () => {
  const consent = open()
  consent.choose([destinationKey(matomo)])
  consent.tell({ event: 'seen', page, item })
  expect(hosts()).toEqual(['statistikk.example'])
})

test('a change of mind ends it at once, and takes away what was left', () => {
  const consent = open()
  consent.choose(keys)
  consent.tell({ event: 'seen', page, item: null })
  requested = []
  consent.choose([])
  consent.tell({ event: 'seen', page, item: null })
  expect(requested).toEqual([])
  expect(forgotten).toEqual(['facebook', 'matomo'])
})

test('an answer in another window holds here too', () => {
  const [here, there] = [open(), open()]
  here.choose(keys)
  there.reread()
  expect(there.getState()?.accepted).toEqual(keys)
})

test('a browser that asks for privacy is not asked, and stands above an older yes', () => {
  open().choose(keys)
  const consent = open({ isRefused: true })
  consent.tell({ event: 'seen', page, item })
  expect(consent.isRefused).toBe(true)
  expect(requested).toEqual([])
})

describe('an answer is asked for again', () => {
  test('when there is somebody new to tell', () => {
    open({ destinations: [matomo] }).choose([destinationKey(matomo)])
    expect(open({ destinations: [matomo] }).getState()?.accepted).toHaveLength(1)
    expect(open().getState()).toBeNull()
    expect(open({ destinations: [{ ...matomo, siteId: '8' }] }).getState()).toBeNull()
  })

  test('when it is a year old', () => {
    open().choose(keys)
    clock += 364 * DAY
    expect(open().getState()).not.toBeNull()
    clock += 2 * DAY
    expect(open().getState()).toBeNull()
  })

  test('when what is kept is nothing that we wrote', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (left) => {
        stored.set('lerret-consent', left)
        expect(open().getState()).toBeNull()
      }),
    )
  })
})

test('a browser that keeps nothing still says yes and no', () => {
  const closed = () => {
    throw new Error('denied')
  }
  const consent = open({ storage: closed })
  consent.choose(keys)
  consent.tell({ event: 'seen', page, item: null })
  expect(requested).toHaveLength(2)
})

test.each(['login', 'reset-password', 'my-tickets', 'search-results', 'profile'] as const)(
  'a page with %s is nobody’s business, also for whoever says yes there',
  (component) => {
    const consent = open()
    consent.tell({ event: 'seen', page, item: null })
    consent.tell({ event: 'seen', page: givenPage('/mi-side', [{ component }]), item: null })
    consent.choose(keys)
    expect(requested).toEqual([])
  },
)

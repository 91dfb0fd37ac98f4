import { type Destination, destinationKey } from '@lerret/model'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenPage } from '../test-pages.ts'
import { type ConsentDependencies, createConsent } from './consent.ts'

const facebook: Destination = { kind: 'facebook', pixelId: '1234567890' }
const matomo: Destination = { kind: 'matomo', url: 'https://statistikk.example', siteId: '7' }
const both = [facebook, matomo]
const keys = both.map(destinationKey)
const DAY_MS = 24 * 3_600_000

const page = givenPage('/nosferatu')
const item = {
  id: 'nosferatu',
  name: 'Nosferatu',
  brand: 'Fjordheim',
  listName: '/nosferatu',
  category: 'Skrekk',
}

let stored: Map<string, string>
let requested: string[]
let deletedCookies: string[]
let clock: number
beforeEach(() => {
  stored = new Map()
  requested = []
  deletedCookies = []
  clock = Date.parse('2026-11-20T12:00:00Z')
})

/** A newly opened page in the same browser. */
const open = (changes: Partial<ConsentDependencies> = {}) =>
  createConsent({
    destinations: both,
    isRefused: false,
    origin: 'https://fjordheim.example',
    storage: () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    }),
    now: () => clock,
    sendRequest: (address) => void requested.push(address),
    deleteCookies: (kind) => void deletedCookies.push(kind),
    ...changes,
  })
const hosts = () => requested.map((address) => new URL(address).host)

test('before an answer nothing is sent', () => {
  const consent = open()
  consent.track({ event: 'page-view', page, item })
  consent.track({ event: 'ticket-click', page, item })
  expect(consent.getState()).toBeNull()
  expect(requested).toEqual([])
})

test('after a refusal nothing is sent, also on later pages', () => {
  const consent = open()
  consent.choose([])
  consent.track({ event: 'page-view', page, item })
  const later = open()
  later.track({ event: 'ticket-click', page, item })
  expect(later.getState()).toEqual({ accepted: [], at: '2026-11-20T12:00:00.000Z' })
  expect(requested).toEqual([])
})

test('after an acceptance the current page and later ones are sent', () => {
  const consent = open()
  consent.track({ event: 'page-view', page, item: null })
  consent.choose(keys)
  expect(hosts()).toEqual(['www.facebook.com', 'statistikk.example'])
  consent.track({ event: 'page-view', page: givenPage('/kino'), item: null })
  expect(requested).toHaveLength(4)
  open().track({ event: 'page-view', page, item: null })
  expect(requested).toHaveLength(6)
})

test('accepting one destination does not accept the other', () => {
  const consent = open()
  consent.choose([destinationKey(matomo)])
  consent.track({ event: 'page-view', page, item })
  expect(hosts()).toEqual(['statistikk.example'])
})

test('withdrawing consent stops the requests at once and deletes the cookies', () => {
  const consent = open()
  consent.choose(keys)
  consent.track({ event: 'page-view', page, item: null })
  requested = []
  consent.choose([])
  consent.track({ event: 'page-view', page, item: null })
  expect(requested).toEqual([])
  expect(deletedCookies).toEqual(['facebook', 'matomo'])
})

test('an answer from another window applies here too', () => {
  const [here, there] = [open(), open()]
  here.choose(keys)
  there.reread()
  expect(there.getState()?.accepted).toEqual(keys)
})

test('a privacy signal outranks an earlier acceptance', () => {
  open().choose(keys)
  const consent = open({ isRefused: true })
  consent.track({ event: 'page-view', page, item })
  expect(consent.isRefused).toBe(true)
  expect(requested).toEqual([])
})

describe('the visitor is asked again', () => {
  test('when there is a new destination', () => {
    open({ destinations: [matomo] }).choose([destinationKey(matomo)])
    expect(open({ destinations: [matomo] }).getState()?.accepted).toHaveLength(1)
    expect(open().getState()).toBeNull()
    expect(open({ destinations: [{ ...matomo, siteId: '8' }] }).getState()).toBeNull()
  })

  test('when the answer is a year old', () => {
    open().choose(keys)
    clock += 364 * DAY_MS
    expect(open().getState()).not.toBeNull()
    clock += 2 * DAY_MS
    expect(open().getState()).toBeNull()
  })

  test('when the stored value is malformed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (value) => {
        stored.set('lerret-consent', value)
        expect(open().getState()).toBeNull()
      }),
    )
  })
})

test('without storage the answer still holds on the page', () => {
  const blockedStorage = () => {
    throw new Error('denied')
  }
  const consent = open({ storage: blockedStorage })
  consent.choose(keys)
  consent.track({ event: 'page-view', page, item: null })
  expect(requested).toHaveLength(2)
})

test.each(['login', 'reset-password', 'my-tickets', 'search-results', 'profile'] as const)(
  'views of a page with %s are never sent, even when the visitor accepts there',
  (component) => {
    const consent = open()
    consent.track({ event: 'page-view', page, item: null })
    consent.track({ event: 'page-view', page: givenPage('/mi-side', [{ component }]), item: null })
    consent.choose(keys)
    expect(requested).toEqual([])
  },
)

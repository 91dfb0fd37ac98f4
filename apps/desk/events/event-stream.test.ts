import type { DeskEvent } from '@lerret/api/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { type StreamHandlers, startEventStream } from './event-stream.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** The tabs of one browser, with real locks and a real channel. */
function givenBrowser({ hasLocks = true } = {}) {
  const name = crypto.randomUUID()
  const connections: StreamHandlers[] = []
  return {
    connections,
    openTab() {
      const tab = { events: [] as DeskEvent[], connected: 0, close: () => {} }
      tab.close = startEventStream({
        connect(handlers) {
          connections.push(handlers)
          return () => void connections.splice(connections.indexOf(handlers), 1)
        },
        lockName: name,
        // Node has the browser's locks.
        locks: hasLocks ? navigator.locks : undefined,
        channel: new BroadcastChannel(name),
        onEvent: (event) => void tab.events.push(event),
        onConnected: () => void tab.connected++,
      })
      stops.push(tab.close)
      return tab
    },
  }
}

const RELEASE: DeskEvent = { type: 'release' }
const PRESENCE: DeskEvent = { type: 'presence', people: [] }

test('the tabs of a browser have one connection, and all of them get its events', async () => {
  const browser = givenBrowser()
  const tabs = [browser.openTab(), browser.openTab(), browser.openTab()]
  await vi.waitFor(() => expect(browser.connections).toHaveLength(1))
  browser.connections[0]?.onConnected()
  browser.connections[0]?.onEvent(RELEASE)
  for (const tab of tabs)
    await vi.waitFor(() => expect(tab).toMatchObject({ connected: 1, events: [RELEASE] }))
  expect(browser.connections).toHaveLength(1)
})

test('when the connected tab is closed, another one connects', async () => {
  const browser = givenBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  await vi.waitFor(() => expect(browser.connections).toHaveLength(1))
  const before = browser.connections[0]
  first.close()
  await vi.waitFor(() => {
    expect(browser.connections).toHaveLength(1)
    expect(browser.connections[0]).not.toBe(before)
  })
  browser.connections[0]?.onEvent(RELEASE)
  expect(second.events).toEqual([RELEASE])
  expect(first.events).toEqual([])
})

test('a tab that is opened later learns who is present', async () => {
  const browser = givenBrowser()
  browser.openTab()
  await vi.waitFor(() => expect(browser.connections).toHaveLength(1))
  browser.connections[0]?.onEvent(PRESENCE)
  const late = browser.openTab()
  await vi.waitFor(() => expect(late.events).toContainEqual(PRESENCE))
})

test('a tab that was closed while waiting never connects', async () => {
  const browser = givenBrowser()
  const first = browser.openTab()
  await vi.waitFor(() => expect(browser.connections).toHaveLength(1))
  browser.openTab().close()
  first.close()
  const last = browser.openTab()
  await vi.waitFor(() => expect(browser.connections).toHaveLength(1))
  browser.connections[0]?.onEvent(RELEASE)
  expect(last.events).toEqual([RELEASE])
})

test('without locks, every tab has its own connection and hears each event once', async () => {
  const browser = givenBrowser({ hasLocks: false })
  const tabs = [browser.openTab(), browser.openTab()]
  expect(browser.connections).toHaveLength(2)
  for (const connection of browser.connections) connection.onEvent(RELEASE)
  for (const tab of tabs) expect(tab.events).toEqual([RELEASE])
})

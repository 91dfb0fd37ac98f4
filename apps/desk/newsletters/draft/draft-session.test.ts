import { CallError } from '@lerret/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewsletterContent, NewsletterItem } from '../items.ts'
import { openDraftSession, UnsettledConflict } from './draft-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const item = (id: string, changes: Partial<NewsletterItem> = {}): NewsletterItem => ({
  id,
  kind: 'text',
  title: id,
  text: '',
  times: [],
  path: '',
  image: null,
  isIncluded: true,
  ...changes,
})

const failure = (code: string) => new CallError(code, { code, status: 409, response: null })

const START: NewsletterContent = { subject: 'Jul', intro: 'Hei', items: [item('a'), item('b')] }

/** A server with one newsletter, and two editors who have opened it. */
function givenServer() {
  let stored = { ...START, version: 1 }
  const server = {
    isReplyLost: false,
    get stored() {
      return stored
    },
    open: () =>
      openDraftSession({
        opened: stored,
        read: async () => stored,
        async save(content, basedOn) {
          if (basedOn !== stored.version) throw failure('newsletter_changed')
          stored = { ...content, version: basedOn + 1 }
          if (server.isReplyLost) throw failure('offline')
          return { version: stored.version }
        },
      }),
  }
  return server
}

test('what two editors change in different places is merged, and both see it', async () => {
  const server = givenServer()
  const [kari, ola] = [server.open(), server.open()]
  kari.change({ intro: 'Hei alle', items: [item('a', { isIncluded: false }), item('b')] })
  await kari.flush()
  ola.change({ subject: 'Jul på huset', items: [item('b', { text: 'Ny' }), item('a'), item('c')] })
  await ola.flush()
  expect(server.stored).toMatchObject({
    subject: 'Jul på huset',
    intro: 'Hei alle',
    items: [{ id: 'b', text: 'Ny' }, { id: 'a', isIncluded: false }, { id: 'c' }],
    version: 3,
  })
  expect(ola.getState()).toMatchObject({ conflicts: [], isMerged: true, saving: { state: 'saved' } })
  await kari.refresh()
  expect(kari.getState().content).toEqual(ola.getState().content)
})

test('the same text is saved by neither before one has chosen, and nothing typed is lost', async () => {
  const server = givenServer()
  const [kari, ola] = [server.open(), server.open()]
  kari.change({ subject: 'Jul for alle', items: [item('a', { text: 'Frå Kari' }), item('b')] })
  await kari.flush()
  ola.change({ subject: 'Jul i byen', items: [item('a', { text: 'Frå Ola' }), item('b')] })
  await expect(ola.flush()).rejects.toBeInstanceOf(UnsettledConflict)
  expect(server.stored.subject).toBe('Jul for alle')
  expect(ola.getState().content.subject).toBe('Jul i byen')
  const [subject, text] = ola.getState().conflicts
  expect(subject).toEqual({ item: null, field: 'subject', mine: 'Jul i byen', theirs: 'Jul for alle' })
  expect(text).toMatchObject({ item: 'text:a', field: 'text', mine: 'Frå Ola', theirs: 'Frå Kari' })
  ola.change({ intro: 'Meir' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.stored.intro).toBe('Hei')
  if (subject) ola.settle(subject, subject.mine)
  await expect(ola.flush()).rejects.toBeInstanceOf(UnsettledConflict)
  if (text) ola.settle(text, text.theirs)
  await ola.flush()
  expect(server.stored).toMatchObject({
    subject: 'Jul i byen',
    intro: 'Meir',
    items: [{ id: 'a', text: 'Frå Kari' }, { id: 'b' }],
  })
})

test('a save whose answer was lost is no conflict with oneself', async () => {
  const server = givenServer()
  const ola = server.open()
  server.isReplyLost = true
  ola.change({ subject: 'Jul i' })
  await expect(ola.flush()).rejects.toMatchObject({ code: 'offline' })
  server.isReplyLost = false
  ola.change({ subject: 'Jul i byen' })
  await ola.flush()
  expect(server.stored.subject).toBe('Jul i byen')
  expect(ola.getState()).toMatchObject({ conflicts: [], isMerged: false })
})

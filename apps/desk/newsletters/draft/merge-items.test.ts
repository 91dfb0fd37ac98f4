import { expect, test } from 'vitest'
import { listConflicts } from '../../editing/session/select.ts'
import { createServer, open } from '../../editing/session/test-sessions.ts'
import type { NewsletterContent, NewsletterItem } from '../items.ts'
import { newsletterRules } from './newsletter-session.ts'

const NEWSLETTER = { kind: 'newsletter', id: 'n' }

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

const START: NewsletterContent = { subject: 'Jul', intro: 'Hei', items: [item('a'), item('b')] }

/** A newsletter that two people have opened. */
async function givenNewsletter() {
  const server = createServer({ 'newsletter n': { ...START } })
  const write = (person: string) => open(server, person, [NEWSLETTER], { rules: newsletterRules })
  const stored = () => server.get('newsletter', 'n').versions.at(-1)?.body
  return { kari: await write('Kari'), ola: await write('Ola'), stored }
}

test('what two people change in different places is merged, and both see it', async () => {
  const { kari, ola, stored } = await givenNewsletter()
  kari.type('intro', 'Hei alle')
  kari.type('items', [item('a', { isIncluded: false }), item('b')])
  await kari.timers.run()
  ola.type('subject', 'Jul på huset')
  ola.type('items', [item('b', { text: 'Ny' }), item('a'), item('c')])
  ola.session.dispatch({ type: 'left' })
  await ola.timers.run()
  expect(stored()).toMatchObject({
    subject: 'Jul på huset',
    intro: 'Hei alle',
    items: [{ id: 'b', text: 'Ny' }, { id: 'a', isIncluded: false }, { id: 'c' }],
  })
  expect(listConflicts(ola.session.getState(), newsletterRules)).toEqual([])
  kari.session.dispatch({ type: 'left' })
  await kari.hear()
  expect(kari.body()).toMatchObject({ ...ola.body() })
})

test('the same text is saved by neither before one has chosen, and nothing typed is lost', async () => {
  const { kari, ola, stored } = await givenNewsletter()
  kari.type('subject', 'Jul for alle')
  kari.type('items', [item('a', { text: 'Frå Kari' }), item('b')])
  await kari.timers.run()
  ola.type('subject', 'Jul i byen')
  ola.type('items', [item('a', { text: 'Frå Ola' }), item('b')])
  await ola.timers.run()
  expect(stored()).toMatchObject({ subject: 'Jul for alle' })
  expect(ola.body()).toMatchObject({ subject: 'Jul i byen', items: [{ text: 'Frå Ola' }, {}] })
  const settle = (field: string, choice: 'mine' | 'theirs') => {
    const conflict = listConflicts(ola.session.getState(), newsletterRules).find(
      (each) => each.field === field,
    )
    if (conflict) ola.session.dispatch({ type: 'settled', record: 'newsletter n', conflict, choice })
  }
  settle('subject', 'mine')
  ola.type('intro', 'Meir')
  await ola.timers.run()
  expect(stored()).toMatchObject({ intro: 'Hei' })
  settle('items', 'theirs')
  await ola.timers.run()
  expect(stored()).toMatchObject({
    subject: 'Jul i byen',
    intro: 'Meir',
    items: [{ id: 'a', text: 'Frå Kari' }, { id: 'b' }],
  })
})

test('a text of an entry that both have, and that neither began with, is chosen once', async () => {
  const { kari, ola, stored } = await givenNewsletter()
  kari.type('items', [...START.items, item('c', { text: 'Frå Kari' })])
  await kari.timers.run()
  ola.type('items', [...START.items, item('c', { text: 'Frå Ola' })])
  await ola.timers.run()
  const [conflict] = listConflicts(ola.session.getState(), newsletterRules)
  if (!conflict) throw new Error('Nothing is in conflict.')
  ola.session.dispatch({ type: 'settled', record: 'newsletter n', conflict, choice: 'mine' })
  await ola.timers.run()
  expect(stored()).toMatchObject({ items: [{ id: 'a' }, { id: 'b' }, { id: 'c', text: 'Frå Ola' }] })
})

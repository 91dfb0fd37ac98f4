import type { NewsSubscribeBlockItem } from '@lerret/page-engine/page-data'
import { newsletterWords } from '@lerret/words/nynorsk/newsletter'
import { describe, expect, test } from 'vitest'
import { listHeadings, listHrefs, renderBlock, renderHtml, toText } from '../../testing.tsx'
import { perItem } from '../block.tsx'
import { NewsSubscribe } from './NewsSubscribe.tsx'

const at = (step: NewsSubscribeBlockItem['step'], changes: Partial<NewsSubscribeBlockItem> = {}) =>
  renderBlock('news-subscribe', [
    { heading: 'Nyhendebrev', text: '', privacy: null, action: '/nyhendebrev', step, ...changes },
  ])

describe('the form of the newsletter', () => {
  const empty = { name: 'form', email: '', problem: null } as const

  test('works without a script, with a labelled field that the browser can fill in', () => {
    const html = at(empty)
    expect(html).toMatch(/<form(?=[^>]* action="\/nyhendebrev")(?=[^>]* method="post")/)
    expect(html).toMatch(/<label[^>]*>E-postadressa di<\/label>/)
    expect(html).toMatch(
      /<input(?=[^>]* type="email")(?=[^>]* inputmode="email")(?=[^>]* autocomplete="email")(?=[^>]* name="email")/i,
    )
    expect(html).not.toContain('role="alert"')
  })

  test('says how to unsubscribe, and links to the privacy policy', () => {
    const html = at(empty, { privacy: { label: 'Personvern', href: '/personvernerklaering' } })
    expect(toText(html)).toContain('melde deg av når du vil')
    expect(listHrefs(html)).toEqual(['/personvernerklaering'])
  })

  test.each([
    ['email-invalid', newsletterWords.newsEmailInvalid],
    ['too-many', newsletterWords.newsTooMany],
    ['not-stored', newsletterWords.newsNotStored],
    ['not-sent', newsletterWords.newsNotSent],
  ] as const)('shows the error (%s) and keeps the typed value', (problem, text) => {
    const html = at({ name: 'form', email: 'kari@"<nordmann', problem })
    expect(html).toMatch(new RegExp(`role="alert"[^>]*>${text}`))
    expect(html).toContain('value="kari@&quot;&lt;nordmann"')
  })

  test('is the same in the browser, which has no other step', () => {
    const item = { heading: 'Nyhendebrev', text: 'Program og nyhende', privacy: null, action: '/nyhendebrev' }
    const InBrowser = perItem<'news-subscribe'>(NewsSubscribe)
    expect(renderHtml(<InBrowser id="blokk" items={[{ ...item, step: empty }]} />)).toBe(at(empty, item))
  })

  test('has a hidden honeypot field', () => {
    expect(at(empty)).toMatch(
      /<input(?=[^>]* name="nettstad")(?=[^>]* tabindex="-1")(?=[^>]* aria-hidden="true")(?=[^>]* class="[^"]*trap)/i,
    )
  })
})

describe('a link from a mail', () => {
  test.each([
    ['confirm', 'Stadfest påmeldinga'],
    ['unsubscribe', 'Meld meg av'],
  ] as const)('to %s does nothing until a button is pressed', (name, label) => {
    const html = at({ name, action: '/nyhendebrev/x?nokkel=abc' })
    expect(html).toContain('<form action="/nyhendebrev/x?nokkel=abc" method="post">')
    expect(html).toMatch(new RegExp(`<button type="submit"[^>]*>${label}</button>`))
  })

  test('that has expired links to the form', () => {
    expect(listHrefs(at({ name: 'invalid-link' }))).toEqual(['/nyhendebrev'])
  })
})

test.each([
  ['sent', newsletterWords.newsSent],
  ['confirmed', newsletterWords.newsConfirmed],
  ['unsubscribed', newsletterWords.newsUnsubscribed],
] as const)('the step %s has its text and a link to the front page', (name, text) => {
  const html = at({ name }, { heading: '' })
  expect(toText(html)).toContain(text)
  expect(listHrefs(html)).toEqual(['/'])
  expect(listHeadings(html)).toEqual([])
})

/// <reference path="./jsdom.d.ts" />
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { escapeHtml } from '../../../platform/text/escape-html.ts'
import { composeMail } from '../../house/compose-mail.ts'
import type { Sender } from '../../house/sender.ts'
import { cleanHtml, toPlainText } from './clean-html.ts'
import { XSS_PAYLOADS } from './xss-payloads.ts'

const EVENTS = ['error', 'load', 'click', 'focus', 'mouseover', 'toggle', 'pointerenter']
const HARMFUL = 'script, style, iframe, object, embed, base, link, meta, form, svg, math, template, noscript'

/** Parses HTML in a browser that runs scripts, acts on every element, and returns how often a payload ran and what is left of it. */
function open(html: string) {
  let hits = 0
  const { window } = new JSDOM('<!doctype html><body>', { runScripts: 'dangerously' })
  Object.assign(window, { hit: () => hits++ })
  const { document } = window
  document.write(`<main>${html}</main>`)
  const main = document.querySelector('main')
  // Read again, as an editor or a script of the page would.
  if (main) main.innerHTML = String(main.innerHTML)
  const left: string[] = []
  for (const element of document.querySelectorAll('main, main *')) {
    for (const event of EVENTS) element.dispatchEvent(new window.Event(event))
    if (element.matches(HARMFUL)) left.push(element.outerHTML)
    for (const { name, value } of element.attributes)
      if (/^on/i.test(name) || /^[\s\p{Cc}]*(javascript|vbscript|data):/iu.test(value))
        left.push(element.outerHTML)
  }
  window.close()
  return { hits, left }
}

const sender = { title: 'Fjordheim', email: 'post@fjordheim.example' } as Sender
const DOORS: [string, (payload: string) => string][] = [
  ['as the HTML of an article, an import or a newsletter', cleanHtml],
  [
    'as a text that stands in a page',
    (payload) => `<p title="${escapeHtml(payload)}">${escapeHtml(payload)}</p>`,
  ],
  ['as the text of an HTML, such as a summary', (payload) => `<p>${escapeHtml(toPlainText(payload))}</p>`],
  [
    'as a paragraph or a link of a mail',
    (payload) =>
      composeMail(sender, {
        to: 'kari@nordmann.example',
        subject: payload,
        body: [
          payload,
          { label: payload, href: `https://fjordheim.example/?q=${encodeURIComponent(payload)}` },
        ],
      }).html,
  ],
]

test('there are at least 300 payloads, and the browser of these tests runs them', () => {
  expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(300)
  // One of each kind, as it is.
  const raw = XSS_PAYLOADS.filter((_, index) => index % 41 === 0).map(open)
  expect(raw.filter(({ hits }) => hits > 0).length).toBeGreaterThan(5)
  expect(raw.filter(({ left }) => left.length > 0).length).toBeGreaterThan(20)
})

test.each(DOORS)('no payload runs or remains %s', (_, write) => {
  for (const batch of inBatches(XSS_PAYLOADS, 60)) {
    const { hits, left } = open(batch.map(write).join('\n'))
    expect([hits, left]).toEqual([0, []])
  }
})

function* inBatches<Item>(items: readonly Item[], size: number) {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

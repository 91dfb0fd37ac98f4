import { findBarriersInLooks, SCREEN_LOOKS } from './barriers.ts'
import { expect, test } from './browser.ts'

const DARK = '@media (prefers-color-scheme: dark)'
const NARROW = '@media (max-width: 600px)'
const WIDE = '@media (min-width: 601px)'

/** Each is wrong at one width or in one colour scheme only. */
const PROBLEMS = {
  'pale text on wide screens': {
    html: '<p class="text">Velkomen</p>',
    css: `${WIDE} { .text { color: #ccc } }`,
    found: 'color-contrast',
  },
  'pale text on phones': {
    html: '<p class="text">Velkomen</p>',
    css: `${NARROW} { .text { color: #ccc } }`,
    found: 'color-contrast',
  },
  'small text on phones in a colour that is readable when large': {
    html: '<p class="text">Velkomen</p>',
    css: `.text { color: #888; font-size: 2rem } ${NARROW} { .text { font-size: 1rem } }`,
    found: 'color-contrast',
  },
  'a pale background on phones': {
    html: '<div class="card"><p class="text">Velkomen</p></div>',
    css: `.card { background: #000 } .text { color: #fff } ${NARROW} { .card { background: #eee } }`,
    found: 'color-contrast',
  },
  'pale text that only phones show': {
    html: '<p class="text">Velkomen</p>',
    css: `.text { color: #ccc } ${WIDE} { .text { display: none } }`,
    found: 'color-contrast',
  },
  'pale text in the dark': {
    html: '<p class="text">Velkomen</p>',
    css: `${DARK} { .text { color: #ccc } }`,
    found: 'color-contrast',
  },
  'pale text in the dark that only phones show': {
    html: '<p class="text">Velkomen</p>',
    css: `${WIDE} { .text { display: none } } ${DARK} { .text { color: #ccc } }`,
    found: 'color-contrast',
  },
  'a link like its text on phones': {
    html: '<p>Sjå <a class="link" href="/kino">programmet</a> for i kveld.</p>',
    css: `${NARROW} { .link { color: #333; text-decoration: none } }`,
    found: 'link-in-text-block',
  },
  'a field that only phones show, without a name': {
    html: '<input class="field">',
    css: `${WIDE} { .field { display: none } }`,
    found: 'label',
  },
  'a button that only wide screens show, without a name': {
    html: '<button class="button"></button>',
    css: `${NARROW} { .button { display: none } }`,
    found: 'button-name',
  },
  'a table that scrolls on phones, but not by keyboard': {
    html: '<div class="table"><div class="row">Velkomen</div></div>',
    css: `.table { overflow-x: auto } .row { inline-size: 500px; text-align: end }`,
    found: 'scrollable-region-focusable',
  },
  'a block that is wider than a phone': {
    html: '<div class="block">Velkomen</div>',
    css: '.block { inline-size: 500px }',
    found: '110 px wider than the screen of 390 px',
  },
} as const

test('a scan in all looks finds what is wrong at one width or in one colour scheme only', async ({
  page,
}) => {
  const found: Record<string, string[]> = {}
  for (const [name, { html, css }] of Object.entries(PROBLEMS)) {
    await page.setContent(`<!doctype html><html lang="nn"><title>Fjordheim</title>
      <style>body { margin: 0; color: #000; background: #fff } ${css}</style>
      <main><h1>Fjordheim</h1>${html}</main></html>`)
    const barriers = await findBarriersInLooks(page, SCREEN_LOOKS)
    found[name] = barriers.map((barrier) => barrier.replace(/: <.*/s, ''))
  }
  const expected = Object.entries(PROBLEMS).map(([name, { found }]) => [
    name,
    expect.arrayContaining([found]),
  ])
  expect(found).toEqual(Object.fromEntries(expected))
})

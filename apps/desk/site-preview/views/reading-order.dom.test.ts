import { beforeEach, expect, test } from 'vitest'
import { listReadingOrder } from './reading-order.ts'

beforeEach(() => document.body.replaceChildren())

function read(html: string) {
  document.body.innerHTML = html
  return listReadingOrder(document.body).map(({ type, name, landmark, level, depth, problem }) =>
    [depth, landmark ?? type + (level ?? ''), name, problem].filter((each) => each !== undefined).join(' '),
  )
}

test('a page is read in the order of its document, with its landmarks', () => {
  expect(
    read(`<header><a href="/"><img src="/logo" alt="Fjordheim"></a><nav aria-label="Meny"><a href="/kino">Kino</a></nav></header>
      <main><h1>Program</h1><p>I dag <b>to</b> filmar.</p><section aria-labelledby="s"><h2 id="s">I kveld</h2>
      <img src="/x" alt="Ei tom scene"><button><svg aria-hidden="true"></svg>Vel dag</button></section></main>
      <footer><form role="search" aria-label="Søk"><label>Søk etter <input name="q"></label></form></footer>`),
  ).toEqual([
    '0 banner ',
    '1 link Fjordheim',
    '1 navigation Meny',
    '2 link Kino',
    '0 main ',
    '1 heading1 Program',
    '1 text I dag to filmar.',
    '1 region I kveld',
    '2 heading2 I kveld',
    '2 image Ei tom scene',
    '2 button Vel dag',
    '0 contentinfo ',
    '1 searchLandmark Søk',
    '2 text Søk etter',
    '2 field Søk etter',
  ])
})

test('what is hidden, or only decoration, is not read', () => {
  expect(
    read(`<p hidden>a</p><p aria-hidden="true">b</p><p style="display:none">c</p><p style="visibility:hidden">d</p>
      <noscript>e</noscript><img src="/x" alt=""><input type="hidden" value="f"><p>Synleg</p>`),
  ).toEqual(['0 text Synleg'])
})

test('what has no name, and a heading that skips a level, are marked', () => {
  expect(
    read(`<h1>Kino</h1><h3>Film</h3><a href="/x"></a><img src="/x"><button title="Lukk"></button>`),
  ).toEqual([
    '0 heading1 Kino',
    '0 heading3 Film skippedLevel',
    '0 link  unnamed',
    '0 image  withoutAlt',
    '0 button Lukk',
  ])
})

import { expect, test } from 'vitest'
import { html } from '../stories/index.ts'
import { renderHtml } from '../testing.tsx'
import { Prose } from './Prose.tsx'

const prose = (text: string) => renderHtml(<Prose html={html(text)} />)
const youTube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'

test('a video is closed at first, names its host, and is loaded when it is opened', () => {
  const page = prose(
    `<p><a data-video href="${youTube}" rel="external">«Kanin» &amp; "bjørn"</a></p><p>Meir</p>`,
  )
  expect(page).toMatch(/<div[^>]*><details [^>]*><summary>/)
  expect(page).toContain('</details><p>Meir</p>')
  expect(page).toContain('<b>«Kanin» &amp; "bjørn"</b> <small>Blir henta frå YouTube når du opnar</small>')
  expect(page).toContain(`<iframe src="${youTube}" title="«Kanin» &amp; &quot;bjørn&quot;" loading="lazy"`)
})

test('a video in the middle of a paragraph leaves the text around it', () => {
  const page = prose(`<p>Før <a data-video href="${youTube}">Kanin</a></p>`)
  expect(page).toMatch(/<p>Før <details.*<\/details><\/p>/)
})

test('a link to an unknown video host stays a link', () => {
  const link = '<a data-video href="https://film.example/x">Film</a>'
  expect(prose(link)).toContain(link)
  const plain = `<a href="${youTube}">Film</a>`
  expect(prose(plain)).toContain(plain)
})

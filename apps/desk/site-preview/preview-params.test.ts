import { expect, test } from 'vitest'
import { documentHref, type PreviewParams, previewHref, readPreviewParams } from './preview-params.ts'

const shown: PreviewParams = {
  path: '/article/haust på kaia',
  localTime: '2026-11-20T18:00',
  view: 'reading',
  drafts: [{ kind: 'article', id: 'a:1' }],
  revision: null,
}

test('the address of a preview leads back to it', () => {
  const href = previewHref(shown)
  expect(href).toBe(
    '/redaksjon/nettsida?side=/article/haust+p%C3%A5+kaia&tid=2026-11-20T18:00&slik=opplesen&utkast=article:a:1',
  )
  expect(readPreviewParams(new URL(href, 'https://fjordheim.example').searchParams)).toEqual(shown)
})

test('an address without parameters, or with wrong ones, is the front page now', () => {
  const front = { path: '/', localTime: '', view: 'screen', drafts: [], revision: null }
  expect(readPreviewParams(new URLSearchParams())).toEqual(front)
  expect(readPreviewParams(new URLSearchParams('side=kino&tid=i+morgon&slik=tull&utkast=x'))).toEqual(front)
})

test('the document of a preview has the instant of the time by the clock of the house', () => {
  expect(documentHref(shown)).toBe(
    '/redaksjon/framsyn/article/haust%20p%C3%A5%20kaia?utkast=article%3Aa%3A1&tid=2026-11-20T17%3A00%3A00.000Z',
  )
})

import type { Media } from '@lerret/model'
import { expect, test } from 'vitest'
import { findPicture } from './picture.ts'

const withFile = (fileName: string) => {
  const media = { id: 'sal', fileName, alt: '', width: 9, height: 9, focalPoint: { x: 0.5, y: 0.5 } } as Media
  return findPicture('/images/sal', { find: () => media as never })
}

test('a picture whose file name has a content hash has a URL with that version', () => {
  expect(withFile('upload-0123456789abcdef.jpg')?.src).toBe('/images/sal?v=0123456789abcdef')
})

test('a picture whose file name has no hash has a URL without a version', () => {
  expect(withFile('sal.svg')?.src).toBe('/images/sal')
})

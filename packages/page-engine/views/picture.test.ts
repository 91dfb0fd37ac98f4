import type { Media } from '@lerret/model'
import { expect, test } from 'vitest'
import { findPicture } from './picture.ts'

const withFile = (fileName: string) => {
  const media = { id: 'sal', fileName, alt: '', width: 9, height: 9, focalPoint: { x: 0.5, y: 0.5 } } as Media
  return findPicture('/images/sal', { find: () => media as never })
}

test('a picture whose file is named by its content has an address for that content alone', () => {
  expect(withFile('upload-0123456789abcdef.jpg')?.src).toBe('/images/sal?v=0123456789abcdef')
})

test('a picture whose file may be drawn anew in its place has an address that stays', () => {
  expect(withFile('sal.svg')?.src).toBe('/images/sal')
})

import { expect, test } from 'vitest'
import { listMissing } from './missing-fields.ts'

test.each([
  [{ title: 'Orgel', slug: 'orgel', content: '<p>Hei.</p>' }, []],
  [{ title: ' ', slug: '', content: '' }, ['title', 'slug', 'content']],
  [{ title: 'Orgel', slug: 'med mellomrom', content: '<p>Hei.</p>' }, ['slug']],
])('%j lacks %j', (article, expected) => {
  expect(listMissing(article)).toEqual(expected)
})

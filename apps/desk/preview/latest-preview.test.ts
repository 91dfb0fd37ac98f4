import { expect, test } from 'vitest'
import { NO_PREVIEW, reducePreview } from './latest-preview.ts'

test('a preview that is refused says so until another input is shown', () => {
  const asked = reducePreview<string, string>(NO_PREVIEW, { type: 'changed', input: 'lang tekst' })
  const refused = reducePreview(asked, { type: 'failed', isRefused: true })
  expect(refused).toMatchObject({ failures: 1, isRefused: true, waiting: 'lang tekst' })
  const shorter = reducePreview(reducePreview(refused, { type: 'changed', input: 'kort' }), {
    type: 'retried',
  })
  expect(shorter).toMatchObject({ asked: 'kort', isRefused: true })
  expect(reducePreview(shorter, { type: 'failed', isRefused: false })).toMatchObject({ isRefused: false })
  expect(reducePreview(shorter, { type: 'replied', reply: 'side' })).toMatchObject({
    failures: 0,
    isRefused: false,
  })
})

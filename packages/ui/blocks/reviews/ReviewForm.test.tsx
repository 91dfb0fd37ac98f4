import { MAX_COMMENT_LENGTH } from '@lerret/model'
import { expect, test } from 'vitest'
import type { Member } from '../../member/member.ts'
import { renderHtml } from '../../testing.tsx'
import { ReviewForm } from './ReviewForm.tsx'

test('a comment can be as long as the server accepts', () => {
  const html = renderHtml(
    <ReviewForm
      member={{} as Member}
      ownReview={undefined}
      ediNumber="DXM20220117"
      onClose={() => {}}
      onDone={() => {}}
    />,
  )
  expect(html).toMatch(new RegExp(`<textarea(?=[^>]* maxLength="${MAX_COMMENT_LENGTH}")`, 'i'))
})

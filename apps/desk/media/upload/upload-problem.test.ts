import { CallError } from '@lerret/api'
import { expect, test } from 'vitest'
import { describeUploadProblem } from './upload-problem.ts'

const error = (code: string) => new CallError('', { code, status: 422, response: null })

test('a file that is not uploaded is named in a sentence that says why', () => {
  expect(describeUploadProblem(error('upload_type_refused'), 'logo.svg')).toBe(
    'logo.svg er ikkje ei fil vi kan bruke her. Bruk JPEG, PNG, WebP eller AVIF for bilete, PDF for dokument, og MP4 eller WebM for video.',
  )
})

test('an error that nobody expected has a sentence too', () => {
  expect(describeUploadProblem(error('internal'), 'a.png')).toContain('a.png vart ikkje lasta opp.')
})

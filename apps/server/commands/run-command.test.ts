import { CallError } from '@lerret/api'
import { expect, test } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { errorLines } from './run-command.ts'

const answered = (code: string) =>
  new CallError('publish was answered with 400.', { code, status: 400, response: { error: { code } } })

test('an error of another server is shown with its code', () => {
  expect(errorLines(answered('audience_invalid'))).toBe('publish was answered with 400. (audience_invalid)')
})

test.each(['Skriv passordet her', 'constructor', ''])(
  'a code that is none of ours (%j) is not shown',
  (code) => {
    expect(errorLines(answered(code))).toBe('publish was answered with 400.')
  },
)

test('a local error is shown with its cause', () => {
  const error = new AppError('export_failed', 'Nothing was exported.', {
    cause: new Error('The disk is full.'),
  })
  expect(errorLines(error)).toBe('Nothing was exported.\n  Because: The disk is full.')
})

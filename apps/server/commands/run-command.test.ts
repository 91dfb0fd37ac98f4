import { CallError } from '@lerret/api'
import { expect, test } from 'vitest'
import { AppError } from '../platform/errors/app-error.ts'
import { errorLines, nameProgram } from './run-command.ts'

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

test('commands are named as the operator runs them', () => {
  const usage =
    'npm run backup          writes one\nnpm run backup -- FILE  writes it to a file (npm run restore -- --before-upgrade)'
  expect(nameProgram(usage, undefined)).toBe(usage)
  expect(nameProgram(usage, 'lerret --house oyane')).toBe(
    'lerret --house oyane backup          writes one\n' +
      'lerret --house oyane backup FILE     writes it to a file (lerret --house oyane restore --before-upgrade)',
  )
})

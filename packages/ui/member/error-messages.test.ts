import { MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH } from '@lerret/model'
import { memberWords as words } from '@lerret/words/nynorsk/member'
import { expect, test } from 'vitest'
import { errorMessage, getErrorCode, toFormErrors } from './error-messages.ts'
import { validateInput } from './forms/validate-input.ts'

const errorResponse = (code: string) => ({ error: { code, message: 'for developers' } })

test('an error is shown beside the field that its code is about', () => {
  expect(toFormErrors(errorResponse('email_taken'), words, ['email', 'password'])).toEqual({
    email: words.memberEmailTaken,
  })
  expect(toFormErrors(errorResponse('password_common'), words, ['password', 'newPassword'])).toEqual({
    newPassword: words.memberPasswordCommon,
  })
  expect(toFormErrors(errorResponse('password_wrong'), words, ['password', 'newPassword'])).toEqual({
    password: words.memberPasswordWrong,
  })
})

test('an error about no field of the form is shown for the whole form', () => {
  expect(toFormErrors(errorResponse('login_failed'), words, ['email', 'password'])).toEqual({
    form: words.memberLoginFailed,
  })
  expect(toFormErrors(errorResponse('email_taken'), words, ['code'])).toEqual({
    form: words.memberEmailTaken,
  })
})

test.each([
  null,
  undefined,
  '',
  'Bad gateway',
  {},
  { error: null },
  { error: { code: 7 } },
  errorResponse('new'),
])('an unknown error (%j) has a general message', (error) => {
  expect(errorMessage(error, words)).toBe(words.memberFailed)
  expect(typeof getErrorCode(error)).toBe('string')
})

test('invalid input is found before a request', () => {
  expect(validateInput({ email: 'kari@nordmann', newPassword: 'kort' }, words)).toEqual({
    email: words.memberEmailInvalid,
    newPassword: words.memberPasswordShort,
  })
  expect(validateInput({ email: 'kari@nordmann.no', password: '' }, words)).toEqual({
    password: words.memberPasswordMissing,
  })
  expect(validateInput({ userName: ' ' }, words)).toEqual({ userName: words.memberNameInvalid })
  expect(
    validateInput({ userName: '🎬'.repeat(MAX_NAME_LENGTH), newPassword: '🎬'.repeat(8) }, words),
  ).toBeNull()
  expect(validateInput({ newPassword: 'x'.repeat(MAX_PASSWORD_LENGTH + 1) }, words)).toEqual({
    newPassword: words.memberPasswordLong,
  })
})

test('the message about a name has the limit that the form and the server check', () => {
  expect(words.memberNameInvalid).toContain(` ${MAX_NAME_LENGTH} `)
})

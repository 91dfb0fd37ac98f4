import { expect, test } from 'vitest'
import { checkInput } from './check-input.ts'
import { codeOf, problemsOf, sayError } from './say-error.ts'
import { MEMBER_NYNORSK as words } from './words.ts'

const answered = (code: string) => ({ error: { code, message: 'for developers' } })

test('what went wrong is said by its code, beside the field that it is about', () => {
  expect(problemsOf(answered('email_taken'), words, ['email', 'password'])).toEqual({
    email: words.memberEmailTaken,
  })
  expect(problemsOf(answered('password_common'), words, ['password', 'newPassword'])).toEqual({
    newPassword: words.memberPasswordCommon,
  })
  expect(problemsOf(answered('password_wrong'), words, ['password', 'newPassword'])).toEqual({
    password: words.memberPasswordWrong,
  })
})

test('what is about no field of the form is said of the whole form', () => {
  expect(problemsOf(answered('login_failed'), words, ['email', 'password'])).toEqual({
    form: words.memberLoginFailed,
  })
  expect(problemsOf(answered('email_taken'), words, ['code'])).toEqual({ form: words.memberEmailTaken })
})

test.each([null, undefined, '', 'Bad gateway', {}, { error: null }, { error: { code: 7 } }, answered('new')])(
  'an answer that nobody foresaw (%j) is told calmly',
  (error) => {
    expect(sayError(error, words)).toBe(words.memberFailed)
    expect(typeof codeOf(error)).toBe('string')
  },
)

test('what is surely wrong is said before anything is sent', () => {
  expect(checkInput({ email: 'kari@nordmann', newPassword: 'kort' }, words)).toEqual({
    email: words.memberEmailInvalid,
    newPassword: words.memberPasswordShort,
  })
  expect(checkInput({ email: 'kari@nordmann.no', password: '' }, words)).toEqual({
    password: words.memberPasswordMissing,
  })
  expect(checkInput({ userName: ' ' }, words)).toEqual({ userName: words.memberNameInvalid })
  expect(checkInput({ userName: '🎬'.repeat(60), newPassword: '🎬'.repeat(8) }, words)).toBeNull()
})

import { expect, test } from 'vitest'
import { checkEmail, checkOptionalUrl, checkText, checkUrl } from './checks.ts'

test.each([
  [checkText, 'Fjordheim', true],
  [checkText, '  ', false],
  [checkText, undefined, false],
  [checkUrl, 'https://billett.example/x', true],
  [checkUrl, 'billett.example', false],
  [checkUrl, 'javascript:alert(1)', false],
  [checkUrl, '', false],
  [checkOptionalUrl, '', true],
  [checkOptionalUrl, 'tull', false],
  [checkEmail, 'post@fjordheim.example', true],
  [checkEmail, 'post@fjordheim', false],
])('%o takes %o: %s', (check, text, isRight) => {
  expect(check(text) === null).toBe(isRight)
})

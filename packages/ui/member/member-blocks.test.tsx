import { expect, test } from 'vitest'
import { listHrefs, renderBlock, toText } from '../testing.tsx'
import { MEMBER_NYNORSK } from './words.ts'

test.each(['login', 'create-account', 'forgot-password'] as const)(
  'the form of %s is published as one that can be filled in, and never lands in an address',
  (component) => {
    const html = renderBlock(component)
    expect(html).toMatch(/<form(?=[^>]* method="post")/)
    expect(html).toMatch(
      /<input(?=[^>]* type="email")(?=[^>]* autocomplete="username")(?=[^>]* name="email")/i,
    )
    expect(html).toMatch(/<button(?=[^>]* disabled="")(?=[^>]* type="submit")/)
    expect(html).toContain(`<noscript><p`)
    expect(toText(html)).toContain(MEMBER_NYNORSK.memberNeedsScript)
  },
)

test('a password manager is told which password is meant', () => {
  expect(renderBlock('login')).toMatch(
    /<input(?=[^>]* type="password")(?=[^>]* autocomplete="current-password")/i,
  )
  expect(renderBlock('create-account')).toMatch(
    /<input(?=[^>]* type="password")(?=[^>]* autocomplete="new-password")/i,
  )
})

test('whoever has no account, or no password, is led on', () => {
  expect(listHrefs(renderBlock('login'))).toEqual(['/gloymt-passord', '/ny-konto'])
})

test.each(['profile', 'watch-list', 'my-tickets', 'reset-password'] as const)(
  '%s is published without anything of anybody’s, and says what it needs',
  (component) => {
    expect(toText(renderBlock(component))).toContain(MEMBER_NYNORSK.memberNeedsScript)
  },
)

test('a film’s page leads everyone to the watch list, with the film', () => {
  expect(listHrefs(renderBlock('cover'))).toContain('/vil-sja?film=metropolis')
})

import { memberWords } from '@lerret/words/nynorsk/member'
import { expect, test } from 'vitest'
import { listHrefs, renderBlock, toText } from '../testing.tsx'

test.each(['login', 'create-account', 'forgot-password'] as const)(
  'the form of %s can be filled in before the script has loaded, and never ends up in a URL',
  (component) => {
    const html = renderBlock(component)
    expect(html).toMatch(/<form(?=[^>]* method="post")/)
    expect(html).toMatch(
      /<input(?=[^>]* type="email")(?=[^>]* autocomplete="username(?: webauthn)?")(?=[^>]* name="email")/i,
    )
    expect(html).toMatch(/<button(?=[^>]* disabled="")(?=[^>]* type="submit")/)
    expect(html).toContain(`<noscript><p`)
    expect(toText(html)).toContain(memberWords.memberNeedsScript)
  },
)

test('password managers can tell a current password from a new one', () => {
  expect(renderBlock('login')).toMatch(
    /<input(?=[^>]* type="password")(?=[^>]* autocomplete="current-password")/i,
  )
  expect(renderBlock('create-account')).toMatch(
    /<input(?=[^>]* type="password")(?=[^>]* autocomplete="new-password")/i,
  )
})

test('the log-in form links to a new password and a new account', () => {
  expect(listHrefs(renderBlock('login'))).toEqual(['/gloymt-passord', '/ny-konto'])
})

test.each(['profile', 'watch-list', 'my-tickets', 'reset-password'] as const)(
  'the published %s has no member data, and says that it needs JavaScript',
  (component) => {
    expect(toText(renderBlock(component))).toContain(memberWords.memberNeedsScript)
  },
)

test('a film’s page links to the watch list with the film', () => {
  expect(listHrefs(renderBlock('cover'))).toContain('/vil-sja?film=metropolis')
})

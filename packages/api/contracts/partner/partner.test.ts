import { MAX_COMMENT_LENGTH, MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH } from '@lerret/model'
import { expect, test } from 'vitest'
import { PARTNER_CALLS, type PartnerCall } from '../../partner/calls.ts'
import { LOGIN_FIELDS, NEW_ACCOUNT_FIELDS } from '../../partner/fields.ts'
import { partnerContracts } from './index.ts'

test.each([
  ['a log-in', partnerContracts.login.schema.response[200], LOGIN_FIELDS],
  ['a new account', partnerContracts.createAccount.schema.response[200], NEW_ACCOUNT_FIELDS],
])('the client reads exactly the fields of %s', (_, wire, fields) => {
  expect(Object.keys(wire.shape).sort()).toEqual(Object.values(fields).sort())
})

test.each(Object.keys(PARTNER_CALLS) as PartnerCall[])(
  '%s accepts the query that the client sends',
  (name) => {
    const { path } = PARTNER_CALLS[name]
    const { schema, url } = partnerContracts[name]
    const sent = [...new URLSearchParams(path.split('?')[1]).keys()]
    const accepted = 'querystring' in schema ? Object.keys(schema.querystring.shape) : []
    expect(sent.sort()).toEqual(accepted.sort())
    expect(url).toBe(`/partners/:partner/${path.split('?')[0]}`)
  },
)

test('a list starts at its beginning, with the page size of the partner', () => {
  const { watchlist, tickets, reviews } = partnerContracts
  expect(watchlist.schema.querystring.parse({})).toEqual({ skip: 0, take: 10 })
  expect(tickets.schema.querystring.parse({})).toEqual({ skip: 0, take: 10 })
  expect(reviews.schema.querystring.parse({ edi: 'NOR12345678' })).toMatchObject({ skip: 0, take: 20 })
})

test.each(['-1', '1.5', '1e3', '51', '', 'x'])('a page size of %j is refused', (take) => {
  expect(partnerContracts.watchlist.schema.querystring.safeParse({ take }).success).toBe(false)
})

test.each(['0', '-118', '118a', '1234567890', '', '__proto__'])('%j is not a partner number', (partner) => {
  const { params } = partnerContracts.login.schema
  const { error } = params.safeParse({ partner })
  expect(error?.issues[0]?.message).toBe(`${partner} is not a partner number: it has one to nine digits`)
  expect(params.safeParse({ partner: '128' }).success).toBe(true)
})

test('a comment can be as long as the form allows', () => {
  const { body } = partnerContracts.addReview.schema
  const accepts = (length: number) =>
    body.safeParse({ EdiNumber: 'DXM20220117', Rating: 5, Comment: 'x'.repeat(length) }).success
  expect([accepts(MAX_COMMENT_LENGTH), accepts(MAX_COMMENT_LENGTH + 1)]).toEqual([true, false])
})

test('the rules for accounts, not the contract, reject a long address, name or password', () => {
  const { body } = partnerContracts.createAccount.schema
  const input = {
    Email: 'x'.repeat(MAX_EMAIL_LENGTH + 1),
    UserName: '🎬'.repeat(MAX_NAME_LENGTH + 1),
    Password: 'x'.repeat(MAX_PASSWORD_LENGTH + 1),
  }
  expect(body.safeParse(input).success).toBe(true)
})

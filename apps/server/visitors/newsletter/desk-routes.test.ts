import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { article } from '../../../../packages/page-engine/testing/test-records.ts'
import { publishVersions } from '../../content/records/store/publish-versions.ts'
import { saveVersions } from '../../content/records/store/save-versions.ts'
import { refusal } from '../../members/test-members.ts'
import { outgoingMail } from '../../platform/outgoing-mail/table.ts'
import { givenDesk } from '../../staff/test-staff.ts'
import { newsletterIssue, subscriber } from './table.ts'

const desk = await givenDesk()
const { db, send } = desk
const admin = await desk.givenStaff('admin')
beforeEach(async () => {
  await db.delete(newsletterIssue)
  await db.delete(subscriber)
  await db.delete(outgoingMail)
  desk.mails.length = 0
})

const givenSubscriber = (email: string, state: 'confirmed' | 'pending' | 'bounced' = 'confirmed') =>
  db.insert(subscriber).values({
    email,
    state,
    createdAt: desk.now,
    confirmedAt: state === 'pending' ? null : desk.now,
    mails: 1,
    mailsSince: desk.now,
  })

test('an editor drafts, changes, previews and tests a newsletter, and sends it once', async () => {
  const { id } = (await send('POST', 'newsletters', admin)).json()
  const content = {
    subject: 'Jul på Fjordheim',
    intro: 'Velkomen.',
    items: [
      {
        id: 'a',
        kind: 'text',
        title: 'Nissen kjem',
        text: 'Klokka to.',
        times: [],
        path: '',
        image: null,
        isIncluded: true,
      },
    ],
  }
  const saved = await send('POST', `newsletters/${id}`, admin, { ...content, basedOn: 1 })
  expect(saved.json()).toEqual({ version: 2 })
  expect((await send('GET', `newsletters/${id}`, admin)).json()).toMatchObject({ ...content, state: 'draft' })
  const { html, text } = (await send('POST', 'newsletters/preview', admin, content)).json()
  for (const rendered of [html, text]) expect(rendered).toContain('Velkomen.')

  await send('POST', `newsletters/${id}/test`, admin)
  expect(desk.mails).toMatchObject([{ to: 'admin@fjordheim.example', subject: 'Jul på Fjordheim' }])

  await givenSubscriber('kari@nordmann.example')
  await givenSubscriber('ola@nordmann.example', 'pending')
  expect((await send('POST', `newsletters/${id}/send`, admin, { at: null, version: 2 })).json()).toBe(true)
  const again = await send('POST', `newsletters/${id}/send`, admin, { at: null, version: 2 })
  expect(refusal(again)).toEqual([409, 'newsletter_sent'])
  expect(await db.select().from(outgoingMail)).toMatchObject([{ toAddress: 'kari@nordmann.example' }])
  const { items, subscribers } = (await send('GET', 'newsletters', admin)).json()
  expect(subscribers).toBe(1)
  expect(items).toMatchObject([{ state: 'sent', mails: { waiting: 1, sent: 0, failed: 0, unconfirmed: 0 } }])

  const archived = await desk.app.inject(items[0].archivePath)
  expect(archived.statusCode).toBe(200)
  expect(archived.body).toContain('Nissen kjem')
})

test('what a colleague has saved meanwhile is neither overwritten, sent nor deleted', async () => {
  await givenSubscriber('kari@nordmann.example')
  const { id } = (await send('POST', 'newsletters', admin)).json()
  const content = { subject: 'Jul', intro: '', items: [] }
  await send('POST', `newsletters/${id}`, admin, { ...content, intro: 'Frå Kari', basedOn: 1 })
  const refused = [
    await send('POST', `newsletters/${id}`, admin, { ...content, basedOn: 1 }),
    await send('POST', `newsletters/${id}/send`, admin, { at: null, version: 1 }),
    await send('POST', `newsletters/${id}/send`, admin, { at: '2030-01-01T10:00:00Z', version: 1 }),
    await send('POST', `newsletters/${id}/delete`, admin, { version: 1 }),
  ]
  expect(refused.map(refusal)).toEqual(refused.map(() => [409, 'newsletter_changed']))
  const found = (await send('GET', `newsletters/${id}`, admin)).json()
  expect(found).toMatchObject({ intro: 'Frå Kari', state: 'draft', version: 2 })
  expect(await db.select().from(outgoingMail)).toEqual([])
})

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'https://elsewhere.example',
])('a link to %j is refused: browsers take it for another site', async (path) => {
  const item = { id: 'a', kind: 'text', title: '', text: '', times: [], path, image: null, isIncluded: true }
  const content = { subject: '', intro: '', items: [item] }
  expect((await send('POST', 'newsletters/preview', admin, content)).statusCode).toBe(400)
})

test('older articles are found by words of their titles, and drafts are not', async () => {
  const givenArticle = (slug: string, title: string, published: string) =>
    article({ id: randomUUID(), slug, title, publishedAt: Date.parse(published), lead: `Om ${title}` })
  const author = { author: 'Sigrid' }
  const articles = [
    givenArticle('gammal', 'Haustferie på biblioteket', '2024-10-01'),
    givenArticle('nyare', 'Jul på biblioteket 100 %', '2025-12-01'),
    givenArticle('utkast', 'Utkast om biblioteket', '2026-01-01'),
  ]
  const versions = articles.map((body) => ({ kind: 'article' as const, id: body.id, basedOn: 0, body }))
  await saveVersions(db, author, versions)
  await publishVersions(
    db,
    author,
    versions.slice(0, 2).map(({ kind, id }) => ({ kind, id, version: 1 })),
  )
  const find = async (search: string) =>
    (await send('GET', `newsletters/articles?search=${encodeURIComponent(search)}`, admin)).json()
  expect(await find('biblioteket')).toMatchObject([
    { kind: 'article', title: 'Jul på biblioteket 100 %' },
    { title: 'Haustferie på biblioteket', text: 'Om Haustferie på biblioteket' },
  ])
  expect(await find('HAUST bibl')).toMatchObject([{ path: expect.stringContaining('gammal') }])
  expect(await find('00 %')).toMatchObject([{ path: expect.stringContaining('nyare') }])
  expect(await find('b_bl')).toEqual([])
})

test('subscribers are listed with their state, found by address, exported and removed', async () => {
  await givenSubscriber('kari@nordmann.example')
  await givenSubscriber('=ola@nordmann.example', 'pending')
  await givenSubscriber('ukjend@nordmann.example', 'bounced')
  const all = (await send('GET', 'subscribers', admin)).json()
  expect(all).toMatchObject({ total: 3, counts: { pending: 1, confirmed: 1, bounced: 1 } })
  expect(all.months).toHaveLength(12)
  expect(all.months.at(-1)).toMatchObject({ confirmed: 1 })
  const found = (await send('GET', 'subscribers?search=KARI&state=confirmed', admin)).json()
  expect(found.items).toMatchObject([{ email: 'kari@nordmann.example', state: 'confirmed' }])
  const { csv } = (await send('POST', 'subscribers/export', admin)).json()
  expect(csv).toContain('"kari@nordmann.example","confirmed"')
  // A spreadsheet would run it as a formula.
  expect(csv).toContain(`"'=ola@nordmann.example"`)
  const remove = () => send('POST', `subscribers/${found.items[0].id}/remove`, admin)
  expect((await remove()).json()).toBe(true)
  expect(refusal(await remove())).toEqual([404, 'subscriber_not_found'])
})

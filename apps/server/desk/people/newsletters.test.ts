import { beforeEach, expect, test } from 'vitest'
import { newsletterIssue, subscriber } from '../../newsletter/table.ts'
import { outgoingMail } from '../../outgoing-mail/table.ts'
import { refusal } from '../../partner-api/test-members.ts'
import { givenDesk } from '../test-staff.ts'

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
  expect((await send('POST', `newsletters/${id}`, admin, content)).json()).toBe(true)
  expect((await send('GET', `newsletters/${id}`, admin)).json()).toMatchObject({ ...content, state: 'draft' })
  const { html, text } = (await send('POST', 'newsletters/preview', admin, content)).json()
  for (const rendered of [html, text]) expect(rendered).toContain('Velkomen.')

  await send('POST', `newsletters/${id}/test`, admin)
  expect(desk.mails).toMatchObject([{ to: 'admin@fjordheim.example', subject: 'Jul på Fjordheim' }])

  await givenSubscriber('kari@nordmann.example')
  await givenSubscriber('ola@nordmann.example', 'pending')
  expect((await send('POST', `newsletters/${id}/send`, admin, { at: null })).json()).toBe(true)
  const again = await send('POST', `newsletters/${id}/send`, admin, { at: null })
  expect(refusal(again)).toEqual([409, 'newsletter_sent'])
  expect(await db.select().from(outgoingMail)).toMatchObject([{ toAddress: 'kari@nordmann.example' }])
  const { items, subscribers } = (await send('GET', 'newsletters', admin)).json()
  expect(subscribers).toBe(1)
  expect(items).toMatchObject([{ state: 'sent', mails: { waiting: 1, sent: 0, failed: 0, unconfirmed: 0 } }])

  const archived = await desk.app.inject(items[0].archivePath)
  expect(archived.statusCode).toBe(200)
  expect(archived.body).toContain('Nissen kjem')
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

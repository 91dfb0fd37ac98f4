import { beforeEach, expect, test } from 'vitest'
import { refusal } from '../../members/test-members.ts'
import { givenDesk } from '../../staff/test-staff.ts'
import { webhook } from './table.ts'

const desk = await givenDesk()
const admin = await desk.givenStaff('admin')
beforeEach(() => desk.db.delete(webhook))

const add = (url: string) => desk.send('POST', 'webhooks', admin, { url })
const list = async () => (await desk.send('GET', 'webhooks', admin)).json()

test('the secret of a webhook is shown once, and adding and removing it is in the audit log', async () => {
  const { id, secret } = (await add('https://kalender.example/lerret')).json()
  expect(secret).toMatch(/^whsec_/)
  expect(await list()).toMatchObject([{ id, url: 'https://kalender.example/lerret', deliveries: [] }])
  expect(JSON.stringify(await list())).not.toContain(secret)
  await desk.send('POST', `webhooks/${id}/remove`, admin)
  expect(await list()).toEqual([])
  const { entries } = (await desk.send('GET', 'audit', admin)).json()
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'webhook_removed', details: { name: 'kalender.example' } },
    { action: 'webhook_added', details: { name: 'kalender.example' } },
  ])
})

test.each([
  'http://kalender.example/',
  'https://kalender.example:8443/',
  'https://lerret:x@kalender.example/',
  'kalender.example',
  'javascript:alert(1)',
])('%s is refused', async (url) => {
  expect(refusal(await add(url))).toEqual([422, 'webhook_url_invalid', 'url'])
})

test('an address is added once, and there are at most twenty', async () => {
  await add('https://kalender.example/0')
  expect(refusal(await add('https://kalender.example/0'))).toEqual([409, 'webhook_exists'])
  for (let number = 1; number < 20; number++) await add(`https://kalender.example/${number}`)
  expect(refusal(await add('https://kalender.example/20'))).toEqual([409, 'webhook_too_many'])
})

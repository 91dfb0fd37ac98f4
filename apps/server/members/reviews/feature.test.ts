import { DAY_MS } from '@lerret/model'
import { beforeEach, expect, test } from 'vitest'
import { givenDesk } from '../../staff/test-staff.ts'
import { films, refusal } from '../test-members.ts'

const desk = await givenDesk()
const { send } = desk
const [first, second] = films as [(typeof films)[number], (typeof films)[number]]
const start = new Date('2026-11-20T12:00:00Z')

beforeEach(() => desk.reset(start))

async function givenReviews() {
  const kari = await desk.givenMember('kari@nordmann.example')
  const write = async ({ ediNumber }: typeof first, Comment: string) =>
    (await kari.post('AddReviewDx', { EdiNumber: ediNumber, Rating: 5, Comment })).json().Id as string
  const older = await write(first, 'Stygt.')
  desk.now = new Date(+start + 10 * DAY_MS)
  const newer = await write(second, 'Fin film.')
  return { kari, older, newer, editor: await desk.givenStaff('editor') }
}

test('an editor hides a review with a reason and shows it again, and visitors see the change at once', async () => {
  const { kari, older, editor } = await givenReviews()
  const countVisible = async () => (await kari.get(`GetReviewsByEdiDx?edi=${first.ediNumber}`)).json().length
  const hide = (reason?: string) => send('POST', `reviews/${older}`, editor, { isHidden: true, reason })
  expect(refusal(await hide())[1]).toBe('request_invalid')
  expect(refusal(await hide(''))[1]).toBe('request_invalid')
  expect((await hide('Hets.')).json()).toBe(true)
  expect(await countVisible()).toBe(0)
  const { items } = (await send('GET', 'reviews?state=hidden', editor)).json()
  expect(items).toMatchObject([
    { id: older, isHidden: true, hiddenReason: 'Hets.', decidedBy: 'editor', decidedAt: expect.any(String) },
  ])
  expect((await kari.get('ExportUserDx')).json().Reviews[0]).toMatchObject({ HiddenReason: 'Hets.' })
  await send('POST', `reviews/${older}`, editor, { isHidden: false })
  expect(await countVisible()).toBe(1)
  expect((await send('GET', 'reviews?state=hidden', editor)).json().items).toEqual([])
})

test('reviews are found by what is recent and by film, with the title of the film', async () => {
  const { older, newer, editor } = await givenReviews()
  const list = async (query = '') => (await send('GET', `reviews?${query}`, editor)).json()
  const ids = async (query: string) =>
    (await list(query)).items.map(({ id }: { id: string }) => id) as string[]
  expect(await list('take=1')).toMatchObject({
    items: [{ id: newer, movieTitle: second.title, userName: 'Kari', rating: 5, partner: '118' }],
    total: 2,
    films: expect.arrayContaining([{ id: first.id, title: first.title, count: 1 }]),
  })
  expect(await ids('')).toEqual([newer, older])
  expect(await ids('state=recent')).toEqual([newer])
  expect(await ids(`film=${first.id}`)).toEqual([older])
  expect(await ids(`film=${first.id}&state=recent`)).toEqual([])
})

test('the log names the film and the reason, and nobody who wrote', async () => {
  const { older, editor } = await givenReviews()
  await send('POST', `reviews/${older}`, editor, { isHidden: true, reason: 'Hets.' })
  const { entries } = (await send('GET', 'audit?action=review_hidden', await desk.givenStaff('admin'))).json()
  expect(entries).toMatchObject([{ details: { film: first.title, reason: 'Hets.' } }])
  expect(JSON.stringify(entries)).not.toContain('Kari')
})

test('a review that is not there cannot be hidden', async () => {
  const { editor } = await givenReviews()
  const body = { isHidden: true, reason: 'Hets.' }
  expect(refusal(await send('POST', 'reviews/tull', editor, body))).toEqual([404, 'review_not_found'])
})

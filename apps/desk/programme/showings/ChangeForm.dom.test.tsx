import type { Showing } from '@lerret/model'
import { errorWords } from '@lerret/words/desk'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderDesk } from '../../test-render.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import type { ListedShowing } from './ShowingTable.tsx'

const createListed = (id: string, changes: Partial<Showing> = {}, isPublic = true): ListedShowing => ({
  showing: {
    id,
    productionId: 'film',
    startsAt: '2026-11-20T18:00:00.000Z',
    endsAt: '2026-11-20T20:00:00.000Z',
    hall: 'Storsalen',
    ticketStatus: 'on-sale',
    state: 'planned',
    formats: [],
    access: [],
    ...changes,
  },
  title: 'Nosferatu',
  isPublic,
})

const inTheWay = createListed('other', {
  productionId: 'haxan',
  startsAt: '2026-11-20T20:30:00.000Z',
  endsAt: '2026-11-20T22:30:00.000Z',
})
const productions = [{ id: 'haxan', title: 'Häxan', originalTitle: null, object: 'movie', minutes: 105 }]
const toSaved = ({ showing }: ListedShowing) => ({ version: 1, stableVersion: 1, body: showing })

let requests: { url: string; body: unknown }[]
beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (body === undefined)
      return Response.json({
        productions,
        halls: ['Storsalen'],
        showings: [toSaved(inTheWay), toSaved(createListed('a'))],
      })
    if (url.endsWith('/recipients')) return Response.json({ people: 3 })
    requests.push({ url, body: JSON.parse(body) })
    const versions = { before: 1, after: 2 }
    return Response.json({
      changed: [{ id: 'a', draft: versions, stable: versions }],
      mailed: 3,
      published: { batch: 'b', release: 'r', pages: 1, problems: [], milliseconds: 42 },
    })
  })
})

const open = (chosen: readonly ListedShowing[]) =>
  act(async () => renderDesk(<ChangeForm chosen={chosen} halls={['Storsalen', 'Sal 2']} />))
const getButton = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: (text) => text.startsWith(name) })
const press = (name: string) => act(async () => fireEvent.click(getButton(name)))
const text = () => document.body.textContent ?? ''

test('nothing can be done before a showing is selected', async () => {
  await open([])
  expect(text()).toContain('Vel minst éi framsyning i lista.')
  expect(getButton('Gjer det med 0').disabled).toBe(true)
})

test('the editor reads what will happen, does it, and undoes it', async () => {
  await open([createListed('a'), createListed('b', {}, false), createListed('c', { state: 'cancelled' })])
  expect(text()).toContain(
    '2 framsyningar: avlyst. 1 er ute, og folk ser endringa med ein gong. 1 er slik frå før og blir ikkje rørte.',
  )
  await waitFor(() => expect(text()).toContain('3 personar som har billett på Mi side, får e-post.'))
  await press('Gjer det med 2')
  expect(requests).toEqual([
    { url: '/redaksjon/api/showings/change', body: { ids: ['a', 'b'], change: { type: 'cancel' } } },
  ])
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Ute på 42 ms.'))
  expect(text()).toContain('E-posten går om to minutt. Angrar du før det, blir han ikkje send.')
  await press('Angre')
  expect(requests[1]).toMatchObject({
    url: '/redaksjon/api/showings/undo',
    body: { changed: [{ id: 'a', draft: { before: 1, after: 2 } }] },
  })
  await waitFor(() => expect(text()).toContain('Angra. Alt er som før.'))
  expect(text()).toContain('Angringa er send på e-post til 3')
})

test('a full disk is named in a sentence, and what was chosen stays', async () => {
  await open([createListed('a')])
  const answer = { error: { code: 'publish_disk_full', message: '' } }
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/change') ? Response.json(answer, { status: 507 }) : Response.json({ people: 0 }),
  )
  await press('Gjer det med 1')
  await waitFor(() => expect(text()).toContain(errorWords.errorPublishDiskFull))
  expect(getButton('Gjer det med 1').disabled).toBe(false)
})

test('a failure is shown at once, although the lists that are read again do not come', async () => {
  await open([createListed('a')])
  await waitFor(() => expect(text()).toContain('3 personar'))
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('/change')
      ? Promise.resolve(Response.json({ error: { code: 'overloaded', message: '' } }, { status: 503 }))
      : new Promise(() => {}),
  )
  await press('Gjer det med 1')
  await waitFor(() => expect(text()).toContain(errorWords.errorOverloaded))
})

test('the editor is warned when a change puts a showing in the way of another', async () => {
  await open([createListed('a')])
  expect(text()).not.toContain('kolliderer')
  fireEvent.change(document.querySelector('select') as HTMLElement, { target: { value: 'shift' } })
  await waitFor(() => expect(text()).toContain('Ei av dei kolliderer med ei anna i same sal.'))
  expect(text()).toContain('Storsalen er oppteken frå 21.30 til 23.30 av Häxan.')
})

import { setTimeout as sleep } from 'node:timers/promises'
import { type Article, articlePath, toHref } from '@lerret/model'
import { DEMO_PASSWORD } from '../../e2e/house/house.ts'
import { readCookies } from '../api/log-in.ts'
import { records } from './requests.ts'

const EDITOR = { email: 'redaktor@fjordheim.example', password: DEMO_PASSWORD }
const DESK = '/redaksjon/api'
const SLUG = 'vaffelkino-kvar-fredag'
const MAX_LIVE_MS = 10_000

interface Draft {
  version: number
  body: Article
}

/** Changes an article and publishes it again and again. Returns how long each took from the press to the public page, in milliseconds. */
export async function publishRepeatedly(
  url: string,
  { end, pauseMs }: { end: number; pauseMs: number },
): Promise<number[]> {
  const cookie = readCookies(await send(`${url}${DESK}/session`, { body: EDITOR }))
  const call = async (path: string, body?: unknown) =>
    (await send(`${url}${DESK}/${path}`, { body, cookie })).json()
  const { id } = records.map(({ record }) => record as Article).find(({ slug }) => slug === SLUG) as Article
  const times: number[] = []
  for (let number = 1; Date.now() < end; number++) {
    const { draft } = (await call(`content/article/${id}`)) as { draft: Draft }
    const key = { kind: 'article', id }
    const title = `Vaffelkino, melding ${number}`
    const saved = await call('content/save', {
      records: [{ ...key, basedOn: draft.version, body: { ...draft.body, title } }],
    })
    const started = performance.now()
    await call('content/publish', { records: [{ ...key, version: saved.versions[0] }] })
    const address = url + toHref(articlePath(draft.body))
    while (!(await (await fetch(address)).text()).includes(title)) {
      if (performance.now() - started > MAX_LIVE_MS) throw new Error(`Publish ${number} is not live.`)
    }
    times.push(performance.now() - started)
    await sleep(pauseMs)
  }
  return times
}

async function send(address: string, { body, cookie = '' }: { body?: unknown; cookie?: string }) {
  const reply = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}: ${await reply.text()}`)
  return reply
}

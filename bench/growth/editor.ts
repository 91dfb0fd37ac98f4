import { setTimeout as wait } from 'node:timers/promises'
import { type Article, articlePath, toHref } from '@lerret/model'
import { DEMO_PASSWORD, type House } from '../../e2e/house/house.ts'
import { records } from '../load/requests.ts'
import { type Client, readCookies } from './client.ts'
import { isRunning } from './house.ts'
import { createPicture } from './picture.ts'

const DESK = '/redaksjon/api'
const EDITOR = { email: 'redaktor@fjordheim.example', password: DEMO_PASSWORD }
const SLUG = 'vaffelkino-kvar-fredag'
const MAX_LIVE_MS = 30_000
const POLL_MS = 10
/** An address that no visitor has. */
const VISITOR = 5000

export interface Editor {
  /** Throws unless the reply is a success. */
  call<Result>(path: string, body?: unknown): Promise<Result>
  upload(): Promise<string>
  cookie: string
}

export async function signIn(client: Client): Promise<Editor> {
  const session = await client.send(`${DESK}/session`, { body: EDITOR, visitor: VISITOR })
  if (session.status !== 200) throw new Error(`The editor could not sign in: ${session.text}`)
  const cookie = readCookies(session)
  const send = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const reply = await client.send(`${DESK}/${path}`, { visitor: VISITOR, cookie, body, headers })
    if (reply.status !== 200) throw new Error(`${path} was answered with ${reply.status}: ${reply.text}`)
    return JSON.parse(reply.text)
  }
  return {
    cookie,
    call: (path, body) => send(path, body),
    async upload() {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(createPicture())]), 'sal.png')
      const multipart = new Response(form)
      const type = multipart.headers.get('content-type') ?? ''
      const { id } = await send('media', new Uint8Array(await multipart.arrayBuffer()), {
        'content-type': type,
      })
      return id
    },
  }
}

export interface Publishes {
  /** Milliseconds from the press until every running server served it. */
  times: number[]
  /** Publishes that got an error because a server was killed, and were repeated by the editor. */
  repeated: number
  uploads: number
  /** Uploaded pictures that a server did not have. */
  missingPictures: number
  problems: string[]
}

/** Changes an article and publishes it again and again, with a new picture now and then. */
export async function publishRepeatedly(
  editor: Editor,
  { servers, pauseMs, signal }: { servers: House[]; pauseMs: number; signal: AbortSignal },
): Promise<Publishes> {
  const published: Publishes = { times: [], repeated: 0, uploads: 0, missingPictures: 0, problems: [] }
  const { id } = findArticle(SLUG)
  for (let number = 1; !signal.aborted; number++) {
    try {
      const { title, path, pressedAt } = await publish(editor, id, number)
      const running = servers.filter(isRunning)
      const times = await Promise.all(
        running.map((server) => timeUntilServed(server, path, title, pressedAt)),
      )
      published.times.push(Math.max(...times))
      if (number % 5 === 0) await checkUpload(editor, running, published)
    } catch (error) {
      if (error instanceof NotServedError) published.problems.push(error.message)
      else published.repeated++
    }
    await wait(pauseMs)
  }
  return published
}

export const findArticle = (slug: string) =>
  records.map(({ record }) => record as Article).find((record) => record.slug === slug) as Article

async function publish(editor: Editor, id: string, number: number) {
  const { draft } = await editor.call<{ draft: { version: number; body: Article } }>(`content/article/${id}`)
  const title = `Vaffelkino, melding ${number}.`
  const key = { kind: 'article', id }
  const saved = await editor.call<{ versions: number[] }>('content/save', {
    records: [{ ...key, basedOn: draft.version, body: { ...draft.body, title } }],
  })
  const pressedAt = performance.now()
  await editor.call('content/publish', { records: [{ ...key, version: saved.versions[0] }] })
  return { title, path: toHref(articlePath(draft.body)), pressedAt }
}

class NotServedError extends Error {}

/** A server that is killed meanwhile does not count. */
async function timeUntilServed(
  server: House,
  path: string,
  title: string,
  pressedAt: number,
): Promise<number> {
  for (;;) {
    const html = await fetch(server.url + path).then(
      (reply) => reply.text(),
      () => '',
    )
    const time = performance.now() - pressedAt
    if (html.includes(title)) return time
    if (!isRunning(server)) return 0
    if (time > MAX_LIVE_MS) throw new NotServedError(`"${title}" is not served by ${server.url}.`)
    await wait(POLL_MS)
  }
}

async function checkUpload(editor: Editor, servers: House[], published: Publishes) {
  const id = await editor.upload()
  published.uploads++
  for (const server of servers) {
    const address = `${server.url}${DESK}/media/${id}/image?w=64`
    const status = await fetch(address, { headers: { cookie: editor.cookie } }).then(
      async (reply) => reply.arrayBuffer().then(() => reply.status),
      () => 0,
    )
    if (status !== 200 && isRunning(server)) published.missingPictures++
  }
}

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../../../scripts/free-port.ts'
import { waitUntil } from '../../test-wait-until.ts'
import { runCaddy } from '../../testing/caddy.ts'
import { runNginx } from '../../testing/nginx.ts'
import { readExample } from '../../testing/packaged-example.ts'

export interface StaticHost {
  url: string
  port: number
  stop(): Promise<void>
}

/** Serves an export with a real nginx on a free port, with the example of packaging. */
export const serveWithNginx = (nginx: string, out: string): Promise<StaticHost> =>
  startHost(async (folder, port) => {
    const site = await readExample(join('nginx', 'export.conf'), [
      ['listen 80;', `listen 127.0.0.1:${port};`],
      ['root /srv/kulturhus;', `root ${out};`],
    ])
    return runNginx(nginx, folder, site)
  })

/** Serves an export with a real Caddy on a free port, without a certificate. */
export const serveWithCaddy = (out: string): Promise<StaticHost> =>
  startHost(async (folder, port) => {
    const site = await readExample(join('caddy', 'export.Caddyfile'), [
      ['kulturhus.example {', `http://127.0.0.1:${port} {\n\tbind 127.0.0.1`],
      ['root * /srv/kulturhus', `root * ${out}`],
    ])
    return runCaddy(folder, site, { httpPort: port, httpsPort: await findFreePort() })
  })

async function startHost(
  start: (folder: string, port: number) => Promise<ChildProcess>,
): Promise<StaticHost> {
  const folder = await mkdtemp(join(tmpdir(), 'lerret-static-host-'))
  const port = await findFreePort()
  const child = await start(folder, port)
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await waitUntil(() => fetch(url), { timeout: 30_000, interval: 50 })
  return {
    url,
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

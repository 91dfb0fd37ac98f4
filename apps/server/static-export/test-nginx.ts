import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export const hasBrotli = existsSync(BROTLI)

/** The path of nginx; null when it is not installed. */
export function findNginx(): string | null {
  const paths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']
  return process.env.NGINX ?? paths.find((path) => existsSync(path)) ?? null
}

/** The path of nginx for tests. In CI a missing nginx is an error; elsewhere its tests are skipped. */
export function requireNginx(): string | null {
  const nginx = findNginx()
  if (nginx) return nginx
  const missing = 'nginx is not installed, so exports are not tested with it.'
  const help = '(Debian: apt-get install nginx-light. Or set NGINX to its path.)'
  if (!['', '0', 'false'].includes(process.env.CI ?? '')) throw new Error(`${missing} ${help}`)
  console.warn(`${missing} ${help}`)
  return null
}

/** Serves an export with a real nginx on a free port, with the configuration from the export. */
export async function serveWithNginx(nginx: string, out: string) {
  const folder = await mkdtemp(join(tmpdir(), 'lerret-nginx-'))
  const port = await findFreePort()
  const site = await readFile(join(out, '_nginx', 'site.conf'), 'utf8')
  const listening = site.replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
  await writeFile(
    join(folder, 'site.conf'),
    hasBrotli ? listening.replace('# brotli_static on;', 'brotli_static on;') : listening,
  )
  const config = join(folder, 'nginx.conf')
  await writeFile(
    config,
    `${hasBrotli ? `load_module ${BROTLI};\n` : ''}${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 2;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000;
  include ${folder}/site.conf;
}
`,
  )
  const checked = spawnSync(nginx, ['-t', '-p', folder, '-c', config], { encoding: 'utf8' })
  if (checked.status !== 0) throw new Error(`nginx refuses the configuration.\n${checked.stderr}`)
  const server = spawn(nginx, ['-p', folder, '-c', config, '-g', 'daemon off;'], { stdio: 'ignore' })
  const ended = new Promise((done) => server.once('exit', done))
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(url)
  return {
    url,
    port,
    async stop() {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilReady(url: string) {
  const deadline = Date.now() + 20_000
  for (;;) {
    try {
      await (await fetch(url)).arrayBuffer()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(50)
    }
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

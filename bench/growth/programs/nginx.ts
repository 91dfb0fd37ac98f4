import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../../../scripts/free-port.ts'
import { makeTemporaryFolder, programPath, replaceAll, startProgram, waitUntil } from './program.ts'

export const HOST = 'kulturhus.example'
const EXAMPLE = join(import.meta.dirname, '..', '..', '..', 'packaging', 'nginx', 'lerret.conf')
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export interface Nginx extends AsyncDisposable {
  port: number
  /** The certificate that its clients trust. */
  certificate: string
}

/** Starts nginx with the example of packaging, changed only in where things are, in front of these servers. */
export async function startNginx(serverPorts: number[]): Promise<Nginx> {
  await using stack = new AsyncDisposableStack()
  const { path: folder } = stack.use(await makeTemporaryFolder())
  const [httpPort, port] = [await findFreePort(), await findFreePort()]
  const certificate = await createCertificate(folder)
  const servers = serverPorts.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join('\n  ')
  const site = replaceAll(await readFile(EXAMPLE, 'utf8'), [
    ['server 127.0.0.1:3000 max_fails=0;', servers],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    [`/etc/letsencrypt/live/${HOST}`, folder],
  ])
  for (const name of TEMPORARY) await mkdir(join(folder, name))
  const config = join(folder, 'nginx.conf')
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
pid ${folder}/pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${site}
}
`,
  )
  const nginx = stack.use(await startProgram('nginx', ['-p', folder, '-c', config], { folder }))
  await waitUntil('nginx answers', async () => {
    if (nginx.process.exitCode !== null) throw new Error(await nginx.readOutput())
    await fetch(`http://127.0.0.1:${httpPort}/`, { redirect: 'manual' })
  })
  const running = stack.move()
  return { port, certificate, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

async function createCertificate(folder: string): Promise<string> {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const names = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...files]
  await promisify(execFile)(programPath('openssl'), args)
  return readFile(join(folder, 'fullchain.pem'), 'utf8')
}

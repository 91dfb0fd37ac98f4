import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import forge from 'node-forge'
import { findFreePort } from '../../../scripts/free-port.ts'
import { waitUntil } from '../test-wait-until.ts'

const PACKAGING = join(import.meta.dirname, '..', '..', '..', 'packaging')
export const HOST = 'kulturhus.example'

export interface RunningProxy {
  httpPort: number
  httpsPort: number
  stop(): Promise<void>
}

interface Place {
  folder: string
  /** Where Lerret listens. */
  port: number
  httpPort: number
  httpsPort: number
}

/** Visitors have an address of their own only on Linux. */
export const hasProgram = (name: string) =>
  process.platform === 'linux' && spawnSync(name, ['-h']).error === undefined

/** Starts Caddy with the example, changed only in where things are. */
export const startCaddy = (port: number) =>
  startProxy(port, async ({ folder, httpPort, httpsPort }) => {
    const example = await readFile(join(PACKAGING, 'caddy', 'Caddyfile'), 'utf8')
    const options = `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n\tskip_install_trust\n}\n`
    const site = replaceAll(example, [
      ['127.0.0.1:3000', `127.0.0.1:${port}`],
      [`${HOST} {`, `${HOST} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`],
    ])
    await writeFile(join(folder, 'Caddyfile'), options + site)
    const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
    const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    return spawn('caddy', args, { env, stdio: 'ignore' })
  })

/** The same for nginx, in front of one or several servers. */
export const startNginx = (ports: [number, ...number[]], nginx: string) =>
  startProxy(ports[0], async ({ folder, httpPort, httpsPort }) => {
    const example = await readFile(join(PACKAGING, 'nginx', 'lerret.conf'), 'utf8')
    const server = 'server 127.0.0.1:3000 max_fails=0;'
    const site = replaceAll(example, [
      [server, ports.map((port) => server.replace('3000', String(port))).join('\n')],
      ['listen 80;', `listen 127.0.0.1:${httpPort};`],
      ['listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`],
      [`/etc/letsencrypt/live/${HOST}`, folder],
    ])
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const main = `${process.getuid?.() === 0 ? 'user root;\n' : ''}pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${site}
}`
    await writeFile(join(folder, 'nginx.conf'), main)
    const args = ['-p', folder, '-c', join(folder, 'nginx.conf')]
    const checked = spawnSync(nginx, ['-t', ...args], { encoding: 'utf8' })
    if (checked.status !== 0) throw new Error(`nginx refuses the configuration.\n${checked.stderr}`)
    return spawn(nginx, [...args, '-g', 'daemon off;'], { stdio: 'ignore' })
  })

async function startProxy(
  port: number,
  start: (place: Place) => Promise<ChildProcess>,
): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'lerret-proxy-'))
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()]
  await writeCertificate(folder)
  const child = await start({ folder, port, httpPort, httpsPort })
  const ended = once(child, 'exit')
  await waitUntil(() => fetch(`http://127.0.0.1:${httpPort}/`, { redirect: 'manual' }), {
    timeout: 30_000,
    interval: 50,
  })
  return {
    httpPort,
    httpsPort,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Throws where the example no longer has what is to be replaced. */
function replaceAll(text: string, replacements: [string, string][]): string {
  for (const [from] of replacements) if (!text.includes(from)) throw new Error(`The example lacks "${from}".`)
  return replacements.reduce((result, [from, to]) => result.replaceAll(from, to), text)
}

/** A certificate that nobody has signed but itself. */
export async function writeCertificate(folder: string, host = HOST) {
  const keys = forge.pki.rsa.generateKeyPair(2048)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = keys.publicKey
  certificate.validity.notAfter.setFullYear(certificate.validity.notBefore.getFullYear() + 1)
  certificate.setSubject([{ name: 'commonName', value: host }])
  certificate.setIssuer([{ name: 'commonName', value: host }])
  certificate.setExtensions([{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }])
  certificate.sign(keys.privateKey, forge.md.sha256.create())
  await writeFile(join(folder, 'fullchain.pem'), forge.pki.certificateToPem(certificate))
  await writeFile(join(folder, 'privkey.pem'), forge.pki.privateKeyToPem(keys.privateKey))
}

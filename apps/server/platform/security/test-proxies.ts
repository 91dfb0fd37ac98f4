import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import forge from 'node-forge'
import { findFreePort } from '../../../../scripts/free-port.ts'
import { waitUntil } from '../../test-wait-until.ts'
import { runCaddy } from '../../testing/caddy.ts'
import { runNginx } from '../../testing/nginx.ts'
import { readExample } from '../../testing/packaged-example.ts'

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

/** Starts Caddy with the example. */
export const startCaddy = (port: number) =>
  startProxy(port, async ({ folder, httpPort, httpsPort }) => {
    const sites = await readExample(join('caddy', 'Caddyfile'), [
      ['127.0.0.1:3000', `127.0.0.1:${port}`],
      [`${HOST} {`, `${HOST} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`],
    ])
    return runCaddy(folder, sites, { httpPort, httpsPort })
  })

/** Starts nginx in front of one or several servers. */
export const startNginx = (ports: [number, ...number[]], nginx: string) =>
  startProxy(ports[0], async ({ folder, httpPort, httpsPort }) => {
    const server = 'server 127.0.0.1:3000 max_fails=0;'
    const site = await readExample(join('nginx', 'lerret.conf'), [
      [server, ports.map((port) => server.replace('3000', String(port))).join('\n')],
      ['listen 80;', `listen 127.0.0.1:${httpPort};`],
      ['listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`],
      [`/etc/letsencrypt/live/${HOST}`, folder],
    ])
    return runNginx(nginx, folder, site)
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

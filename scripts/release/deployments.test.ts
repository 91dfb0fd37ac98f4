import { execFile, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..', '..')
const PACKAGING = join(ROOT, 'packaging')
const hasProgram = (name: string, ...args: string[]) => spawnSync(name, args).status === 0
const readText = (...path: string[]) => readFile(join(PACKAGING, ...path), 'utf8')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lerret-deployments-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('image, compose file and Kubernetes name the same user, folder and port', async () => {
  const containerfile = await readText('container', 'Containerfile')
  const { lerret } = parse(await readText('compose', 'compose.yaml')).services
  const pod = parse(await readText('kubernetes', 'deployment.yaml')).spec.template.spec
  const [container] = pod.containers
  const { runAsUser, runAsGroup, fsGroup } = pod.securityContext
  expect(containerfile).toContain(`USER ${runAsUser}:${runAsGroup}\n`)
  expect(fsGroup).toBe(runAsGroup)
  expect(containerfile).toContain('VOLUME /data\n')
  expect(lerret.volumes).toContain('data:/data')
  expect(container.volumeMounts).toContainEqual({ name: 'data', mountPath: '/data' })
  const { containerPort } = container.ports[0]
  expect(containerfile).toContain(`EXPOSE ${containerPort}\n`)
  expect(await readText('compose', 'Caddyfile')).toContain(`lerret:${containerPort} {\n`)
})

test('the root of a container is read-only, and it has no rights', async () => {
  const { lerret } = parse(await readText('compose', 'compose.yaml')).services
  expect([lerret.read_only, lerret.cap_drop, lerret.security_opt]).toEqual([
    true,
    ['ALL'],
    ['no-new-privileges:true'],
  ])
  const pod = parse(await readText('kubernetes', 'deployment.yaml')).spec.template.spec
  expect(pod.securityContext).toMatchObject({
    runAsNonRoot: true,
    seccompProfile: { type: 'RuntimeDefault' },
  })
  expect(pod.containers[0].securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
})

test.skipIf(!hasProgram('docker-compose', 'version'))(
  'docker-compose accepts the compose file with its example of settings',
  async () => {
    const copy = join(folder, 'compose')
    await cp(join(PACKAGING, 'compose'), copy, { recursive: true })
    const settings = await readText('compose', 'example.env')
    await writeFile(join(copy, '.env'), settings.replace('POSTGRES_PASSWORD=', 'POSTGRES_PASSWORD=secret'))
    const { stdout } = await run('docker-compose', ['config'], { cwd: copy, env: { PATH: process.env.PATH } })
    const { services } = parse(stdout)
    expect(services.lerret.environment).toMatchObject({
      DATABASE_URL: 'postgres://lerret:secret@postgres/lerret',
      PUBLIC_URL: services.caddy.environment.PUBLIC_URL,
    })
  },
)

test.skipIf(!hasProgram('kubectl', 'version', '--client'))(
  'kubectl renders the manifests as a house of its own, as the documentation shows',
  async () => {
    const documentation = await readFile(join(ROOT, 'docs', 'containers.md'), 'utf8')
    await cp(join(PACKAGING, 'kubernetes'), join(folder, 'lerret', 'packaging', 'kubernetes'), {
      recursive: true,
    })
    await mkdir(join(folder, 'oyane'))
    for (const [, example = '', name = ''] of documentation.matchAll(/```yaml\n(# (\S+\.yaml)\n.*?)```/gs))
      await writeFile(join(folder, 'oyane', name), example)
    const { stdout } = await run('kubectl', ['kustomize', join(folder, 'oyane')])
    const manifests = parseAllDocuments(stdout).map((document) => document.toJS())
    const files = await readdir(join(PACKAGING, 'kubernetes'))
    expect(manifests).toHaveLength(files.length - 1)
    expect(manifests.every(({ metadata }) => metadata.namespace === 'oyane')).toBe(true)
    const find = (kind: string) => manifests.find((manifest) => manifest.kind === kind)
    expect(find('Ingress').spec).toMatchObject({
      rules: [{ host: 'oyane.example' }],
      tls: [{ hosts: ['oyane.example'] }],
    })
    expect(find('Deployment').spec.template.spec.containers[0].image).toBe(
      'registry.example/lerret:0.1.0-COMMIT',
    )
  },
)
